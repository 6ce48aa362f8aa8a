// The expectations of a scenario (docs/notation.md, 4.5): each is read and compared with the play.
#pragma once
#include <string>

#include "notation/scenario/play.h"
#include "notation/text.h"

namespace omerta::notation {

bool is_expectation(Line line);        // by its words
bool is_setup_expectation(Line line);  // about the setup, not the play

// Empty if it holds; otherwise what was seen instead.
Message hold(Line& line, const Play& play);
Message hold_setup(Line& line, const Book& book, const Casting& casting);

}  // namespace omerta::notation
