// The lines of a scenario, or of a night written by hand, that describe a game in progress.
#pragma once
#include <string>
#include <vector>

#include "notation/book.h"
#include "notation/text.h"

namespace omerta::notation {

// A line that describes a game in progress (docs/notation.md, 4.1); false if it is something else.
bool read_fixture_line(Line& line, FixtureText& fixture, const Book& book,
                       const std::vector<std::string>& seats);
bool is_fixture_line(Line line, const Book& book, const std::vector<std::string>& seats);

}  // namespace omerta::notation
