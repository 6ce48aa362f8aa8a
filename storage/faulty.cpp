// Where faults fall, and what each leaves behind.
#include "storage/faulty.h"

#include <algorithm>

namespace omerta::storage {
namespace {

bool is_crash(Fault fault) {
  return fault == Fault::torn || fault == Fault::crash_before || fault == Fault::crash_after;
}

bool is_lost(Fault fault) {
  return fault == Fault::busy || fault == Fault::torn || fault == Fault::crash_before;
}

}  // namespace

Faults Faults::at(std::uint64_t change, Fault fault) {
  Faults faults;
  faults.at_ = change;
  faults.fault_ = fault;
  return faults;
}

Faults Faults::drawn(std::uint64_t seed, std::uint32_t once_in) {
  Faults faults;
  faults.dice_ = chance::Dice{seed, 0};
  faults.once_in_ = once_in;
  return faults;
}

// What is drawn never rots: that is damage, and not weather.
Fault Faults::next() {
  ++change_;
  Fault fault = change_ == at_ ? fault_ : Fault::none;
  if (once_in_ > 0 && dice_.once_in(once_in_)) fault = static_cast<Fault>(1 + dice_.below(5));
  if (fault != Fault::none) fired_ = true;
  return fault;
}

template <class Change>
Outcome Faulty::change(const Change& make) {
  if (crashed_) return Outcome::unknown;
  const Fault fault = faults_.next();
  if (fault == Fault::slow) ++late_;
  const Outcome outcome = is_lost(fault) ? Outcome::busy : make();
  if (is_crash(fault)) crashed_ = true;
  return crashed_ ? Outcome::unknown : outcome;
}

Outcome Faulty::create(const Room& room) {
  return change([&] { return memory_.create(room); });
}
Outcome Faulty::close(RoomId room, std::int64_t at_ms) {
  return change([&] { return memory_.close(room, at_ms); });
}
Outcome Faulty::admit(const Room& room, std::span<const Row> rows) {
  return change([&] { return memory_.admit(room, rows); });
}
Outcome Faulty::erase(RoomId room) {
  return change([&] { return memory_.erase(room); });
}
Outcome Faulty::bind(const Device& device) {
  return change([&] { return memory_.bind(device); });
}
Outcome Faulty::unbind(const Device& device) {
  return change([&] { return memory_.unbind(device); });
}

void Faulty::rot(RoomId room) {
  const auto found = contents_->rooms.find(room);
  if (found == contents_->rooms.end() || found->second.rows.empty()) return;
  found->second.rows.back().chain[0] ^= 1;
}

std::vector<Appended> Faulty::append(std::span<const NewRow> group) {
  if (crashed_) return std::vector<Appended>(group.size(), {Outcome::unknown});
  const Fault fault = faults_.next();
  if (fault == Fault::slow) ++late_;
  if (fault == Fault::busy) return std::vector<Appended>(group.size(), {Outcome::busy});
  std::vector<Appended> all;
  if (!is_lost(fault)) all = memory_.append(group);
  if (fault == Fault::rotten && !group.empty()) rot(group.back().room);
  if (!is_crash(fault)) return all;
  crashed_ = true;
  return std::vector<Appended>(group.size(), {Outcome::unknown});
}

bool Faulty::may_read() {
  if (unread_ == 0) return !crashed_;
  --unread_;
  return false;
}

std::optional<std::vector<Room>> Faulty::rooms() {
  if (!may_read()) return {};
  return memory_.rooms();
}

tl::expected<std::optional<Room>, NotNow> Faulty::room(RoomId id) {
  if (!may_read()) return tl::unexpected{NotNow{}};
  return memory_.room(id);
}

std::optional<Log> Faulty::read(RoomId room, std::int64_t after) {
  if (!may_read()) return {};
  return memory_.read(room, after);
}

}  // namespace omerta::storage
