// Actions as JSON: {"do": "rename", "place": 3, "name": "Eva"}.
#include "server/room/action.h"

#include "server/room/fields.h"
#include "server/room/limits.h"
#include "wire/encode_setup.h"
#include "wire/received/chosen.h"

namespace omerta {

BOOST_DESCRIBE_STRUCT(Command, (), (choice, seat, ask, voice, number))

namespace setup {  // as everywhere on the wire

boost::json::value as_json(const Chosen& chosen) {
  return boost::json::parse(wire::encoded(chosen));
}

std::optional<Chosen> from_json(const boost::json::value& value, const Chosen&) {
  auto read = wire::read_chosen(boost::json::serialize(value));
  if (!read) return {};
  return std::move(*read);
}

}  // namespace setup

namespace script {

constexpr std::array<std::string_view, 3> kOf{"step", "anytime", "power"};
constexpr std::array<std::string_view, 3> kDealers{"program", "paper", "blind"};
constexpr const auto& names(Filled::Of) { return kOf; }
constexpr const auto& names(Dealer) { return kDealers; }

}  // namespace script

namespace server {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<Action>> kNames{
    "open",      "join",       "leave",   "rename",    "order",    "lock",      "choose",
    "arrange",   "ready",      "entrust", "move",      "start",    "play",      "tap",
    "take-back", "stand-in",   "pause",   "extend",    "say",      "again",     "deal",
    "enter",     "accept",     "see",     "swap",      "allow",    "hand-over", "begin-deal",
    "commit",    "close-deal", "reveal",  "void-deal", "end-call", "withdraw",  "state",
    "nudge",     "be-host"};

}  // namespace

using Name = std::string_view;
constexpr auto kPlaceKinds =
    std::to_array<Name>({"player", "watcher", "table", "moderator", "bot", "paper"});
constexpr auto kAbsences = std::to_array<Name>({"wait", "clock", "bot", "withdrawal"});
constexpr auto kWaitings = std::to_array<Name>({"usual", "taps", "none"});
constexpr const auto& names(PlaceKind) { return kPlaceKinds; }
constexpr const auto& names(Absence) { return kAbsences; }
constexpr const auto& names(Waiting) { return kWaitings; }

BOOST_DESCRIBE_STRUCT(Open, (), (code))
BOOST_DESCRIBE_STRUCT(Join, (), (kind, name, device))
BOOST_DESCRIBE_STRUCT(Leave, (), (place))
BOOST_DESCRIBE_STRUCT(Rename, (), (place, name))
BOOST_DESCRIBE_STRUCT(Order, (), (places))
BOOST_DESCRIBE_STRUCT(Lock, (), (locked))
BOOST_DESCRIBE_STRUCT(Choose, (), (chosen))
BOOST_DESCRIBE_STRUCT(Manners, (), (absence, waiting, pace, talk, level))
BOOST_DESCRIBE_STRUCT(Arrange, (), (manners))
BOOST_DESCRIBE_STRUCT(Ready, (), (ready))
BOOST_DESCRIBE_STRUCT(Entrust, (), (place))
BOOST_DESCRIBE_STRUCT(BeHost, (), ())
BOOST_DESCRIBE_STRUCT(Move, (), (place, device))
BOOST_DESCRIBE_STRUCT(Start, (), (key, dealt))
BOOST_DESCRIBE_STRUCT(BeginDeal, (), (room, number, seed, engine))
BOOST_DESCRIBE_STRUCT(CommitShare, (), (number, commit))
BOOST_DESCRIBE_STRUCT(CloseDeal, (), ())
BOOST_DESCRIBE_STRUCT(RevealShare, (), (number, entropy))
BOOST_DESCRIBE_STRUCT(VoidDeal, (), ())
BOOST_DESCRIBE_STRUCT(Play, (), (commands))
BOOST_DESCRIBE_STRUCT(EndCall, (), (commands))
BOOST_DESCRIBE_STRUCT(Tap, (), (seat, held))
BOOST_DESCRIBE_STRUCT(FilledHand, (), (who, choice))
BOOST_DESCRIBE_STRUCT(FilledEntry, (), (of, entry, hands))
BOOST_DESCRIBE_STRUCT(DealOut, (), (at, by, held))
BOOST_DESCRIBE_STRUCT(Fill, (), (at, filled))
BOOST_DESCRIBE_STRUCT(Accept, (), (at, seat))
BOOST_DESCRIBE_STRUCT(TakeBack, (), (at, entries))
BOOST_DESCRIBE_STRUCT(See, (), (at, seat, held, filled))
BOOST_DESCRIBE_STRUCT(Swap, (), (at, one, other))
BOOST_DESCRIBE_STRUCT(Allow, (), (answers))
BOOST_DESCRIBE_STRUCT(HandOver, (), (place))
BOOST_DESCRIBE_STRUCT(StandIn, (), (place, bot))
BOOST_DESCRIBE_STRUCT(Withdraw, (), (place))
BOOST_DESCRIBE_STRUCT(Pause, (), (paused))
BOOST_DESCRIBE_STRUCT(Extend, (), ())
BOOST_DESCRIBE_STRUCT(Say, (), (text))
BOOST_DESCRIBE_STRUCT(State, (), (words))
BOOST_DESCRIBE_STRUCT(Nudge, (), (place))
BOOST_DESCRIBE_STRUCT(Again, (), ())

json::value as_json(const Spoken& words) { return json::parse(words.json); }

std::optional<Spoken> from_json(const json::value& value, const Spoken&) {
  return Spoken{json::serialize(value)};
}

namespace {

json::object object_of(const Action& action) {
  FieldWriter writer;
  writer("do", std::string{kNames[action.index()]});
  std::visit([&](const auto& each) { each_field(writer, each); }, action);
  return writer.take();
}

template <std::size_t kAt = 0>
bool read_named(std::string_view name, FieldReader& reader, Action& action) {
  if constexpr (kAt == std::variant_size_v<Action>) {
    return false;
  } else {
    if (kNames[kAt] != name) return read_named<kAt + 1>(name, reader, action);
    each_field(reader, action.emplace<kAt>());
    return true;
  }
}

tl::expected<Action, std::string_view> action_in(const json::object& object) {
  FieldReader reader{object};
  std::string name;
  reader("do", name);
  Action action;
  if (!read_named(name, reader, action)) return tl::unexpected<std::string_view>{"unknown-action"};
  if (!reader.good()) return tl::unexpected{reader.wrong()};
  return action;
}

std::optional<json::value> parsed(std::string_view text) {
  json::parse_options options;
  options.max_depth = kDeepestFrame;
  json::error_code error;
  json::value value = json::parse({text.data(), text.size()}, error, {}, options);
  if (error || !value.is_object()) return {};
  return value;
}

}  // namespace

std::string written(const Row& row) {
  json::object object;
  object["by"] = row.by;
  object["a"] = object_of(row.action);
  return json::serialize(object);
}

std::string written(const Manners& manners) {
  FieldWriter writer;
  each_field(writer, manners);
  return json::serialize(writer.take());
}

std::optional<Row> read_row(std::string_view text) {
  const auto value = parsed(text);
  if (!value) return {};
  const json::value* by = value->get_object().if_contains("by");
  const json::value* what = value->get_object().if_contains("a");
  if (by == nullptr || what == nullptr || !what->is_object()) return {};
  json::error_code error;
  const auto place = by->to_number<PlaceId>(error);
  auto action = action_in(what->get_object());
  if (error || !action) return {};
  return Row{place, std::move(*action)};
}

constexpr std::string_view kChecksum = R"(,"s":")";

std::string with_checksum(std::string row, std::uint64_t checksum) {
  std::array<std::uint8_t, 8> bytes{};
  for (unsigned i = 0; i < 8; ++i) bytes[7 - i] = static_cast<std::uint8_t>(checksum >> 8 * i);
  row.pop_back();  // the closing brace
  return row.append(kChecksum).append(bytes::hex(bytes)).append("\"}");
}

std::optional<std::uint64_t> checksum_in(std::string_view row) {
  const std::size_t from = row.size() - std::min(row.size(), kChecksumBytes + 1);
  if (row.substr(from, kChecksum.size()) != kChecksum) return {};
  const auto bytes = bytes::array_from_hex<8>(row.substr(from + kChecksum.size(), 16));
  if (!bytes) return {};
  std::uint64_t checksum = 0;
  for (const std::uint8_t byte : *bytes) checksum = checksum << 8 | byte;
  return checksum;
}

tl::expected<Action, std::string_view> read_action(std::string_view text) {
  const auto value = parsed(text);
  if (!value) return tl::unexpected<std::string_view>{"not-json"};
  return action_in(value->get_object());
}

}  // namespace server
}  // namespace omerta
