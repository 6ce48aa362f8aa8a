// Names and the seats they stand for: who sits at a table as written, and who is meant by a name.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "engine/seat.h"
#include "notation/setup_text.h"

namespace omerta::notation {

using SeatNames = std::vector<std::string>;  // in seat order

bool sits(const SeatNames& names, const std::string& name);
Seat find_seat(const SeatNames& names, const Written& name);  // throws Misread if nobody has it
Seats find_seats(const SeatNames& names, const std::vector<Written>& written);

// The seats of a setup: those written, or a standard table's with some exchanged.
using StandardTables = std::map<std::string, std::string>;  // by name, as in a `seats` line
std::vector<SeatText> seats_in(const SetupText& setup, const StandardTables& tables);
void take_seat(SeatNames& names, const Written& name);  // refuses a name that cannot be one

}  // namespace omerta::notation
