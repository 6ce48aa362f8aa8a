// The tables at which the speed of spytown is measured.
#pragma once
#include "simulator/bench_games.h"

namespace omerta::spytown {

simulator::BenchTables bench_tables();

}  // namespace omerta::spytown
