// Hashes of rows by libsodium, and the check of a whole log.
#include "storage/chain.h"

#include <sodium.h>

#include <algorithm>
#include <set>

namespace omerta::storage {
namespace {

static_assert(crypto_hash_sha256_BYTES == sizeof(Hash));

class Hashing {
 public:
  Hashing() { crypto_hash_sha256_init(&state_); }
  Hashing& add(std::span<const std::uint8_t> bytes) {
    crypto_hash_sha256_update(&state_, bytes.data(), bytes.size());
    return *this;
  }
  Hashing& add(std::int64_t number) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      bytes[i] = static_cast<std::uint8_t>(static_cast<std::uint64_t>(number) >> (56 - 8 * i));
    }
    return add(bytes);
  }
  Hash done() {
    Hash hash{};
    crypto_hash_sha256_final(&state_, hash.data());
    return hash;
  }

 private:
  crypto_hash_sha256_state state_{};
};

Damage damage_of(const Row& row, const Hash& before, std::int64_t seq, std::int64_t at_ms) {
  if (row.seq != seq) return Damage::gap;
  if (row.at_ms < at_ms) return Damage::time;
  return next_chain(before, row) == row.chain ? Damage::none : Damage::chain;
}

}  // namespace

Hash sha256(std::span<const std::uint8_t> bytes) { return Hashing{}.add(bytes).done(); }

Hash first_chain(RoomId room) {
  constexpr std::string_view kLabel = "omerta/log/1 ";
  return Hashing{}
      .add({reinterpret_cast<const std::uint8_t*>(kLabel.data()), kLabel.size()})
      .add(static_cast<std::int64_t>(room))
      .done();
}

Hash next_chain(const Hash& previous, const Row& row) {
  return Hashing{}.add(previous).add(row.seq).add(row.cid).add(row.at_ms).add(row.body).done();
}

Row next_row(RoomId room, const Row* last, const CommandId& cid, std::int64_t at_ms, Bytes body) {
  Row row{.seq = last == nullptr ? 1 : last->seq + 1,
          .cid = cid,
          .at_ms = last == nullptr ? at_ms : std::max(last->at_ms, at_ms),
          .body = std::move(body)};
  row.chain = next_chain(last == nullptr ? first_chain(room) : last->chain, row);
  return row;
}

bool follows(RoomId room, const Row* last, const Row& row) {
  if (last != nullptr && row.at_ms < last->at_ms) return false;
  return row.chain == next_chain(last == nullptr ? first_chain(room) : last->chain, row);
}

bool fits(const Room& room) {
  return room.code.empty() == room.closed_at.has_value() && room.code.size() <= kLongestCode &&
         room.rules.size() <= kLongestRules && static_cast<std::int64_t>(room.id) >= 0;
}

bool hold(RoomId room, std::span<const Row> rows) {
  std::set<CommandId> ids;
  const Row* last = nullptr;
  for (const Row& row : rows) {
    const bool next = row.seq == (last == nullptr ? 1 : last->seq + 1) && follows(room, last, row);
    if (!next || row.body.size() > kLongestBody || !ids.insert(row.cid).second) return false;
    last = &row;
  }
  return true;
}

Log checked(RoomId room, std::vector<Row> rows) {
  Hash before = first_chain(room);
  std::int64_t at_ms = INT64_MIN;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Damage damage = damage_of(rows[i], before, static_cast<std::int64_t>(i) + 1, at_ms);
    if (damage != Damage::none) {
      rows.resize(i);
      return {std::move(rows), damage};
    }
    before = rows[i].chain;
    at_ms = rows[i].at_ms;
  }
  return {std::move(rows), Damage::none};
}

std::string_view name(Damage damage) {
  constexpr std::array<std::string_view, 5> kNames{"none", "gap", "time", "chain", "quarantined"};
  return kNames[static_cast<std::size_t>(damage)];
}

int erase_closed_before(Store& store, std::int64_t at_ms) {
  int erased = 0;
  for (const Room& room : store.rooms().value_or(std::vector<Room>{})) {
    if (!room.closed_at || *room.closed_at >= at_ms) continue;
    if (store.erase(room.id) == Outcome::stored) ++erased;
  }
  return erased;
}

}  // namespace omerta::storage
