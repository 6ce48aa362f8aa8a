// Frames: what a device sends (docs/protocol.md), read and checked; and how what it is sent is
// padded, so that its length tells nothing.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "server/frames/retelling.h"
#include "server/room/action.h"
#include "wire/received/chosen.h"
#include "wire/received/command.h"

namespace omerta::server {

struct Have {  // what a device has got of the two streams, and the hashes after it
  std::uint64_t p = 0;
  std::uint64_t hp = 0;
  std::uint64_t q = 0;
  std::uint64_t hq = 0;
};

struct Create {
  PlaceKind kind = PlaceKind::player;
  std::string name;
};
struct Enter {  // a room that exists, by its code
  std::string code;
  PlaceKind kind = PlaceKind::player;
  std::string name;
};
struct TakeOver {  // a place, with the digits its owner was shown
  std::string code;
  std::string digits;
};
struct Hello {
  RoomId room = 0;
  PlaceId place = kNoPlace;
  std::optional<Have> have;
};
struct WherePlaced {};  // which places are this device's

// What anybody may look up, in a room or not (lookup.h).
struct AskRulebooks {};
struct AskForm {
  tl::expected<setup::Chosen, wire::Unread> chosen;
};
struct AskPages {
  std::string rulebook;
  std::string edition;  // empty: the usual one
};
struct AskCatalogue {
  std::string rulebook;
};

struct Starting {};              // the game
struct Tapping {};               // a sleeper's touch; or: nothing more from me
struct MovingAway {              // asks for the digits by which another device may take a place
  std::optional<PlaceId> place;  // nothing: one's own; another's, whose phone is lost
};
struct Fetching {    // what is not sent unasked
  std::string what;  // "record"
};
struct Consulting {  // at the desk: what would this lead to?
  std::uint64_t at = 0;
  FilledEntries filled;
  std::optional<int> back;  // or: who has seen what so many entries led to?
};
using Wish =
    std::variant<wire::Answer, Starting, Tapping, MovingAway, Fetching, Consulting, Action>;

struct Asked {  // a command
  CommandId id{};
  Wish wish;
  std::size_t bytes = 0;  // of the wish, as it was sent
  std::uint64_t digest = 0;
};
struct Pulse {  // a beat of the device, and the command it may carry
  std::uint64_t beat = 0;
  std::optional<Asked> carried;
};

using ClientFrame =
    std::variant<Create, Enter, TakeOver, Hello, WherePlaced, AskRulebooks, AskForm, AskPages,
                 AskCatalogue, Retell, RetellNight, RetellBeliefs, Asked, Pulse>;

// The name of what is wrong with it, if it is none.
tl::expected<ClientFrame, std::string_view> read_frame(std::string_view text);

bool looks_up(const ClientFrame& frame);  // what costs work and changes nothing

std::string refused_frame(std::string_view why);
std::string refused_frame(std::string_view why, std::string_view field);

// One seat cannot look for another's commands by their ids.
CommandId bound(const CommandId& id, PlaceId place);

// With a field that makes it exactly so long; a frame that is longer stays as it is.
std::string padded(std::string frame, std::size_t bytes);
// So that of so many bytes in it, which are nobody else's business, only the steps show.
std::string padded_to_steps(std::string frame, std::size_t own, std::size_t step);

std::string digits16(std::uint64_t number);  // always sixteen
std::optional<std::uint64_t> number16(std::string_view digits);

}  // namespace omerta::server
