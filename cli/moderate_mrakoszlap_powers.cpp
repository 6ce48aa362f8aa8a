// The powers of the day as a moderator types them: who, which card, and on whom.
#include <array>

#include "cli/moderate_mrakoszlap.h"
#include "cli/mrakoszlap_setup.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Power;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;

struct DayPower {
  Type type;
  Power power;
};
constexpr std::array kPowers{
    DayPower{Type::anarchist, Power::anarchist}, DayPower{Type::astronomer, Power::astronomer},
    DayPower{Type::communist, Power::communist}, DayPower{Type::terrorist, Power::terrorist}};

std::optional<int> find_power(std::string_view word, const notation::Words& words) {
  const auto type = find_card_type(word, words);
  for (const DayPower& each : kPowers) {
    if (type == each.type) return static_cast<int>(each.power);
  }
  return {};
}

}  // namespace

bool uses_power(MrakoszlapDesk& desk, const std::string& text) {
  const auto played = read_play(
      text, desk.names(), [&](std::string_view word) { return find_power(word, desk.words()); });
  if (!played) return false;
  const auto power = static_cast<Power>(played->thing);
  if (power != Power::anarchist) {
    desk.play({desk.order(played->who, ask::use_power, choice_of(power))});
  } else if (played->whom) {
    desk.play({desk.order(played->who, ask::use_power, choice_of(*played->whom))});
  } else {
    desk.terminal().say(desk.say("guide.card.whom", {{"who", desk.name(played->who)},
                                                     {"card", desk.card(Type::anarchist)}}),
                        Style::bad);
  }
  return true;
}

void say_how_to_use(MrakoszlapDesk& desk) {
  const Seat first = *desk.in_play();
  Seat last = first;
  for (Seat seat : desk.in_play()) last = seat;
  std::string all;
  for (const DayPower& each : kPowers) {
    const bool seen = (desk.table().spent >> static_cast<unsigned>(each.power) & 1U) != 0;
    if (seen || !desk.plan().deck.has(each.type)) continue;
    const std::string whom = each.power == Power::anarchist ? " " + desk.name(last) : "";
    all += (all.empty() ? "" : " / ") + desk.name(first) + " " + desk.card(each.type) + whom;
  }
  if (!all.empty()) desk.enter_what(desk.say("guide.mrk.power.how", {{"name", all}}));
}

}  // namespace omerta::cli
