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

std::optional<Room> read_room(std::string_view line) {
  Fields fields{line};
  const bool ours = fields.next() == kFirst;
  if (!ours || fields.next() != kVersion) return {};
  Room room{.id = static_cast<RoomId>(fields.number()),
            .code = fields.text(),
            .rules = fields.text(),
            .created_at = fields.number()};
  const std::string_view closed = fields.next();
  if (closed != "open") room.closed_at = Fields{closed}.number();
  return fields.fine() ? std::optional{room} : std::nullopt;
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
  return text;
}

std::optional<Exported> read_exported(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (end == text.npos) return {};  // cut off
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  const auto room = lines.empty() ? std::nullopt : read_room(lines.front());
  if (!room) return {};
  Exported all{*room, {}};
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto row = read_row(lines[i]);
    if (!row) return {};
    all.rows.push_back(*row);
  }
  if (checked(room->id, all.rows).damage != Damage::none) return {};
  return all;
}

std::optional<Exported> exported(Store& from, RoomId id) {
  const auto room = from.room(id);
  auto log = from.read(id, 0);
  if (!room || !*room || !log) return {};
  return Exported{**room, std::move(log->rows)};
}

// Open under its id while the rows come in, then closed if it was.
Outcome import(Store& into, const Exported& from) {
  Room room = from.room;
  room.closed_at.reset();
  if (room.code.empty()) room.code = "closed " + std::to_string(static_cast<std::int64_t>(room.id));
  Outcome outcome = into.create(room);
  for (std::size_t i = 0; i < from.rows.size() && outcome == Outcome::stored; i += kMostInGroup) {
    std::vector<NewRow> group;
    const std::size_t end = std::min(i + kMostInGroup, from.rows.size());
    for (std::size_t k = i; k < end; ++k) group.push_back({room.id, from.rows[k]});
    for (const Appended& each : into.append(group)) {
      if (outcome == Outcome::stored) outcome = each.outcome;
    }
    into.tidy();
  }
  if (outcome == Outcome::stored && from.room.closed_at) {
    outcome = into.close(room.id, *from.room.closed_at);
  }
  return outcome;
}

}  // namespace omerta::storage
