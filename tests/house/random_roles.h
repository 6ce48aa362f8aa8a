// Random house roles that every rule of the catalogue admits, for properties of files and games.
#pragma once
#include "rulebooks/gorod/house/roles.h"
#include "tests/house/evening.h"

namespace omerta::house {

// As many roles as asked for, fit for a game with two clans or with one.
HouseRoles random_roles(Dice& dice, std::size_t count, gorod::YakuzaMode mode);

}  // namespace omerta::house
