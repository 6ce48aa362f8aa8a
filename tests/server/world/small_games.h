// Evenings that cost little: few chairs, small hands, bots that throw dice. Where thousands of them
// are played.
#pragma once
#include "tests/server/world/world.h"

namespace omerta::server {

// Two cards each where hands are dealt: of many cards a legal deal takes long to find.
client::json::array small_deck(const std::string& rulebook);

// So many people and as many bots as make a table.
void gather_small(World& world, const std::string& rulebook, std::size_t people);

// The host asks until the game has begun, whatever the weather. False: it does not.
bool begin_small(World& world);

}  // namespace omerta::server
