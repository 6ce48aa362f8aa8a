// Events as an expectation writes them: what is left out is not checked.
#pragma once
#include <string>
#include <vector>

#include "notation/book.h"
#include "notation/text.h"

namespace omerta::notation {

struct Pattern {
  struct Part {
    enum class Kind { any, one, list, counts } kind = Kind::one;
    std::vector<std::string> items;
    bool more = false;     // "...": others may stand in the list
    std::size_t slot = 0;  // the argument it is compared with
    Where place;
  };
  std::string name;
  std::vector<Part> parts;
  std::string text;
};

// Throws Misread for an event that cannot be: its fact, an argument too many, a card or player that
// this game does not have.
Pattern read_pattern(Line& line, const Book& book, const Casting& casting);
bool matches(const Pattern& pattern, const Utterance& said);

}  // namespace omerta::notation
