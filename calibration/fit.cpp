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

using beliefs::kBins;

constexpr double kFarthest = 12;  // of the log-odds: what is beyond is in the last bin but one
constexpr double kEven = 1.5;     // so far out bins are about as wide as each other; then they grow

unsigned bin_at(double place) { return static_cast<unsigned>(std::clamp(place, 0.0, kBins - 1.0)); }

// Where log-odds lie among the bins, and the other way round.
double widest() { return std::asinh(kFarthest / kEven); }
double place_of(double odds) { return (std::asinh(odds / kEven) / widest() + 1) * kBins / 2; }
double odds_at(double place) { return kEven * std::sinh((2 * place / kBins - 1) * widest()); }

// What is as good as certain has the outer bins to itself.
unsigned bin_of(double odds) {
  if (odds >= beliefs::kAsGoodAsCertain) return kBins - 1;
  if (odds <= -beliefs::kAsGoodAsCertain) return 0;
  return std::clamp(bin_at(place_of(odds)), 1U, static_cast<unsigned>(kBins) - 2);
}

using Reading = beliefs::Asked::Reading;

void count(const Rulebook& book, const Games& games, std::uint64_t number, Reading reading,
           Bins& bins) {
  const Evening played = evening(book, games.seed, number);
  const Chronicle& game = played.chronicle;
  if (!game.game().over()) return;
  const auto reasoner = book.reasoner(game.game());
  const beliefs::Asked asked{game.game().standing().seats, beliefs::Asked::Why::not_told, reading};
  const beliefs::Beliefs all = beliefs::believed(*reasoner, game.told(), played.said, asked);
  const auto witness = book.reasoner(game.game());  // of the whole game, the last cards included
  for (const Told& told : game.told()) witness->hear(told);
  const Seats clan = beliefs::clan_of(witness->knowledge(Seat{0}));
  for (const beliefs::Belief& belief : all.beliefs) {
    for (const beliefs::Opinion& each : belief.of) {
      if (each.logic <= 0 || each.logic >= 1) continue;
      const double odds = beliefs::log_odds(each.reading);
      const bool is_raw = reading == Reading::raw;
      Bin& bin = bins[is_raw ? bin_of(odds) : bin_at(each.reading * kBins)];
      ++bin.count;
      bin.held += clan.has(each.of) ? 1U : 0U;
      bin.sum += std::llround(1e6 * (is_raw ? odds : each.reading));
    }
  }
}

Bins counted(const Rulebook& book, const Games& games, Reading reading) {
  const unsigned machine = std::max(1U, std::thread::hardware_concurrency());
  const unsigned threads = games.threads == 0 ? machine : games.threads;
  std::vector<Bins> parts(threads);
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
  Bins all{};
  for (const Bins& part : parts) {
    for (unsigned i = 0; i < kBins; ++i) {
      all[i].count += part[i].count;
      all[i].held += part[i].held;
      all[i].sum += part[i].sum;
    }
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
      table.knots[at] = {bins[at].count > 0 ? bins[at].mean() : middle, step.height};
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
