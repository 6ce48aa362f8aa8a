// Words on the command line compared with what there is to choose from: counted cards, cards by
// name, and which rulebook is meant.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/setup/game_setup.h"

namespace omerta::cli {

struct Counted {  // "vest", "new-gang=3"
  std::string name;
  std::string number;  // empty: not said
};
std::vector<Counted> split_counted(std::string_view all);  // at commas

// Which of the things is called so, by one of its names or by an unmistakable beginning of one of
// their words: "vest" in "bulletproof vest", "kamiz" in "kamizelka kuloodporna".
std::optional<int> find_named(std::string_view word,
                              const std::vector<std::vector<std::string>>& names_of_things);

// A card by its id, by a name in the reader's language, or by what is printed on it.
const setup::Card* find_card(std::string_view word, const std::vector<setup::Card>& among,
                             setup::Named named, const Words& words);
std::vector<std::string> card_words(const setup::Form& form, const Words& words);  // of all cards

// Which rulebook is meant by what only one of them has: an edition, a preset, a setting. Empty if
// nothing says it.
std::string implied_rulebook(const SetupRequest& request);

struct SaidFinding {  // a complaint about a setup
  bool warning = false;
  std::string text;
  std::string code;
};
void say_finding(const SaidFinding& finding, const Words& words, Terminal& terminal);

}  // namespace omerta::cli
