// What one seat of spytown sees and is asked.
#pragma once
#include "presentation/screen/screen.h"

namespace omerta::spytown {

screen::Screen screen(const AnyView& view, const Names& names, const story::Feed& feed);

}  // namespace omerta::spytown
