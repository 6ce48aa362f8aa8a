// Rooms in which a game has just begun, as the rows of their log: random choices of every rulebook.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "chance/dice.h"
#include "server/room/action.h"
#include "server/room/room.h"

namespace omerta::server {

// Dice that depend on nothing but these numbers.
chance::Dice dice_of(std::initializer_list<std::uint64_t> numbers);

struct Sitting {
  std::vector<Row> rows;  // the last one starts the game
  std::size_t seats = 0;  // people have the places 1, 2, ... in the order of the chairs
  std::size_t watchers = 0;
  Key key{};   // of all chance: nobody may be shown it
  Room begun;  // what the rows come to
};

// What rows come to; those the room refuses are left out.
Room folded(std::span<const Row> rows);

Device device_of(PlaceId place);

// People in every chair, or bots in so many; one who watches and one screen for all.
Sitting random_sitting(const std::string& rulebook, const Manners& manners, std::uint64_t seed,
                       std::size_t bots = 0);

// The same with what two seats were dealt exchanged. No rows: it cannot be dealt like that.
Sitting exchanged(const Sitting& sitting, std::size_t one, std::size_t other);

}  // namespace omerta::server
