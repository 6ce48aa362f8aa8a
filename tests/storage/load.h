// A scripted load: rooms and rows in groups, each acknowledgement noted; and what must be found
// afterwards.
#pragma once
#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <map>
#include <string>

#include "chance/dice.h"
#include "storage/store.h"

namespace omerta::storage {

class Folder {  // of this process alone, gone with it
 public:
  Folder();
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

CommandId command_id(std::uint64_t number);
Room some_room(std::uint64_t number);

struct Acknowledged {
  NewRow row;
  std::size_t when = 0;  // as the clock said
};

class Load {
 public:
  using Clock = std::function<std::size_t()>;
  explicit Load(std::uint64_t seed, Clock clock = [] { return std::size_t{0}; });

  // Makes the rooms that are missing and appends so many groups; false where the store is lost.
  bool run(Store& store, int groups);
  // The group that was not acknowledged, once more: rows that are there already are duplicates.
  bool again(Store& store);

  const std::vector<Acknowledged>& acknowledged() const { return acknowledged_; }
  int busy() const { return busy_; }

 private:
  bool make_rooms(Store& store);
  std::vector<NewRow> next_group();
  bool send(Store& store);

  chance::Dice dice_;
  Clock clock_;
  std::map<RoomId, Row> last_;
  std::size_t made_ = 0;
  std::uint64_t commands_ = 0;
  std::vector<NewRow> group_;
  std::vector<Acknowledged> acknowledged_;
  int busy_ = 0;
};

// Whether everything that was acknowledged up to then is there, each room's log holds, and no
// command is there twice; otherwise what is missing.
std::string missing(Store& store, const Load& load, std::size_t when);

}  // namespace omerta::storage
