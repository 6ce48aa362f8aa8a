// Action cards as a game master types them: who, which card, and on whom.
#include "cli/moderate/spytown/spytown.h"
#include "cli/setup/spytown_setup.h"

namespace omerta::cli {
namespace {

using spytown::Card;
namespace ask = spytown::ask;

std::optional<int> find_played(std::string_view word, const Words& words) {
  const auto card = find_action_card(word, words);
  if (!card || *card == Card::neutral) return {};
  return static_cast<int>(*card);
}

Ask ask_of(Card card) {
  switch (card) {
    case Card::vest: return ask::vest;
    case Card::bandage: return ask::bandage;
    case Card::recruitment: return ask::recruit;
    case Card::role_swap: return ask::role_swap;
    case Card::wiretap: return ask::wiretap;
    case Card::shelter: return ask::shelter;
    case Card::safe_conduct: return ask::safe_conduct;
    case Card::arrest: return ask::arrest;
    case Card::corner_shot: return ask::corner_shot;
    case Card::kidnapping: return ask::kidnapping;
    case Card::last_shot: return ask::last_shot;
    default: return Ask{};
  }
}

bool needs_target(Card card) {
  return card == Card::recruitment || card == Card::role_swap || card == Card::wiretap ||
         card == Card::corner_shot || card == Card::kidnapping || card == Card::last_shot;
}

// SPY-CARD-10  Whoever turns up a usable card in a wrong phase is out; what it would have done
// does not matter.
bool shown_in_wrong_phase(const SpytownDesk& desk, Seat seat, Card card) {
  const bool holds = desk.state().notes[index(seat)].card == card;
  return holds && desk.asked(ask::show_card).has(seat);
}

}  // namespace

bool is_card_play(Ask what) {
  for (int i = 0; i < spytown::kCards; ++i) {
    const Ask played = ask_of(static_cast<Card>(i));
    if (played == what && played != Ask{}) return true;
  }
  return what == ask::show_card;
}

void explain_cards(SpytownDesk& desk) {
  for (int i = 0; i < spytown::kCards; ++i) {
    const Card card = static_cast<Card>(i);
    if (desk.plan().cards[index(card)] == 0) continue;
    desk.say_aloud(notation::card_name(desk.words(), desk.setup(), card) + ": " +
                   notation::card_does(desk.words(), desk.setup(), card));
  }
}

void show_token(SpytownDesk& desk, const Event& seen) {
  const auto& words = desk.words();
  const Args args{
      {"who", desk.name(seen.who)}, {"whom", desk.name(seen.whom)}, {"n", index(seen.who) + 1}};
  desk.do_silently(words.say("guide.page.token.do", args));
  const std::size_t told = desk.chronicle().told().size();
  auto page = Desk::Page::interrupted;
  while (page == Desk::Page::interrupted && desk.chronicle().told().size() == told) {
    page = desk.turn_page(seen.who, words.say("cli.moderate.ask.token-page", args));
    if (desk.stopped()) return;
  }
  if (page != Desk::Page::opened) return;
  const auto token = static_cast<spytown::Token>(seen.what);
  desk.note(
      words.say("guide.show-token", {{"who", desk.name(seen.who)},
                                     {"whom", desk.name(seen.whom)},
                                     {"token", notation::token_name(words, desk.setup(), token)}}));
  desk.pause(words.say("guide.cover"));
  desk.cover(words.say("cli.moderate.secrets-hidden"));
  desk.turns_to("");
}

bool plays_card(SpytownDesk& desk, const std::string& text) {
  const auto played = read_play(
      text, desk.names(), [&](std::string_view word) { return find_played(word, desk.words()); });
  if (!played) return false;
  const auto card = static_cast<Card>(played->thing);
  const Ask what = ask_of(card);
  if (what == Ask{}) return false;
  if (shown_in_wrong_phase(desk, played->who, card)) {
    return desk.command(played->who, ask::show_card, kYes), true;
  }
  if (!needs_target(card)) return desk.command(played->who, what, kYes), true;
  if (played->whom) return desk.command(played->who, what, choice_of(*played->whom)), true;
  desk.terminal().say(
      desk.words().say("guide.card.whom",
                       {{"who", desk.name(played->who)},
                        {"card", notation::card_name(desk.words(), desk.setup(), card)}}),
      Style::bad);
  return true;
}

void say_how_to_play(SpytownDesk& desk, spytown::Cards cards) {
  const spytown::Cards open = desk.table().unseen & cards;
  if (open.empty()) return;
  List examples;
  for (int i = 0; i < spytown::kCards; ++i) {
    const Card card = static_cast<Card>(i);
    if (!open.has(card)) continue;
    const std::string name = notation::card_name(desk.words(), desk.setup(), card);
    const Seat first = *desk.in_play();
    Seat last = first;
    for (Seat seat : desk.in_play()) last = seat;
    examples.push_back(desk.name(first) + " " + name +
                       (needs_target(card) ? " " + desk.name(last) : ""));
  }
  std::string all;
  for (const std::string& each : examples) all += (all.empty() ? "" : " / ") + each;
  desk.enter_what(desk.words().say("guide.card.how", {{"name", all}}));
}

}  // namespace omerta::cli
