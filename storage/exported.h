// One room as text: to keep it, to look at it, to bring it to another store.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "storage/store.h"

namespace omerta::storage {

struct Exported {
  Room room;
  std::vector<Row> rows;
  friend bool operator==(const Exported&, const Exported&) = default;
};

// A line for the room, a line a row, and the last one; bytes as hexadecimal digits.
std::string written(const Exported& room);
enum class Unreadable : std::uint8_t {
  not_a_room,       // some other text
  another_version,  // of this form
  damaged,          // cut off, changed: what is in it does not hold
};
tl::expected<Exported, Unreadable> read_exported(std::string_view text);

// Nothing if there is no such room, if it cannot be read now, or if its log does not hold.
std::optional<Exported> exported(Store& from, RoomId room);

}  // namespace omerta::storage
