// The rules reader's own pages on gorod.
#pragma once
#include "presentation/catalogue/page.h"

namespace omerta::gorod {

catalogue::Pages pages(std::string_view edition);  // empty: the usual one

}  // namespace omerta::gorod
