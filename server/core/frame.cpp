// Reading frames: one object, its kind under "t", and exactly the fields of its kind.
#include "server/core/frame.h"

#include "engine/expect.h"
#include "server/core/fields.h"
#include "server/core/limits.h"

namespace omerta::server {
namespace {

using Failed = tl::unexpected<std::string_view>;
using Read = tl::expected<ClientFrame, std::string_view>;

constexpr std::string_view kPad = "pad";
constexpr unsigned kMostLanes = 8;
constexpr unsigned kChoices = 64;

std::optional<PlaceKind> kind_of(std::string_view name) {
  if (name == "player") return PlaceKind::player;
  if (name == "watcher") return PlaceKind::watcher;
  if (name == "table") return PlaceKind::table;
  if (name == "moderator") return PlaceKind::moderator;
  return {};
}

template <class T, class Fill>
Read filled(FieldReader& reader, T value, const Fill& fill) {
  fill(value);
  if (!reader.good()) return Failed{reader.wrong()};
  return ClientFrame{std::move(value)};
}

Read create(FieldReader& reader) {
  Create frame;
  std::string kind;
  reader("kind", kind);
  reader("name", frame.name);
  const auto known = kind_of(kind);
  if (!reader.good() || !known) return Failed{"wrong-value"};
  frame.kind = *known;
  return ClientFrame{frame};
}

Read enter(FieldReader& reader) {
  Enter frame;
  std::string kind;
  reader("code", frame.code);
  reader("kind", kind);
  reader("name", frame.name);
  const auto known = kind_of(kind);
  if (!reader.good() || !known) return Failed{"wrong-value"};
  frame.kind = *known;
  return ClientFrame{frame};
}

std::optional<Have> have_in(const json::value& value) {
  if (!value.is_object()) return {};
  FieldReader reader{value.get_object()};
  Have have;
  std::string hp;
  std::string hq;
  reader("p", have.p);
  reader("hp", hp);
  reader("q", have.q);
  reader("hq", hq);
  const auto p = number16(hp);
  const auto q = number16(hq);
  if (!reader.good() || !p || !q) return {};
  have.hp = *p;
  have.hq = *q;
  return have;
}

Read hello(const json::object& object) {
  Hello frame;
  const json::value* room = object.if_contains("room");
  const json::value* place = object.if_contains("place");
  const json::value* have = object.if_contains("have");
  if (room == nullptr || place == nullptr || have == nullptr || object.size() != 4) {
    return Failed{"missing-field"};
  }
  if (!room->is_string()) return Failed{"wrong-value"};
  const auto id = number16({room->get_string().data(), room->get_string().size()});
  json::error_code error;
  frame.place = place->to_number<PlaceId>(error);
  if (error || !id) return Failed{"wrong-value"};
  frame.room = *id;
  if (!have->is_null()) {
    frame.have = have_in(*have);
    if (!frame.have) return Failed{"wrong-value"};
  }
  return ClientFrame{frame};
}

tl::expected<Wish, std::string_view> answering(FieldReader& reader) {
  Answering answer;
  std::vector<unsigned> chosen;
  reader("lane", answer.lane);
  reader("number", answer.number);
  reader("choice", chosen);
  if (!reader.good() || answer.lane >= kMostLanes || answer.number == 0) {
    return Failed{"wrong-value"};
  }
  for (unsigned bit : chosen) {
    if (bit >= kChoices || (answer.choice >> bit & 1U) != 0) return Failed{"wrong-choice"};
    answer.choice |= Choice{1} << bit;
  }
  return Wish{answer};
}

tl::expected<Wish, std::string_view> wish_in(const json::value& value) {
  if (!value.is_object()) return Failed{"wrong-value"};
  FieldReader reader{value.get_object()};
  std::string what;
  reader("do", what);
  if (what == "answer") return answering(reader);
  const auto plain = [&](Wish wish) -> tl::expected<Wish, std::string_view> {
    if (!reader.good()) return Failed{reader.wrong()};
    return wish;
  };
  if (what == "tap") return plain(Tapping{});
  if (what == "start") return plain(Starting{});
  if (what == "move-away") return plain(MovingAway{});
  if (what == "fetch") {
    Fetching fetching;
    reader("what", fetching.what);
    if (!reader.good()) return Failed{reader.wrong()};
    return Wish{fetching};
  }
  auto action = read_action(json::serialize(value));
  if (!action) return Failed{action.error()};
  return Wish{std::move(*action)};
}

tl::expected<Asked, std::string_view> asked_in(const json::object& object) {
  const json::value* id = object.if_contains("cid");
  const json::value* what = object.if_contains("a");
  if (id == nullptr || what == nullptr || !id->is_string()) return Failed{"missing-field"};
  const auto bytes =
      bytes_of<std::tuple_size_v<CommandId>>({id->get_string().data(), id->get_string().size()});
  if (!bytes) return Failed{"wrong-value"};
  auto wish = wish_in(*what);
  if (!wish) return Failed{wish.error()};
  return Asked{*bytes, std::move(*wish)};
}

Read pulse(const json::object& object) {
  Pulse frame;
  const json::value* beat = object.if_contains("k");
  const json::value* carried = object.if_contains("in");
  if (beat == nullptr || carried == nullptr) return Failed{"missing-field"};
  if (object.size() != 3) return Failed{"unknown-field"};
  json::error_code error;
  frame.beat = beat->to_number<std::uint64_t>(error);
  if (error) return Failed{"wrong-value"};
  if (carried->is_null()) return ClientFrame{frame};
  if (!carried->is_object()) return Failed{"wrong-value"};
  if (carried->get_object().size() != 2) return Failed{"unknown-field"};
  auto asked = asked_in(carried->get_object());
  if (!asked) return Failed{asked.error()};
  frame.carried = std::move(*asked);
  return ClientFrame{std::move(frame)};
}

Read frame_in(json::object& object) {
  object.erase(kPad);
  FieldReader reader{object};
  std::string kind;
  reader("t", kind);
  if (kind == "b") return pulse(object);
  if (kind == "cmd") {
    if (object.size() != 3) return Failed{"unknown-field"};
    auto asked = asked_in(object);
    if (!asked) return Failed{asked.error()};
    return ClientFrame{std::move(*asked)};
  }
  if (kind == "hello") return hello(object);
  if (kind == "create") return create(reader);
  if (kind == "join") return enter(reader);
  if (kind == "places") return filled(reader, WherePlaced{}, [](const WherePlaced&) {});
  if (kind == "take-over") {
    return filled(reader, TakeOver{}, [&](TakeOver& frame) {
      reader("code", frame.code);
      reader("digits", frame.digits);
    });
  }
  return Failed{"unknown-frame"};
}

}  // namespace

Read read_frame(std::string_view text) {
  if (text.size() > kLongestFrame) return Failed{"too-long"};
  json::parse_options options;
  options.max_depth = kDeepestFrame;
  json::error_code error;
  json::value value = json::parse({text.data(), text.size()}, error, {}, options);
  if (error || !value.is_object()) return Failed{"not-json"};
  return frame_in(value.get_object());
}

std::string padded(std::string frame, std::size_t bytes) {
  constexpr std::string_view kOpened = R"(,"pad":")";
  const std::size_t least = frame.size() + kOpened.size() + 1;
  if (least > bytes) return frame;
  frame.pop_back();  // the closing brace
  frame += kOpened;
  frame.append(bytes - least, '.');
  frame += "\"}";
  expect(frame.size() == bytes);
  return frame;
}

std::string padded_to_steps(std::string frame, std::size_t own, std::size_t step) {
  constexpr std::size_t kRoomForPad = 16;
  const std::size_t steps = (own + kRoomForPad + step - 1) / step;
  const std::size_t bytes = frame.size() - own + steps * step;
  return padded(std::move(frame), bytes);
}

std::string digits16(std::uint64_t number) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text(16, '0');
  for (unsigned i = 0; i < 16; ++i) text[15 - i] = kDigits[number >> 4 * i & 15U];
  return text;
}

std::optional<std::uint64_t> number16(std::string_view digits) {
  if (digits.size() != 16) return {};
  std::uint64_t number = 0;
  for (char digit : digits) {
    const auto value = hex_digit(digit);
    if (!value) return {};
    number = number << 4 | *value;
  }
  return number;
}

}  // namespace omerta::server
