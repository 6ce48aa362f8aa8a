// Many games of gorod, and who won them.
#pragma once
#include "presentation/setup/form.h"
#include "simulator/report.h"

namespace omerta::gorod {

simulator::Report simulate(const setup::Chosen& chosen, const simulator::Request& request,
                           const simulator::Progress& progress);

}  // namespace omerta::gorod
