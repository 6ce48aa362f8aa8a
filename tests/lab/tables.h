// Small tables that the lab's tests play.
#pragma once
#include "lab/play.h"
#include "lab/settings.h"

namespace omerta::lab {

inline Setting at_table(const std::string& book, int seats) {
  Setting setting;
  setting.rulebook = book;
  setting.seats = seats;
  return completed(setting);
}

inline Deals deals(std::uint64_t games) { return {.seed = 5, .first = 0, .count = games}; }

}  // namespace omerta::lab
