// A game of spytown as it is asked for on the command line: edition, people, action cards, options.
// Bad words are answered with what would have been right, the rest with the catalogue's complaints.
#pragma once
#include "cli/setup/game_setup.h"
#include "rulebooks/spytown/rules/setup.h"

namespace omerta::cli {

using ChosenSpytown = Chosen<spytown::Setup>;

// Nothing if a word was not understood; the terminal has been told. The words are those of the
// rulebook.
std::optional<ChosenSpytown> choose_spytown(const SetupRequest& request, const Words& words,
                                            Terminal& terminal);
MayStart say_findings(const ChosenSpytown& chosen, const Words& words, Terminal& terminal);

// By its id or by its name in the reader's language.
std::optional<spytown::Token> find_token(std::string_view word, const Words& words);
std::optional<spytown::Card> find_action_card(std::string_view word, const Words& words);
std::vector<std::string> spytown_words(const Words& words);  // tokens and cards

}  // namespace omerta::cli
