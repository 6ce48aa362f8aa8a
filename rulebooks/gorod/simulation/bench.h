// The tables at which the speed of gorod is measured.
#pragma once
#include "simulator/bench_games.h"

namespace omerta::gorod {

simulator::BenchTables bench_tables();

}  // namespace omerta::gorod
