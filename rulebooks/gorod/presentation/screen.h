// What one seat of gorod sees and is asked.
#pragma once
#include "presentation/screen/screen.h"

namespace omerta::gorod {

screen::Screen screen(const AnyView& view, const Names& names, const story::Feed& feed);

}  // namespace omerta::gorod
