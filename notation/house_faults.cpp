// GOR-HOUSE-6: the engine judges a definition; here its verdict is put into words and shown on the
// line of the role or act it is about.
#include <fmt/format.h>

#include "engine/expect.h"
#include "notation/house_reader.h"
#include "rulesets/gorod/cards.h"
#include "rulesets/gorod/setup.h"

namespace omerta::house {
namespace {

using gorod::Call;
using gorod::HouseFault;

std::string holder_of(const HouseRoles& roles, std::size_t number, Call slot) {
  for (const gorod::Row& row : gorod::kNight) {
    if (row.call != slot) continue;
    return row.clan == gorod::Clan::none ? std::string{word_for(kCharacters, row.role)}
                                         : fmt::format("the {}", word_for(kClans, row.clan));
  }
  for (std::size_t i = 0; i < roles.size(); ++i) {
    for (unsigned k = 0; i != number && k < roles[i].card.acts; ++k) {
      if (roles[i].card.act[k].call == slot) return roles[i].id;
    }
  }
  return "another role";
}

std::string about_slot(const HouseRoles& roles, std::size_t number, Call slot) {
  return fmt::format("slot {} is taken by {}; expected a free number from 1 to {}",
                     static_cast<int>(slot), holder_of(roles, number, slot),
                     static_cast<int>(Call::last));
}

std::string_view about(HouseFault fault) {
  switch (fault) {
    case HouseFault::clan_shot_without_clan:
      return "CLAN-SHOT without waking with that clan; expected call = \"with-mafia\" or "
             "\"with-yakuza\" and no call of its own for the act";
    case HouseFault::compare_needs_two: return "COMPARE of other than two; expected count = 2";
    case HouseFault::wins_alone_and_side:
      return "side alone and WINS-ALONE go together; expected both or neither";
    case HouseFault::nothing_left_to_affect:
      return "HOLD, SHELTER, MASK, JAM or GUARD with nothing left to affect; expected a slot of "
             "at most 110";
    case HouseFault::no_second_clan:
      return "the role needs the yakuza as a second clan; expected a game with yakuza-mode "
             "second-clan";
    case HouseFault::must_fall:
      return "must-fall is no, but the role is counted with a clan; expected yes, or tally other";
    case HouseFault::act_without_call:
      return "an act of a role that is never called; expected call = \"own: <slot>\", "
             "\"with-mafia\" or \"with-yakuza\"";
    default: return "a number is out of range; expected count = 1 for CLAN-SHOT";
  }
}

Mistake mistake_at(const Place& place, std::string what) {
  return {place.file, place.line, place.column, std::move(what)};
}

// The engine names one fault for a role. Given each act by itself, and the role without any, it
// names them all, and shows where they are.
Mistakes faults_of(gorod::Setup setup, const HouseRoles& roles, std::size_t number) {
  Mistakes found;
  const HouseRole& role = roles[number];
  gorod::Card& judged = setup.house[number];
  judged.acts = 0;
  const HouseFault of_role = gorod::house_fault(setup, static_cast<int>(number));
  if (of_role != HouseFault::none) {
    found.push_back(mistake_at(role.place, std::string{about(of_role)}));
  }
  judged.acts = 1;
  for (std::size_t k = 0; k < role.card.acts; ++k) {
    judged.act[0] = role.card.act[k];
    const HouseFault fault = gorod::house_fault(setup, static_cast<int>(number));
    if (fault == HouseFault::none || fault == of_role) continue;
    const Call slot = judged.act[0].call;
    found.push_back(mistake_at(role.act_places[k], fault == HouseFault::slot_taken
                                                       ? about_slot(roles, number, slot)
                                                       : std::string{about(fault)}));
  }
  return found;
}

}  // namespace

gorod::Setup with_house_roles(gorod::Setup setup, const HouseRoles& roles) {
  expect(roles.size() <= setup.house.size());
  setup.house = {};
  setup.house_roles = static_cast<std::uint8_t>(roles.size());
  for (std::size_t i = 0; i < roles.size(); ++i) setup.house[i] = roles[i].card;
  return setup;
}

Mistakes check_house_roles(const gorod::Setup& setup, const HouseRoles& roles) {
  const gorod::Setup with = with_house_roles(setup, roles);
  Mistakes all;
  for (std::size_t i = 0; i < roles.size(); ++i) {
    for (Mistake& mistake : faults_of(with, roles, i)) all.push_back(std::move(mistake));
  }
  return all;
}

Mistakes check_definitions(const HouseRoles& roles, Definitions which) {
  // Built-in definitions stand in the built-in slots; cards.cpp is their judge.
  if (which == Definitions::of_built_in) return {};
  Mistakes found = check_house_roles({.yakuza_mode = gorod::YakuzaMode::second_clan}, roles);
  if (!found.empty()) return found;
  for (const HouseRole& role : roles) {
    for (std::size_t k = 0; k < role.card.acts; ++k) {
      if (role.card.act[k].does != gorod::Blocks{}) continue;
      found.push_back(mistake_at(role.act_places[k],
                                 "an act does nothing; expected a list of blocks, such as "
                                 "do = [\"HOLD\"]"));
    }
  }
  return found;
}

}  // namespace omerta::house
