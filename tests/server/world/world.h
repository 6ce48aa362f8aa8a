// A server, its disk and the devices of its guests in one process. Nothing happens by itself: time
// passes when the test says so.
#pragma once
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "chance/dice.h"
#include "client/device.h"
#include "client/player.h"
#include "server/core/core.h"
#include "tests/server/world/world_disk.h"

namespace omerta::server {

class SeededEntropy : public Entropy {
 public:
  explicit SeededEntropy(std::uint64_t seed) : dice_{seed, 0} {}
  void fill(std::uint8_t* bytes, std::size_t count) override {
    for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<std::uint8_t>(dice_.next());
  }

 private:
  chance::Dice dice_;
};

struct Guest {  // a device, who plays at it, its cookie and its connection
  explicit Guest(std::uint64_t seed) : player{seed} {}

  client::Device device;
  client::Player player;
  Device cookie{};
  Connection connection = 0;
  std::deque<std::string> coming;     // frames on their way to it
  std::deque<std::string> leaving;    // and from it
  std::vector<std::string> received;  // every frame, as it came
  std::vector<Closing> closed;
  enum class Deals { wholly, commits_only, never } deals = Deals::wholly;
  bool stays_away = false;         // else it comes back by itself
  std::vector<std::string> asked;  // beats with commands, as they were sent first
};

struct Weather {              // each: once in so many times; 0: never
  std::uint32_t cuts = 0;     // a connection breaks, and what was under way is lost
  std::uint32_t crashes = 0;  // the server ends, and what was not on disk is lost; often twice
  std::uint32_t slow = 0;     // a row, or a frame, waits
  std::uint32_t doubled = 0;  // a command comes twice
  std::uint32_t late = 0;     // a command that was sent long ago is sent again
  std::uint32_t jumps = 0;    // a clock jumps: the wall clock either way, the other one ahead
  std::uint32_t faults = 0;   // a change of the store fails, half done, or ends the process
  bool honest_disk = true;    // says that a row is kept when it is
};

// The line over which a message comes breaks: before each of these messages, so that it is lost, or
// behind it. They are counted from 1, whoever sends them.
struct Breaks {
  // `unnoticed`: the message is lost and the line stays, as no line does; for a test of the tests.
  enum class When { before, after, unnoticed } when = When::before;
  std::uint64_t first = 0;
  std::uint64_t every = 0;  // and again after so many; 0: never
};

class World {
 public:
  explicit World(std::uint64_t seed) : World{seed, Settings{}} {}
  World(std::uint64_t seed, const Settings& settings) : World{seed, settings, seed} {}
  // What the server draws by itself is another's.
  World(std::uint64_t seed, const Settings& settings, std::uint64_t server_seed);

  std::size_t add_guest();
  Guest& guest(std::size_t number) { return *guests_[number]; }
  std::size_t guests() const { return guests_.size(); }

  void connect(std::size_t guest);
  void disconnect(std::size_t guest);
  void send(std::size_t guest, const std::string& frame);
  std::string command(std::size_t guest, const client::json::object& action);  // its id
  void pass(std::int64_t milliseconds);  // step by step, as the core wants to be woken
  void crash();                          // what is on disk is all that is left
  void when_kept(std::function<void(const Append&)> told) { when_kept_ = std::move(told); }
  void sleep(std::int64_t milliseconds) { now_ += milliseconds; }  // the machine was
  void shift_wall(std::int64_t milliseconds) { wall_ahead_ += milliseconds; }
  void weather(const Weather& weather);
  void breaks(const Breaks& breaks);                    // from now on
  std::uint64_t messages() const { return messages_; }  // since then
  std::uint64_t broken() const { return broken_; }      // of them, over a line that broke
  int crashes() const { return crashes_; }
  int cuts() const { return cuts_; }
  int jumps() const { return jumps_; }
  int resent() const { return resent_; }
  std::string fresh_id();

  const std::vector<std::string>& sent() const { return sent_; }  // by all guests
  Core& core() { return *core_; }
  WorldDisk& disk() { return disk_; }
  std::int64_t now() const { return now_; }

 private:
  void step(std::vector<Input> inputs);
  void deliver(Outputs outputs, std::vector<Input>& next);
  void move_frames();
  void move_disk(std::vector<Input>& next);
  void die_if_lost();
  void storm();
  void jump();
  void send_again(Guest& guest);
  void move_frames_of(Guest& guest);
  bool breaks_now();
  void break_line(const Guest& guest);
  void arrive(Guest& guest, std::string frame);
  void leave(Guest& guest, const std::string& frame);
  void take_part_in_deal(Guest& guest);
  Now clock() const { return {now_, now_ + wall_ahead_}; }
  void cut(std::size_t guest);
  bool happens(std::uint32_t once_in) { return once_in != 0 && dice_.once_in(once_in); }

  Settings settings_;
  SeededEntropy entropy_;
  chance::Dice dice_;
  std::unique_ptr<Core> core_;
  std::int64_t now_ = 1'000'000;
  std::vector<std::unique_ptr<Guest>> guests_;
  std::map<Connection, std::size_t> connected_;
  Connection last_ = 0;
  Weather weather_;
  std::function<void(const Append&)> when_kept_;  // before anybody is told
  Breaks breaks_;
  std::uint64_t messages_ = 0;
  std::uint64_t broken_ = 0;
  WorldDisk disk_;
  bool lost_ = false;  // the store is, to this process
  std::vector<std::string> sent_;
  int crashes_ = 0;
  int cuts_ = 0;
  int jumps_ = 0;
  int resent_ = 0;
  std::int64_t wall_ahead_ = 0;
};

// The table is opened by the first guest and joined by the others; bots fill it up.
void gather(World& world, const std::string& rulebook, std::size_t people, std::size_t bots,
            const client::json::array& deck = {});
// And the game begins.
void sit_down(World& world, const std::string& rulebook, std::size_t people, std::size_t bots);

// Everybody answers whatever his screen asks, until the game is over or so many beats have passed.
// True: it is over.
bool play_on(World& world, int beats);

}  // namespace omerta::server
