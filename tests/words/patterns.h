// What a message pattern is made of, read with ICU's own parser, and sample values for it.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "words/words.h"

namespace omerta::notation {

struct Argument {
  bool plural = false;
  bool select = false;
  std::set<std::string> selectors;  // of a plural or a select
};
using Arguments = std::map<std::string, Argument>;

Arguments arguments_of(std::string_view pattern);  // fails the test if it does not parse

enum class Wording { usual, gentle };  // SPY-KIDS-5: the names of things, too, are others

// Everything a message can be given: the product of the sample values of its arguments, thinned
// where it would be too large.
std::vector<Args> samples_of(const Words& words, std::string_view key,
                             Wording wording = Wording::usual);

// What is wrong with a rendered text, or nothing.
std::string fault_in(std::string_view text);
bool ends_as_a_sentence(std::string_view text);

}  // namespace omerta::notation
