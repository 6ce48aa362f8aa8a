// The command log of all rooms: what a store keeps, and what it promises. Memory, SQLite and a
// store that fails on purpose keep the same contract (tests/storage/contract_test.cpp); PostgreSQL
// will.
//
//  1  A room is created once; its id and, while it is open, its code are its own.
//  2  A row is appended at the end of its room or not at all: (room, seq) and (room, command id)
//  are
//     unique, numbers begin with 1 and have no gap. A command id that is there already is answered
//     with the number it has.
//  3  `stored` means durable: power may fail the moment after. Whatever else is answered, nothing
//  of
//     the group was stored by it, save after `unknown`.
//  4  A group is one commit: rows of many rooms for the price of one sync. What is stored of it is
//     stored together.
//  5  `unknown`: the disk failed where nobody can tell how far it came. The store answers
//  everything
//     with `unknown` from then on; the process has to end, and the next start knows.
//  6  `busy`: nothing was stored, for want of space or of an answer in time; it may be tried again,
//     and what is stored can be read.
//  7  What is read is checked: numbers, times and the chain of hashes. A room in which something
//  does
//     not hold is damaged from that row on: it is read as far as it holds, it takes no more rows,
//     and no other room suffers. Whoever finds damage elsewhere (in playing it) says `quarantine`.
//  8  A closed room has no code and takes no more rows. `erase` leaves nothing of a room.
//
// A body is bytes. Sealing them (XChaCha20-Poly1305 over the body, with room, seq, cid and at_ms
// bound to it) is done by whoever appends, before the chain is computed.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace omerta::storage {

inline constexpr std::size_t kMostInGroup = 64;
inline constexpr std::size_t kLongestBody = 64 * 1024;
inline constexpr std::size_t kLongestCode = 64;   // a room's
inline constexpr std::size_t kLongestRules = 64;  // the name of their version

enum class RoomId : std::int64_t {};  // random, never negative
using Bytes = std::vector<std::uint8_t>;
using CommandId = std::array<std::uint8_t, 16>;
using Hash = std::array<std::uint8_t, 32>;  // SHA-256

struct Room {
  RoomId id{};
  std::string code;  // what people type to come in; empty once it is closed
  std::string rules;
  std::int64_t created_at = 0;  // milliseconds since 1970
  std::optional<std::int64_t> closed_at;
  friend bool operator==(const Room&, const Room&) = default;
};

struct Row {
  std::int64_t seq = 0;
  CommandId cid{};
  std::int64_t at_ms = 0;
  Bytes body;
  Hash chain{};  // next_chain of the row before (chain.h)
  friend bool operator==(const Row&, const Row&) = default;
};

struct NewRow {
  RoomId room{};
  Row row;
};

enum class Outcome : std::uint8_t {
  stored,     // and durable
  duplicate,  // the command id is in the log already, at `seq`
  taken,      // the number is not the next one; `seq` is the last there is: read on and try again
  refused,    // no such room, closed, quarantined, too long; a chain or a time that does not follow
  busy,       // nothing was stored; may be tried again
  unknown,    // the store is lost to this process
};

struct Appended {
  Outcome outcome = Outcome::busy;
  std::int64_t seq = 0;
  friend bool operator==(const Appended&, const Appended&) = default;
};

enum class Damage : std::uint8_t { none, gap, time, chain, quarantined };
std::string_view name(Damage damage);

struct Log {  // of one room, as far as it holds
  std::vector<Row> rows;
  Damage damage = Damage::none;
};

struct Device {  // that may speak for a seat
  Hash token_hash{};
  RoomId room{};
  int seat = 0;
  friend bool operator==(const Device&, const Device&) = default;
};

struct NotNow {};  // the disk does not give it: it may be tried again

class Store {
 public:
  virtual ~Store() = default;

  virtual Outcome create(const Room& room) = 0;
  virtual Outcome close(RoomId room, std::int64_t at_ms) = 0;
  // A room with all of its log, from another store: one commit, so that there is never a part of
  // it. A closed one has no code and is closed here too. Refused if anything of it does not hold,
  // or its id or its code is somebody's already.
  virtual Outcome admit(const Room& room, std::span<const Row> rows) = 0;
  // With its rows and devices. Also a damaged one.
  virtual Outcome erase(RoomId room) = 0;
  // Every room, by id; what people have closed as well. Nothing: they cannot be read now.
  virtual std::optional<std::vector<Room>> rooms() = 0;
  // That there is none is another answer than that nobody can tell now.
  virtual tl::expected<std::optional<Room>, NotNow> room(RoomId id) = 0;

  // One commit; an outcome for each, in this order. At most kMostInGroup.
  virtual std::vector<Appended> append(std::span<const NewRow> group) = 0;
  // The rows behind `after`, checked from the room's first row on. Nothing: there is no such room,
  // or it cannot be read now.
  virtual std::optional<Log> read(RoomId room, std::int64_t after) = 0;
  virtual void quarantine(RoomId room) = 0;  // until the process ends

  virtual Outcome bind(const Device& device) = 0;    // stored, also if it was there
  virtual Outcome unbind(const Device& device) = 0;  // stored, also if it was not
  virtual std::vector<Device> devices(RoomId room) = 0;
  virtual std::vector<Device> devices(const Hash& token_hash) = 0;

  // Everything as it stands in a file that does not exist yet, where the store is a file itself.
  // (Its files are never copied as they are.) One room by itself: exported.h.
  virtual Outcome copy_to(const std::string&) { return Outcome::refused; }
  // What was stored is answered for: time for what its writing has made necessary.
  virtual void tidy() {}
  // Nobody waits: time for what can be done later.
  virtual void idle() {}
};

// Erases what was closed before this time; how many rooms that were.
int erase_closed_before(Store& store, std::int64_t at_ms);

}  // namespace omerta::storage
