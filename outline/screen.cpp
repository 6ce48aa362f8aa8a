// The screens of a game in outline: the circle as everyone knows it, its own card, what was told to
// this seat alone, and its questions.
#include "presentation/screen/screen.h"

#include "outline/said.h"
#include "outline/shown.h"
#include "presentation/screen/questions.h"

namespace omerta::outline {
namespace {

screen::HeldCard held(const Outline& outline, int role) {
  return {.names = {role_name(outline, role)}, .does = role_does(outline, role)};
}

// Everyone's votes of the round, and the cards that came to light.
void add_seen(const Outline& outline, const story::Feed& feed, screen::Screen& now) {
  for (const story::Heard& heard : feed.heard()) {
    const Event& event = heard.event;
    const Row& row = outline.row(event.fact);
    if (heard.label.stream != story::Stream::open) continue;
    if (row.has(Trait::night)) {
      for (screen::Place& each : now.circle) each.votes = {};
    }
    if (row.has(Trait::ballot)) now.circle[index(event.whom)].votes |= Seats::of(event.who);
    if (!row.has(Trait::shows_card)) continue;
    screen::Place& place = now.circle[index(event.who)];
    const Message role = role_name(outline, event.what);
    if (row.has(Trait::out)) place.fate = {"play.table.shown", {{"role", role}}};
    if (now.hour == Hour::over) place.shown = {role};
  }
}

Messages knowledge(const Outline& outline, const story::Feed& feed) {
  Messages known;
  int round = 0;
  for (const story::Heard& heard : feed.heard()) {
    if (heard.part.night != 0) round = heard.part.night;
    const bool own = heard.label.stream == story::Stream::own;
    if (!own || !outline.row(heard.event.fact).has(Trait::kept)) continue;
    known.push_back({"play.know.night", {{"n", round}, {"what", heard.text}}});
  }
  return known;
}

screen::Asked asked(const Outline& outline, const Prompt& prompt) {
  const bool kills = prompt.ask == outline.group.ask;
  return {std::string{outline.asks[static_cast<std::size_t>(prompt.ask)]},
          question(outline, prompt.ask), kills ? screen::Danger::kills : screen::Danger::loses};
}

}  // namespace

screen::Screen public_screen(const Outline& outline, const AnyTable& table,
                             const story::Feed& feed) {
  const Standing standing = table.standing();
  screen::Screen now{.hour = standing.hour, .round = standing.round};
  for (Seat seat : standing.seats) {
    now.circle.push_back({seat, standing.in_play.has(seat), "play.table.in-play"});
  }
  now.about = {listed(deck(outline, outline.cards(table)))};
  now.winners = standing.winners;
  now.aims = {said(outline, "aims")};
  add_seen(outline, feed, now);
  return now;
}

screen::Screen screen(const Outline& outline, const AnyView& view, const story::Feed& feed) {
  screen::Screen now = public_screen(outline, view.table(), feed);
  const int role = outline.own_role(view);
  if (role >= 0) now.hand.push_back(held(outline, role));
  now.knows = knowledge(outline, feed);
  now.questions = screen::questions(
      view, [&](const Prompt& prompt) { return asked(outline, prompt); },
      [](Ask, Choice choice) {
        return choice == kPass ? Message{"cli.menu.pass"} : chair(seat_of(choice));
      });
  for (screen::Question& each : now.questions) {
    if (each.ask == outline.vote) each.turn = screen::Turn::in_turn;
  }
  if (screen::sleeps(view)) now.decoy = screen::decoy(view.standing(), {});
  return now;
}

std::vector<screen::HeldCard> cards(const Outline& outline, const AnyTable& table) {
  const std::vector<int> deck = outline.cards(table);
  std::vector<screen::HeldCard> all;
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (deck[i] > 0) all.push_back(held(outline, static_cast<int>(i)));
  }
  return all;
}

}  // namespace omerta::outline
