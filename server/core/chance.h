// All chance of one game, from its key: what is drawn for a purpose, at a point of the game, is
// always the same.
#pragma once
#include <cstdint>
#include <string_view>

#include "chance/dice.h"
#include "server/core/action.h"

namespace omerta::server {

chance::Dice dice(const Key& key, std::string_view purpose, std::uint64_t number);

}  // namespace omerta::server
