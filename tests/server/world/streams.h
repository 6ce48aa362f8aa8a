// What a phone has received against what the log comes to: its streams are the projection of the
// record, whole, once and in order.
#pragma once
#include <string>
#include <vector>

#include "notation/record.h"
#include "presentation/story/feed.h"
#include "server/room/room.h"
#include "tests/server/world/world.h"

namespace omerta::server {

Room room_of(const Rows& rows);

// What holds of a stream when everything that was taken back has been crossed out.
std::vector<std::string> in_force(const client::Stream& stream);

// What the game, played again from its record, tells this listener.
std::vector<std::string> told(const notation::Record& record, story::Listener listener);

// Where two lists part; empty: nowhere.
std::string first_difference(const std::vector<std::string>& one,
                             const std::vector<std::string>& other);

// How much of what the log comes to has to have been received.
enum class Extent : unsigned char { beginning, whole };

// The same of one stream of one listener; empty: nothing.
std::string wrong_with_stream(const client::Stream& received, const notation::Record& record,
                              story::Listener listener, Extent extent = Extent::whole);

// What is wrong with what somebody was sent of the one game of the world's one room; empty: it is
// what the log comes to. Everything that was whispered has to have come.
std::string wrong_with_streams(World& world);

}  // namespace omerta::server
