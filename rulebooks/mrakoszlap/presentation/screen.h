// What one seat of mrakoszlap sees and is asked.
#pragma once
#include "presentation/screen/screen.h"

namespace omerta::mrakoszlap {

screen::Screen screen(const AnyView& view, const Names& names, const story::Feed& feed);

}  // namespace omerta::mrakoszlap
