// GOR-HOUSE-6: the engine judges a definition; here its verdict is put into words and shown on the
// line of the role or act it is about.
#include <fmt/format.h>

#include "engine/expect.h"
#include "rulebooks/gorod/house/reader.h"
#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::house {
namespace {

using gorod::Call;
using gorod::HouseFault;

Message holder_of(const HouseRoles& roles, std::size_t number, Call slot) {
  for (const gorod::Row& row : gorod::kNight) {
    if (row.call != slot) continue;
    if (row.clan == gorod::Clan::none) return as_written(word_for(kCharacters, row.role));
    return {"fault.house.the-clan", {{"name", word_for(kClans, row.clan)}}};
  }
  for (std::size_t i = 0; i < roles.size(); ++i) {
    for (unsigned k = 0; i != number && k < roles[i].card.acts; ++k) {
      if (roles[i].card.act[k].call == slot) return as_written(roles[i].id);
    }
  }
  return "fault.house.another-role";
}

Message about_slot(const HouseRoles& roles, std::size_t number, Call slot) {
  return {"fault.house.slot-taken",
          {{"slot", static_cast<int>(slot)},
           {"who", holder_of(roles, number, slot)},
           {"high", static_cast<int>(Call::last)}}};
}

// What is written in quotes in a definition: "with-mafia".
std::string with(std::string_view clan) { return fmt::format("\"with-{}\"", clan); }

Message about(HouseFault fault) {
  switch (fault) {
    case HouseFault::clan_shot_without_clan:
      return {"fault.house.clan-shot-without-clan",
              {{"mafia", "call = " + with("mafia")}, {"yakuza", with("yakuza")}}};
    case HouseFault::compare_needs_two: return "fault.house.compare-needs-two";
    case HouseFault::wins_alone_and_side: return "fault.house.wins-alone-and-side";
    case HouseFault::nothing_left_to_affect: return "fault.house.nothing-left-to-affect";
    case HouseFault::no_second_clan: return "fault.house.no-second-clan";
    case HouseFault::must_fall: return "fault.house.must-fall";
    case HouseFault::act_without_call:
      return {"fault.house.act-without-call",
              {{"own", "call = \"own: <slot>\""},
               {"mafia", with("mafia")},
               {"yakuza", with("yakuza")}}};
    default: return "fault.house.number-out-of-range";
  }
}

Mistake mistake_at(const Place& place, const Message& what) {
  return {place.file, place.line, place.column, what};
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
    found.push_back(mistake_at(role.place, about(of_role)));
  }
  judged.acts = 1;
  for (std::size_t k = 0; k < role.card.acts; ++k) {
    judged.act[0] = role.card.act[k];
    const HouseFault fault = gorod::house_fault(setup, static_cast<int>(number));
    if (fault == HouseFault::none || fault == of_role) continue;
    const Call slot = judged.act[0].call;
    found.push_back(mistake_at(role.act_places[k], fault == HouseFault::slot_taken
                                                       ? about_slot(roles, number, slot)
                                                       : about(fault)));
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
    if (role.card.by_hand == gorod::ByHand::yes) continue;  // GOR-HOUSE-9: the moderator does it
    for (std::size_t k = 0; k < role.card.acts; ++k) {
      if (role.card.act[k].does != gorod::Blocks{}) continue;
      found.push_back(mistake_at(
          role.act_places[k], {"fault.house.act-does-nothing", {{"example", "do = [\"HOLD\"]"}}}));
    }
  }
  return found;
}

}  // namespace omerta::house
