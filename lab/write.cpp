// A document as JSON, its fields in a fixed order, and as CSV.
#include <fmt/format.h>

#include <boost/json.hpp>

#include "lab/document.h"

namespace omerta::lab {
namespace {

namespace bj = boost::json;

bj::array numbers(const std::vector<std::uint64_t>& all) {
  return bj::array(all.begin(), all.end());
}

bj::object counted(const std::vector<setup::Counted>& all) {
  bj::object object;
  for (const setup::Counted& each : all) object[each.id] = each.count;
  return object;
}

bj::array paired(const Paired& p) { return {p.both, p.first, p.second, p.neither}; }

bj::object written(const Setting& setting) {
  bj::object options;
  for (const setup::Setting& each : setting.options) options[each.option] = each.value;
  bj::object levels;
  for (const SideLevel& each : setting.levels) levels[each.side] = each.level;
  bj::array house;
  for (const setup::Definition& each : setting.house) {
    house.push_back(bj::object{{"name", each.name}, {"text", each.text}});
  }
  return {{"rulebook", setting.rulebook},
          {"edition", setting.edition},
          {"preset", setting.preset},
          {"seats", setting.seats},
          {"deck", counted(setting.deck)},
          {"cards", counted(setting.cards)},
          {"options", std::move(options)},
          {"house", std::move(house)},
          {"levels", std::move(levels)},
          {"levels-version", setting.levels_version},
          {"talk", setting.talk == bots::Talk::held}};
}

bj::array written(const std::vector<Lives>& lives) {
  bj::array all;
  for (const Lives& each : lives) {
    all.push_back(bj::object{{"id", each.id},
                             {"side", each.side},
                             {"dealt", each.dealt},
                             {"seated", numbers(each.seated)},
                             {"lived", numbers(each.lived)}});
  }
  return all;
}

bj::object written(const Row& row) {
  bj::array wins;
  for (const Wins& each : row.wins) {
    wins.push_back(bj::object{{"id", each.id}, {"games", each.games}});
  }
  bj::array worth;
  for (const Worth& each : row.worth) {
    worth.push_back(
        bj::object{{"id", each.id}, {"instead", each.instead}, {"pair", paired(each.paired)}});
  }
  return {{"setting", written(row.setting)}, {"games", row.games},
          {"wins", std::move(wins)},         {"length", numbers(row.lengths)},
          {"alive", written(row.lives)},     {"worth", std::move(worth)},
          {"pair", paired(row.paired)},      {"before", bj::array{row.before, row.before_won}}};
}

bj::object written(const Race& race) {
  bj::array rounds;
  for (const RaceRound& round : race.rounds) {
    bj::array dropped;
    for (const Racer& each : round.dropped) {
      dropped.push_back(
          bj::object{{"setting", written(each.setting)}, {"games", each.games}, {"won", each.won}});
    }
    rounds.push_back(bj::object{
        {"games", round.games}, {"decks", round.decks}, {"dropped", std::move(dropped)}});
  }
  return {{"candidates", race.candidates},
          {"most-games", race.most_games},
          {"final-games", race.final_games},
          {"stage", race.stage == Race::Stage::racing ? "racing" : "final"},
          {"rounds", std::move(rounds)}};
}

bj::array written(const std::vector<Gauntlet>& gauntlets) {
  bj::array all;
  for (const Gauntlet& each : gauntlets) {
    all.push_back(bj::object{{"level", each.level}, {"won", numbers(each.won)}});
  }
  return all;
}

// FNV-1a: not against forgery, but against mistakes.
std::uint64_t hashed(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

Document without_counts(const Document& document) {
  Document plan = document;
  plan.deals.of = 1;
  plan.deals.shards = {0};
  plan.gauntlets = {};
  for (Row& row : plan.rows) {
    row.games = 0;
    row.wins.clear();
    row.lengths.clear();
    row.lives.clear();
    row.paired = {};
    for (Worth& each : row.worth) each.paired = {};
  }
  return plan;
}

bj::object body(const Document& document) {
  const Deals& deals = document.deals;
  bj::array rows;
  for (const Row& row : document.rows) rows.push_back(written(row));
  bj::object object{{"command", name(document.command)},
                    {"seed", deals.seed},
                    {"deals", bj::object{{"first", deals.first},
                                         {"count", deals.count},
                                         {"of", deals.of},
                                         {"shards", numbers(deals.shards)}}},
                    {"rows", std::move(rows)}};
  if (document.command == Document::Command::fair) object["race"] = written(document.race);
  if (const Gauntlets& all = document.gauntlets; !all.first.empty()) {
    object["gauntlets"] =
        bj::object{{"first", written(all.first)}, {"others", written(all.others)}};
  }
  return object;
}

std::string cell(const std::vector<setup::Counted>& all) {
  std::string text;
  for (const setup::Counted& each : all) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", each.id, each.count);
  }
  return text;
}

std::string cell(const SideLevels& levels) {
  std::string text;
  for (const SideLevel& each : levels) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", each.side, each.level);
  }
  return text;
}

struct Counted {
  std::uint64_t games = 0;
  std::uint64_t of = 0;
};

std::string line(const Setting& s, std::string_view result, Counted won, const Interval& range) {
  return fmt::format("{},{},{},{},{},{},{},{},{},{:.6f},{:.6f},{:.6f}\n", s.rulebook, s.edition,
                     s.seats, cell(s.deck), cell(s.cards), cell(s.levels), result, won.games,
                     won.of, share(won.games, won.of), range.low, range.high);
}

// Where a side is not named, over all its levels.
std::string mean_line(const Row& row, const SideLevels& levels, const Gauntlet& gauntlet) {
  Counted all;
  for (std::size_t k = 0; k < gauntlet.won.size(); ++k) {
    all.games += k * gauntlet.won[k];
    all.of += (gauntlet.won.size() - 1) * gauntlet.won[k];
  }
  Setting setting = row.setting;
  setting.levels = levels;
  return line(setting, row.wins.front().id, all, mean(gauntlet.won).range);
}

std::string means(const Document& document) {
  std::string text;
  if (document.rows.front().wins.empty()) return text;
  const Row& row = document.rows.front();
  const SideLevels& sides = row.setting.levels;
  for (const Gauntlet& each : document.gauntlets.first) {
    text += mean_line(row, {{sides.front().side, each.level}}, each);
  }
  for (const Gauntlet& each : document.gauntlets.others) {
    SideLevels others{sides.begin() + 1, sides.end()};
    for (SideLevel& side : others) side.level = each.level;
    text += mean_line(row, others, each);
  }
  return text;
}

}  // namespace

std::string_view name(Document::Command command) {
  constexpr std::string_view kNames[] = {"table", "fair", "compare", "league"};
  return kNames[static_cast<unsigned>(command)];
}

std::string config_hash(const Document& document) {
  return fmt::format("{:016x}", hashed(bj::serialize(body(without_counts(document)))));
}

std::string json(const Document& document) {
  bj::object object{{"schema", kSchema}, {"config_hash", config_hash(document)}};
  for (auto& [key, value] : body(document)) object[key] = std::move(value);
  return bj::serialize(object) + "\n";
}

std::string csv(const Document& document) {
  std::string text = "rulebook,edition,seats,deck,cards,levels,result,games,of,share,low,high\n";
  for (const Row& row : document.rows) {
    for (const Wins& each : row.wins) {
      text += line(row.setting, each.id, {each.games, row.games},
                   simulator::wilson(each.games, row.games));
    }
  }
  return text + means(document);
}

}  // namespace omerta::lab
