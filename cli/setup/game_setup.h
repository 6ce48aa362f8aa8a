// A game as it is asked for on the command line: edition, seats, deck, options, house roles. Bad
// words are answered with what would have been right; a bad deck with the catalogue's complaints.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/terminal.h"
#include "notation/setup_text.h"
#include "rulebooks/gorod/rules/setup.h"
#include "words/names.h"
#include "words/words.h"

namespace omerta::cli {

struct Range {
  long long low;
  long long high;
};
inline constexpr Range kTableSizes{2, kSeats};  // of any rulebook; each has limits of its own

struct SetupRequest {
  std::string rulebook = "gorod";
  std::string edition;               // empty: the rulebook's usual one, if it has one
  long long seats = 0;               // 0: not said
  std::string deck;                  // "mafioso=2,commissioner=1,citizen=4"; "mirror=3,sniper=0"
  std::string cards;                 // spytown's action cards: "vest,wiretap,new-gang"
  std::string preset;                // "children", "web-2026"
  std::vector<std::string> options;  // "second-tie=lot"
  std::vector<std::string> house;    // a file, or the id of an example that comes with the program
  std::vector<std::string> players;  // names in seat order
  std::string moderator;             // who runs the table and does not play
};

template <class Setup>
struct Chosen {
  notation::SetupText text;  // as a record writes it
  Setup setup{};
  Names names;
};
using ChosenSetup = Chosen<gorod::Setup>;

// Nothing if a word was not understood; the terminal has been told.
std::optional<ChosenSetup> choose_setup(const SetupRequest& request, const Words& words,
                                        Terminal& terminal);

enum class MayStart { no, yes };
// Says every error and warning in the reader's language.
MayStart say_findings(const ChosenSetup& chosen, const Words& words, Terminal& terminal);

// A card by its id or by its name in the reader's language.
std::optional<gorod::Role> find_card(std::string_view word, const Words& words, const Names& names);
std::vector<std::string> card_words(const Words& words, const Names& names);

}  // namespace omerta::cli
