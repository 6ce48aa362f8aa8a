// Folding the log, telling its game again, and comparing.
#include "tests/server/world/streams.h"

#include <algorithm>

#include "rulebooks/rulebook.h"
#include "server/frames/frame.h"
#include "wire/encode.h"

namespace omerta::server {
namespace {

// S2: the hash over everything that has come is the one the server has told.
std::string wrong_hash(const client::Stream& received) {
  if (received.count != received.entries.size()) return {};  // it has come back knowing nothing
  Stream stream;
  for (const auto& entry : received.entries) stream.add(client::json::serialize(entry));
  return digits16(stream.hash()) == received.hash ? "" : "another hash";
}

// Whoever came back knowing nothing was told the end of it only.
std::string parted(const client::Stream& received, std::vector<std::string> all, Extent extent) {
  const std::vector<std::string> heard = in_force(received);
  const bool whole = received.count == received.entries.size();
  if (!whole && heard.size() < all.size()) {
    all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(heard.size()));
  }
  if (extent == Extent::beginning) all.resize(std::min(all.size(), heard.size()));
  return first_difference(heard, all);
}

}  // namespace

Room room_of(const Rows& rows) {
  Room room;
  for (const StoredRow& stored : rows.rows) {
    const auto row = read_row(stored.body);
    expect(row.has_value() && room.apply(*row).empty());
  }
  return room;
}

std::vector<std::string> in_force(const client::Stream& stream) {
  std::vector<std::pair<std::int64_t, std::string>> all;
  for (const auto& entry : stream.entries) {
    if (const auto* heard = entry.as_object().if_contains("heard")) {
      all.emplace_back(heard->at("number").as_int64(), client::json::serialize(*heard));
    } else if (const auto* back = entry.as_object().if_contains("back")) {
      const std::int64_t to = back->at("to").as_int64();
      std::erase_if(all, [&](const auto& each) { return each.first > to; });
    }
  }
  std::vector<std::string> texts;
  for (auto& each : all) texts.push_back(std::move(each.second));
  return texts;
}

std::vector<std::string> told(const notation::Record& record, story::Listener listener) {
  const notation::Casting& casting = record.casting();
  story::Feed feed{rulebook(casting.rulebook).teller(*casting.game), listener};
  feed.hear(record.replay().told());
  const bool everyone = listener.kind == story::Listener::Kind::everyone;
  std::vector<std::string> texts;
  for (const story::Heard& each : feed.heard()) {
    if ((each.label.stream == story::Stream::open) != everyone) continue;
    texts.push_back(client::json::serialize(client::json::parse(wire::encoded(each))));
  }
  return texts;
}

std::string first_difference(const std::vector<std::string>& one,
                             const std::vector<std::string>& other) {
  for (std::size_t i = 0; i < std::max(one.size(), other.size()); ++i) {
    const std::string a = i < one.size() ? one[i] : "nothing";
    const std::string b = i < other.size() ? other[i] : "nothing";
    if (a != b) return std::to_string(i) + ": " + a + "\n" + b;
  }
  return {};
}

std::string wrong_with_stream(const client::Stream& received, const notation::Record& record,
                              story::Listener listener, Extent extent) {
  std::string wrong = parted(received, told(record, listener), extent);
  return wrong.empty() ? wrong_hash(received) : wrong;
}

std::string wrong_with_streams(World& world) {
  const Room room = room_of(world.disk().rooms().front());
  const notation::Record& record = room.table()->played();
  for (std::size_t i = 0; i < world.guests(); ++i) {
    const client::Device& device = world.guest(i).device;
    std::string wrong = wrong_with_stream(device.open_stream(), record, {});
    if (wrong.empty() && device.seat()) {
      const auto seat = static_cast<Seat>(*device.seat());
      const story::Listener listener{story::Listener::Kind::seat, seat};
      wrong = wrong_with_stream(device.own_stream(), record, listener);
    }
    if (!wrong.empty()) return "guest " + std::to_string(i) + ", " + wrong;
  }
  return {};
}

}  // namespace omerta::server
