// Deals from a seed: rounds in which some phones take part, games of every rulebook played with the
// key's chance, and transcripts in which one thing was changed.
#pragma once
#include <string>
#include <string_view>

#include "chance/dice.h"
#include "dealing/game.h"

namespace omerta::dealing {

Digest some_digest(chance::Dice& dice);

// A complete round over this setup; any number of phones may have taken part.
Round some_round(const std::string& setup, unsigned seats, chance::Dice& dice);

// A setup of nobody's rulebook: packs, hands and limits at random.
Frozen some_frozen(chance::Dice& dice);

struct PlayedGame {
  notation::Record fresh;  // before the deal
  notation::Record played;
  Transcript transcript;
};
// A game of this rulebook, some hundred commands long or to its end.
PlayedGame played_game(std::string_view rulebook, std::uint64_t seed);

// The transcript with one thing in it changed.
std::string tampered(const std::string& transcript, chance::Dice& dice);

}  // namespace omerta::dealing
