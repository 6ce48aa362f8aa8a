// A game as it is asked for on the command line: edition, seats, deck, options, house roles. Bad
// words are answered with what would have been right; a bad deck with the catalogue's complaints.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/terminal.h"
#include "engine/seat.h"
#include "presentation/setup/form.h"
#include "words/words.h"

namespace omerta {
struct Rulebook;
}

namespace omerta::cli {

struct Range {
  long long low;
  long long high;
};
inline constexpr Range kTableSizes{2, kSeats};  // of any rulebook; each has limits of its own

struct SetupRequest {
  std::string rulebook{};            // empty: the usual one
  std::string edition;               // empty: the rulebook's usual one, if it has one
  long long seats = 0;               // 0: not said
  std::string deck;                  // "mafioso=2,commissioner=1,citizen=4"; "mirror=3,sniper=0"
  std::string cards;                 // action cards: "vest,wiretap,new-gang"
  std::string preset;                // "children", "web-2026"
  std::vector<std::string> options;  // "second-tie=lot"
  std::vector<std::string> house;    // a file, or the id of an example that comes with the program
  std::vector<std::string> players;  // names in seat order
  std::string moderator;             // who runs the table and does not play
};

// The rulebook that is named. Nothing if none is called so; the terminal has been told.
const Rulebook* named_rulebook(const std::string& name, const Words& words, Terminal& terminal);

// Which rulebook is meant by what only one of them has: an edition, a preset, a setting. Empty if
// nothing says it.
std::string implied_rulebook(const SetupRequest& request);

// What was asked for, and what the rulebook says to it. Nothing if a word was not understood; the
// terminal has been told.
std::optional<setup::Judged> choose(const SetupRequest& request, const Words& words,
                                    Terminal& terminal);

enum class MayStart { no, yes };
// Says every error and warning in the reader's language.
MayStart say_findings(const setup::Judged& judged, const Words& words, Terminal& terminal);

}  // namespace omerta::cli
