// A game of mrakoszlap as it is asked for on the command line: people, a deck of one's own, presets
// and settings. Bad words are answered with what would have been right, the rest with the
// catalogue's complaints.
#pragma once
#include <span>

#include "cli/setup/game_setup.h"
#include "rulebooks/mrakoszlap/rules/setup.h"

namespace omerta::cli {

using ChosenMrakoszlap = Chosen<mrakoszlap::Setup>;

// Nothing if a word was not understood; the terminal has been told. The words are those of the
// rulebook.
std::optional<ChosenMrakoszlap> choose_mrakoszlap(const SetupRequest& request, const Words& words,
                                                  Terminal& terminal);
MayStart say_findings(const ChosenMrakoszlap& chosen, const Words& words, Terminal& terminal);

// MRK-DEAL-13  Hands dealt with real cards, in seat order: what is wrong with them.
MayStart say_hand_findings(const ChosenMrakoszlap& chosen, std::span<const mrakoszlap::Hand> hands,
                           const Words& words, Terminal& terminal);

std::vector<std::string> mrakoszlap_presets();  // catalogue, 1.2

// By its id, by its name in the reader's language or an unmistakable beginning of it, or by the
// name that is printed on the card.
std::optional<mrakoszlap::Type> find_card_type(std::string_view word, const Words& words);
// One copy: "mage 2", "mage-2"; without a number the only one, or the first.
std::optional<mrakoszlap::CardId> find_card_copy(std::string_view word, const Words& words);
std::vector<std::string> mrakoszlap_words(const Words& words);  // of all types

}  // namespace omerta::cli
