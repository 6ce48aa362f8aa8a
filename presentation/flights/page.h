// A night as a sheet of lines, each step with its clause.
#pragma once
#include "presentation/flights/night.h"
#include "presentation/sheet/sheet.h"

namespace omerta::flights {

sheet::Sheet page(const Night& night);

// "What: who", and "nobody" where there is none.
Message row(const char* what, Seats who);

// One step, as "Anna ⇒ Boris", or only whom it is about.
Message route(const Step& step);

}  // namespace omerta::flights
