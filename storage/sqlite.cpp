// The contract by SQLite: one connection, a commit a group, a checkpoint behind it when the log is
// long.
#include "storage/sqlite.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "storage/chain.h"
#include "storage/sqlite_opening.h"
#include "storage/statement.h"

namespace omerta::storage {
namespace {

std::int64_t number(RoomId room) { return static_cast<std::int64_t>(room); }

template <std::size_t N>
std::array<std::uint8_t, N> fixed(std::span<const std::uint8_t> bytes) {
  std::array<std::uint8_t, N> all{};  // what is too short shows in the chain
  std::copy_n(bytes.begin(), std::min(N, bytes.size()), all.begin());
  return all;
}

Room room_in(const Statement& statement) {  // its row: room, code, rules, created_at, closed_at
  Room room{.id = static_cast<RoomId>(statement.number(0)),
            .code = statement.text(1),
            .rules = statement.text(2),
            .created_at = statement.number(3)};
  if (!statement.is_null(4)) room.closed_at = statement.number(4);
  return room;
}

bool is_lost_sync(int code) { return code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_DIR_FSYNC; }

class Sqlite final : public Store {
 public:
  Sqlite(Opened opened, int checkpoint_pages)
      : opened_{std::move(opened)}, checkpoint_pages_{checkpoint_pages} {
    sqlite3_wal_hook(
        database(),
        [](void* self, sqlite3*, const char*, int pages) {
          static_cast<Sqlite*>(self)->pages_ = pages;
          return SQLITE_OK;
        },
        this);
  }
  // After a failed sync nothing is written any more, a checkpoint least of all.
  ~Sqlite() override {
    if (lost_) sqlite3_db_config(database(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  }

  Outcome create(const Room& room) override;
  Outcome close(RoomId room, std::int64_t at_ms) override;
  Outcome admit(const Room& room, std::span<const Row> rows) override;
  Outcome erase(RoomId room) override;
  std::optional<std::vector<Room>> rooms() override;
  tl::expected<std::optional<Room>, NotNow> room(RoomId id) override;
  std::vector<Appended> append(std::span<const NewRow> group) override;
  std::optional<Log> read(RoomId room, std::int64_t after) override;
  void quarantine(RoomId room) override {
    quarantined_.insert(room);
    ends_.erase(room);
  }
  Outcome bind(const Device& device) override;
  Outcome unbind(const Device& device) override;
  std::vector<Device> devices(RoomId room) override {
    return read_devices(devices_of_room_.with(number(room)));
  }
  std::vector<Device> devices(const Hash& token_hash) override {
    return read_devices(devices_of_token_.with(std::span{token_hash}));
  }
  Outcome copy_to(const std::string& file) override;
  void tidy() override;
  void idle() override { checkpoint(SQLITE_CHECKPOINT_TRUNCATE); }

  bool checks_all_rooms();  // whether they could be read; the damaged ones are quarantined

 private:
  sqlite3* database() const { return opened_.database.get(); }
  Outcome outcome_of(int code);
  template <class Work>
  Outcome commit(const Work& work);
  Outcome create_in_transaction(const Room& room);
  Outcome close_in_transaction(RoomId room, std::int64_t at_ms);
  Appended append_in_transaction(const NewRow& fresh);
  bool goes_on(const NewRow& fresh) const;
  std::optional<Appended> append_to_end(const NewRow& fresh);
  std::optional<Row> last_of(RoomId room);
  std::vector<Device> read_devices(Statement& statement);
  void checkpoint(int mode);
  // How many rows the statement changed; less than nothing where it failed.
  int changed_by(Statement& statement) {
    return statement.run() == SQLITE_DONE ? sqlite3_changes(database()) : -1;
  }
  Statement prepared(std::string_view sql) const { return Statement{database(), sql}; }

  Opened opened_;
  int checkpoint_pages_;
  int pages_ = 0;
  bool lost_ = false;
  std::set<RoomId> quarantined_;
  // The last rows of rooms that are open and written to, without their bodies: as they are once
  // the transaction is through. After one that is not, they are read again.
  std::unordered_map<RoomId, Row> ends_;

  Statement begin_ = prepared("BEGIN IMMEDIATE");
  Statement commit_ = prepared("COMMIT");
  Statement roll_back_ = prepared("ROLLBACK");
  Statement create_ = prepared(
      "INSERT INTO room (room, code, rules, created_at) VALUES (?, nullif(?, ''), ?, ?) "
      "ON CONFLICT DO NOTHING");
  Statement close_ =
      prepared("UPDATE room SET code = NULL, closed_at = ?2 WHERE room = ?1 AND closed_at IS NULL");
  Statement rooms_ =
      prepared("SELECT room, code, rules, created_at, closed_at FROM room ORDER BY room");
  Statement room_ =
      prepared("SELECT room, code, rules, created_at, closed_at FROM room WHERE room = ?");
  Statement open_ = prepared("SELECT 1 FROM room WHERE room = ? AND closed_at IS NULL");
  Statement exists_ = prepared("SELECT 1 FROM room WHERE room = ?");
  Statement erase_log_ = prepared("DELETE FROM log WHERE room = ?");
  Statement erase_devices_ = prepared("DELETE FROM device WHERE room = ?");
  Statement erase_room_ = prepared("DELETE FROM room WHERE room = ?");
  Statement append_ = prepared("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
  Statement find_ = prepared("SELECT seq FROM log WHERE room = ? AND cid = ?");
  Statement last_ =
      prepared("SELECT seq, at_ms, chain FROM log WHERE room = ? ORDER BY seq DESC LIMIT 1");
  Statement read_ =
      prepared("SELECT seq, cid, at_ms, body, chain FROM log WHERE room = ? ORDER BY seq");
  Statement bind_ = prepared("INSERT INTO device VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
  Statement unbind_ = prepared("DELETE FROM device WHERE token_hash = ? AND room = ? AND seat = ?");
  Statement devices_of_room_ = prepared(
      "SELECT token_hash, room, seat FROM device WHERE room = ? ORDER BY token_hash, seat");
  Statement devices_of_token_ = prepared(
      "SELECT token_hash, room, seat FROM device WHERE token_hash = ? ORDER BY room, seat");
};

Outcome Sqlite::outcome_of(int code) {
  if (code == SQLITE_DONE || code == SQLITE_OK) return Outcome::stored;
  if (is_lost_sync(code)) lost_ = true;
  return lost_ ? Outcome::unknown : Outcome::busy;
}

// A transaction around the work; it is committed if the work says `stored`, otherwise undone.
template <class Work>
Outcome Sqlite::commit(const Work& work) {
  if (lost_) return Outcome::unknown;
  Outcome outcome = outcome_of(begin_.with().run());
  if (outcome != Outcome::stored) return outcome;
  outcome = work();
  if (outcome == Outcome::stored) outcome = outcome_of(commit_.with().run());
  if (outcome != Outcome::stored) ends_.clear();
  if (sqlite3_get_autocommit(database()) == 0) outcome_of(roll_back_.with().run());
  return lost_ ? Outcome::unknown : outcome;
}

// Not within a commit: whoever waits for it would wait for this, too.
void Sqlite::tidy() {
  if (pages_ >= checkpoint_pages_) checkpoint(SQLITE_CHECKPOINT_PASSIVE);
}

// What it does may be done later; but a sync that failed is a sync that failed.
void Sqlite::checkpoint(int mode) {
  if (lost_) return;
  const int code = sqlite3_wal_checkpoint_v2(database(), nullptr, mode, nullptr, nullptr);
  if (is_lost_sync(code)) lost_ = true;
  if (code == SQLITE_OK) pages_ = 0;
}

Outcome Sqlite::create_in_transaction(const Room& room) {
  const int made = changed_by(create_.with(number(room.id), std::string_view{room.code},
                                           std::string_view{room.rules}, room.created_at));
  if (made < 0) return outcome_of(create_.code());
  return made == 1 ? Outcome::stored : Outcome::refused;
}

Outcome Sqlite::create(const Room& room) {
  if (room.closed_at || !fits(room)) return Outcome::refused;
  return commit([&] { return create_in_transaction(room); });
}

Outcome Sqlite::close_in_transaction(RoomId room, std::int64_t at_ms) {
  const int closed = changed_by(close_.with(number(room), at_ms));
  if (closed < 0) return outcome_of(close_.code());
  return closed == 1 ? Outcome::stored : Outcome::refused;
}

Outcome Sqlite::close(RoomId room, std::int64_t at_ms) {
  ends_.erase(room);
  return commit([&] { return close_in_transaction(room, at_ms); });
}

Outcome Sqlite::admit(const Room& room, std::span<const Row> rows) {
  if (!fits(room) || !hold(room.id, rows)) return Outcome::refused;
  const Outcome outcome = commit([&] {
    Outcome made = create_in_transaction(room);
    for (const Row& each : rows) {
      if (made == Outcome::stored) made = append_in_transaction({room.id, each}).outcome;
    }
    if (made == Outcome::stored && room.closed_at) {
      made = close_in_transaction(room.id, *room.closed_at);
    }
    return made;
  });
  ends_.erase(room.id);  // nobody writes to it soon
  return outcome;
}

Outcome Sqlite::erase(RoomId room) {
  ends_.erase(room);
  const Outcome outcome = commit([&] {
    for (Statement* each : {&erase_log_, &erase_devices_, &erase_room_}) {
      if (changed_by(each->with(number(room))) < 0) return outcome_of(each->code());
    }
    return sqlite3_changes(database()) == 1 ? Outcome::stored : Outcome::refused;
  });
  if (outcome == Outcome::stored) quarantined_.erase(room);
  return outcome;
}

std::optional<std::vector<Room>> Sqlite::rooms() {
  std::vector<Room> all;
  for (rooms_.with(); rooms_.row();) all.push_back(room_in(rooms_));
  rooms_.done();
  if (rooms_.code() != SQLITE_DONE) return {};
  return all;
}

tl::expected<std::optional<Room>, NotNow> Sqlite::room(RoomId id) {
  if (lost_) return tl::unexpected{NotNow{}};
  std::optional<Room> found;
  if (room_.with(number(id)).row()) found = room_in(room_);
  room_.done();
  if (!found && room_.code() != SQLITE_DONE) return tl::unexpected{NotNow{}};
  return found;
}

std::optional<Row> Sqlite::last_of(RoomId room) {
  if (!last_.with(number(room)).row()) return {};
  Row last{.seq = last_.number(0), .at_ms = last_.number(1), .chain = fixed<32>(last_.bytes(2))};
  last_.done();
  return last;
}

bool Sqlite::goes_on(const NewRow& fresh) const {
  const auto end = ends_.find(fresh.room);
  return end != ends_.end() && fresh.row.seq == end->second.seq + 1 &&
         follows(fresh.room, &end->second, fresh.row);
}

// Nearly every row is the next one of a room whose last one is known: then the table's own keys are
// asked once, by the writing. Nothing: it has to be looked at.
std::optional<Appended> Sqlite::append_to_end(const NewRow& fresh) {
  const Row& row = fresh.row;
  append_.with(number(fresh.room), row.seq, std::span{row.cid}, row.at_ms, std::span{row.body},
               std::span{row.chain});
  const int made = changed_by(append_);
  if (made < 0) return Appended{outcome_of(append_.code()), row.seq};
  if (made == 0) return {};
  ends_[fresh.room] = {row.seq, row.cid, row.at_ms, {}, row.chain};
  return Appended{Outcome::stored, row.seq};
}

Appended Sqlite::append_in_transaction(const NewRow& fresh) {
  const Row& row = fresh.row;
  if (row.body.size() > kLongestBody) return {Outcome::refused};
  if (goes_on(fresh)) {
    if (const auto appended = append_to_end(fresh)) return *appended;
  }
  if (find_.with(number(fresh.room), std::span{row.cid}).row()) {
    const std::int64_t seq = find_.number(0);
    find_.done();
    return {Outcome::duplicate, seq};
  }
  if (find_.code() != SQLITE_DONE) return {outcome_of(find_.code())};
  const bool open = open_.with(number(fresh.room)).row();
  open_.done();
  if (!open) return {open_.code() == SQLITE_DONE ? Outcome::refused : outcome_of(open_.code())};
  if (quarantined_.contains(fresh.room)) return {Outcome::refused};
  const std::optional<Row> last = last_of(fresh.room);
  if (!last && last_.code() != SQLITE_DONE) return {outcome_of(last_.code())};
  const std::int64_t seq = last ? last->seq : 0;
  if (row.seq != seq + 1) return {Outcome::taken, seq};
  if (!follows(fresh.room, last ? &*last : nullptr, row)) return {Outcome::refused};
  return append_to_end(fresh).value_or(Appended{Outcome::busy});
}

std::vector<Appended> Sqlite::append(std::span<const NewRow> group) {
  std::vector<Appended> all;
  bool stores = false;
  const Outcome outcome = commit([&] {
    for (const NewRow& fresh : group.first(std::min(group.size(), kMostInGroup))) {
      all.push_back(append_in_transaction(fresh));
      const Outcome one = all.back().outcome;
      if (one == Outcome::busy || one == Outcome::unknown) return one;
      stores = stores || one == Outcome::stored;
    }
    return stores ? Outcome::stored : Outcome::refused;  // with nothing to store, no sync
  });
  const bool failed = outcome == Outcome::busy || outcome == Outcome::unknown;
  if (failed) all.assign(group.size(), {outcome});
  all.resize(group.size(), {Outcome::refused});
  return all;
}

std::optional<Log> Sqlite::read(RoomId room, std::int64_t after) {
  if (lost_) return {};
  const bool exists = exists_.with(number(room)).row();
  exists_.done();
  if (!exists) return {};
  std::vector<Row> rows;
  for (read_.with(number(room)); read_.row();) {
    const std::span<const std::uint8_t> body = read_.bytes(3);
    rows.push_back({.seq = read_.number(0),
                    .cid = fixed<16>(read_.bytes(1)),
                    .at_ms = read_.number(2),
                    .body = {body.begin(), body.end()},
                    .chain = fixed<32>(read_.bytes(4))});
  }
  const int code = read_.code();
  read_.done();
  if (code != SQLITE_DONE) return {};
  Log log = checked(room, std::move(rows));
  if (log.damage != Damage::none) quarantine(room);
  if (log.damage == Damage::none && quarantined_.contains(room)) log.damage = Damage::quarantined;
  std::erase_if(log.rows, [&](const Row& row) { return row.seq <= after; });
  return log;
}

Outcome Sqlite::bind(const Device& device) {
  return commit([&] {
    const bool exists = exists_.with(number(device.room)).row();
    exists_.done();
    if (!exists) return Outcome::refused;
    bind_.with(std::span{device.token_hash}, number(device.room), std::int64_t{device.seat});
    return outcome_of(bind_.run());
  });
}

Outcome Sqlite::unbind(const Device& device) {
  return commit([&] {
    unbind_.with(std::span{device.token_hash}, number(device.room), std::int64_t{device.seat});
    return outcome_of(unbind_.run());
  });
}

std::vector<Device> Sqlite::read_devices(Statement& statement) {
  std::vector<Device> all;
  while (statement.row()) {
    all.push_back({.token_hash = fixed<32>(statement.bytes(0)),
                   .room = static_cast<RoomId>(statement.number(1)),
                   .seat = static_cast<int>(statement.number(2))});
  }
  statement.done();
  return all;
}

Outcome Sqlite::copy_to(const std::string& file) {
  if (lost_) return Outcome::unknown;
  Statement vacuum = prepared("VACUUM INTO ?");
  const int code = vacuum.with(std::string_view{file}).run();
  return code == SQLITE_ERROR ? Outcome::refused : outcome_of(code);  // it exists already
}

bool Sqlite::checks_all_rooms() {
  const auto all = rooms();
  if (!all) return false;
  return std::all_of(all->begin(), all->end(),
                     [this](const Room& room) { return read(room.id, 0).has_value(); });
}

}  // namespace

tl::expected<std::unique_ptr<Store>, OpenRefused> open_sqlite(const SqliteOptions& options) {
  auto opened = open_database(options);
  if (!opened) return tl::unexpected<OpenRefused>{opened.error()};
  auto store = std::make_unique<Sqlite>(std::move(*opened), options.checkpoint_pages);
  if (!store->checks_all_rooms()) {
    return tl::unexpected<OpenRefused>{OpenRefused{OpenFault::damaged, "a log cannot be read"}};
  }
  return store;
}

}  // namespace omerta::storage
