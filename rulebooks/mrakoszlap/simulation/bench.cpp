// A plain game of mrakoszlap, and the widest there is.
#include "rulebooks/mrakoszlap/simulation/bench.h"

#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/setup.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/mrakoszlap/simulation/setups.h"

namespace omerta::mrakoszlap {
namespace {

using simulator::BenchTable;
using simulator::Policy;

mrakoszlap::Plan small() {
  mrakoszlap::Setup setup;
  setup.seats = 10;
  return mrakoszlap::plan(setup);
}

mrakoszlap::Plan widest() { return mrakoszlap::plan(simulator::largest_mrakoszlap()); }

}  // namespace

simulator::BenchTables bench_tables() {
  return {.tables = {{.title = "10 players, default deck",
                      .games = 4'000,
                      .play = simulator::play_timed<Mrakoszlap, Policy::plain, small>},
                     {.title = "20 players, every type of card, random play",
                      .games = 4'000,
                      .play = simulator::play_timed<Mrakoszlap, Policy::random, widest>}},
          .state_bytes = sizeof(mrakoszlap::State),
          .copy_nanoseconds = simulator::copy_timed<Mrakoszlap, widest>};
}

}  // namespace omerta::mrakoszlap
