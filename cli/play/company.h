// Who plays: the names round the table, and which of them are people.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "engine/seat.h"

namespace omerta::cli {

struct Company {
  std::vector<std::string> names;  // in seat order
  Seats people{};
};

// The first names are the people's. They are spread round the table by the seed: nobody always
// speaks first.
Company seated(const std::vector<std::string>& names, int people, std::uint64_t seed);

}  // namespace omerta::cli
