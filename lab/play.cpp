// A row is played once with its games' outcomes kept, each variant of it beside it; only counts
// stay.
#include "lab/play.h"

#include <algorithm>

#include "lab/settings.h"
#include "minds/level_table.h"

namespace omerta::lab {
namespace {

constexpr bots::Level kLevels[] = {bots::Level::random, bots::Level::novice, bots::Level::player,
                                   bots::Level::detective};

std::uint64_t games_of(const Deals& deals, const Shard& shard) {
  if (shard.which >= deals.count) return 0;
  return (deals.count - shard.which - 1) / shard.of + 1;
}

template <class Counts>
std::vector<std::uint64_t> trimmed(const Counts& counts, std::size_t size) {
  return {counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(size)};
}

template <class Counts>
std::size_t used(const Counts& counts) {  // up to the last that is not nought
  std::size_t size = counts.size();
  while (size > 0 && counts[size - 1] == 0) --size;
  return size;
}

Paired paired(const std::vector<std::uint8_t>& first, const std::vector<std::uint8_t>& second,
              unsigned wanted) {
  Paired sum;
  for (std::size_t i = 0; i < first.size(); ++i) {
    const bool with = first[i] == wanted;
    const bool without = second[i] == wanted;
    ++(with && without ? sum.both : with ? sum.first : without ? sum.second : sum.neither);
  }
  return sum;
}

// Without talk only the statements are to be missing: the clan treats its own as it would with
// them.
minds::LevelTable with_the_same_styles(const Setting& setting) {
  const Rulebook& book = rulebook(setting.rulebook);
  minds::LevelTable table = book.levels == nullptr ? minds::LevelTable{} : book.levels();
  for (minds::Row& row : table.rows) row.silent_styles = row.styles;
  return table;
}

// How many pairings of each game the first side won, by level of either side.
class Cross {
 public:
  Cross(const std::vector<Row>& rows, std::uint64_t games) : games_{games} {
    for (const Row& row : rows) {
      of(first_, row.setting.levels.front().level);
      of(others_, row.setting.levels.back().level);
    }
  }

  void add(const Setting& setting, const std::vector<std::uint8_t>& outcomes, unsigned wanted) {
    std::vector<std::uint8_t>& first = of(first_, setting.levels.front().level);
    std::vector<std::uint8_t>& others = of(others_, setting.levels.back().level);
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      if (outcomes[i] != wanted) continue;
      ++first[i];
      ++others[i];
    }
  }

  Gauntlets counted() const {
    return {counted(first_, others_.size()), counted(others_, first_.size())};
  }

 private:
  using Wons = std::vector<std::pair<std::string, std::vector<std::uint8_t>>>;  // game by game

  std::vector<std::uint8_t>& of(Wons& all, const std::string& level) const {
    for (auto& [name, won] : all) {
      if (name == level) return won;
    }
    return all.emplace_back(level, std::vector<std::uint8_t>(games_)).second;
  }

  static std::vector<Gauntlet> counted(const Wons& all, std::size_t opponents) {
    std::vector<Gauntlet> counts;
    for (const auto& [level, won] : all) {
      counts.push_back({level, std::vector<std::uint64_t>(opponents + 1)});
      for (std::uint8_t each : won) ++counts.back().won[each];
    }
    return counts;
  }

  std::uint64_t games_;
  Wons first_;
  Wons others_;
};

class Player {
 public:
  Player(const Document& plan, const Shard& shard, const Hands& hands)
      : document_{plan}, shard_{shard}, hands_{hands}, games_{games_of(plan.deals, shard)} {
    for (const Row& row : plan.rows) all_ += games_ * (1 + row.worth.size());
  }

  Document play() {
    document_.deals.of = shard_.of;
    document_.deals.shards = {shard_.which};
    const bool league = document_.command == Document::Command::league;
    Cross cross{league ? document_.rows : std::vector<Row>{}, games_};
    const bool compares = document_.command == Document::Command::compare;
    std::vector<std::uint8_t> before;
    for (Row& row : document_.rows) {
      const simulator::Report could = possible(row.setting);
      const unsigned side = could.won.front().number;
      const simulator::Report report = play(row.setting);
      fill(row, could, report);
      weigh(row, report.tally.outcomes, side);
      if (compares && !before.empty()) row.paired = paired(before, report.tally.outcomes, side);
      if (league) cross.add(row.setting, report.tally.outcomes, side);
      before = report.tally.outcomes;
    }
    if (league) document_.gauntlets = cross.counted();
    return std::move(document_);
  }

 private:
  simulator::Report play(const Setting& setting) {
    simulator::Request request{.policy = simulator::Policy::bots,
                               .games = games_,
                               .seed = document_.deals.seed,
                               .threads = hands_.threads,
                               .first = document_.deals.first + shard_.which,
                               .step = shard_.of,
                               .levels = levels(setting),
                               .talk = setting.talk,
                               .keep = simulator::Request::Keep::outcomes};
    const minds::LevelTable quiet = with_the_same_styles(setting);
    if (setting.talk == bots::Talk::none) request.table = &quiet;
    const auto told = [&](std::uint64_t done) {
      if (hands_.progress) hands_.progress(done_ + done, all_);
    };
    simulator::Report report = rulebook(setting.rulebook).simulate(chosen(setting), request, told);
    done_ += games_;
    return report;
  }

  static void fill(Row& row, const simulator::Report& could, const simulator::Report& report) {
    const simulator::Tally& tally = report.tally;
    row.games = tally.games;
    for (const simulator::Won& won : could.won) {
      row.wins.push_back({won.id, 0});
      for (const simulator::Won& each : report.won) {
        if (each.id == won.id) row.wins.back().games = each.games;
      }
    }
    row.lengths = trimmed(tally.lengths, used(tally.lengths));
    for (const simulator::Kind& kind : could.kinds) {
      const std::size_t nights = used(tally.seated[kind.number]);
      row.lives.push_back({kind.id, kind.side, tally.dealt[kind.number],
                           trimmed(tally.seated[kind.number], nights),
                           trimmed(tally.lived[kind.number], nights)});
    }
  }

  void weigh(Row& row, const std::vector<std::uint8_t>& outcomes, unsigned side) {
    if (row.worth.empty()) return;
    const std::vector<Variant> others = variants(row.setting);
    for (Worth& worth : row.worth) {
      const auto other = std::find_if(others.begin(), others.end(), [&](const Variant& each) {
        return each.worth.id == worth.id && each.worth.instead == worth.instead;
      });
      if (other == others.end()) continue;
      Setting setting = other->setting;
      setting.levels = row.setting.levels;
      setting.talk = row.setting.talk;
      const auto without = play(setting).tally.outcomes;
      // What is put in is in the other deck, what is taken out is in this one.
      worth.paired =
          worth.instead.empty() ? paired(without, outcomes, side) : paired(outcomes, without, side);
    }
  }

  Document document_;
  const Shard shard_;
  const Hands& hands_;
  const std::uint64_t games_;
  std::uint64_t all_ = 0;
  std::uint64_t done_ = 0;
};

}  // namespace

Document planned(Document::Command command, const std::vector<Setting>& rows, const Deals& deals,
                 Cards cards) {
  Document plan{.command = command, .deals = deals};
  for (const Setting& setting : rows) {
    plan.rows.push_back({.setting = setting});
    if (cards == Cards::not_weighed) continue;
    for (Variant& each : variants(setting)) plan.rows.back().worth.push_back(each.worth);
  }
  return plan;
}

std::vector<std::string> level_names() {
  std::vector<std::string> all;
  for (bots::Level each : kLevels) all.emplace_back(bots::name(each));
  return all;
}

std::vector<Setting> pairings(const Setting& setting) {
  std::vector<Setting> all;
  const std::vector<std::string> all_sides = sides(setting);
  for (const std::string& first : level_names()) {
    for (const std::string& other : level_names()) {
      Setting pairing = setting;
      pairing.levels.clear();
      for (const std::string& side : all_sides) {
        pairing.levels.push_back({side, side == all_sides.front() ? first : other});
      }
      all.push_back(std::move(pairing));
    }
  }
  return all;
}

Document played(const Document& plan, const Shard& shard, const Hands& hands) {
  return Player{plan, shard, hands}.play();
}

}  // namespace omerta::lab
