// Words on the command line compared with what there is to choose from: counted cards, and cards
// by name.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "presentation/setup/form.h"
#include "words/words.h"

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

}  // namespace omerta::cli
