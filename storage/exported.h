// One room as text: to keep it, to look at it, to bring it to another store.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "storage/store.h"

namespace omerta::storage {

struct Exported {
  Room room;
  std::vector<Row> rows;
  friend bool operator==(const Exported&, const Exported&) = default;
};

// A line for the room, a line a row; bytes as hexadecimal digits.
std::string written(const Exported& room);
// Nothing if it is not such a text, or if the log in it does not hold.
std::optional<Exported> read_exported(std::string_view text);

// From one store, and into another; a closed room is closed there too.
std::optional<Exported> exported(Store& from, RoomId room);
Outcome import(Store& into, const Exported& room);

}  // namespace omerta::storage
