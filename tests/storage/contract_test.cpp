// The contract of storage/store.h, the same tests for every store.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "storage/chain.h"
#include "storage/exported.h"
#include "storage/faulty.h"
#include "storage/sqlite.h"
#include "tests/storage/load.h"

namespace omerta::storage {
namespace {

constexpr std::int64_t kNow = 1'700'000'000'000;

// Each says how its store is opened on what is there, and how a byte of a body changes by itself.
class OfMemory {
 public:
  std::unique_ptr<Store> open() { return std::make_unique<Memory>(contents_); }
  void damage(RoomId room, std::size_t seq) { contents_->rooms[room].rows[seq - 1].body[0] ^= 1; }

 protected:
  std::shared_ptr<Contents> contents_ = std::make_shared<Contents>();
};

class OfFaulty : public OfMemory {
 public:
  std::unique_ptr<Store> open() { return std::make_unique<Faulty>(Faults::none(), contents_); }
};

class OfSqlite {
 public:
  std::unique_ptr<Store> open() {
    auto opened = open_sqlite({.file = file_, .place = SqliteOptions::Place::any});
    EXPECT_TRUE(opened) << name(opened.error().fault) << opened.error().detail;
    return std::move(*opened);
  }
  void damage(RoomId room, std::size_t seq) {
    sqlite3* database = nullptr;
    sqlite3_open(file_.c_str(), &database);
    const std::string sql = "UPDATE log SET body = x'00' WHERE room = " +
                            std::to_string(static_cast<std::int64_t>(room)) +
                            " AND seq = " + std::to_string(seq);
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
  }

 private:
  Folder folder_;
  std::string file_ = folder_.file("rooms.db");
};

template <class Maker>
class Contract : public testing::Test {
 protected:
  void reopen() {
    store_.reset();
    store_ = maker_.open();
  }
  Store& store() { return *store_; }

  // The next row of a room, appended.
  Appended say(RoomId room, std::uint64_t command) { return append(next(room, command)); }
  NewRow next(RoomId room, std::uint64_t command) {
    const auto log = store().read(room, 0);
    const Row* last = !log || log->rows.empty() ? nullptr : &log->rows.back();
    return {room, next_row(room, last, command_id(command), kNow, {1, 2, 3})};
  }
  Appended append(const NewRow& row) { return store().append(std::span{&row, 1}).front(); }
  void make(std::uint64_t number) { ASSERT_EQ(store().create(some_room(number)), Outcome::stored); }

  Maker maker_;
  std::unique_ptr<Store> store_ = maker_.open();
  const RoomId one_ = some_room(1).id;
  const RoomId two_ = some_room(2).id;
};

using Stores = testing::Types<OfMemory, OfFaulty, OfSqlite>;
TYPED_TEST_SUITE(Contract, Stores);

TYPED_TEST(Contract, ARoomIsCreatedOnce) {
  this->make(1);
  EXPECT_EQ(this->store().create(some_room(1)), Outcome::refused);
  Room same_code = some_room(2);
  same_code.code = some_room(1).code;
  EXPECT_EQ(this->store().create(same_code), Outcome::refused);
  Room nameless = some_room(2);
  nameless.code.clear();
  EXPECT_EQ(this->store().create(nameless), Outcome::refused);
  Room long_name = some_room(2);
  long_name.code.assign(kLongestCode + 1, 'A');
  EXPECT_EQ(this->store().create(long_name), Outcome::refused);
  this->make(2);
  this->reopen();
  EXPECT_EQ(this->store().rooms(), (std::vector<Room>{some_room(1), some_room(2)}));
  EXPECT_EQ(this->store().room(this->two_).value(), some_room(2));
  EXPECT_EQ(this->store().room(some_room(3).id).value(), std::nullopt);
}

TYPED_TEST(Contract, RowsStandInOrderWithoutAGap) {
  this->make(1);
  for (std::uint64_t i = 1; i <= 5; ++i) {
    EXPECT_EQ(this->say(this->one_, i), (Appended{Outcome::stored, static_cast<std::int64_t>(i)}));
  }
  NewRow gap = this->next(this->one_, 6);
  gap.row.seq = 7;
  EXPECT_EQ(this->append(gap), (Appended{Outcome::taken, 5}));
  NewRow old = this->next(this->one_, 7);
  old.row.seq = 3;
  EXPECT_EQ(this->append(old), (Appended{Outcome::taken, 5}));
  this->reopen();
  const auto log = this->store().read(this->one_, 0);
  ASSERT_TRUE(log);
  EXPECT_EQ(log->rows.size(), 5U);
  EXPECT_EQ(log->damage, Damage::none);
  EXPECT_EQ(this->store().read(this->one_, 3)->rows.size(), 2U);
  EXPECT_FALSE(this->store().read(this->two_, 0));
}

TYPED_TEST(Contract, ACommandIsThereOnce) {
  this->make(1);
  this->make(2);
  EXPECT_EQ(this->say(this->one_, 7).outcome, Outcome::stored);
  EXPECT_EQ(this->say(this->one_, 8).outcome, Outcome::stored);
  EXPECT_EQ(this->say(this->one_, 7), (Appended{Outcome::duplicate, 1}));
  EXPECT_EQ(this->say(this->two_, 7), (Appended{Outcome::stored, 1}));  // another room's
  this->reopen();
  EXPECT_EQ(this->say(this->one_, 8), (Appended{Outcome::duplicate, 2}));
}

TYPED_TEST(Contract, AGroupIsAnsweredOneByOne) {
  this->make(1);
  this->make(2);
  const NewRow first = this->next(this->one_, 1);
  const NewRow second{this->one_, next_row(this->one_, &first.row, command_id(2), kNow, {})};
  const NewRow other = this->next(this->two_, 3);
  const NewRow nowhere{static_cast<RoomId>(5), first.row};
  const std::vector<NewRow> group{first, nowhere, second, other, first};
  const std::vector<Appended> expected{{Outcome::stored, 1},
                                       {Outcome::refused, 0},
                                       {Outcome::stored, 2},
                                       {Outcome::stored, 1},
                                       {Outcome::duplicate, 1}};
  EXPECT_EQ(this->store().append(group), expected);
  EXPECT_TRUE(this->store().append({}).empty());
}

TYPED_TEST(Contract, WhatDoesNotFollowIsRefused) {
  this->make(1);
  ASSERT_EQ(this->say(this->one_, 1).outcome, Outcome::stored);
  NewRow forged = this->next(this->one_, 2);
  forged.row.chain[5] ^= 1;
  EXPECT_EQ(this->append(forged).outcome, Outcome::refused);
  NewRow early = this->next(this->one_, 2);
  early.row.at_ms -= 1;
  const auto log = this->store().read(this->one_, 0);
  early.row.chain = next_chain(log->rows.back().chain, early.row);
  EXPECT_EQ(this->append(early).outcome, Outcome::refused);
  NewRow large = this->next(this->one_, 2);
  large.row.body.resize(kLongestBody + 1);
  large.row.chain = next_chain(log->rows.back().chain, large.row);
  EXPECT_EQ(this->append(large).outcome, Outcome::refused);
  large.row.body.resize(kLongestBody);
  large.row.chain = next_chain(log->rows.back().chain, large.row);
  EXPECT_EQ(this->append(large).outcome, Outcome::stored);
}

TYPED_TEST(Contract, AGroupHasALimit) {
  this->make(1);
  std::vector<NewRow> group;
  for (std::uint64_t i = 0; i <= kMostInGroup; ++i) {
    const Row* last = group.empty() ? nullptr : &group.back().row;
    group.push_back({this->one_, next_row(this->one_, last, command_id(i), kNow, {})});
  }
  const auto answers = this->store().append(group);
  EXPECT_EQ(answers[kMostInGroup - 1].outcome, Outcome::stored);
  EXPECT_EQ(answers[kMostInGroup].outcome, Outcome::refused);
}

TYPED_TEST(Contract, AClosedRoomIsReadAndNothingMore) {
  this->make(1);
  ASSERT_EQ(this->say(this->one_, 1).outcome, Outcome::stored);
  EXPECT_EQ(this->store().close(this->one_, kNow + 5), Outcome::stored);
  EXPECT_EQ(this->store().close(this->one_, kNow + 6), Outcome::refused);
  EXPECT_EQ(this->say(this->one_, 2).outcome, Outcome::refused);
  EXPECT_EQ(this->say(this->one_, 1), (Appended{Outcome::duplicate, 1}));
  this->reopen();
  EXPECT_EQ(this->store().rooms()->front().closed_at, kNow + 5);
  EXPECT_EQ(this->store().rooms()->front().code, "");
  EXPECT_EQ(this->store().read(this->one_, 0)->rows.size(), 1U);
  Room heir = some_room(2);
  heir.code = some_room(1).code;  // the code is free again
  EXPECT_EQ(this->store().create(heir), Outcome::stored);
}

TYPED_TEST(Contract, ErasedIsGone) {
  this->make(1);
  this->make(2);
  ASSERT_EQ(this->say(this->one_, 1).outcome, Outcome::stored);
  ASSERT_EQ(this->say(this->two_, 1).outcome, Outcome::stored);
  ASSERT_EQ(this->store().bind({{}, this->one_, 3}), Outcome::stored);
  EXPECT_EQ(this->store().erase(this->one_), Outcome::stored);
  EXPECT_EQ(this->store().erase(this->one_), Outcome::refused);
  this->reopen();
  EXPECT_FALSE(this->store().read(this->one_, 0));
  EXPECT_TRUE(this->store().devices(this->one_).empty());
  EXPECT_EQ(this->store().rooms()->size(), 1U);
  this->make(1);
  EXPECT_EQ(this->say(this->one_, 1), (Appended{Outcome::stored, 1}));
}

TYPED_TEST(Contract, OldRoomsGoByThemselves) {
  for (std::uint64_t i = 1; i <= 3; ++i) this->make(i);
  ASSERT_EQ(this->store().close(this->one_, kNow), Outcome::stored);
  ASSERT_EQ(this->store().close(this->two_, kNow + 10), Outcome::stored);
  EXPECT_EQ(erase_closed_before(this->store(), kNow + 10), 1);
  EXPECT_EQ(this->store().rooms()->size(), 2U);
}

TYPED_TEST(Contract, ADamagedRoomHarmsNoOther) {
  this->make(1);
  this->make(2);
  for (std::uint64_t i = 1; i <= 4; ++i) {
    ASSERT_EQ(this->say(this->one_, i).outcome, Outcome::stored);
    ASSERT_EQ(this->say(this->two_, i).outcome, Outcome::stored);
  }
  this->store_.reset();
  this->maker_.damage(this->one_, 3);
  this->reopen();
  const NewRow next = this->next(this->one_, 9);
  NewRow fifth = next;
  fifth.row.seq = 5;
  EXPECT_EQ(this->append(fifth).outcome, Outcome::refused);  // before anybody has read it
  const auto log = this->store().read(this->one_, 0);
  EXPECT_EQ(log->damage, Damage::chain);
  EXPECT_EQ(log->rows.size(), 2U);
  EXPECT_EQ(this->say(this->two_, 9).outcome, Outcome::stored);
  EXPECT_EQ(this->store().erase(this->one_), Outcome::stored);
}

TYPED_TEST(Contract, QuarantineStopsARoom) {
  this->make(1);
  this->make(2);
  ASSERT_EQ(this->say(this->one_, 1).outcome, Outcome::stored);
  this->store().quarantine(this->one_);
  EXPECT_EQ(this->say(this->one_, 2).outcome, Outcome::refused);
  EXPECT_EQ(this->store().read(this->one_, 0)->damage, Damage::quarantined);
  EXPECT_EQ(this->say(this->two_, 2).outcome, Outcome::stored);
}

TYPED_TEST(Contract, DevicesAreKnownByTheirHash) {
  this->make(1);
  this->make(2);
  const Hash phone = sha256(command_id(1));
  const Hash tablet = sha256(command_id(2));
  EXPECT_EQ(this->store().bind({phone, this->one_, 0}), Outcome::stored);
  EXPECT_EQ(this->store().bind({phone, this->one_, 0}), Outcome::stored);
  EXPECT_EQ(this->store().bind({phone, this->one_, 4}), Outcome::stored);
  EXPECT_EQ(this->store().bind({phone, this->two_, 1}), Outcome::stored);
  EXPECT_EQ(this->store().bind({tablet, this->one_, 2}), Outcome::stored);
  EXPECT_EQ(this->store().bind({tablet, static_cast<RoomId>(5), 2}), Outcome::refused);
  this->reopen();
  EXPECT_EQ(this->store().devices(this->one_).size(), 3U);
  EXPECT_EQ(this->store().devices(phone).size(), 3U);
  EXPECT_EQ(this->store().unbind({phone, this->one_, 0}), Outcome::stored);
  EXPECT_EQ(this->store().devices(phone).size(), 2U);
}

TYPED_TEST(Contract, ARoomGoesToAnotherStore) {
  this->make(1);
  for (std::uint64_t i = 1; i <= 3 * kMostInGroup / 2; ++i) {
    ASSERT_EQ(this->say(this->one_, i).outcome, Outcome::stored);
  }
  ASSERT_EQ(this->store().close(this->one_, kNow + 1), Outcome::stored);
  const auto room = exported(this->store(), this->one_);
  ASSERT_TRUE(room);
  const std::string text = written(*room);
  const auto read = read_exported(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, *room);
  Memory other;
  EXPECT_EQ(other.admit(read->room, read->rows), Outcome::stored);
  EXPECT_EQ(written(*exported(other, this->one_)), text);
  for (std::size_t i = 0; i < text.size(); i += 37) {  // what was changed is not taken
    std::string changed = text;
    changed[i] = changed[i] == '1' ? '2' : '1';
    const auto other_text = read_exported(changed);
    EXPECT_TRUE(!other_text || other_text->rows == room->rows) << i;
    EXPECT_FALSE(read_exported(text.substr(0, text.size() - 1 - i)));
  }
}

TEST(Exported, SaysWhatItCannotRead) {
  const auto fault = [](std::string_view text) { return read_exported(text).error(); };
  EXPECT_EQ(fault(""), Unreadable::not_a_room);
  EXPECT_EQ(fault("omerta-record 1\n"), Unreadable::not_a_room);
  EXPECT_EQ(fault("omerta-log 2 whatever\n"), Unreadable::another_version);
  EXPECT_EQ(fault("omerta-log 1 5 41 42 7"), Unreadable::damaged);
  EXPECT_EQ(fault("omerta-log 1 5 41 42 7 open\n"), Unreadable::damaged) << "cut off";
  EXPECT_TRUE(read_exported("omerta-log 1 5 41 42 7 open\nend\n"));
}

TYPED_TEST(Contract, ARoomIsAdmittedWholeOrNotAtAll) {
  std::vector<Row> rows;
  for (std::uint64_t i = 1; i <= 3 * kMostInGroup; ++i) {
    const Row* last = rows.empty() ? nullptr : &rows.back();
    rows.push_back(next_row(this->one_, last, command_id(i), kNow, {4, 5}));
  }
  std::vector<Row> wrong = rows;
  wrong.back().chain[3] ^= 1;
  EXPECT_EQ(this->store().admit(some_room(1), wrong), Outcome::refused);
  wrong = rows;
  wrong.back() = next_row(this->one_, &wrong[wrong.size() - 2], command_id(1), kNow, {});
  EXPECT_EQ(this->store().admit(some_room(1), wrong), Outcome::refused) << "a command twice";
  Room nameless = some_room(1);
  nameless.code.clear();
  EXPECT_EQ(this->store().admit(nameless, rows), Outcome::refused);
  EXPECT_TRUE(this->store().rooms()->empty());
  EXPECT_EQ(this->store().admit(some_room(1), rows), Outcome::stored);
  EXPECT_EQ(this->store().admit(some_room(1), rows), Outcome::refused) << "it is there";
  Room same_code = some_room(2);
  same_code.code = some_room(1).code;
  EXPECT_EQ(this->store().admit(same_code, {}), Outcome::refused);
  Room closed = some_room(3);
  closed.code.clear();
  closed.closed_at = kNow;
  EXPECT_EQ(this->store().admit(closed, {}), Outcome::stored);
  this->reopen();
  EXPECT_EQ(this->store().rooms(), (std::vector<Room>{some_room(1), closed}));
  EXPECT_EQ(this->store().read(this->one_, 0)->rows, rows);
  EXPECT_EQ(this->say(this->one_, 900).seq, static_cast<std::int64_t>(rows.size()) + 1);
  EXPECT_EQ(this->say(closed.id, 900).outcome, Outcome::refused);
}

TYPED_TEST(Contract, ALoadIsKept) {
  Load load{11};
  ASSERT_TRUE(load.run(this->store(), 60));
  EXPECT_EQ(missing(this->store(), load, 0), "");
  this->store().idle();
  this->reopen();
  EXPECT_EQ(missing(this->store(), load, 0), "");
}

}  // namespace
}  // namespace omerta::storage
