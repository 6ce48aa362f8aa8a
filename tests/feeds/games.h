// Random games of every rulebook with full decks, options and house roles, as records; and for each
// of them a world that differs in what one seat cannot know.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "chance/dice.h"
#include "notation/record.h"

namespace omerta::feeds {

// A whole game, from the deal to its end.
notation::Record random_game(std::string_view rulebook, std::uint64_t seed);

// As far as so many commands.
notation::Record cut(const notation::Record& game, std::size_t commands);

// The same head with these things dealt, and the game's own deal with what two seats hold
// exchanged.
notation::Record with_deal(const notation::Record& game, const std::vector<int>& deal);
std::vector<int> exchanged(const notation::Record& game, std::size_t one, std::size_t other);
std::vector<Command> commands_of(const notation::Record& game);

struct Twins {
  notation::Record here;
  notation::Record there;
  bool different = false;  // whether another seat holds other cards there
};

// Two other seats have exchanged what they were dealt, and what they do unseen. Both games go as
// far as this seat has heard the same in both.
std::optional<Twins> twins_of(const notation::Record& game, Seat seat, chance::Dice& dice);

}  // namespace omerta::feeds
