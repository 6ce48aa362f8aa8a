// What reaches the core and what leaves it: sockets, disk and time as values. The shell turns them
// into bytes and back; a test needs no shell.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace omerta::server {

using Connection = std::uint64_t;  // counts accepted sockets; never used twice
using RoomId = std::uint64_t;      // drawn at random
using CommandId = std::array<std::uint8_t, 16>;

// A browser or a program, by the hash of the token in its cookie. The token stays in the shell.
using Device = std::array<std::uint8_t, 32>;

struct Now {                // milliseconds
  std::int64_t steady = 0;  // since some moment; never goes back
  std::int64_t wall = 0;    // since 1970, for the log; may jump
};

// --- in ------------------------------------------------------------------------------------------
struct Opened {
  Connection connection = 0;
  Device device{};
  std::string address;  // where it comes from, for limits only
};
struct Received {  // one whole text message
  Connection connection = 0;
  std::string text;
};
struct Gone {  // the socket is closed, whoever closed it; nothing comes from it any more
  Connection connection = 0;
};
struct Stored {  // this row and all before it are on disk
  RoomId room = 0;
  std::uint64_t number = 0;
};
struct NotStored {  // this row is not, nor is any after it
  RoomId room = 0;
  std::uint64_t number = 0;
};
struct StoredRow {  // one row of a room's log, read back
  std::uint64_t number = 0;
  CommandId id{};
  std::int64_t at = 0;
  std::string body;
};
struct Rows {  // of a room that was asked for; none: there is nothing that holds
  RoomId room = 0;
  std::string code;
  std::vector<StoredRow> rows;
};
using Input = std::variant<Opened, Received, Gone, Stored, NotStored, Rows>;

// --- out -----------------------------------------------------------------------------------------
using Frame = std::shared_ptr<const std::string>;  // encoded once, sent to many

enum class Closing : std::uint16_t {
  protocol = 1002,
  policy = 1008,  // too fast, or not what the protocol allows
  too_big = 1009,
  replaced = 4001,  // a newer connection has taken the place
  not_yours = 4003,
  too_slow = 4008,
  stopping = 4009
};

struct Send {
  Connection connection = 0;
  Frame frame;
};
struct Close {
  Connection connection = 0;
  Closing code{};
};
struct Append {  // to the log of a room; the first row opens it
  RoomId room = 0;
  std::uint64_t number = 0;  // dense, from 1
  CommandId id{};            // unique in its room
  std::int64_t at = 0;       // wall clock, milliseconds, never less than the row before
  std::string body;
  std::string code;  // under which the room is found, with the first row
};
struct Forget {  // a room nobody will come back to
  RoomId room = 0;
};
struct Reload {  // asks for the Rows of a room
  RoomId room = 0;
  enum class Why : std::uint8_t { not_stored, asleep } why = Why::not_stored;
};
struct Quarantined {  // a room whose log does not make sense any more; for whoever watches
  RoomId room = 0;
};
using Output = std::variant<Send, Close, Append, Forget, Reload, Quarantined>;
using Outputs = std::vector<Output>;

// Where random bytes come from: the system, or a seed in a test.
class Entropy {
 public:
  virtual ~Entropy() = default;
  virtual void fill(std::uint8_t* bytes, std::size_t count) = 0;
};

}  // namespace omerta::server
