// Random groups of rows for three rooms, and the comparison with what was acknowledged.
#include "tests/storage/load.h"

#include <unistd.h>

#include <set>

#include "storage/chain.h"

namespace omerta::storage {
namespace {

constexpr std::size_t kRooms = 3;
constexpr int kPatience = 3;  // times in which nothing was stored, until the store is given up

bool is_there(const Appended& answer) {
  return answer.outcome == Outcome::stored || answer.outcome == Outcome::duplicate;
}

}  // namespace

Folder::Folder() {
  static int count = 0;
  path_ = std::filesystem::temp_directory_path() /
          ("omerta-storage-" + std::to_string(getpid()) + "-" + std::to_string(++count));
  std::filesystem::remove_all(path_);
  std::filesystem::create_directories(path_);
}

CommandId command_id(std::uint64_t number) {
  CommandId id{};
  for (std::size_t i = 0; i < 8; ++i) id[i] = static_cast<std::uint8_t>(number >> (8 * i));
  return id;
}

Room some_room(std::uint64_t number) {
  return {.id = static_cast<RoomId>(1000 + number * 7919),
          .code = "ROOM" + std::to_string(number),
          .rules = "test 1",
          .created_at = 1'700'000'000'000};
}

Load::Load(std::uint64_t seed, Clock clock) : dice_{seed, 0}, clock_{std::move(clock)} {}

bool Load::make_rooms(Store& store) {
  for (int tries = 0; made_ < kRooms;) {
    const Outcome outcome = store.create(some_room(made_));
    if (outcome == Outcome::unknown) return false;
    if (outcome == Outcome::busy) {
      ++busy_;
      if (++tries == kPatience) return false;
    } else {
      ++made_;  // also if an earlier process got that far
    }
  }
  return true;
}

std::vector<NewRow> Load::next_group() {
  std::vector<NewRow> group;
  std::map<RoomId, Row> last = last_;
  for (std::uint32_t left = 1 + dice_.below(3); left > 0; --left) {
    const RoomId room = some_room(dice_.below(kRooms)).id;
    Bytes body(dice_.below(900));
    for (std::uint8_t& byte : body) byte = static_cast<std::uint8_t>(dice_.next());
    const auto before = last.find(room);
    const Row* behind = before == last.end() ? nullptr : &before->second;
    const auto at_ms = static_cast<std::int64_t>(1'700'000'000'000 + commands_);
    group.push_back(
        {room, next_row(room, behind, command_id(++commands_), at_ms, std::move(body))});
    last[room] = group.back().row;
  }
  return group;
}

bool Load::send(Store& store) {
  for (int tries = 0; tries < kPatience; ++tries) {
    const std::vector<Appended> answers = store.append(group_);
    EXPECT_EQ(answers.size(), group_.size());
    if (answers.front().outcome == Outcome::unknown) return false;
    if (answers.front().outcome == Outcome::busy) {
      ++busy_;
      continue;
    }
    for (std::size_t i = 0; i < group_.size(); ++i) {
      EXPECT_TRUE(is_there(answers[i])) << static_cast<int>(answers[i].outcome);
      EXPECT_EQ(answers[i].seq, group_[i].row.seq);
      last_[group_[i].room] = group_[i].row;
      acknowledged_.push_back({group_[i], clock_()});
    }
    group_.clear();
    store.tidy();
    return true;
  }
  return false;
}

bool Load::run(Store& store, int groups) {
  if (!make_rooms(store)) return false;
  for (int i = 0; i < groups; ++i) {
    group_ = next_group();
    if (!send(store)) return false;
  }
  return true;
}

bool Load::again(Store& store) {
  if (!make_rooms(store)) return false;
  return group_.empty() || send(store);
}

std::string missing(Store& store, const Load& load, std::size_t when) {
  std::map<RoomId, std::vector<Row>> found;
  std::set<CommandId> seen;
  const auto rooms = store.rooms();
  if (!rooms) return "the rooms cannot be read";
  for (const Room& room : *rooms) {
    const auto log = store.read(room.id, 0);
    if (!log || log->damage != Damage::none) return "a log that does not hold";
    for (const Row& row : log->rows) {
      if (!seen.insert(row.cid).second) return "a command twice";
    }
    found[room.id] = log->rows;
  }
  for (const Acknowledged& each : load.acknowledged()) {
    if (each.when > when) continue;
    const auto seq = static_cast<std::size_t>(each.row.row.seq);
    const std::vector<Row>& rows = found[each.row.room];
    if (rows.size() < seq) return "a row that was acknowledged";
    if (!(rows[seq - 1] == each.row.row)) return "the bytes that were acknowledged";
  }
  return {};
}

}  // namespace omerta::storage
