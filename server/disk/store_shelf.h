// The shelf that is a store: rows get their place in the room's chain, and their bodies are sealed.
#pragma once
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/disk/writer.h"
#include "storage/store.h"

namespace omerta::server {

// What a log means: it stands with every room, and is raised when an old log would come to
// something else by this program's rules. A room of another version is left alone, and kept as long
// as any. DO NOT CHANGE without a new record in tests/server/old (docs/storage.md says what to do).
inline constexpr std::string_view kRulesVersion = "omerta 1";

// Whoever reads the file or a copy of it without the key learns when something happened in which
// room, and nothing of what.
class Seal {
 public:
  static constexpr std::size_t kKeyBytes = 32;
  using Key = std::array<std::uint8_t, kKeyBytes>;
  explicit Seal(const Key& key);
  ~Seal();
  Seal(const Seal&) = delete;
  Seal& operator=(const Seal&) = delete;

  storage::Bytes close(const Append& row) const;
  // Nothing: it was not sealed with this key, for this row of this room.
  std::optional<std::string> open(RoomId room, const storage::Row& row) const;

 private:
  Key key_;
};

// The key in this file. Nothing: it cannot be read, or is none.
std::optional<Seal::Key> read_key(const std::string& file);
// A new one if there is no file. Nothing: it cannot be read or made.
std::optional<Seal::Key> read_or_make_key(const std::string& file);

class StoreShelf final : public Shelf {
 public:
  StoreShelf(storage::Store& store, const Seal& seal) : store_{store}, seal_{seal} {}

  std::vector<Outcome> keep(std::span<const Append> rows) override;
  Outcome forget(RoomId room) override;
  std::optional<Rows> read(RoomId room) override;
  void tidy() override { store_.tidy(); }
  void idle() override { store_.idle(); }

  // One after the other: there may be more than fit into memory. False: they cannot be read now.
  bool each_room(const std::function<void(Rows)>& take);
  struct Damaged {
    RoomId room = 0;
    std::int64_t last = 0;  // when something happened in it, by the wall clock
  };
  std::size_t damaged() const { return damaged_.size(); }  // rooms that were left out
  const std::vector<Damaged>& damaged_rooms() const { return damaged_; }
  // Rooms that were opened and in which nothing came to the disk, as they were found: their
  // codes are nobody's.
  void erase_empty();

 private:
  void open_room(const Append& first);
  storage::NewRow next(const Append& row);
  struct Reading {
    enum class Result : std::uint8_t { fine, not_now, damaged } result = Result::fine;
    Rows rows;
    std::int64_t last = 0;  // when something happened in it, by the wall clock
  };
  Reading read_room(const storage::Room& kept);

  storage::Store& store_;
  const Seal& seal_;
  std::map<RoomId, std::optional<storage::Row>> known_;  // the last one, without its body
  std::vector<Damaged> damaged_;
  std::vector<RoomId> empty_;
};

}  // namespace omerta::server
