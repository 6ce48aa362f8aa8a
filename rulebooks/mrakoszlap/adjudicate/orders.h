// The order lines of a night written by hand: `slime -> B`, `tunnel B -> D`, `E passes`.
#pragma once
#include <vector>

#include "rulebooks/mrakoszlap/adjudicate/read.h"

namespace omerta::mrakoszlap::adjudicate {

std::vector<NightOrder> read_night_orders(notation::Line& line, const notation::Casting& casting);
DrawnOrder read_draw(notation::Line& line, const std::vector<std::string>& seats);

}  // namespace omerta::mrakoszlap::adjudicate
