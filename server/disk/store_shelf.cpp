// Rows to and from the store, sealed by XChaCha20-Poly1305.
#include "server/disk/store_shelf.h"

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <utility>

#include "engine/expect.h"
#include "server/room/limits.h"
#include "storage/chain.h"

namespace omerta::server {
namespace {

constexpr std::size_t kNonce = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t kTag = crypto_aead_xchacha20poly1305_ietf_ABYTES;
static_assert(crypto_aead_xchacha20poly1305_ietf_KEYBYTES == Seal::kKeyBytes);
static_assert(kLongestRow + kNonce + kTag <= storage::kLongestBody);

storage::RoomId id_of(RoomId room) { return storage::RoomId{static_cast<std::int64_t>(room)}; }
RoomId id_of(storage::RoomId room) { return static_cast<RoomId>(room); }

// A row cannot be put into another place, another room or another time.
std::string bound_to(RoomId room, std::uint64_t number, const CommandId& id, std::int64_t at) {
  std::string text;
  for (const std::uint64_t each : {room, number, static_cast<std::uint64_t>(at)}) {
    for (int i = 7; i >= 0; --i) text += static_cast<char>((each >> (8 * i)) & 0xFF);
  }
  text.append(id.begin(), id.end());
  return text;
}

bool write_synced(const std::string& file, const Seal::Key& key) {
  const int handle = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (handle < 0) return false;
  const bool whole = ::write(handle, key.data(), key.size()) == static_cast<ssize_t>(key.size()) &&
                     fsync(handle) == 0;
  return ::close(handle) == 0 && whole;
}

bool sync_folder(const std::filesystem::path& folder) {  // the names in it
  const std::string name = folder.empty() ? "." : folder.string();
  const int handle = ::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return false;
  const bool synced = fsync(handle) == 0;
  ::close(handle);
  return synced;
}

const unsigned char* bytes(const std::string& text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

Seal::Seal(const Key& key) : key_{key} {
  expect(sodium_init() >= 0);
  sodium_mlock(key_.data(), key_.size());
}

Seal::~Seal() { sodium_munlock(key_.data(), key_.size()); }  // which wipes it

storage::Bytes Seal::close(const Append& row) const {
  const std::string bound = bound_to(row.room, row.number, row.id, row.at);
  storage::Bytes sealed(kNonce + row.body.size() + kTag);
  randombytes_buf(sealed.data(), kNonce);
  crypto_aead_xchacha20poly1305_ietf_encrypt(sealed.data() + kNonce, nullptr, bytes(row.body),
                                             row.body.size(), bytes(bound), bound.size(), nullptr,
                                             sealed.data(), key_.data());
  return sealed;
}

std::optional<std::string> Seal::open(RoomId room, const storage::Row& row) const {
  if (row.body.size() < kNonce + kTag) return std::nullopt;
  const std::string bound = bound_to(room, static_cast<std::uint64_t>(row.seq), row.cid, row.at_ms);
  std::string text(row.body.size() - kNonce - kTag, '\0');
  const int failed = crypto_aead_xchacha20poly1305_ietf_decrypt(
      reinterpret_cast<unsigned char*>(text.data()), nullptr, nullptr, row.body.data() + kNonce,
      row.body.size() - kNonce, bytes(bound), bound.size(), row.body.data(), key_.data());
  return failed == 0 ? std::optional{std::move(text)} : std::nullopt;
}

std::optional<Seal::Key> read_key(const std::string& file) {
  Seal::Key key{};
  const int handle = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0) return std::nullopt;
  const bool whole = ::read(handle, key.data(), key.size()) == static_cast<ssize_t>(key.size());
  ::close(handle);
  return whole ? std::optional{key} : std::nullopt;
}

// Written under another name, synced, and named then: a key is whole or it is not there, whenever
// the power fails. Rows that were sealed with half of one could not be read by anybody.
std::optional<Seal::Key> read_or_make_key(const std::string& file) {
  if (access(file.c_str(), F_OK) == 0 || errno != ENOENT) return read_key(file);
  expect(sodium_init() >= 0);
  Seal::Key key{};
  randombytes_buf(key.data(), key.size());
  const std::string fresh = file + ".new";
  unlink(fresh.c_str());  // of a start that was cut short
  const bool kept = write_synced(fresh, key) && rename(fresh.c_str(), file.c_str()) == 0 &&
                    sync_folder(std::filesystem::path{file}.parent_path());
  return kept ? std::optional{key} : std::nullopt;
}

// If it is there already, an earlier try has made it.
void StoreShelf::open_room(const Append& first) {
  known_[first.room].reset();
  store_.create(
      {id_of(first.room), first.code, std::string{kRulesVersion}, first.at, std::nullopt});
}

storage::NewRow StoreShelf::next(const Append& row) {
  if (row.number == 1) open_room(row);
  if (!known_.contains(row.room)) read(row.room);
  std::optional<storage::Row>& last = known_[row.room];
  const storage::RoomId room = id_of(row.room);
  storage::Row fresh =
      storage::next_row(room, last ? &*last : nullptr, row.id, row.at, seal_.close(row));
  fresh.seq = static_cast<std::int64_t>(row.number);
  last = storage::Row{fresh.seq, fresh.cid, fresh.at_ms, {}, fresh.chain};
  return {room, std::move(fresh)};
}

std::vector<Shelf::Outcome> StoreShelf::keep(std::span<const Append> rows) {
  std::vector<storage::NewRow> group;
  for (const Append& each : rows) group.push_back(next(each));
  const std::vector<storage::Appended> appended = store_.append(group);
  std::vector<Outcome> outcomes;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const storage::Appended& each = appended[i];
    const bool there = each.outcome == storage::Outcome::duplicate &&
                       each.seq == static_cast<std::int64_t>(rows[i].number);
    if (each.outcome == storage::Outcome::unknown) {
      outcomes.push_back(Outcome::lost);
    } else if (each.outcome == storage::Outcome::stored || there) {
      outcomes.push_back(Outcome::kept);
    } else {
      outcomes.push_back(Outcome::not_kept);
    }
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {  // what is last is read again
    if (appended[i].outcome != storage::Outcome::stored) known_.erase(rows[i].room);
  }
  return outcomes;
}

Shelf::Outcome StoreShelf::forget(RoomId room) {
  known_.erase(room);
  const storage::Outcome outcome = store_.erase(id_of(room));
  if (outcome == storage::Outcome::unknown) return Outcome::lost;
  return outcome == storage::Outcome::busy ? Outcome::not_kept : Outcome::kept;
}

void StoreShelf::erase_empty() {
  for (const RoomId each : std::exchange(empty_, {})) (void)forget(each);
}

StoreShelf::Reading StoreShelf::read_room(const storage::Room& kept) {
  using Result = Reading::Result;
  const RoomId room = id_of(kept.id);
  Reading reading{.rows = {.room = room, .code = kept.code}};
  const std::optional<storage::Log> log = store_.read(kept.id, 0);
  if (!log) return {.result = Result::not_now};
  std::optional<storage::Row>& last = known_[room];
  last.reset();
  reading.last = log->rows.empty() ? kept.created_at : log->rows.back().at_ms;
  if (log->damage != storage::Damage::none) reading.result = Result::damaged;
  if (kept.rules != kRulesVersion) {
    reading.result = Result::damaged;
    return reading;
  }
  for (const storage::Row& row : log->rows) {
    auto body = seal_.open(room, row);
    if (!body) {
      reading.result = Result::damaged;
      break;
    }
    reading.rows.rows.push_back(
        {static_cast<std::uint64_t>(row.seq), row.cid, row.at_ms, std::move(*body)});
    last = storage::Row{row.seq, row.cid, row.at_ms, {}, row.chain};
  }
  return reading;
}

std::optional<Rows> StoreShelf::read(RoomId room) {
  const auto found = store_.room(id_of(room));
  if (!found) return std::nullopt;
  if (!*found) return Rows{.room = room};
  Reading reading = read_room(**found);
  if (reading.result == Reading::Result::not_now) return std::nullopt;
  if (reading.result == Reading::Result::damaged) return Rows{.room = room};
  return std::move(reading.rows);
}

bool StoreShelf::each_room(const std::function<void(Rows)>& take) {
  const auto kept = store_.rooms();
  if (!kept) return false;
  for (const storage::Room& each : *kept) {
    Reading reading = read_room(each);
    if (reading.result == Reading::Result::not_now) return false;
    if (reading.result == Reading::Result::damaged) {
      damaged_.push_back({id_of(each.id), reading.last});
    } else if (reading.rows.rows.empty()) {
      empty_.push_back(id_of(each.id));
    } else {
      take(std::move(reading.rows));
    }
  }
  return true;
}

}  // namespace omerta::server
