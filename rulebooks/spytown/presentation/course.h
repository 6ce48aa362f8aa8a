// Games of spytown that the program runs: what is said, which pages there are, how it ends.
#pragma once
#include "presentation/course/course.h"

namespace omerta::spytown {

const course::Course& course();
std::vector<course::Said> narrate(const course::Telling& telling);

}  // namespace omerta::spytown
