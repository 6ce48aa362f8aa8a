// A plain game of spytown, and the widest there is.
#include "rulebooks/spytown/simulation/bench.h"

#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "rulebooks/spytown/simulation/setups.h"

namespace omerta::spytown {
namespace {

using simulator::BenchTable;
using simulator::Policy;

// The basic game for ten, the game master counted.
spytown::Plan small() {
  spytown::Setup setup{.edition = spytown::Edition::sk};
  setup.seats = 9;
  return spytown::plan(setup);
}

spytown::Plan widest() { return spytown::plan(simulator::largest_spytown()); }

}  // namespace

simulator::BenchTables bench_tables() {
  return {.tables = {{.title = "10 players, basic game",
                      .games = 20'000,
                      .play = simulator::play_timed<Spytown, Policy::plain, small>},
                     {.title = "22 players, all 16 action cards, random play",
                      .games = 1'000,
                      .play = simulator::play_timed<Spytown, Policy::random, widest>}},
          .state_bytes = sizeof(spytown::State),
          .copy_nanoseconds = simulator::copy_timed<Spytown, widest>};
}

}  // namespace omerta::spytown
