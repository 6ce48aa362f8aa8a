// What came of a night that was written down at a real table.
#pragma once
#include "presentation/sheet/sheet.h"

namespace omerta::mrakoszlap::adjudicate {

sheet::Verdict verdict(const std::string& text, const std::string& file);

}  // namespace omerta::mrakoszlap::adjudicate
