// Many games of spytown, and who won them.
#pragma once
#include "presentation/setup/form.h"
#include "simulator/report.h"

namespace omerta::spytown {

simulator::Report simulate(const setup::Chosen& chosen, const simulator::Request& request,
                           const simulator::Progress& progress);

}  // namespace omerta::spytown
