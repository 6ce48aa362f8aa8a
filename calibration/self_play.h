// Evenings of bots of many kinds, to learn from them how often a reading is right: clans that save
// their own, swing, hold on to the last or pass for citizens, towns that read well and badly,
// tables of many sizes, some of them silent.
#pragma once
#include <vector>

#include "chronicle/chronicle.h"
#include "talk/statement.h"

namespace omerta {
struct Rulebook;
}

namespace omerta::calibration {

struct Evening {
  Chronicle chronicle;
  std::vector<talk::Said> said;
};

// The same number and seed, the same evening.
Evening evening(const Rulebook& book, std::uint64_t seed, std::uint64_t number);

}  // namespace omerta::calibration
