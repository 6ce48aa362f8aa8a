// Rooms to text and back; nothing is taken over that was not checked.
#include "storage/exported.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "bytes/hex.h"
#include "storage/chain.h"

namespace omerta::storage {
namespace {

constexpr std::string_view kFirst = "omerta-log";
constexpr std::string_view kVersion = "1";
constexpr std::string_view kEnd = "\nend\n";  // a log that was cut between two rows would hold

// No bytes at all are a dash: a field is never empty.
std::string hex(std::string_view bytes) { return bytes.empty() ? "-" : bytes::hex(bytes); }
std::string hex(std::span<const std::uint8_t> bytes) {
  return bytes.empty() ? "-" : bytes::hex(bytes);
}

class Fields {  // of a line, one after the other; a mistake is remembered
 public:
  explicit Fields(std::string_view line) : left_{line} {}

  std::string_view next() {
    const std::size_t end = std::min(left_.find(' '), left_.size());
    const std::string_view field = left_.substr(0, end);
    left_.remove_prefix(std::min(end + 1, left_.size()));
    if (field.empty()) fine_ = false;
    return field;
  }
  std::int64_t number() {
    const std::string_view field = next();
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
    if (error != std::errc{} || end != field.data() + field.size()) fine_ = false;
    return value;
  }
  Bytes bytes() {
    const std::string_view field = next();
    if (field == "-") return {};
    const auto read = bytes::from_hex(field);
    if (!read) return fine_ = false, Bytes{};
    return {read->begin(), read->end()};
  }
  std::string text() {
    const Bytes read = bytes();
    return {read.begin(), read.end()};
  }
  template <std::size_t N>
  std::array<std::uint8_t, N> fixed() {
    const Bytes read = bytes();
    std::array<std::uint8_t, N> all{};
    if (read.size() != N) return fine_ = false, all;
    std::copy(read.begin(), read.end(), all.begin());
    return all;
  }
  bool fine() const { return fine_ && left_.empty(); }

 private:
  std::string_view left_;
  bool fine_ = true;
};

tl::expected<Room, Unreadable> read_room(std::string_view line) {
  Fields fields{line};
  if (fields.next() != kFirst) return tl::unexpected{Unreadable::not_a_room};
  if (fields.next() != kVersion) return tl::unexpected{Unreadable::another_version};
  Room room{.id = static_cast<RoomId>(fields.number()),
            .code = fields.text(),
            .rules = fields.text(),
            .created_at = fields.number()};
  const std::string_view closed = fields.next();
  if (closed != "open") room.closed_at = Fields{closed}.number();
  if (!fields.fine()) return tl::unexpected{Unreadable::damaged};
  return room;
}

std::optional<Row> read_row(std::string_view line) {
  Fields fields{line};
  Row row{.seq = fields.number(),
          .cid = fields.fixed<16>(),
          .at_ms = fields.number(),
          .body = fields.bytes(),
          .chain = fields.fixed<32>()};
  return fields.fine() ? std::optional{row} : std::nullopt;
}

}  // namespace

std::string written(const Exported& exported) {
  const Room& room = exported.room;
  const std::string closed = room.closed_at ? std::to_string(*room.closed_at) : "open";
  std::string text =
      fmt::format("{} {} {} {} {} {} {}\n", kFirst, kVersion, static_cast<std::int64_t>(room.id),
                  hex(room.code), hex(room.rules), room.created_at, closed);
  for (const Row& row : exported.rows) {
    text += fmt::format("{} {} {} {} {}\n", row.seq, hex(row.cid), row.at_ms, hex(row.body),
                        hex(row.chain));
  }
  text += kEnd.substr(1);
  return text;
}

tl::expected<Exported, Unreadable> read_exported(std::string_view text) {
  const std::size_t first = std::min(text.find('\n'), text.size());
  auto room = read_room(text.substr(0, first));
  if (!room) return tl::unexpected{room.error()};
  const auto damaged = tl::unexpected{Unreadable::damaged};
  if (!text.ends_with(kEnd)) return damaged;  // cut off
  text.remove_suffix(kEnd.size() - 1);
  text.remove_prefix(first + 1);
  Exported all{std::move(*room), {}};
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    auto row = read_row(text.substr(0, end));
    if (!row) return damaged;
    all.rows.push_back(std::move(*row));
    text.remove_prefix(end + 1);
  }
  Log log = checked(all.room.id, std::move(all.rows));
  if (log.damage != Damage::none) return damaged;
  all.rows = std::move(log.rows);
  return all;
}

std::optional<Exported> exported(Store& from, RoomId id) {
  const auto room = from.room(id);
  auto log = from.read(id, 0);
  if (!room || !*room || !log || log->damage != Damage::none) return {};
  return Exported{**room, std::move(log->rows)};
}

}  // namespace omerta::storage
