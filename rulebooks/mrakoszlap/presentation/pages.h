// The rules reader's own pages on mrakoszlap.
#pragma once
#include "presentation/catalogue/page.h"

namespace omerta::mrakoszlap {

catalogue::Pages pages(std::string_view edition);  // empty: the usual one

}  // namespace omerta::mrakoszlap
