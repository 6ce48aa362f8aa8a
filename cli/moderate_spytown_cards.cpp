// Action cards as a game master types them: who, which card, and on whom.
#include <algorithm>

#include "cli/moderate_spytown.h"
#include "cli/spytown_setup.h"
#include "cli/suggest.h"

namespace omerta::cli {
namespace {

using spytown::Card;
namespace ask = spytown::ask;

constexpr std::size_t kLongestName = 4;  // words

std::string joined(const std::vector<std::string>& words, std::size_t from, std::size_t count) {
  std::string text;
  for (std::size_t i = from; i < from + count; ++i) text += (i == from ? "" : " ") + words[i];
  return text;
}

struct Found {
  std::size_t length = 0;  // in words; 0: nothing
  Seat seat = Seat::nobody;
  Card card = Card::none;
};

// The longest name that begins here.
Found seat_at(const std::vector<std::string>& typed, std::size_t at, const notation::Names& names) {
  for (std::size_t n = std::min(kLongestName, typed.size() - at); n > 0; --n) {
    if (const auto seat = find_seat(joined(typed, at, n), names)) return {n, *seat};
  }
  return {};
}

Found card_at(const std::vector<std::string>& typed, std::size_t at, const SpytownDesk& desk) {
  for (std::size_t n = std::min(kLongestName, typed.size() - at); n > 0; --n) {
    const auto card = find_action_card(joined(typed, at, n), desk.words());
    if (card && *card != Card::neutral) return {n, Seat::nobody, *card};
  }
  return {};
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

bool plays_card(SpytownDesk& desk, const std::string& text) {
  const std::vector<std::string> typed = split_words(text);
  if (typed.size() < 2) return false;
  const Found who = seat_at(typed, 0, desk.names());
  if (who.length == 0 || who.length >= typed.size()) return false;
  const Found card = card_at(typed, who.length, desk);
  const Ask what = ask_of(card.card);
  if (card.length == 0 || what == Ask{}) return false;
  if (shown_in_wrong_phase(desk, who.seat, card.card)) {
    return desk.command(who.seat, ask::show_card, kYes), true;
  }
  if (!needs_target(card.card)) return desk.command(who.seat, what, kYes), true;
  // The last words are the name; what stands between ("on", "na") says nothing.
  for (std::size_t at = who.length + card.length; at < typed.size(); ++at) {
    const Found whom = seat_at(typed, at, desk.names());
    if (whom.length == 0 || at + whom.length != typed.size()) continue;
    return desk.command(who.seat, what, choice_of(whom.seat)), true;
  }
  desk.terminal().say(
      desk.words().say("guide.card.whom",
                       {{"who", desk.name(who.seat)},
                        {"card", notation::card_name(desk.words(), desk.setup(), card.card)}}),
      Style::bad);
  return true;
}

void say_how_to_play(SpytownDesk& desk, spytown::Cards cards) {
  const spytown::Cards open = desk.table().unseen & cards;
  if (open.empty()) return;
  notation::List examples;
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
