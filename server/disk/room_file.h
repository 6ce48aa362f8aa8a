// A whole room as a file: out of one data folder, and into another, which seals it with its own
// key.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "server/disk/store_shelf.h"

namespace omerta::server {

struct RoomFile {
  storage::Room room;  // as it stood in the store it comes from
  std::vector<StoredRow> rows;
};

enum class RoomFileFault : std::uint8_t {
  not_a_room,
  another_version,  // of such files
  another_rules,    // by which its games were played
  damaged,
  another_key,     // it was sealed with
  makes_no_sense,  // its log cannot be played again
  is_there,        // the room itself
  code_is_taken,   // by another room
};

// Sealed as it is: nobody learns from it more than when something happened. Nothing: there is no
// such room, or it cannot be read or does not hold.
std::optional<std::string> room_file(storage::Store& store, storage::RoomId room);

// Opened, and played again from its first row to its last.
tl::expected<RoomFile, RoomFileFault> read_room_file(std::string_view text,
                                                     const Seal& sealed_with);

// Whether it can stand beside these.
std::optional<RoomFileFault> clash(const RoomFile& file, const std::vector<storage::Room>& rooms);

// All of it, or nothing.
storage::Outcome bring_in(const RoomFile& file, storage::Store& store, const Seal& seal);

}  // namespace omerta::server
