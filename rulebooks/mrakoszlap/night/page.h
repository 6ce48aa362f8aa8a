// Everything about one night as a sheet of lines, and how nights of this rulebook are followed.
#pragma once
#include "presentation/sheet/sheet.h"
#include "rulebooks/mrakoszlap/night/words.h"

namespace omerta::mrakoszlap::night {

sheet::Sheet page_of(const NightLog& night, const TraceWords& words);
const sheet::Tracing& tracing();

}  // namespace omerta::mrakoszlap::night
