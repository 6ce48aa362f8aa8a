// The store in memory: for tests and for an evening that need not outlive the process.
#pragma once
#include <map>
#include <set>

#include "storage/store.h"

namespace omerta::storage {

struct Contents {  // what would be on the disk
  struct Kept {
    Room room;
    std::vector<Row> rows;
    std::vector<Device> devices;
  };
  std::map<RoomId, Kept> rooms;
};

class Memory final : public Store {
 public:
  Memory() : Memory(std::make_shared<Contents>()) {}
  // Opened again on what an earlier one has left.
  explicit Memory(std::shared_ptr<Contents> contents);

  Outcome create(const Room& room) override;
  Outcome close(RoomId room, std::int64_t at_ms) override;
  Outcome admit(const Room& room, std::span<const Row> rows) override;
  Outcome erase(RoomId room) override;
  std::optional<std::vector<Room>> rooms() override;
  tl::expected<std::optional<Room>, NotNow> room(RoomId id) override;
  std::vector<Appended> append(std::span<const NewRow> group) override;
  std::optional<Log> read(RoomId room, std::int64_t after) override;
  void quarantine(RoomId room) override { quarantined_.insert(room); }
  Outcome bind(const Device& device) override;
  Outcome unbind(const Device& device) override;
  std::vector<Device> devices(RoomId room) override;
  std::vector<Device> devices(const Hash& token_hash) override;

 private:
  Appended append(const NewRow& fresh);
  bool may_be_made(const Room& room);
  Contents::Kept* find(RoomId room);

  std::shared_ptr<Contents> contents_;
  std::set<RoomId> quarantined_;
};

}  // namespace omerta::storage
