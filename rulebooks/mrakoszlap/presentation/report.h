// Many games of mrakoszlap, and who won them.
#pragma once
#include "presentation/setup/form.h"
#include "simulator/report.h"

namespace omerta::mrakoszlap {

simulator::Report simulate(const setup::Chosen& chosen, const simulator::Request& request,
                           const simulator::Progress& progress);

}  // namespace omerta::mrakoszlap
