// A room as a file: it comes to another folder whole and plays on there, and whatever is wrong with
// a file, nothing of it is taken. Evenings that older versions of this program have kept.
#include "server/disk/room_file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "rulebooks/rulebook.h"
#include "server/disk/finished_games.h"
#include "server/room/room.h"
#include "storage/chain.h"
#include "storage/exported.h"
#include "storage/faulty.h"
#include "tests/server/world/small_games.h"

namespace omerta::server {
namespace {

using Fault = RoomFileFault;
using storage::Outcome;

const Seal::Key kOld{'o', 'l', 'd'};

// A whole evening, sealed with that key.
std::string evening(const std::string& rulebook) {
  World world{5};
  gather_small(world, rulebook, 3);
  EXPECT_TRUE(begin_small(world));
  EXPECT_TRUE(play_on(world, 5000));
  const Rows rows = world.disk().rooms().front();
  const storage::Room room{.id = static_cast<storage::RoomId>(rows.room),
                           .code = rows.code,
                           .rules = std::string{kRulesVersion},
                           .created_at = rows.rows.front().at};
  storage::Memory store;
  EXPECT_EQ(bring_in({room, rows.rows}, store, Seal{kOld}), Outcome::stored);
  return *room_file(store, room.id);
}

const std::string& some_evening() {
  static const std::string text = evening("gorod");
  return text;
}

bool is_same(const RoomFile& one, const RoomFile& other) {
  return one.room == other.room &&
         std::equal(one.rows.begin(), one.rows.end(), other.rows.begin(), other.rows.end(),
                    [](const StoredRow& a, const StoredRow& b) {
                      return a.number == b.number && a.id == b.id && a.at == b.at &&
                             a.body == b.body;
                    });
}

Rows rows_of(const RoomFile& file) {
  return {static_cast<RoomId>(file.room.id), file.room.code, file.rows};
}

TEST(RoomFile, ComesToAnotherFolderAndIsServedThere) {
  const Seal old{kOld};
  const auto file = read_room_file(some_evening(), old);
  ASSERT_TRUE(file) << static_cast<int>(file.error());
  storage::Memory store;
  const Seal fresh{Seal::Key{9}};
  ASSERT_EQ(bring_in(*file, store, fresh), Outcome::stored);
  StoreShelf shelf{store, fresh};
  SeededEntropy entropy{1};
  Core core{Settings{}, entropy};
  int served = 0;
  EXPECT_TRUE(shelf.each_room([&](const Rows& each) {
    if (core.restore(each.room, each.code, each.rows, {1'000'000, each.rows.back().at})) ++served;
  }));
  EXPECT_EQ(served, 1);
  const auto text = room_file(store, file->room.id);
  ASSERT_TRUE(text);
  EXPECT_FALSE(read_room_file(*text, old)) << "it has the folder's own key now";
  const auto again = read_room_file(*text, fresh);
  ASSERT_TRUE(again);
  EXPECT_TRUE(is_same(*again, *file));
  const auto games = finished_games(rows_of(*file));
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(finished_games(rows_of(*again)).front().record, games.front().record);
}

TEST(RoomFile, NothingOfItCanBeReadWithoutTheKey) {
  const auto read = storage::read_exported(some_evening());
  ASSERT_TRUE(read);
  for (const storage::Row& each : read->rows) {
    const std::string body{each.body.begin(), each.body.end()};
    EXPECT_EQ(body.find("\"by\":"), std::string::npos);
  }
}

TEST(RoomFile, SaysWhatIsWrong) {
  const Seal seal{kOld};
  const std::string& text = some_evening();
  const auto fault = [&](const std::string& changed) {
    const auto read = read_room_file(changed, seal);
    return read ? std::nullopt : std::optional{read.error()};
  };
  EXPECT_EQ(fault(text), std::nullopt);
  EXPECT_EQ(fault("omerta-record 1\n"), Fault::not_a_room);
  EXPECT_EQ(fault("omerta-log 2" + text.substr(12)), Fault::another_version);
  EXPECT_EQ(fault(text.substr(0, text.size() / 2)), Fault::damaged);
  EXPECT_EQ(read_room_file(text, Seal{Seal::Key{1}}).error(), Fault::another_key);
  const auto whole = storage::read_exported(text);
  ASSERT_TRUE(whole);
  storage::Exported other = *whole;
  other.room.rules = "omerta 0";
  EXPECT_EQ(fault(written(other)), Fault::another_rules);
  other = *whole;
  other.room.code = "ZZZZZZ";
  EXPECT_EQ(fault(written(other)), Fault::makes_no_sense) << "it says that it has another code";
  storage::Memory store;
  RoomFile forged = *read_room_file(text, seal);
  forged.rows.erase(forged.rows.begin() + 3);  // chained and sealed again: a log without a row
  for (std::size_t i = 3; i < forged.rows.size(); ++i) --forged.rows[i].number;
  ASSERT_EQ(bring_in(forged, store, seal), Outcome::stored);
  EXPECT_EQ(fault(*room_file(store, forged.room.id)), Fault::makes_no_sense);
  std::size_t taken = 0;
  for (std::size_t i = 0; i < text.size(); i += 997) {  // whatever digit is another
    std::string changed = text;
    changed[i] = changed[i] == '1' ? '2' : '1';
    if (changed != text && !fault(changed)) ++taken;
  }
  EXPECT_EQ(taken, 0U);
}

TEST(RoomFile, DoesNotStandBesideItself) {
  const Seal seal{kOld};
  const RoomFile file = *read_room_file(some_evening(), seal);
  storage::Room other = file.room;
  EXPECT_EQ(clash(file, {other}), Fault::is_there);
  other.id = storage::RoomId{5};
  EXPECT_EQ(clash(file, {other}), Fault::code_is_taken);
  other.code = "ZZZZZZ";
  EXPECT_EQ(clash(file, {other}), std::nullopt);
  storage::Faulty store{storage::Faults::at(1, storage::Fault::busy)};
  EXPECT_EQ(bring_in(file, store, seal), Outcome::busy);
  EXPECT_TRUE(store.rooms()->empty()) << "nothing half";
  EXPECT_EQ(bring_in(file, store, seal), Outcome::stored);
  EXPECT_EQ(bring_in(file, store, seal), Outcome::refused);
}

// --- evenings of older versions ------------------------------------------------------------------
std::filesystem::path old_evenings() {
  return std::filesystem::path{OMERTA_SOURCE} / "tests/server/old";
}

// Every row comes to what it came to when it was written. Where this fails the rules, or what a log
// says, have become others: kRulesVersion has to be raised, and these files are written anew.
TEST(OldEvenings, PlayAsTheyDid) {
  for (const Rulebook* book : rulebooks()) {
    const auto path = old_evenings() / (std::string{book->id} + ".room");
    std::ifstream in{path};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    ASSERT_FALSE(text.empty()) << path;
    const auto file = read_room_file(text, Seal{kOld});
    ASSERT_TRUE(file) << path << ' ' << static_cast<int>(file.error());
    for (const StoredRow& each : file->rows) EXPECT_TRUE(checksum_in(each.body)) << each.number;
    EXPECT_EQ(finished_games(rows_of(*file)).size(), 1U) << path;
  }
}

// --gtest_also_run_disabled_tests --gtest_filter='*WrittenAnew'
TEST(OldEvenings, DISABLED_AreWrittenAnew) {
  for (const Rulebook* book : rulebooks()) {
    std::ofstream{old_evenings() / (std::string{book->id} + ".room")}
        << evening(std::string{book->id});
  }
}

}  // namespace
}  // namespace omerta::server
