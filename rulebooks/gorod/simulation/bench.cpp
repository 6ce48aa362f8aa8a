// A plain game of gorod, and the widest there is.
#include "rulebooks/gorod/simulation/bench.h"

#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/gorod/simulation/setups.h"

namespace omerta::gorod {
namespace {

using simulator::BenchTable;
using simulator::Policy;

// The yardstick's table: nobody nominates, so all are candidates; a tie is broken by lot.
gorod::Plan small() {
  gorod::Setup setup = gorod::preset(gorod::Edition::newer, 10);
  setup.no_candidates = gorod::NoCandidates::all_in_play;
  setup.second_tie = gorod::SecondTie::lot;
  setup.discussion_clock = 60;
  return gorod::plan(setup);
}

gorod::Plan widest() { return gorod::plan(simulator::largest_table()); }

}  // namespace

simulator::BenchTables bench_tables() {
  return {.tables = {{.title = "10 seats, 3 mafiosi",
                      .games = 50'000,
                      .play = simulator::play_timed<Gorod, Policy::plain, small>,
                      .beside = BenchTable::Beside::yardstick},
                     {.title = "31 seats, every character, random play",
                      .games = 1'000,
                      .play = simulator::play_timed<Gorod, Policy::random, widest>}},
          .state_bytes = sizeof(gorod::State),
          .copy_nanoseconds = simulator::copy_timed<Gorod, widest>};
}

}  // namespace omerta::gorod
