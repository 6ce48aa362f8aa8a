// A whole evening of each rulebook over real sockets, moderated by the program and by a person,
// while every line breaks again and again: nobody has missed or heard anything twice, and what the
// phones were sent is what the log on the disk comes to.
#include "tests/server/evenings/socket_evening.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "server/frames/frame.h"
#include "tests/server/world/streams.h"

namespace omerta::server {
namespace {

constexpr std::int64_t kBeat = 15;         // milliseconds: a quick evening
constexpr std::uint64_t kBreaksAfter = 7;  // messages of one line

// What is wrong with what this device was sent of the room on the disk.
void expect_streams_of(const Room& room, const client::Device& device) {
  const notation::Record& record = room.table()->played();
  EXPECT_EQ(wrong_with_stream(device.open_stream(), record, {}), "");
  if (!device.seat()) return;
  const auto seat = static_cast<Seat>(*device.seat());
  EXPECT_EQ(wrong_with_stream(device.own_stream(), record, {story::Listener::Kind::seat, seat}),
            "");
}

// Who is there by a device, and who is seated by the host; so many chairs in all.
struct Company {
  std::vector<std::string> devices;
  std::vector<std::string> seated;
};

Company company(const std::string& rulebook, bool moderated) {
  const bool small = rulebook == "mrakoszlap";
  Company all{{"player", "player", "player", "table"}, {}};
  if (moderated) all = {{"moderator", "player", "player", "table"}, {"paper"}};
  all.seated.insert(all.seated.end(), small ? 1 : 3, "bot");
  return all;
}

class SocketEvenings : public testing::TestWithParam<std::tuple<const char*, bool>> {};

TEST_P(SocketEvenings, IsPlayedToItsEndThoughEveryLineBreaks) {
  const auto [rulebook, moderated] = GetParam();
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("omerta-evening-" + std::to_string(getpid()));
  std::filesystem::remove_all(folder);
  std::vector<client::Device> devices;
  {
    EveningServer server{folder, kBeat};
    const Company all = company(rulebook, moderated);
    SocketEvening evening{server.port, all.devices};
    ASSERT_TRUE(evening.gather());
    evening.breaks_after(kBreaksAfter);
    ASSERT_TRUE(evening.fulfil(wishes_of(rulebook, all.seated)));
    ASSERT_TRUE(evening.play()) << evening.stage();
    evening.breaks_after(0);
    const auto quiet = std::chrono::steady_clock::now() + std::chrono::milliseconds{60 * kBeat};
    ASSERT_TRUE(evening.pass([&] { return std::chrono::steady_clock::now() > quiet; }));
    EXPECT_GT(evening.broken(), 20);
    std::printf("%d lines broken\n", evening.broken());
    for (std::size_t i = 0; i < evening.people(); ++i) devices.push_back(evening.person(i).device);
  }
  auto opened = DataFolder::open(folder, DataFolder::Missing::refuse);
  ASSERT_TRUE(opened.has_value());
  std::vector<Rows> rooms;
  ASSERT_TRUE((*opened)->shelf().each_room([&](Rows rows) { rooms.push_back(std::move(rows)); }));
  ASSERT_EQ(rooms.size(), 1U);
  const Room room = room_of(rooms.front());
  EXPECT_EQ(room.stage(), Stage::over);
  for (const client::Device& each : devices) expect_streams_of(room, each);
  std::filesystem::remove_all(folder);
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, SocketEvenings,
                         testing::Combine(testing::Values("gorod", "spytown", "mrakoszlap"),
                                          testing::Bool()),
                         [](const auto& each) {
                           return std::string{std::get<0>(each.param)} +
                                  (std::get<1>(each.param) ? "_desk" : "_program");
                         });

}  // namespace
}  // namespace omerta::server
