// Actions as JSON: {"do": "rename", "place": 3, "name": "Eva"}.
#include "server/core/action.h"

#include "server/core/fields.h"
#include "server/core/limits.h"
#include "wire/chosen.h"
#include "wire/encode_setup.h"

namespace omerta {

// --- the fields of each ------------------------------------------------------------------------
template <class Io>
void fields(Io& io, Command& command) {
  io("choice", command.choice);
  io("seat", command.seat);
  io("ask", reinterpret_cast<std::uint8_t&>(command.ask));
  io("voice", reinterpret_cast<std::uint8_t&>(command.voice));
  io("number", command.number);
}

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

using Names2 = std::array<std::string_view, 2>;
using Names3 = std::array<std::string_view, 3>;
using Names6 = std::array<std::string_view, 6>;

constexpr std::array<std::string_view, std::variant_size_v<Action>> kNames{
    "open",      "join",       "leave",   "rename",   "order", "lock",      "choose",
    "arrange",   "ready",      "entrust", "move",     "start", "play",      "tap",
    "take-back", "stand-in",   "pause",   "extend",   "say",   "again",     "deal",
    "enter",     "accept",     "see",     "swap",     "allow", "hand-over", "begin-deal",
    "commit",    "close-deal", "reveal",  "void-deal"};

}  // namespace

constexpr Names6 kPlaceKinds{"player", "watcher", "table", "moderator", "bot", "paper"};
constexpr Names3 kAbsences{"wait", "clock", "bot"};
constexpr Names3 kWaitings{"usual", "taps", "none"};
constexpr const Names6& names(PlaceKind) { return kPlaceKinds; }
constexpr const Names3& names(Absence) { return kAbsences; }
constexpr const Names3& names(Waiting) { return kWaitings; }

template <class Io>
void fields(Io& io, Open& a) {
  io("code", a.code);
}
template <class Io>
void fields(Io& io, Join& a) {
  io("kind", a.kind);
  io("name", a.name);
  io("device", a.device);
}
template <class Io>
void fields(Io& io, Leave& a) {
  io("place", a.place);
}
template <class Io>
void fields(Io& io, Rename& a) {
  io("place", a.place);
  io("name", a.name);
}
template <class Io>
void fields(Io& io, Order& a) {
  io("places", a.places);
}
template <class Io>
void fields(Io& io, Lock& a) {
  io("locked", a.locked);
}
template <class Io>
void fields(Io& io, Choose& a) {
  io("chosen", a.chosen);
}
template <class Io>
void fields(Io& io, Manners& a) {
  io("absence", a.absence);
  io("waiting", a.waiting);
  io("pace", a.pace);
  io("talk", a.talk);
  io("level", a.level);
}
template <class Io>
void fields(Io& io, Arrange& a) {
  io("manners", a.manners);
}
template <class Io>
void fields(Io& io, Ready& a) {
  io("ready", a.ready);
}
template <class Io>
void fields(Io& io, Entrust& a) {
  io("place", a.place);
}
template <class Io>
void fields(Io& io, Move& a) {
  io("place", a.place);
  io("device", a.device);
}
template <class Io>
void fields(Io& io, Start& a) {
  io("key", a.key);
  io("dealt", a.dealt);
}
template <class Io>
void fields(Io& io, BeginDeal& a) {
  io("room", a.room);
  io("number", a.number);
  io("seed", a.seed);
  io("engine", a.engine);
}
template <class Io>
void fields(Io& io, CommitShare& a) {
  io("number", a.number);
  io("commit", a.commit);
}
template <class Io>
void fields(Io&, CloseDeal&) {}
template <class Io>
void fields(Io& io, RevealShare& a) {
  io("number", a.number);
  io("entropy", a.entropy);
}
template <class Io>
void fields(Io&, VoidDeal&) {}
template <class Io>
void fields(Io& io, Play& a) {
  io("commands", a.commands);
}
template <class Io>
void fields(Io& io, Tap& a) {
  io("seat", a.seat);
  io("held", a.held);
}
template <class Io>
void fields(Io& io, FilledHand& a) {
  io("who", a.who);
  io("choice", a.choice);
}
template <class Io>
void fields(Io& io, FilledEntry& a) {
  io("of", a.of);
  io("entry", a.entry);
  io("hands", a.hands);
}
template <class Io>
void fields(Io& io, DealOut& a) {
  io("at", a.at);
  io("by", a.by);
  io("held", a.held);
}
template <class Io>
void fields(Io& io, Fill& a) {
  io("at", a.at);
  io("filled", a.filled);
}
template <class Io>
void fields(Io& io, Accept& a) {
  io("at", a.at);
  io("seat", a.seat);
}
template <class Io>
void fields(Io& io, TakeBack& a) {
  io("at", a.at);
  io("entries", a.entries);
}
template <class Io>
void fields(Io& io, See& a) {
  io("at", a.at);
  io("seat", a.seat);
  io("held", a.held);
  io("filled", a.filled);
}
template <class Io>
void fields(Io& io, Swap& a) {
  io("at", a.at);
  io("one", a.one);
  io("other", a.other);
}
template <class Io>
void fields(Io& io, Allow& a) {
  io("answers", a.answers);
}
template <class Io>
void fields(Io& io, HandOver& a) {
  io("place", a.place);
}
template <class Io>
void fields(Io& io, StandIn& a) {
  io("place", a.place);
  io("bot", a.bot);
}
template <class Io>
void fields(Io& io, Pause& a) {
  io("paused", a.paused);
}
template <class Io>
void fields(Io&, Extend&) {}
template <class Io>
void fields(Io& io, Say& a) {
  io("text", a.text);
}
template <class Io>
void fields(Io&, Again&) {}

namespace {

json::object object_of(const Action& action) {
  FieldWriter writer;
  writer("do", std::string{kNames[action.index()]});
  std::visit([&](auto copy) { fields(writer, copy); }, action);
  return writer.take();
}

template <std::size_t kAt = 0>
bool read_named(std::string_view name, FieldReader& reader, Action& action) {
  if constexpr (kAt == std::variant_size_v<Action>) {
    return false;
  } else {
    if (kNames[kAt] != name) return read_named<kAt + 1>(name, reader, action);
    fields(reader, action.emplace<kAt>());
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
  Manners copy = manners;
  fields(writer, copy);
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

tl::expected<Action, std::string_view> read_action(std::string_view text) {
  const auto value = parsed(text);
  if (!value) return tl::unexpected<std::string_view>{"not-json"};
  return action_in(value->get_object());
}

}  // namespace server
}  // namespace omerta
