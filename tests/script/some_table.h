// A table of each rulebook with somebody who runs it, and what he might enter.
#pragma once
#include <gtest/gtest.h>

#include "chance/dice.h"
#include "presentation/script/desk.h"
#include "presentation/setup/begin.h"

namespace omerta::script {

inline notation::Record table(const std::string& rulebook) {
  const std::size_t seats = rulebook == "mrakoszlap" ? 5 : 9;  // where a game takes long
  setup::Chosen chosen{.rulebook = rulebook, .moderator = "Zora"};
  const std::vector<std::string> names{"Anna",  "Boris", "Cyril", "Dana", "Eva",
                                       "Filip", "Gita",  "Hana",  "Ivan"};
  chosen.players.assign(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(seats));
  if (rulebook == "spytown") {
    chosen.edition = "sk";
    chosen.cards = {{"vest", 1}, {"wiretap", 1}, {"last-shot", 1}, {"shelter", 1}};
  }
  if (rulebook == "mrakoszlap") chosen.options = {{"night-calls", "spoken-with-decoys"}};
  return setup::begun(chosen).value();
}

inline Desk desk_of(const notation::Record& record, std::uint64_t seed) {
  auto desk = Desk::open(record, seed);
  EXPECT_TRUE(desk.has_value());
  return std::move(*desk);
}

inline Choice some_choice(const Desk& desk, const Entry& entry, Seat seat, chance::Dice& dice) {
  const AnyGame& game = desk.game();
  const Prompt* prompt = game.prompt(game.lane(entry.ask), seat);
  if (prompt == nullptr || prompt->offers == 0) {
    return entry.offered.empty() ? kYes : dice.one_of(choice_of(entry.offered));
  }
  if (prompt->pass == Pass::allowed && dice.once_in(4)) return kPass;
  Choice left = prompt->offers;
  Choice choice = 0;
  for (int i = 0; i < prompt->take && left != 0; ++i) {
    const Choice one = dice.one_of(left);
    choice |= one;
    left &= ~one;
  }
  return choice;
}

inline Seat some_seat(Seats seats, chance::Dice& dice) {
  return seats.empty() ? Seat::nobody : seat_of(dice.one_of(choice_of(seats)));
}

inline Choice yes_of(const Entry& entry) {
  return entry.options.empty() ? kYes : entry.options.front().choice;
}

// Something that might be entered; the rules may refuse it.
inline Filled some_entry(const Desk& desk, const Step& step, chance::Dice& dice) {
  const auto at = dice.below(static_cast<std::uint32_t>(step.entries.size()));
  const Entry& entry = step.entries[at];
  Filled filled{.entry = at};
  const Seat who = some_seat(entry.who, dice);
  switch (entry.kind) {
    case EntryKind::point:
    case EntryKind::pairs: filled.hands = {{who, some_choice(desk, entry, who, dice)}}; break;
    case EntryKind::raise:
      for (Seat seat : entry.who) {
        if (!dice.once_in(3)) filled.hands.push_back({seat, yes_of(entry)});
      }
      break;
    case EntryKind::nod: filled.hands = {{who, dice.once_in(2) ? kPass : yes_of(entry)}}; break;
    case EntryKind::volunteer:
      if (dice.once_in(2)) filled.hands = {{who, yes_of(entry)}};
      break;
    case EntryKind::draw:
      filled.hands = {{Seat::nobody, dice.one_of(choice_of(entry.offered))}};
      break;
    case EntryKind::word:
      filled.hands = {
          {who,
           entry.options[dice.below(static_cast<std::uint32_t>(entry.options.size()))].choice}};
      break;
    default: break;
  }
  return filled;
}

}  // namespace omerta::script
