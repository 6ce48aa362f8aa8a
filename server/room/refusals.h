// Every reason why a frame or a command is not taken, as it is sent; what people are told of it is
// the message `room.refusal.` and the reason. What the rules refuse is "not-now".
#pragma once
#include <array>
#include <string_view>

namespace omerta::server {

inline constexpr std::string_view kRefusalKey = "room.refusal.";
inline constexpr std::array<std::string_view, 44> kRefusals{
    "busy",          "cannot-be",     "cannot-start",
    "card-wanted",   "damaged",       "enough",
    "full",          "game-is-on",    "host",
    "is-there",      "later",         "locked",
    "missing-field", "name-reserved", "name-taken",
    "no-beliefs",    "no-game",       "no-moderator",
    "no-night",      "no-place",      "no-room",
    "not-a-deal",    "not-a-name",    "not-a-record",
    "not-allowed",   "not-an-object", "not-everyone-once",
    "not-json",      "not-now",       "nothing-said",
    "refused",       "say-hello",     "stale",
    "too-long",      "too-much",      "unknown-action",
    "unknown-field", "unknown-frame", "unknown-rulebook",
    "wrong-choice",  "wrong-field",   "wrong-lane",
    "wrong-number",  "wrong-value"};

}  // namespace omerta::server
