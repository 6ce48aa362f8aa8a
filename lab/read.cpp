// A document from JSON. Whatever is not as it is written is damaged, and where is said.
#include <boost/json.hpp>

#include "lab/document.h"

namespace omerta::lab {
namespace {

namespace bj = boost::json;

struct Wrong {
  std::string where;
};

constexpr std::size_t kMostOfAList = 20'000;
constexpr std::uint64_t kMostVersions = 1'000'000;
constexpr std::uint64_t kLargest = std::uint64_t{1} << 62;

const bj::value& field(const bj::object& object, std::string_view key) {
  const bj::value* found = object.if_contains(key);
  if (found == nullptr) throw Wrong{std::string{key}};
  return *found;
}

std::uint64_t number(const bj::value& value, std::string_view where) {
  const bool fine = (value.is_int64() && value.get_int64() >= 0) || value.is_uint64();
  if (!fine) throw Wrong{std::string{where}};
  const auto found = value.to_number<std::uint64_t>();
  if (found > kLargest) throw Wrong{std::string{where}};
  return found;
}

std::uint64_t number_at(const bj::object& object, std::string_view key) {
  return number(field(object, key), key);
}

std::string text_at(const bj::object& object, std::string_view key) {
  const bj::value& value = field(object, key);
  if (!value.is_string()) throw Wrong{std::string{key}};
  return std::string{value.get_string()};
}

const bj::object& object_of(const bj::value& value, std::string_view where) {
  if (!value.is_object()) throw Wrong{std::string{where}};
  return value.get_object();
}

const bj::array& list_at(const bj::object& object, std::string_view key) {
  const bj::value& value = field(object, key);
  const bool fine = value.is_array() && value.get_array().size() <= kMostOfAList;
  if (!fine) throw Wrong{std::string{key}};
  return value.get_array();
}

std::vector<std::uint64_t> numbers_at(const bj::object& object, std::string_view key) {
  std::vector<std::uint64_t> all;
  for (const bj::value& each : list_at(object, key)) all.push_back(number(each, key));
  return all;
}

std::vector<setup::Counted> counted_at(const bj::object& object, std::string_view key) {
  std::vector<setup::Counted> all;
  for (const auto& [id, value] : object_of(field(object, key), key)) {
    const std::uint64_t count = number(value, key);
    if (count > 255) throw Wrong{std::string{key}};
    all.push_back({std::string{id}, static_cast<int>(count)});
  }
  return all;
}

Paired paired_at(const bj::object& object, std::string_view key) {
  const auto all = numbers_at(object, key);
  if (all.size() != 4) throw Wrong{std::string{key}};
  return {all[0], all[1], all[2], all[3]};
}

Setting setting_at(const bj::object& parent) {
  const bj::object& object = object_of(field(parent, "setting"), "setting");
  Setting setting{.rulebook = text_at(object, "rulebook"),
                  .edition = text_at(object, "edition"),
                  .preset = text_at(object, "preset"),
                  .seats = 0,
                  .deck = counted_at(object, "deck"),
                  .cards = counted_at(object, "cards"),
                  .options = {},
                  .house = {},
                  .levels = {},
                  .levels_version = 0,
                  .talk = bots::Talk::held};
  const std::uint64_t seats = number_at(object, "seats");
  if (seats > kSeats) throw Wrong{"seats"};
  setting.seats = static_cast<int>(seats);
  const std::uint64_t version = number_at(object, "levels-version");
  if (version > kMostVersions) throw Wrong{"levels-version"};
  setting.levels_version = static_cast<int>(version);
  const bj::value& talk = field(object, "talk");
  if (!talk.is_bool()) throw Wrong{"talk"};
  if (!talk.get_bool()) setting.talk = bots::Talk::none;
  for (const auto& [key, value] : object_of(field(object, "options"), "options")) {
    if (!value.is_string()) throw Wrong{"options"};
    setting.options.push_back({std::string{key}, std::string{value.get_string()}});
  }
  for (const auto& [key, value] : object_of(field(object, "levels"), "levels")) {
    if (!value.is_string()) throw Wrong{"levels"};
    setting.levels.push_back({std::string{key}, std::string{value.get_string()}});
  }
  for (const bj::value& each : list_at(object, "house")) {
    const bj::object& role = object_of(each, "house");
    setting.house.push_back({text_at(role, "name"), text_at(role, "text")});
  }
  return setting;
}

Row row_of(const bj::value& value) {
  const bj::object& object = object_of(value, "rows");
  Row row{.setting = setting_at(object), .games = number_at(object, "games")};
  std::uint64_t games = 0;
  for (const bj::value& each : list_at(object, "wins")) {
    const bj::object& won = object_of(each, "wins");
    row.wins.push_back({text_at(won, "id"), number_at(won, "games")});
    games += row.wins.back().games;
  }
  if (games > row.games) throw Wrong{"wins"};
  row.lengths = numbers_at(object, "length");
  for (const bj::value& each : list_at(object, "alive")) {
    const bj::object& lives = object_of(each, "alive");
    row.lives.push_back({text_at(lives, "id"), text_at(lives, "side"), number_at(lives, "dealt"),
                         numbers_at(lives, "seated"), numbers_at(lives, "lived")});
    if (row.lives.back().seated.size() != row.lives.back().lived.size()) throw Wrong{"alive"};
  }
  for (const bj::value& each : list_at(object, "worth")) {
    const bj::object& worth = object_of(each, "worth");
    row.worth.push_back(
        {text_at(worth, "id"), text_at(worth, "instead"), paired_at(worth, "pair")});
  }
  row.paired = paired_at(object, "pair");
  const auto before = numbers_at(object, "before");
  if (before.size() != 2) throw Wrong{"before"};
  row.before = before[0];
  row.before_won = before[1];
  return row;
}

Deals deals_of(const bj::object& object) {
  const bj::object& range = object_of(field(object, "deals"), "deals");
  Deals deals{.seed = number_at(object, "seed"),
              .first = number_at(range, "first"),
              .count = number_at(range, "count"),
              .of = number_at(range, "of"),
              .shards = numbers_at(range, "shards")};
  bool fine = deals.of >= 1 && deals.count <= kMostGamesOfRow && deals.shards.size() <= deals.of;
  for (std::size_t i = 0; i < deals.shards.size(); ++i) {
    fine = fine && deals.shards[i] < deals.of;
    fine = fine && (i == 0 || deals.shards[i - 1] < deals.shards[i]);
  }
  if (!fine) throw Wrong{"deals"};
  return deals;
}

Race race_of(const bj::object& parent) {
  const bj::object& object = object_of(field(parent, "race"), "race");
  Race race{.candidates = number_at(object, "candidates"),
            .most_games = number_at(object, "most-games"),
            .final_games = number_at(object, "final-games")};
  if (race.final_games > kMostGamesOfRow) throw Wrong{"final-games"};
  if (text_at(object, "stage") == "final") race.stage = Race::Stage::final;
  for (const bj::value& value : list_at(object, "rounds")) {
    const bj::object& each = object_of(value, "rounds");
    RaceRound round{number_at(each, "games"), number_at(each, "decks"), {}};
    for (const bj::value& gone : list_at(each, "dropped")) {
      const bj::object& racer = object_of(gone, "dropped");
      round.dropped.push_back(
          {setting_at(racer), number_at(racer, "games"), number_at(racer, "won")});
    }
    race.rounds.push_back(std::move(round));
  }
  return race;
}

std::vector<Gauntlet> gauntlets_at(const bj::object& object, std::string_view key) {
  std::vector<Gauntlet> all;
  for (const bj::value& value : list_at(object, key)) {
    const bj::object& each = object_of(value, key);
    all.push_back({text_at(each, "level"), numbers_at(each, "won")});
  }
  return all;
}

// Each level met every level: one count more than there are opponents.
Gauntlets gauntlets_of(const bj::object& parent, std::size_t rows) {
  const bj::object& object = object_of(field(parent, "gauntlets"), "gauntlets");
  Gauntlets all{gauntlets_at(object, "first"), gauntlets_at(object, "others")};
  bool fine = all.first.size() * all.others.size() == rows;
  for (const Gauntlet& each : all.first) fine = fine && each.won.size() == all.others.size() + 1;
  for (const Gauntlet& each : all.others) fine = fine && each.won.size() == all.first.size() + 1;
  if (!fine) throw Wrong{"gauntlets"};
  return all;
}

Document::Command command_of(const std::string& text) {
  using enum Document::Command;
  for (Document::Command each : {table, fair, compare, league}) {
    if (name(each) == text) return each;
  }
  throw Wrong{"command"};
}

Document document_of(const bj::object& object) {
  if (text_at(object, "schema") != kSchema) throw Wrong{"schema"};
  Document document{.command = command_of(text_at(object, "command")), .deals = deals_of(object)};
  const bj::array& rows = list_at(object, "rows");
  if (rows.empty() || rows.size() > kMostRows) throw Wrong{"rows"};
  for (const bj::value& each : rows) document.rows.push_back(row_of(each));
  if (document.command == Document::Command::fair) document.race = race_of(object);
  if (document.command == Document::Command::league) {
    document.gauntlets = gauntlets_of(object, document.rows.size());
  }
  if (text_at(object, "config_hash") != config_hash(document)) throw Wrong{"config_hash"};
  return document;
}

}  // namespace

Reading read(std::string_view text) {
  boost::system::error_code problem;
  const bj::value value = bj::parse(text, problem);
  if (problem) return {{}, "JSON"};
  try {
    return {document_of(object_of(value, "JSON")), {}};
  } catch (const Wrong& wrong) {
    return {{}, wrong.where};
  }
}

}  // namespace omerta::lab
