// What can be said at a table of gorod, by whom and when.
#pragma once
#include "talk/lexicon.h"

namespace omerta::gorod {

const talk::Lexicon& lexicon();

}  // namespace omerta::gorod
