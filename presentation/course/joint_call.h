// A call of the night in which everybody is asked at once, where the program runs the game and each
// has a device of his own: which questions belong to it, how long it is, what sleepers do in it.
// All of it follows from what everyone knows, so that neither how many calls there are nor how long
// one lasts tells who is awake.
#pragma once
#include <vector>

#include "engine/prompt.h"
#include "presentation/screen/questions.h"

namespace omerta::course {

struct JointCall {
  std::vector<Ask> asks;      // no answer to one of these hangs on an answer to another
  unsigned touches = 1;       // that everybody makes: as many as anybody can be asked for
  int seconds = 0;            // that it lasts
  screen::Touches sleeper{};  // what the touches of sleepers are like
};

}  // namespace omerta::course
