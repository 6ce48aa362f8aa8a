// The chain of hashes through a room's log: a row that was changed, left out, moved or brought from
// another room is seen by whoever reads.
#pragma once
#include <span>

#include "storage/store.h"

namespace omerta::storage {

Hash sha256(std::span<const std::uint8_t> bytes);

// What stands before the first row.
Hash first_chain(RoomId room);
// SHA-256(previous chain ‖ seq ‖ cid ‖ at_ms ‖ body), numbers as eight bytes, the highest first.
Hash next_chain(const Hash& previous, const Row& row);

// The row that comes behind `last`, or behind nothing.
Row next_row(RoomId room, const Row* last, const CommandId& cid, std::int64_t at_ms, Bytes body);

// Whether this row may come behind `last`, its number aside.
bool follows(RoomId room, const Row* last, const Row& row);

// What a store asks of a room, whatever else it keeps: an open one has a code, a closed one none.
bool fits(const Room& room);
// Whether this is a whole log that a store could have taken row by row.
bool hold(RoomId room, std::span<const Row> rows);

// The rows as far as they hold, and what does not hold behind them.
Log checked(RoomId room, std::vector<Row> rows);

}  // namespace omerta::storage
