// Reading frames: one object, its kind under "t", and exactly the fields of its kind.
#include "server/frames/frame.h"

#include <sodium.h>

#include <algorithm>

#include "engine/expect.h"
#include "server/room/fields.h"
#include "server/room/limits.h"
#include "server/room/stream.h"

namespace omerta::server {
namespace {

using Failed = tl::unexpected<std::string_view>;
using Read = tl::expected<ClientFrame, std::string_view>;

constexpr std::string_view kPad = "pad";
constexpr std::size_t kUsuallyEnough = 4096;  // bytes, to take a frame apart

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

tl::expected<Wish, std::string_view> answering(json::object answer) {
  answer.erase("do");
  const auto read = wire::read_answer(json::serialize(answer));
  if (!read) return Failed{wire::code(read.error())};
  return Wish{*read};
}

tl::expected<Wish, std::string_view> choosing(const json::object& object) {
  const json::value* chosen = object.if_contains("chosen");
  if (chosen == nullptr) return Failed{"missing-field"};
  if (object.size() != 2) return Failed{"unknown-field"};
  auto read = wire::read_chosen(json::serialize(*chosen));
  if (!read) return Failed{wire::code(read.error().fault)};
  return Wish{Action{Choose{std::move(*read)}}};
}

// Asks what comes of `enter` or `take-back`, and has the form of it.
tl::expected<Wish, std::string_view> consulting(json::object object, std::string_view what) {
  object["do"] = what == "preview" ? "enter" : "take-back";
  auto action = read_action(json::serialize(object));
  if (!action) return Failed{action.error()};
  if (const auto* back = std::get_if<TakeBack>(&*action)) {
    return Wish{Consulting{.at = back->at, .back = back->entries}};
  }
  auto& fill = std::get<Fill>(*action);
  return Wish{Consulting{.at = fill.at, .filled = std::move(fill.filled)}};
}

tl::expected<Wish, std::string_view> wish_in(const json::value& value) {
  if (!value.is_object()) return Failed{"wrong-value"};
  FieldReader reader{value.get_object()};
  std::string what;
  reader("do", what);
  if (what == "answer") return answering(value.get_object());
  const auto plain = [&](Wish wish) -> tl::expected<Wish, std::string_view> {
    if (!reader.good()) return Failed{reader.wrong()};
    return wish;
  };
  if (what == "tap") return plain(Tapping{});
  if (what == "start") return plain(Starting{});
  if (what == "move-away") {
    MovingAway moving;
    if (value.get_object().contains("place")) reader("place", moving.place);
    return plain(moving);
  }
  if (what == "fetch") {
    Fetching fetching;
    reader("what", fetching.what);
    if (!reader.good()) return Failed{reader.wrong()};
    return Wish{fetching};
  }
  if (what == "choose") return choosing(value.get_object());
  if (what == "preview" || what == "ask-back") return consulting(value.get_object(), what);
  auto action = read_action(json::serialize(value));
  if (!action) return Failed{action.error()};
  return Wish{std::move(*action)};
}

tl::expected<Asked, std::string_view> asked_in(const json::object& object) {
  const json::value* id = object.if_contains("cid");
  const json::value* what = object.if_contains("a");
  if (id == nullptr || what == nullptr || !id->is_string()) return Failed{"missing-field"};
  const auto bytes = bytes::array_from_hex<std::tuple_size_v<CommandId>>(
      {id->get_string().data(), id->get_string().size()});
  if (!bytes) return Failed{"wrong-value"};
  auto wish = wish_in(*what);
  if (!wish) return Failed{wish.error()};
  const std::string sent = json::serialize(*what);
  Stream digest;
  digest.add(sent);
  return Asked{*bytes, std::move(*wish), sent.size(), digest.hash()};
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

Read form(const json::object& object) {
  const json::value* chosen = object.if_contains("chosen");
  if (chosen == nullptr) return Failed{"missing-field"};
  if (object.size() != 2) return Failed{"unknown-field"};
  return ClientFrame{AskForm{wire::read_chosen(json::serialize(*chosen))}};
}

Read pages(const json::object& object, FieldReader& reader) {
  return filled(reader, AskPages{}, [&](AskPages& frame) {
    reader("rulebook", frame.rulebook);
    if (object.contains("edition")) reader("edition", frame.edition);
  });
}

Read retell(FieldReader& reader) {
  return filled(reader, Retell{}, [&](Retell& frame) {
    reader("text", frame.text);
    reader("as", frame.as);
    std::optional<Seat> seat;
    reader("seat", seat);
    frame.seat = seat.value_or(Seat::nobody);
  });
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
  if (kind == "rulebooks") return filled(reader, AskRulebooks{}, [](const AskRulebooks&) {});
  if (kind == "form") return form(object);
  if (kind == "pages") return pages(object, reader);
  if (kind == "catalogue") {
    return filled(reader, AskCatalogue{},
                  [&](AskCatalogue& frame) { reader("rulebook", frame.rulebook); });
  }
  if (kind == "retell") return retell(reader);
  if (kind == "night") {
    return filled(reader, RetellNight{}, [&](RetellNight& frame) {
      reader("text", frame.text);
      reader("night", frame.night);
    });
  }
  if (kind == "beliefs") {
    return filled(reader, RetellBeliefs{}, [&](RetellBeliefs& frame) {
      reader("text", frame.text);
      reader("seat", frame.seat);
    });
  }
  return Failed{"unknown-frame"};
}

// What is chosen, or a record.
bool may_be_long(const ClientFrame& frame) {
  if (std::holds_alternative<AskForm>(frame)) return true;
  if (std::holds_alternative<Retell>(frame)) return true;
  if (std::holds_alternative<RetellNight>(frame)) return true;
  if (std::holds_alternative<RetellBeliefs>(frame)) return true;
  const auto* asked = std::get_if<Asked>(&frame);
  const auto* action = asked == nullptr ? nullptr : std::get_if<Action>(&asked->wish);
  return action != nullptr && std::holds_alternative<Choose>(*action);
}

}  // namespace

Read read_frame(std::string_view text) {
  if (text.size() > kLongestChoice) return Failed{"too-long"};
  json::parse_options options;
  options.max_depth = kDeepestFrame;
  json::error_code error;
  std::array<unsigned char, kUsuallyEnough> memory;  // nothing of it is kept: see ClientFrame
  json::monotonic_resource short_lived{memory.data(), memory.size()};
  json::value value = json::parse({text.data(), text.size()}, error, &short_lived, options);
  if (error || !value.is_object()) return Failed{"not-json"};
  Read frame = frame_in(value.get_object());
  if (text.size() > kLongestFrame && frame && !may_be_long(*frame)) return Failed{"too-long"};
  return frame;
}

bool looks_up(const ClientFrame& frame) {
  return std::holds_alternative<WherePlaced>(frame) ||
         std::holds_alternative<AskRulebooks>(frame) || std::holds_alternative<AskForm>(frame) ||
         std::holds_alternative<AskPages>(frame) || std::holds_alternative<AskCatalogue>(frame) ||
         std::holds_alternative<Retell>(frame) || std::holds_alternative<RetellNight>(frame) ||
         std::holds_alternative<RetellBeliefs>(frame);
}

std::string refused_frame(std::string_view why) {
  return R"({"t":"refused","why":")" + std::string{why} + "\"}";
}

std::string refused_frame(std::string_view why, std::string_view field) {
  return R"({"t":"refused","why":")" + std::string{why} + R"(","field":")" + std::string{field} +
         "\"}";
}

CommandId bound(const CommandId& id, PlaceId place) {
  std::array<std::uint8_t, std::tuple_size_v<CommandId> + 2> from{};
  std::copy(id.begin(), id.end(), from.begin());
  from[id.size()] = static_cast<std::uint8_t>(place >> 8);
  from[id.size() + 1] = static_cast<std::uint8_t>(place);
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), from.data(), from.size());
  CommandId kept{};
  std::copy_n(digest.begin(), kept.size(), kept.begin());
  return kept;
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
  std::array<std::uint8_t, 8> bytes{};
  for (unsigned i = 0; i < 8; ++i) bytes[7 - i] = static_cast<std::uint8_t>(number >> 8 * i);
  return bytes::hex(bytes);
}

std::optional<std::uint64_t> number16(std::string_view digits) {
  const auto bytes = bytes::array_from_hex<8>(digits);
  if (!bytes) return {};
  std::uint64_t number = 0;
  for (const std::uint8_t byte : *bytes) number = number << 8 | byte;
  return number;
}

}  // namespace omerta::server
