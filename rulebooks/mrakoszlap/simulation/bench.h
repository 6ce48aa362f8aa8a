// The tables at which the speed of mrakoszlap is measured.
#pragma once
#include "simulator/bench_games.h"

namespace omerta::mrakoszlap {

simulator::BenchTables bench_tables();

}  // namespace omerta::mrakoszlap
