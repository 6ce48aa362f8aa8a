// A census of twin worlds: how many pairs there were for each rare fact, in each phase, for each
// relation of an observer to it. The pairs are steered towards what comes up seldom by itself; what
// cannot come up at all is listed with the reason.
#pragma once
#include <map>
#include <set>
#include <span>
#include <string>

#include "tests/laws/game.h"

namespace omerta::laws {

enum class Relation : std::uint8_t { actor, target, partner, dead, bystander };
inline constexpr std::array kRelations{Relation::actor, Relation::target, Relation::partner,
                                       Relation::dead, Relation::bystander};

struct Rare {
  Fact fact{};
  std::uint8_t what = 0;  // with this in it, if the fact is of many kinds; kAny otherwise
  Relation who{};         // which the one it names first is
  const char* name = "";
  std::vector<std::uint8_t> phases;  // in which it can happen
};
inline constexpr std::uint8_t kAny = 255;

struct Cannot {  // and why
  const char* name = "";
  Relation relation{};
  const char* reason = "";
  std::uint8_t phase = kAny;
};

struct Cell {
  std::string name;
  std::uint8_t phase = 0;
  Relation relation{};
  friend auto operator<=>(const Cell&, const Cell&) = default;
};
using Census = std::map<Cell, unsigned>;  // pairs

inline bool is(const Rare& rare, const Event& event) {
  return rare.fact == event.fact && (rare.what == kAny || rare.what == event.what);
}

inline Relation relation_of(Seat observer, const Rare& rare, const Told& told, Seats out) {
  const Event& event = told.event;
  if (event.who == observer) return rare.who;
  if (event.whom == observer || event.seats.has(observer)) return Relation::target;
  if (out.has(observer)) return Relation::dead;
  const bool among = !told.to.is_everyone() && told.to.seats().has(observer);
  return among ? Relation::partner : Relation::bystander;
}

// An observer to whom something rare happened in this game, or before whose eyes: each fact and
// each relation as likely as any other.
template <class Game>
Seats somebody_related(Dice& dice, const Game& game, std::span<const Rare> rares, Seats all) {
  std::vector<std::pair<const Rare*, std::vector<const Told*>>> found;
  for (const Rare& rare : rares) {
    std::vector<const Told*> events;
    for (const Told& told : game.told) {
      if (is(rare, told.event)) events.push_back(&told);
    }
    if (!events.empty()) found.emplace_back(&rare, events);
  }
  if (found.empty()) return {};
  const auto any = [&](const auto& list) -> const auto& {
    return list[dice.below(static_cast<std::uint32_t>(list.size()))];
  };
  const auto& [rare, events] = any(found);
  const Told& told = *any(events);
  const Seats out = all - game.standing().in_play;
  const Relation wanted = any(kRelations);
  const Seats seats =
      seats_where(all, [&](Seat seat) { return relation_of(seat, *rare, told, out) == wanted; });
  return seats.empty() ? seats : seats_of(dice.one_of(seats.bits));
}

// What the census lacks; nothing if every cell has its floor and no other has a pair.
inline std::string missing(const Census& census, std::span<const Rare> rares,
                           std::span<const Cannot> never, unsigned floor) {
  std::string text;
  for (const Rare& rare : rares) {
    for (std::uint8_t phase : rare.phases) {
      for (Relation relation : kRelations) {
        const auto found = census.find({rare.name, phase, relation});
        const unsigned pairs = found == census.end() ? 0 : found->second;
        bool possible = true;
        for (const Cannot& cannot : never) {
          const bool here = cannot.phase == kAny || cannot.phase == phase;
          const bool same = std::string{rare.name} == cannot.name && here;
          possible = possible && !(same && cannot.relation == relation);
        }
        if (possible ? pairs >= floor : pairs == 0) continue;
        text += std::string{rare.name} + " in phase " + std::to_string(phase) + ", relation " +
                std::to_string(static_cast<int>(relation)) + ": " + std::to_string(pairs) + "\n";
      }
    }
  }
  return text;
}

// Adds what happened in a world by its commands up to the last that was compared.
template <class World, class Phase>
void count_pairs(std::set<Cell>& cells, const World& world, std::size_t until,
                 std::span<const Rare> rares, const Phase& phase_of) {
  const auto& game = world.game;
  if (until == 0 || game.commands.empty()) return;
  const std::size_t last = std::min(world.entries[until - 1].command, game.commands.size() - 1);
  for (std::size_t i = 0; i <= last; ++i) {
    const std::size_t end =
        i + 1 < game.told_before.size() ? game.told_before[i + 1] : game.told.size();
    for (std::size_t k = game.told_before[i]; k < end; ++k) {
      const Told& told = game.told[k];
      for (const Rare& rare : rares) {
        if (!is(rare, told.event)) continue;
        const auto [phase, out] = phase_of(i);
        for (Seat seat : world.observers()) {
          cells.insert({rare.name, phase, relation_of(seat, rare, told, out)});
        }
      }
    }
  }
}

}  // namespace omerta::laws
