// What can be said at a table of spytown, by whom and when.
#pragma once
#include "talk/lexicon.h"

namespace omerta::spytown {

const talk::Lexicon& lexicon();

}  // namespace omerta::spytown
