// The server without sockets, disk or clock: everything that happened goes in, everything that is
// to be done comes out. It never waits, and waking it early or twice does nothing.
#pragma once
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/room/traffic.h"

namespace omerta::server {

inline constexpr std::int64_t kUsualBeat = 1000;  // milliseconds between two beats of a room

struct Settings {
  std::int64_t beat = kUsualBeat;
  std::int64_t kept_after_end = 30LL * 24 * 3600 * 1000;  // a room, when nobody is there
  std::string engine = "0.1.0";  // the program's version, as it stands in a deal
};

struct Figures {  // for whoever watches the server; nothing about any one room
  std::size_t rooms = 0;
  std::size_t asleep = 0;  // of them: their logs are on disk, and little of them in memory
  std::size_t games = 0;   // rooms in which one is being played
  std::size_t connections = 0;
  std::uint64_t commands = 0;  // accepted
  std::uint64_t refused = 0;
  std::uint64_t quarantined = 0;
  std::size_t unstored = 0;  // rows on their way to the disk
};

class Core {
 public:
  Core(const Settings& settings, Entropy& entropy);
  ~Core();
  Core(const Core&) = delete;
  Core& operator=(const Core&) = delete;

  // A room of the store, before the first step. False: its log makes no sense, and the room is
  // left alone while the others are served.
  bool restore(RoomId room, const std::string& code, const std::vector<StoredRow>& rows, Now now);

  // One whose log cannot be read: its people are told so, and it is kept as long as any. `last`:
  // when something happened in it, by the wall clock.
  void leave_out(RoomId room, std::int64_t last, Now now);

  Outputs step(std::span<const Input> inputs, Now now);
  std::optional<std::int64_t> due() const;  // steady time at which it wants to be woken
  Figures figures() const;
  // The room it is working on just now; 0: none. For whoever has to say why the process ended.
  const std::atomic<RoomId>& working_on() const;

 private:
  class Rooms;
  std::unique_ptr<Rooms> rooms_;
};

}  // namespace omerta::server
