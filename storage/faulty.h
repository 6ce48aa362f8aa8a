// A store in memory that fails where it is told to: at the n-th change, or where a seed says. What
// a crash leaves is in the contents, on which the next one is opened.
#pragma once
#include "chance/dice.h"
#include "storage/memory.h"

namespace omerta::storage {

enum class Fault : std::uint8_t {
  none,
  busy,          // nothing happens, and says so
  slow,          // happens, late
  torn,          // crash in the middle: nothing of the group is whole, so nothing is there
  crash_before,  // crash: what was not synced is lost
  crash_after,   // crash when it was stored but nobody had been told
  rotten,        // happens, and later a byte of it is another
};

class Faults {
 public:
  static Faults none() { return Faults{}; }
  static Faults at(std::uint64_t change, Fault fault);  // counted from 1
  static Faults drawn(std::uint64_t seed, std::uint32_t once_in);

  Fault next();
  bool fired() const { return fired_; }  // whether there has been one

 private:
  std::uint64_t change_ = 0;
  std::uint64_t at_ = 0;
  Fault fault_ = Fault::none;
  chance::Dice dice_{0, 0};
  std::uint32_t once_in_ = 0;
  bool fired_ = false;
};

class Faulty final : public Store {
 public:
  explicit Faulty(Faults faults = Faults::none(),
                  std::shared_ptr<Contents> contents = std::make_shared<Contents>())
      : contents_{std::move(contents)}, memory_{contents_}, faults_{faults} {}

  Outcome create(const Room& room) override;
  Outcome close(RoomId room, std::int64_t at_ms) override;
  Outcome admit(const Room& room, std::span<const Row> rows) override;
  Outcome erase(RoomId room) override;
  std::optional<std::vector<Room>> rooms() override;
  tl::expected<std::optional<Room>, NotNow> room(RoomId id) override;
  std::vector<Appended> append(std::span<const NewRow> group) override;
  std::optional<Log> read(RoomId room, std::int64_t after) override;
  void quarantine(RoomId room) override { memory_.quarantine(room); }
  Outcome bind(const Device& device) override;
  Outcome unbind(const Device& device) override;
  std::vector<Device> devices(RoomId room) override { return memory_.devices(room); }
  std::vector<Device> devices(const Hash& token_hash) override {
    return memory_.devices(token_hash);
  }

  void refuse_reads(std::uint32_t count) { unread_ = count; }  // so many from now on: not now

  bool fired() const { return faults_.fired(); }
  bool crashed() const { return crashed_; }
  std::uint64_t late() const { return late_; }  // changes that took long; whoever has a clock waits

 private:
  template <class Change>
  Outcome change(const Change& make);
  void rot(RoomId room);
  bool may_read();

  std::shared_ptr<Contents> contents_;
  Memory memory_;
  Faults faults_;
  bool crashed_ = false;
  std::uint32_t unread_ = 0;  // reads that are still refused
  std::uint64_t late_ = 0;
};

}  // namespace omerta::storage
