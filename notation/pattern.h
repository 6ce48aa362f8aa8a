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
    bool more = false;  // "...": others may stand in the list
  };
  std::string name;
  std::vector<Part> parts;
  std::string text;
};

Pattern read_pattern(Line& line, const Book& book, const Casting& casting);
bool matches(const Pattern& pattern, const Utterance& said, const Names& names);

}  // namespace omerta::notation
