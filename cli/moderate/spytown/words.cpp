// What a game master of spytown may type besides the words of every desk: rulings about a player or
// a card, and what a player may look at again.
#include <array>

#include "cli/moderate/spytown/spytown.h"
#include "cli/setup/spytown_setup.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"

namespace omerta::cli {
namespace {

using spytown::Card;
namespace ask = spytown::ask;

constexpr std::array<std::string_view, 4> kOwn{"put-out", "allow", "forbid", "show"};

std::string key_of(std::string_view id) { return "spy.word." + std::string{id}; }

// English words are understood in every language; a player's name is never such a word.
std::string_view find_own(const SpytownDesk& desk, const std::string& typed) {
  for (const std::string& name : desk.names().seats) {
    if (folded(name) == typed) return {};
  }
  const Words& english = Words::of(Language::en, "spytown");
  for (std::string_view id : kOwn) {
    const bool here = is_one_of(typed, desk.words().say(key_of(id)));
    if (here || is_one_of(typed, english.say(key_of(id)))) return id;
  }
  return {};
}

// SPY-GM-1  A card by its name, whoever holds it.
void rule_on_card(SpytownDesk& desk, std::string_view id, const std::string& rest) {
  const auto card = find_action_card(rest, desk.words());
  if (!card || *card == Card::neutral) {
    return desk.terminal().say(desk.words().say("guide.card.unknown"), Style::bad);
  }
  desk.command(Seat::nobody, ask::rule,
               id == "allow" ? spytown::allow_choice(*card) : spytown::forbid_choice(*card));
}

// SPY-CARD-6  One's own card may be looked at at any time; at night the eyes are shut.
void show_again(SpytownDesk& desk, Seat seat) {
  if (!desk.eyes_open()) {
    return desk.terminal().say(desk.words().say("guide.call.nobody-asked"), Style::bad);
  }
  show_own_page(desk, seat);
  desk.turns_to("");
}

}  // namespace

bool own_word(SpytownDesk& desk, const std::string& text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view id = find_own(desk, folded(text.substr(0, space)));
  if (id.empty()) return false;
  const std::size_t from = text.find_first_not_of(' ', space);
  const std::string rest = from == std::string::npos ? std::string{} : text.substr(from);
  if (id == "allow" || id == "forbid") return rule_on_card(desk, id, rest), true;
  const auto seat = desk.seat_or_say(rest);
  if (!seat) return true;
  if (id == "show") return show_again(desk, *seat), true;
  return desk.command(Seat::nobody, ask::rule, spytown::put_out_choice(*seat)), true;
}

void SpytownDesk::help_more() {
  Args args;
  for (std::string_view id : kOwn) {
    args.emplace_back(id == "put-out" ? "put" : id, first_word(words(), key_of(id)));
  }
  terminal().say(words().say("spy.guide.words", args));
}

}  // namespace omerta::cli
