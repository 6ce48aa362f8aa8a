// What can happen in a room. Everything that does is one of these, with whose doing it was; the log
// of a room is the list of them, and the room is what they come to.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "engine/command.h"
#include "presentation/setup/form.h"
#include "server/room/desk_action.h"
#include "server/room/traffic.h"

namespace omerta::server {

using PlaceId = std::uint16_t;  // counts from 1 in its room; nobody gets one that was another's
inline constexpr PlaceId kNoPlace = 0;

// Whoever plays by paper has no device: what he does is entered by the moderator.
enum class PlaceKind : std::uint8_t { player, watcher, table, moderator, bot, paper };

using Key = std::array<std::uint8_t, 32>;  // all chance of one game comes from it

// --- the room ------------------------------------------------------------------------------------
struct Open {  // the first row: whoever opens a room has the first place and is its host
  std::string code;
};
struct Join {
  PlaceKind kind = PlaceKind::player;
  std::string name;
  Device device{};
};
struct Leave {  // of one's own accord, or put out by the host
  PlaceId place = kNoPlace;
};
struct Rename {
  PlaceId place = kNoPlace;
  std::string name;
};
struct Order {  // who sits beside whom: every player once, clockwise
  std::vector<PlaceId> places;
};
struct Lock {
  bool locked = true;
};
struct Choose {  // rulebook, edition, options, deck; who plays is the room's own
  setup::Chosen chosen;
};
enum class Absence : std::uint8_t {
  wait,
  clock,
  bot,
  withdrawal
};  // what is done for who does not answer
// What ends a call of the night: what the rulebook says, that all have tapped, or an answer.
enum class Waiting : std::uint8_t { usual, taps, none };
struct Manners {  // how this room plays
  Absence absence = Absence::wait;
  Waiting waiting = Waiting::usual;
  int pace = 100;  // of the rulebook's own times, in hundredths; 0: no clock at all
  bool talk = true;
  std::string level = "detective";  // of the bots

  friend bool operator==(const Manners&, const Manners&) = default;
};
struct Arrange {
  Manners manners;
};
struct Ready {
  bool ready = true;
};
struct Entrust {  // the room to another host
  PlaceId place = kNoPlace;
};
struct BeHost {};  // by whoever asks, where the host's phone is lost
struct Move {      // a place to another device
  PlaceId place = kNoPlace;
  Device device{};
};

// --- the game ------------------------------------------------------------------------------------
struct Start {
  Key key{};
  std::vector<int> dealt;  // by hand, in the rulebook's order; empty: by the key
};
// The deal that server and phones make together; without one, Start deals.
struct BeginDeal {   // one number of it
  std::string room;  // as its devices know it
  std::uint32_t number = 0;
  Key seed{};  // what the server commits to; nobody is shown it before the end
  std::string engine;
};
struct CommitShare {  // of a phone, to what it will open
  std::uint32_t number = 0;
  Key commit{};
};
struct CloseDeal {};  // nobody can take part any more: now they open
struct RevealShare {
  std::uint32_t number = 0;
  Key entropy{};
};
struct VoidDeal {};  // somebody has not opened
struct Play {        // what was answered, and what chance and the clock said to it
  std::vector<Command> commands;
};
struct EndCall {  // everybody was asked at once, and this is what was answered, as it is played
  std::vector<Command> commands;
};
struct Tap {  // by night: an answer that takes effect when all have tapped; a sleeper's has none
  Seat seat = Seat::nobody;
  std::optional<Command> held;
};
struct StandIn {  // a bot plays for this place, or does no longer
  PlaceId place = kNoPlace;
  bool bot = true;
};
struct Withdraw {  // somebody who has to leave, by the host, as the rulebook has it
  PlaceId place = kNoPlace;
};
struct Pause {
  bool paused = true;
};
struct Extend {};  // the time that is running
struct Say {
  std::string text;
};
struct Spoken {  // what somebody says by ids, as the wire has it: {"say": […]}
  std::string json;
};
struct State {  // a statement to the table; of a bot by its own place
  Spoken words;
};
struct Nudge {  // somebody for whom the table waits, by the host or whoever runs the game
  PlaceId place = kNoPlace;
};
struct Again {};   // another game of the same room
struct HandOver {  // the moderator's post
  PlaceId place = kNoPlace;
};

using Action =
    std::variant<Open, Join, Leave, Rename, Order, Lock, Choose, Arrange, Ready, Entrust, Move,
                 Start, Play, Tap, TakeBack, StandIn, Pause, Extend, Say, Again, DealOut, Fill,
                 Accept, See, Swap, Allow, HandOver, BeginDeal, CommitShare, CloseDeal, RevealShare,
                 VoidDeal, EndCall, Withdraw, State, Nudge, BeHost>;

struct Row {
  PlaceId by = kNoPlace;  // nobody: the server's own
  Action action;
};

std::string written(const Row& row);
std::string written(const Manners& manners);
// Nothing: it is no row.
std::optional<Row> read_row(std::string_view text);

// With what the room has come to after it, in sixteen digits; and that again. Nothing: it has none.
std::string with_checksum(std::string row, std::uint64_t checksum);
std::optional<std::uint64_t> checksum_in(std::string_view row);
inline constexpr std::size_t kChecksumBytes = 23;  // that a row is longer with it

// What a device may ask for, from the JSON of a command; the name of what is wrong with it. What
// answers a question is none of these.
tl::expected<Action, std::string_view> read_action(std::string_view text);

}  // namespace omerta::server
