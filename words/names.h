// What people call the chairs and the house roles of one game. The engine knows neither.
#pragma once
#include <map>
#include <string>
#include <vector>

namespace omerta {

struct HouseName {
  std::string id;
  std::map<std::string, std::string> names;  // by language
  std::string text{};                        // what a human moderator rules by, or empty
};

struct Names {
  std::vector<std::string> seats;  // in seat order
  std::string moderator;           // an appointed moderator, or empty
  std::vector<HouseName> house;    // in the order of the definitions
  std::string edition{};           // whose names the cards have; empty: the usual ones
};

}  // namespace omerta
