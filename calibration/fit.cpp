// Counting, and a line that never falls (pool adjacent violators).
#include "calibration/fit.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <thread>
#include <vector>

#include "beliefs/believed.h"
#include "calibration/self_play.h"
#include "rulebooks/rulebook.h"

namespace omerta::calibration {
namespace {

using beliefs::kFarthest;
using beliefs::kKnots;

constexpr double kLeast = 0.001;  // of a share: what the rules leave open is never said for certain
constexpr double kEven = 1.5;     // so far out bins are about as wide as each other; then they grow

unsigned bin_at(double place, unsigned bins) {
  return static_cast<unsigned>(std::clamp(place, 0.0, bins - 1.0));
}

// Where log-odds lie among the bins, and the other way round.
double widest() { return std::asinh(kFarthest / kEven); }
double place_of(double odds) { return (std::asinh(odds / kEven) / widest() + 1) * kKnots / 2; }
double odds_at(double place) { return kEven * std::sinh((2 * place / kKnots - 1) * widest()); }

using Reading = beliefs::Asked::Reading;

void add(Bin& bin, const Bin& more) {
  bin.count += more.count;
  bin.held += more.held;
  bin.sum += more.sum;
  bin.evenings += more.evenings;
  bin.counts_squared += more.counts_squared;
  bin.held_squared += more.held_squared;
  bin.count_by_held += more.count_by_held;
}

// What is counted so far is of one evening.
Bin of_an_evening(const Bin& counted) {
  const auto count = static_cast<double>(counted.count);
  const auto held = static_cast<double>(counted.held);
  Bin bin = counted;
  bin.evenings = counted.count > 0 ? 1U : 0U;
  bin.counts_squared = count * count;
  bin.held_squared = held * held;
  bin.count_by_held = count * held;
  return bin;
}

void count(const Rulebook& book, const Games& games, std::uint64_t number, Reading reading,
           Bins& all_bins) {
  const Evening played = evening(book, games.seed, number);
  const Chronicle& game = played.chronicle;
  if (!game.game().over()) return;
  const auto reasoner = book.reasoner(game.game());
  const beliefs::Asked asked{game.game().standing().seats, beliefs::Asked::Why::not_told, reading};
  const beliefs::Beliefs all = beliefs::believed(*reasoner, game.told(), played.said, asked);
  const auto witness = book.reasoner(game.game());  // of the whole game, the last cards included
  for (const Told& told : game.told()) witness->hear(told);
  const Seats clan = beliefs::clan_of(witness->knowledge(Seat{0}));
  Bins bins(all_bins.size());
  for (const beliefs::Belief& belief : all.beliefs) {
    for (const beliefs::Opinion& each : belief.of) {
      if (each.logic <= 0 || each.logic >= 1) continue;
      const double odds = beliefs::log_odds(each.reading);
      const bool is_raw = reading == Reading::raw;
      Bin& bin =
          bins[is_raw ? bin_at(place_of(odds), kKnots) : bin_at(each.reading * kShares, kShares)];
      ++bin.count;
      bin.held += clan.has(each.of) ? 1U : 0U;
      bin.sum += std::llround(1e6 * (is_raw ? odds : each.reading));
    }
  }
  for (std::size_t i = 0; i < bins.size(); ++i) add(all_bins[i], of_an_evening(bins[i]));
}

Bins counted(const Rulebook& book, const Games& games, Reading reading) {
  const unsigned machine = std::max(1U, std::thread::hardware_concurrency());
  const unsigned threads = games.threads == 0 ? machine : games.threads;
  const Bins none(reading == Reading::raw ? kKnots : kShares);
  std::vector<Bins> parts(threads, none);
  {
    std::vector<std::jthread> hands;
    for (unsigned hand = 0; hand < threads; ++hand) {
      hands.emplace_back([&, hand] {
        for (std::uint64_t number = hand; number < games.count; number += threads) {
          count(book, games, number, reading, parts[hand]);
        }
      });
    }
  }
  Bins all = none;
  for (const Bins& part : parts) {
    for (std::size_t i = 0; i < all.size(); ++i) add(all[i], part[i]);
  }
  return all;
}

struct Step {  // of the line: bins that share one height
  double weight = 0;
  double height = 0;
  unsigned bins = 0;
};

}  // namespace

Bins raw(const Rulebook& book, const Games& games) { return counted(book, games, Reading::raw); }
Bins shown(const Rulebook& book, const Games& games) {
  return counted(book, games, Reading::calibrated);
}

beliefs::Calibration fitted(const Bins& bins) {
  std::vector<Step> steps;
  for (const Bin& bin : bins) {
    // An empty bin goes along with the one below it.
    const double below = steps.empty() ? 0 : steps.back().height;
    steps.push_back({static_cast<double>(bin.count), bin.count > 0 ? bin.share() : below, 1});
    while (steps.size() > 1 && (steps.end() - 2)->height > steps.back().height) {
      const Step top = steps.back();
      steps.pop_back();
      Step& last = steps.back();
      const double weight = last.weight + top.weight;
      last.height = (last.height * last.weight + top.height * top.weight) / weight;
      last.weight = weight;
      last.bins += top.bins;
    }
  }
  beliefs::Calibration table{.reader = beliefs::kReaderVersion};
  unsigned at = 0;
  for (const Step& step : steps) {
    for (unsigned i = 0; i < step.bins; ++i, ++at) {
      const double middle = odds_at(at + 0.5);
      const double share = std::clamp(step.height, kLeast, 1 - kLeast);
      table.knots[at] = {bins[at].count > 0 ? bins[at].mean() : middle, share};
    }
  }
  return table;
}

std::string source(std::string_view book, const Games& games, const beliefs::Calibration& table) {
  std::string knots;
  for (const beliefs::Knot& knot : table.knots) {
    knots += fmt::format("    {{{:.3f}, {:.4f}}},\n", knot.log_odds, knot.share);
  }
  return fmt::format(
      R"(// What readings of {0} are worth. Generated by `calibration {0} {1} {2}`:
// fit it again instead of changing it.
#pragma once
#include "beliefs/calibration.h"

namespace omerta::{0} {{

// clang-format off
inline constexpr beliefs::Calibration kCalibration{{.reader = {3}, .knots = {{{{
{4}}}}}}};
// clang-format on

}}  // namespace omerta::{0}
)",
      book, games.count, games.seed, table.reader, knots);
}

}  // namespace omerta::calibration
