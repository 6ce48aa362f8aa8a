// Rows on their way to the store and back: sealed, chained, and what happens when the store fails.
#include "server/disk/store_shelf.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "storage/faulty.h"
#include "tests/server/world/all_rooms.h"

namespace omerta::server {
namespace {

using Outcome = Shelf::Outcome;

Append row(RoomId room, std::uint64_t number, const std::string& body) {
  Append made{
      .room = room, .number = number, .at = 1000 + static_cast<std::int64_t>(number), .body = body};
  made.id[0] = static_cast<std::uint8_t>(number);
  if (number == 1) made.code = "CODE" + std::to_string(room);
  return made;
}

struct Kept {
  std::shared_ptr<storage::Contents> contents = std::make_shared<storage::Contents>();
  storage::Memory store{contents};
  Seal seal{Seal::Key{1, 2, 3}};
  StoreShelf shelf{store, seal};
};

TEST(StoreShelf, GivesBackWhatItWasGiven) {
  Kept kept;
  const std::vector<Append> rows{row(5, 1, "open"), row(6, 1, "other"), row(5, 2, "join")};
  EXPECT_EQ(kept.shelf.keep(rows), std::vector<Outcome>(3, Outcome::kept));
  EXPECT_EQ(kept.shelf.keep(std::vector{row(5, 3, "")}), std::vector{Outcome::kept});
  storage::Memory again{kept.contents};
  StoreShelf next{again, kept.seal};
  const auto rooms = all_rooms(next);
  ASSERT_EQ(rooms.size(), 2U);
  EXPECT_EQ(rooms[0].room, 5U);
  EXPECT_EQ(rooms[0].code, "CODE5");
  ASSERT_EQ(rooms[0].rows.size(), 3U);
  EXPECT_EQ(rooms[0].rows[1].body, "join");
  EXPECT_EQ(rooms[0].rows[1].at, 1002);
  EXPECT_EQ(rooms[0].rows[2].body, "");
  EXPECT_EQ(next.keep(std::vector{row(5, 4, "goes on")}), std::vector{Outcome::kept});
  EXPECT_EQ(next.read(5)->rows.size(), 4U);
  EXPECT_EQ(next.read(77)->rows.size(), 0U);
}

TEST(StoreShelf, NothingReadableIsStored) {
  Kept kept;
  kept.shelf.keep(std::vector{row(5, 1, "the canary sings")});
  const auto& stored = kept.contents->rooms.begin()->second.rows[0].body;
  const std::string text{stored.begin(), stored.end()};
  EXPECT_EQ(text.find("canary"), std::string::npos);
  EXPECT_GT(text.size(), 16U);
}

TEST(StoreShelf, AnotherKeyOpensNothing) {
  Kept kept;
  kept.shelf.keep(std::vector{row(5, 1, "open")});
  const Seal other{Seal::Key{9}};
  StoreShelf shelf{kept.store, other};
  EXPECT_TRUE(all_rooms(shelf).empty());
  ASSERT_EQ(shelf.damaged(), 1U);
  EXPECT_EQ(shelf.damaged_rooms().front().room, 5U);
  EXPECT_EQ(shelf.damaged_rooms().front().last, 1001) << "when it was opened";
}

// Whoever plays it on by other rules plays another game. Another program may still know them.
TEST(StoreShelf, ARoomOfOtherRulesIsLeftAlone) {
  Kept kept;
  kept.shelf.keep(std::vector{row(5, 1, "open"), row(5, 2, "join"), row(6, 1, "open")});
  kept.contents->rooms.begin()->second.room.rules = "omerta 0";
  StoreShelf next{kept.store, kept.seal};
  const auto rooms = all_rooms(next);
  ASSERT_EQ(rooms.size(), 1U);
  EXPECT_EQ(rooms.front().room, 6U);
  ASSERT_EQ(next.damaged(), 1U);
  EXPECT_EQ(next.damaged_rooms().front().room, 5U);
  EXPECT_EQ(next.damaged_rooms().front().last, 1002) << "it is kept as long as any";
  next.erase_empty();
  EXPECT_EQ(kept.store.rooms()->size(), 2U);
}

TEST(StoreShelf, ASealIsBoundToItsPlace) {
  const Seal seal{Seal::Key{1}};
  const Append made = row(5, 2, "vote");
  storage::Row stored{2, made.id, made.at, seal.close(made), {}};
  EXPECT_EQ(seal.open(5, stored), "vote");
  EXPECT_FALSE(seal.open(6, stored));
  storage::Row moved = stored;
  moved.seq = 3;
  EXPECT_FALSE(seal.open(5, moved));
  moved = stored;
  moved.at_ms += 1;
  EXPECT_FALSE(seal.open(5, moved));
  moved = stored;
  moved.cid[3] ^= 1;
  EXPECT_FALSE(seal.open(5, moved));
  for (std::size_t i = 0; i < stored.body.size(); ++i) {
    moved = stored;
    moved.body[i] ^= 0x40;
    EXPECT_FALSE(seal.open(5, moved)) << i;
  }
  moved.body.resize(5);
  EXPECT_FALSE(seal.open(5, moved));
  EXPECT_NE(seal.close(made), seal.close(made));
}

TEST(StoreShelf, ARowOutOfTurnIsNotKept) {
  Kept kept;
  kept.shelf.keep(std::vector{row(5, 1, "open")});
  EXPECT_EQ(kept.shelf.keep(std::vector{row(5, 3, "too far")}), std::vector{Outcome::not_kept});
  EXPECT_EQ(kept.shelf.keep(std::vector{row(9, 2, "no room")}), std::vector{Outcome::not_kept});
  EXPECT_EQ(kept.shelf.keep(std::vector{row(5, 2, "next")}), std::vector{Outcome::kept});
  EXPECT_EQ(kept.shelf.keep(std::vector{row(5, 2, "again")}), std::vector{Outcome::kept});
  EXPECT_EQ(kept.shelf.read(5)->rows.back().body, "next");
}

// A disk in trouble: a room that cannot be read is not taken for one that has no rows.
TEST(StoreShelf, WhatCannotBeReadMayBeTriedAgain) {
  storage::Faulty store;
  const Seal seal{Seal::Key{1}};
  StoreShelf shelf{store, seal};
  shelf.keep(std::vector{row(5, 1, "open"), row(5, 2, "join")});
  for (std::uint32_t refused = 1; refused <= 2; ++refused) {
    store.refuse_reads(refused);
    for (std::uint32_t i = 0; i < refused; ++i) EXPECT_FALSE(shelf.read(5).has_value());
    ASSERT_TRUE(shelf.read(5).has_value());
    EXPECT_EQ(shelf.read(5)->rows.size(), 2U);
  }
  store.refuse_reads(1);
  EXPECT_THROW(all_rooms(shelf), std::runtime_error);
  EXPECT_EQ(all_rooms(shelf).size(), 1U);
  EXPECT_EQ(shelf.damaged(), 0U);
}

// A room that was opened as the power failed has a code and nothing else.
TEST(StoreShelf, ErasesWhatIsEmpty) {
  Kept kept;
  kept.shelf.keep(std::vector{row(5, 1, "open")});
  kept.store.create({storage::RoomId{6}, "CODE6", "omerta 1", 1000, std::nullopt});
  StoreShelf next{kept.store, kept.seal};
  EXPECT_EQ(all_rooms(next).size(), 1U);
  EXPECT_EQ(kept.store.rooms()->size(), 2U);
  next.erase_empty();
  ASSERT_EQ(kept.store.rooms()->size(), 1U);
  EXPECT_EQ(kept.store.rooms()->front().code, "CODE5");
}

TEST(StoreShelf, BusyIsNotForgotten) {
  storage::Faulty store{storage::Faults::at(3, storage::Fault::busy)};
  const Seal seal{Seal::Key{1}};
  StoreShelf shelf{store, seal};
  shelf.keep(std::vector{row(5, 1, "open")});  // which makes the room and the row
  EXPECT_EQ(shelf.forget(5), Outcome::not_kept);
  EXPECT_EQ(shelf.forget(5), Outcome::kept);
  EXPECT_TRUE(all_rooms(shelf).empty());
}

TEST(StoreShelf, ForgetsARoom) {
  Kept kept;
  kept.shelf.keep(std::vector{row(5, 1, "open")});
  EXPECT_EQ(kept.shelf.forget(5), Outcome::kept);
  EXPECT_TRUE(all_rooms(kept.shelf).empty());
  EXPECT_EQ(kept.shelf.keep(std::vector{row(5, 1, "anew")}), std::vector{Outcome::kept});
}

TEST(Key, IsMadeOnceAndIsNobodyElses) {
  const auto file = std::filesystem::temp_directory_path() / "omerta-key-test";
  std::filesystem::remove(file);
  const auto made = read_or_make_key(file);
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(read_or_make_key(file), made);
  struct stat about{};
  ASSERT_EQ(stat(file.c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0600U);
  const auto unfinished = file.string() + ".new";
  EXPECT_FALSE(std::filesystem::exists(unfinished));
  std::filesystem::remove(file);  // as power leaves it that failed before the name was there
  std::ofstream{unfinished} << "half of a k";
  const auto another = read_or_make_key(file);
  ASSERT_TRUE(another.has_value());
  EXPECT_EQ(read_or_make_key(file), another);
  EXPECT_EQ(std::filesystem::file_size(file), Seal::kKeyBytes);
  EXPECT_FALSE(std::filesystem::exists(unfinished));
  std::filesystem::resize_file(file, 31);
  EXPECT_FALSE(read_or_make_key(file));
  std::filesystem::remove(file);
  EXPECT_FALSE(read_or_make_key("/nowhere/key"));
}

}  // namespace
}  // namespace omerta::server
