// The simulator's games of mrakoszlap.
#include "rulebooks/mrakoszlap/simulation/games.h"

#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "simulator/games.h"

namespace omerta::simulator {

Tally simulate(const mrakoszlap::Plan& plan, const Request& request, const Progress& progress) {
  return play<mrakoszlap::Mrakoszlap>(plan, request, progress);
}

}  // namespace omerta::simulator
