// Cards of mrakoszlap by the names people type, and complaints about hands that were dealt by hand.
#pragma once
#include <span>

#include "cli/setup/game_setup.h"
#include "rulebooks/mrakoszlap/rules/setup.h"

namespace omerta::cli {

// MRK-DEAL-13  Hands dealt with real cards, in seat order: what is wrong with them.
MayStart say_hand_findings(const mrakoszlap::Setup& setup, const Names& names,
                           std::span<const mrakoszlap::Hand> hands, const Words& words,
                           Terminal& terminal);

// By its id, by its name in the reader's language or an unmistakable beginning of it, or by the
// name that is printed on the card.
std::optional<mrakoszlap::Type> find_card_type(std::string_view word, const Words& words);
// One copy: "mage 2", "mage-2"; without a number the only one, or the first.
std::optional<mrakoszlap::CardId> find_card_copy(std::string_view word, const Words& words);

}  // namespace omerta::cli
