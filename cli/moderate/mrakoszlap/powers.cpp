// The powers of the day as a moderator types them: who, which card, and on whom.
#include "cli/moderate/mrakoszlap/mrakoszlap.h"
#include "cli/setup/mrakoszlap_setup.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Power;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;

std::optional<int> find_power(std::string_view word, const Words& words) {
  const auto type = find_card_type(word, words);
  for (Power power : mrakoszlap::kDayPowers) {
    if (type == type_of(power)) return static_cast<int>(power);
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
  for (Power power : mrakoszlap::kDayPowers) {
    if (desk.table().has_spent(power) || !desk.plan().deck.has(type_of(power))) continue;
    const std::string whom = power == Power::anarchist ? " " + desk.name(last) : "";
    all += (all.empty() ? "" : " / ") + desk.name(first) + " " + desk.card(type_of(power)) + whom;
  }
  if (!all.empty()) desk.enter_what(desk.say("guide.mrk.power.how", {{"name", all}}));
}

}  // namespace omerta::cli
