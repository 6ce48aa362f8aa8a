// What can be said at a table of mrakoszlap, by whom and when.
#pragma once
#include "talk/lexicon.h"

namespace omerta::mrakoszlap {

const talk::Lexicon& lexicon();

}  // namespace omerta::mrakoszlap
