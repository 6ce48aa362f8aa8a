// The simulator's games of spytown.
#include "rulebooks/spytown/simulation/games.h"

#include "rulebooks/spytown/simulation/policy.h"
#include "simulator/games.h"

namespace omerta::simulator {

Tally simulate(const spytown::Plan& plan, const Request& request, const Progress& progress) {
  return play<spytown::Spytown>(plan, request, progress);
}

}  // namespace omerta::simulator
