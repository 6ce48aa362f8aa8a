// The simulator's games of gorod.
#include "rulebooks/gorod/simulation/games.h"

#include "rulebooks/gorod/simulation/policy.h"
#include "simulator/games.h"

namespace omerta::simulator {

template <>
struct Loner<gorod::Gorod> {
  static std::optional<unsigned> of(const gorod::State& state) {
    if (state.table.result != gorod::Result::house) return {};
    return gorod::index(state.table.winner) - gorod::kBuiltIn;
  }
};

Tally simulate(const gorod::Plan& plan, const Request& request, const Progress& progress) {
  return play<gorod::Gorod>(plan, request, progress);
}

}  // namespace omerta::simulator
