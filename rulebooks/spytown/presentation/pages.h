// The rules reader's own pages on spytown.
#pragma once
#include "presentation/catalogue/page.h"

namespace omerta::spytown {

catalogue::Pages pages(std::string_view edition);  // empty: the usual one

}  // namespace omerta::spytown
