// The disk's thread: order, groups, rows that cannot be stored, a store that is lost.
#include "server/disk/disk.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>

namespace omerta::server {
namespace {

class Scripted final : public Shelf {
 public:
  std::vector<Outcome> keep(std::span<const Append> rows) override {
    if (slow) std::this_thread::sleep_for(std::chrono::milliseconds{20});
    groups.push_back(rows.size());
    if (answer == Outcome::kept) written.insert(written.end(), rows.begin(), rows.end());
    return std::vector<Outcome>(rows.size(), answer);
  }
  Outcome forget(RoomId room) override {
    if (refuses_to_forget-- > 0) return Outcome::not_kept;
    forgotten.insert(room);
    return Outcome::kept;
  }
  std::optional<Rows> read(RoomId room) override {
    if (room == 9 && unreadable-- > 0) return std::nullopt;
    return Rows{.room = room, .code = "CODE", .rows = {{.number = 1}}};
  }

  std::atomic<Outcome> answer = Outcome::kept;
  std::atomic<bool> slow = false;
  std::atomic<int> unreadable = 2;
  std::atomic<int> refuses_to_forget = 0;
  std::vector<std::size_t> groups;
  std::vector<Append> written;
  std::set<RoomId> forgotten;
};

struct Heard {
  Disk::Reports reports() {
    return {[this](std::vector<Input> fresh) {
              const std::lock_guard lock{mutex};
              told.insert(told.end(), fresh.begin(), fresh.end());
            },
            [this] { lost = true; }};
  }
  std::vector<std::string> words() {
    const std::lock_guard lock{mutex};
    std::vector<std::string> all;
    for (const Input& each : told) {
      if (const auto* stored = std::get_if<Stored>(&each)) {
        all.push_back("+" + std::to_string(stored->room) + "." + std::to_string(stored->number));
      } else if (const auto* not_stored = std::get_if<NotStored>(&each)) {
        all.push_back("-" + std::to_string(not_stored->room) + "." +
                      std::to_string(not_stored->number));
      } else if (const auto* rows = std::get_if<Rows>(&each)) {
        all.push_back("=" + std::to_string(rows->room));
      }
    }
    return all;
  }
  std::mutex mutex;
  std::vector<Input> told;
  std::atomic<bool> lost = false;
};

constexpr int kPatience = 15'000;  // looks, two milliseconds apart: until it is given up

void wait_for(const Disk& disk) {
  for (int i = 0; i < kPatience && disk.waiting() > 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds{2});
  }
}

Append row(RoomId room, std::uint64_t number) { return {.room = room, .number = number}; }

// A full disk must not keep what people were told is erased.
TEST(Disk, WhatCannotBeForgottenNowIsForgottenLater) {
  Scripted shelf;
  shelf.refuses_to_forget = 2;
  Heard heard;
  Disk disk{shelf, heard.reports()};
  disk.forget(4);
  for (int i = 0; i < 500 && shelf.refuses_to_forget >= 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  wait_for(disk);
  EXPECT_LT(shelf.refuses_to_forget, 0);
  EXPECT_TRUE(heard.words().empty());
}

// So far apart are groups of several rooms: whoever waits for that does not come to an end.
constexpr std::chrono::minutes kNever{30};

TEST(Disk, RoomsThatWriteAtTheSameTimeShareAGroup) {
  Scripted shelf;
  Heard heard;
  {
    Disk disk{shelf, heard.reports(), kNever};
    disk.append(row(1, 1));
    wait_for(disk);
    for (RoomId room = 2; room <= 40; ++room) disk.append(row(room, 1));
  }
  EXPECT_EQ(shelf.groups, (std::vector<std::size_t>{1, 39}));
}

TEST(Disk, AGroupThatIsFullWaitsForNobody) {
  Scripted shelf;
  Heard heard;
  Disk disk{shelf, heard.reports(), kNever};
  disk.append(row(1, 1));
  wait_for(disk);
  for (RoomId room = 2; room <= 1 + kMostInGroup; ++room) disk.append(row(room, 1));
  wait_for(disk);
  EXPECT_EQ(shelf.groups, (std::vector<std::size_t>{1, kMostInGroup}));
}

TEST(Disk, ARoomByItselfWaitsForNobody) {
  Scripted shelf;
  Heard heard;
  Disk disk{shelf, heard.reports(), kNever};
  constexpr std::uint64_t kRows = 100;
  for (std::uint64_t i = 1; i <= kRows; ++i) {
    disk.append(row(1, i));
    wait_for(disk);
    ASSERT_EQ(disk.waiting(), 0U) << i;
  }
  EXPECT_EQ(shelf.written.size(), kRows);
}

TEST(Disk, RowsPileUpIntoGroups) {
  Scripted shelf;
  shelf.slow = true;
  Heard heard;
  {
    Disk disk{shelf, heard.reports()};
    for (std::uint64_t i = 1; i <= 200; ++i) disk.append(row(1, i));
    wait_for(disk);
    EXPECT_EQ(disk.figures().rows, 200U);
    EXPECT_EQ(disk.figures().commits, shelf.groups.size());
  }
  EXPECT_LE(shelf.groups.size(), 6U);
  for (const std::size_t each : shelf.groups) EXPECT_LE(each, 64U);
  ASSERT_EQ(heard.words().size(), 200U);
  EXPECT_EQ(heard.words().back(), "+1.200");
}

TEST(Disk, WhatFollowsARowThatIsNotStoredIsNotStoredEither) {
  Scripted shelf;
  Heard heard;
  Disk disk{shelf, heard.reports()};
  disk.append(row(1, 1));
  wait_for(disk);
  shelf.answer = Shelf::Outcome::not_kept;
  disk.append(row(1, 2));
  wait_for(disk);
  shelf.answer = Shelf::Outcome::kept;
  disk.append(row(1, 3));  // sent before the core knew
  disk.append(row(2, 1));
  wait_for(disk);
  disk.append(row(1, 2));
  disk.append(row(1, 3));
  wait_for(disk);
  EXPECT_EQ(heard.words(),
            (std::vector<std::string>{"+1.1", "-1.2", "-1.3", "+2.1", "+1.2", "+1.3"}));
  EXPECT_EQ(disk.figures().failures, 1U);
}

TEST(Disk, ForgetsInOrder) {
  Scripted shelf;
  Heard heard;
  Disk disk{shelf, heard.reports()};
  disk.append(row(1, 1));
  disk.forget(1);
  disk.append(row(2, 1));
  wait_for(disk);
  EXPECT_TRUE(shelf.forgotten.contains(1));
  EXPECT_EQ(heard.words(), (std::vector<std::string>{"+1.1", "+2.1"}));
}

TEST(Disk, ReadsARoomAgain) {
  Scripted shelf;
  Heard heard;
  Disk disk{shelf, heard.reports()};
  shelf.answer = Shelf::Outcome::not_kept;
  disk.append(row(1, 2));
  wait_for(disk);
  disk.append(row(1, 3));
  disk.reload(1);
  wait_for(disk);
  shelf.answer = Shelf::Outcome::kept;
  disk.append(row(1, 2));
  disk.reload(9);  // the first two times it cannot be read
  wait_for(disk);
  EXPECT_EQ(heard.words(), (std::vector<std::string>{"-1.2", "-1.3", "=1", "+1.2", "=9"}));
}

TEST(Disk, ALostStoreIsReportedAndNothingElse) {
  Scripted shelf;
  shelf.answer = Shelf::Outcome::lost;
  Heard heard;
  {
    Disk disk{shelf, heard.reports()};
    disk.append(row(1, 1));
    for (int i = 0; i < 500 && !heard.lost; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds{2});
    }
  }
  EXPECT_TRUE(heard.lost);
  EXPECT_TRUE(heard.words().empty());
}

TEST(Disk, WritesWhatIsLeftBeforeItEnds) {
  Scripted shelf;
  shelf.slow = true;
  Heard heard;
  {
    Disk disk{shelf, heard.reports()};
    for (std::uint64_t i = 1; i <= 100; ++i) disk.append(row(1, i));
  }
  EXPECT_EQ(shelf.written.size(), 100U);
}

}  // namespace
}  // namespace omerta::server
