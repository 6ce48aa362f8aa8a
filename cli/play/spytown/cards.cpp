// What a person may type at any question of spytown: something to say, and the own action card,
// which is played if the moment is right. A card shown in a wrong phase costs the game, so that is
// asked twice (SPY-CARD-10).
#include <algorithm>

#include "cli/play/names.h"
#include "cli/play/spytown/spytown.h"
#include "cli/typed/suggest.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/words/spoken.h"

namespace omerta::cli {

using Heard = Dialogue::Heard;
namespace ask = spytown::ask;

namespace {

constexpr int kMostSaid = 300;  // characters
constexpr unsigned kCardLane = spytown::Spytown::lane(ask::show_card);

}  // namespace

// That something could be played now is said once, before the question; which card it is is for the
// player alone.
void SpySession::mention_card(Seat seat) {
  const Prompt* own = match_.open(kCardLane, seat);
  if (own == nullptr || own->ask == ask::show_card) return;
  const std::string word = first_word(dialogue().words(), "play.word.card");
  dialogue().terminal().say(dialogue().say("play.spy.may-play", {{"what", word}}), Style::dim);
}

Heard SpySession::own_word(const std::string& typed) {
  if (index(person_) >= kSeats || at_card_ || match_.over()) return Heard::no;
  const std::size_t space = std::min(typed.find(' '), typed.size());
  if (dialogue().is_word(typed.substr(0, space), "say")) {
    const std::size_t from = std::min(typed.find_first_not_of(' ', space), typed.size());
    return say_to_all(person_, typed.substr(from)), Heard::openly;
  }
  const spytown::Card card = match_.view(person_).notes.card;
  const bool named =
      card != spytown::Card::none && card != spytown::Card::neutral &&
      folded(typed) == folded(notation::card_name(dialogue().words(), setup(), card));
  if (!named && !dialogue().is_word(typed, "card")) return Heard::no;
  at_card_ = true;
  const Heard heard = own_card(person_);
  at_card_ = false;
  return heard;
}

// SPY-POLICE-3, SPY-AGENT-6  Whatever somebody wishes to say while talk is open: an accusation, a
// claim, true or not. Nothing in it counts for the game.
void SpySession::say_to_all(Seat seat, const std::string& text) {
  Terminal& terminal = dialogue().terminal();
  if (text.empty()) {
    const std::string word = first_word(dialogue().words(), "play.word.say");
    return terminal.say(word + " " + dialogue().say("play.help.say"), Style::dim);
  }
  if (!readable(text)) {
    return terminal.say(dialogue().say("cli.error.not-understood", {{"value", text}}), Style::bad);
  }
  if (columns(text) > kMostSaid) {
    return terminal.say(dialogue().say("play.say.long", {{"allowed", kMostSaid}}), Style::bad);
  }
  const Command speak{.choice = kYes, .seat = seat, .ask = ask::speak};
  if (match_.speak(speak, text) != Refusal::none) {
    return terminal.say(dialogue().say("play.say.closed"), Style::bad);
  }
  announce();
}

Heard SpySession::own_card(Seat seat) {
  Terminal& terminal = dialogue().terminal();
  const Words& words = dialogue().words();
  const spytown::View view = match_.view(seat);
  if (!match_.plan().extended()) {
    terminal.say(words.say("play.spy.no-cards"), Style::bad);
    return Heard::yes;
  }
  terminal.say(notation::card_name(words, setup(), view.notes.card), Style::bold);
  terminal.say(notation::card_does(words, setup(), view.notes.card), Style::secret);
  const Prompt* own = match_.open(kCardLane, seat);
  if (own == nullptr) {
    const auto what = notation::spytown_book().find_ask(notation::spytown_name(view.notes.card));
    const Command wish{.choice = kYes, .seat = seat, .ask = what.value_or(ask::show_card)};
    terminal.say(refusal_text(spytown::Spytown::refusal(view, wish, {}), {}), Style::bad);
    return Heard::yes;
  }
  const Prompt prompt = *own;
  if (prompt.ask == ask::show_card) return wrong_phase(seat, prompt);
  pose(seat, prompt, Hint::shown, Looking::alone);
  Dialogue::Menu menu = menu_for(prompt);
  menu.pass = words.say("play.spy.keep-card");
  while (true) {
    const auto choice = dialogue().choose(seat, prompt, menu, Looking::alone);
    if (!choice || *choice == kPass) return Heard::yes;
    const Refusal refusal = match_.say({.choice = *choice, .seat = seat, .ask = prompt.ask});
    if (refusal == Refusal::none) return Heard::moved;
    refuse(refusal, prompt);
  }
}

Heard SpySession::wrong_phase(Seat seat, const Prompt& prompt) {
  pose(seat, prompt, Hint::shown, Looking::alone);
  const auto sure = dialogue().line(dialogue().say("cli.menu.yes-no"), seat, Looking::alone);
  if (!sure) return Heard::yes;
  if (!dialogue().is_word(*sure, "yes")) {
    dialogue().terminal().say(dialogue().say("play.spy.kept"), Style::good);
    return Heard::yes;
  }
  expect(match_.say({.choice = kYes, .seat = seat, .ask = prompt.ask}) == Refusal::none);
  return Heard::moved;
}

}  // namespace omerta::cli
