// A round is a document like any other; from a whole one the next follows, so it does not matter
// where and in how many parts it was played.
#include "lab/race.h"

#include <algorithm>
#include <cmath>

namespace omerta::lab {
namespace {

std::uint64_t games(const Row& row) { return row.before + row.games; }
std::uint64_t won(const Row& row) { return row.before_won + row.won(); }

Row waiting(const Row& row) {  // for the next round
  return {.setting = row.setting, .before = games(row), .before_won = won(row)};
}

// Those whose best is worse than somebody's worst.
std::vector<Racer> dropped(const Document& round) {
  double worst = 1;
  const auto range = [&](const Row& row) {
    return from_half(anytime(won(row), games(row), round.race.candidates));
  };
  for (const Row& row : round.rows) worst = std::min(worst, range(row).high);
  std::vector<Racer> gone;
  for (const Row& row : round.rows) {
    if (range(row).low > worst) gone.push_back({row.setting, games(row), won(row)});
  }
  return gone;
}

bool is_gone(const std::vector<Racer>& gone, const Row& row) {
  return std::any_of(gone.begin(), gone.end(),
                     [&](const Racer& each) { return each.setting == row.setting; });
}

Document final_round(Document plan) {
  std::vector<std::pair<double, std::size_t>> order;  // the fairest so far first
  for (std::size_t i = 0; i < plan.rows.size(); ++i) {
    const Row& row = plan.rows[i];
    order.emplace_back(std::abs(share(row.before_won, row.before) - 0.5), i);
  }
  std::sort(order.begin(), order.end());
  std::vector<Row> rows;
  for (const auto& [distance, i] : order) rows.push_back(plan.rows[i]);
  std::vector<Racer>& gone = plan.race.rounds.back().dropped;
  for (std::size_t i = kFinalists; i < rows.size(); ++i) {
    gone.push_back({rows[i].setting, rows[i].before, rows[i].before_won});
  }
  rows.resize(std::min(rows.size(), kFinalists));
  plan.rows = std::move(rows);
  plan.race.stage = Race::Stage::final;
  plan.deals.first = kFreshDeals;
  plan.deals.count = plan.race.final_games;
  return plan;
}

}  // namespace

RaceSize quick_race() { return {.first_round = 250, .most_games = 1'000, .final_games = 2'400}; }

Document first_round(const std::vector<Setting>& candidates, std::uint64_t seed,
                     const RaceSize& size) {
  Document plan{.command = Document::Command::fair,
                .deals = {.seed = seed, .first = 0, .count = size.first_round}};
  for (const Setting& each : candidates) plan.rows.push_back({.setting = each});
  plan.race.candidates = candidates.size();
  plan.race.most_games = size.most_games;
  plan.race.final_games = size.final_games;
  if (candidates.size() > kFinalists) return plan;
  plan.race.rounds.push_back({.decks = candidates.size()});
  return final_round(plan);
}

std::optional<Document> next_round(const Document& round) {
  if (round.race.stage == Race::Stage::final) return {};
  const std::vector<Racer> gone = dropped(round);
  Document next = round;
  const std::uint64_t so_far = games(round.rows.front());
  next.race.rounds.push_back({so_far, round.rows.size(), gone});
  next.rows.clear();
  for (const Row& row : round.rows) {
    if (!is_gone(gone, row)) next.rows.push_back(waiting(row));
  }
  if (next.rows.size() <= kFinalists || so_far >= round.race.most_games) return final_round(next);
  next.deals.first = so_far;
  next.deals.count = so_far;
  return next;
}

std::size_t fairest(const Document& final) {
  const auto distance = [](const Row& row) { return std::abs(share(row.won(), row.games) - 0.5); };
  const auto found =
      std::min_element(final.rows.begin(), final.rows.end(),
                       [&](const Row& a, const Row& b) { return distance(a) < distance(b); });
  return static_cast<std::size_t>(found - final.rows.begin());
}

}  // namespace omerta::lab
