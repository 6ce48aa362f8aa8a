// Transcripts as JSON, one field a line of docs/verifiable-deal.md; nothing may be missing or more.
#include <algorithm>
#include <boost/json.hpp>

#include "bytes/hex.h"
#include "dealing/transcript.h"
#include "engine/seat.h"

namespace omerta::dealing {
namespace {

namespace json = boost::json;
using bytes::hex;

constexpr std::size_t kLongestRoom = 64;
constexpr int kDeepest = 8;

json::object player_object(const Contribution& each) {
  return {{"seat", each.seat}, {"entropy", hex(each.entropy)}, {"commit", hex(each.commit)}};
}

json::array numbers(const std::vector<unsigned>& all) {
  json::array written;
  for (const unsigned each : all) written.emplace_back(each);
  return written;
}

json::object draw_object(const Draw& draw) {
  json::object object{
      {"purpose", draw.purpose}, {"number", draw.number}, {"among", numbers(draw.among)},
      {"take", draw.take},       {"pass", draw.pass},     {"drawn", numbers(draw.drawn)}};
  return object;
}

// An object whose fields are taken one by one; a mistake is remembered, as is a field too many.
class Fields {
 public:
  explicit Fields(const json::value& value) : object_{value.if_object()} {
    if (object_ == nullptr) fine_ = false;
  }

  std::string text(std::string_view name, std::size_t most) {
    const json::value* value = field(name);
    const json::string* text = value == nullptr ? nullptr : value->if_string();
    if (text == nullptr || text->size() > most) return fine_ = false, "";
    return {text->data(), text->size()};
  }
  std::uint64_t number(std::string_view name, std::uint64_t most) {
    const json::value* value = field(name);
    const std::int64_t* number = value == nullptr ? nullptr : value->if_int64();
    const bool good =
        number != nullptr && *number >= 0 && static_cast<std::uint64_t>(*number) <= most;
    if (!good) return fine_ = false, 0;
    return static_cast<std::uint64_t>(*number);
  }
  bool truth(std::string_view name) {
    const json::value* value = field(name);
    const bool* truth = value == nullptr ? nullptr : value->if_bool();
    if (truth == nullptr) return fine_ = false;
    return *truth;
  }
  Digest digest(std::string_view name) {
    const auto digest = bytes::array_from_hex<sizeof(Digest)>(text(name, 2 * sizeof(Digest)));
    if (!digest) return fine_ = false, Digest{};
    return *digest;
  }
  const json::array& list(std::string_view name, std::size_t most) {
    static const json::array kNone;
    const json::value* value = field(name);
    const json::array* list = value == nullptr ? nullptr : value->if_array();
    if (list == nullptr || list->size() > most) return fine_ = false, kNone;
    return *list;
  }
  void spoil() { fine_ = false; }
  bool fine() const { return fine_ && taken_ == object_->size(); }

 private:
  const json::value* field(std::string_view name) {
    const json::value* value = object_ == nullptr ? nullptr : object_->if_contains(name);
    if (value != nullptr) ++taken_;
    return value;
  }

  const json::object* object_;
  std::size_t taken_ = 0;
  bool fine_ = true;
};

std::vector<unsigned> numbers_in(Fields& fields, std::string_view name) {
  std::vector<unsigned> all;
  for (const json::value& each : fields.list(name, 64)) {
    const std::int64_t* number = each.if_int64();
    const bool good = number != nullptr && *number >= 0 && *number < 64;
    if (good) all.push_back(static_cast<unsigned>(*number));
    if (!good) fields.spoil();
  }
  return all;
}

void read_players(Fields& fields, Transcript& into) {
  for (const json::value& each : fields.list("players", kSeats)) {
    Fields player{each};
    Contribution one{.seat = static_cast<unsigned>(player.number("seat", kSeats - 1)),
                     .entropy = player.digest("entropy"),
                     .commit = player.digest("commit")};
    const bool ascends = into.players.empty() || into.players.back().seat < one.seat;
    if (!player.fine() || !ascends) fields.spoil();
    into.players.push_back(one);
  }
}

void read_draws(Fields& fields, Transcript& into) {
  for (const json::value& each : fields.list("draws", kMostDraws)) {
    Fields draw{each};
    Draw one{.purpose = draw.text("purpose", 100), .number = draw.number("number", UINT16_MAX)};
    one.among = numbers_in(draw, "among");
    one.take = static_cast<unsigned>(draw.number("take", 64));
    one.pass = draw.truth("pass");
    one.drawn = numbers_in(draw, "drawn");
    if (!draw.fine()) fields.spoil();
    into.draws.push_back(std::move(one));
  }
}

void read_cards(Fields& fields, Transcript& into) {
  for (const json::value& each : fields.list("roles", kSeats)) {
    const json::string* text = each.if_string();
    if (text == nullptr) fields.spoil();
    into.roles.emplace_back(text == nullptr ? "" : std::string{text->data(), text->size()});
  }
  for (const json::value& each : fields.list("card_commits", kSeats)) {
    const json::string* text = each.if_string();
    const auto digest = text == nullptr
                            ? std::nullopt
                            : bytes::array_from_hex<sizeof(Digest)>({text->data(), text->size()});
    if (!digest) fields.spoil();
    into.card_commits.push_back(digest.value_or(Digest{}));
  }
}

}  // namespace

std::string written(const Transcript& transcript) {
  json::object object;
  object["protocol"] = "omerta/deal/1";
  object["room"] = hex(transcript.table.room);
  object["deal_no"] = transcript.table.deal_no;
  object["setup"] = transcript.table.setup;
  object["server_seed"] = hex(transcript.server_seed);
  object["server_commit"] = hex(transcript.server_commit);
  json::array& players = object["players"].emplace_array();
  for (const Contribution& each : transcript.players) players.push_back(player_object(each));
  object["fingerprint"] = transcript.fingerprint;
  object["words"] = transcript.words;
  json::array& roles = object["roles"].emplace_array();
  for (const std::string& each : transcript.roles) roles.emplace_back(each);
  json::array& commits = object["card_commits"].emplace_array();
  for (const Digest& each : transcript.card_commits) commits.emplace_back(hex(each));
  json::array& draws = object["draws"].emplace_array();
  for (const Draw& each : transcript.draws) draws.push_back(draw_object(each));
  object["draws_seal"] = hex(transcript.draws_seal);
  return json::serialize(object);
}

std::optional<Transcript> read_transcript(std::string_view text) {
  json::parse_options options;
  options.max_depth = kDeepest;
  json::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error, {}, options);
  if (error) return {};
  Fields fields{value};
  if (fields.text("protocol", 64) != "omerta/deal/1") return {};
  Transcript all;
  const auto room = bytes::from_hex(fields.text("room", 2 * kLongestRoom));
  if (!room) return {};
  all.table = {*room, static_cast<std::uint32_t>(fields.number("deal_no", UINT32_MAX)),
               fields.text("setup", kLongestSetup)};
  all.server_seed = fields.digest("server_seed");
  all.server_commit = fields.digest("server_commit");
  read_players(fields, all);
  all.fingerprint = fields.text("fingerprint", 16);
  all.words = fields.text("words", 100);
  read_cards(fields, all);
  read_draws(fields, all);
  all.draws_seal = fields.digest("draws_seal");
  return fields.fine() ? std::optional{std::move(all)} : std::nullopt;
}

}  // namespace omerta::dealing
