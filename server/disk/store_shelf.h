// The shelf that is a store: rows get their place in the room's chain, and their bodies are sealed.
#pragma once
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/disk/writer.h"
#include "storage/store.h"

namespace omerta::server {

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

// The key in this file; a new one if there is no file. Nothing: it cannot be read or made.
std::optional<Seal::Key> read_or_make_key(const std::string& file);

class StoreShelf final : public Shelf {
 public:
  StoreShelf(storage::Store& store, const Seal& seal) : store_{store}, seal_{seal} {}

  std::vector<Outcome> keep(std::span<const Append> rows) override;
  Outcome forget(RoomId room) override;
  std::optional<std::vector<Rows>> rooms() override;
  std::optional<Rows> read(RoomId room) override;
  void tidy() override { store_.tidy(); }
  void idle() override { store_.idle(); }

  struct Damaged {
    RoomId room = 0;
    std::int64_t last = 0;  // wall clock, of what holds of it
  };
  std::size_t damaged() const { return damaged_.size(); }  // rooms that rooms() left out
  const std::vector<Damaged>& damaged_rooms() const { return damaged_; }
  // Rooms that were opened and in which nothing came to the disk, as rooms() found them: their
  // codes are nobody's.
  void erase_empty();

 private:
  void open_room(const Append& first);
  storage::NewRow next(const Append& row);
  struct Reading {
    enum class Result : std::uint8_t { fine, not_now, damaged } result = Result::fine;
    Rows rows;
  };
  Reading read_room(const storage::Room& kept);

  storage::Store& store_;
  const Seal& seal_;
  std::map<RoomId, std::optional<storage::Row>> known_;  // the last one, without its body
  std::vector<Damaged> damaged_;
  std::vector<RoomId> empty_;
};

}  // namespace omerta::server
