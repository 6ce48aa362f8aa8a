// Small tables for the tests of the simulator.
#pragma once
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::simulator {

// So many mafiosi, one commissioner, citizens; somebody leaves every day.
inline gorod::Setup plain_table(int seats, int mafiosi) {
  gorod::Setup setup{.card_stock = gorod::CardStock::extended,
                     .no_candidates = gorod::NoCandidates::all_in_play,
                     .second_tie = gorod::SecondTie::lot};
  setup.seats = static_cast<std::uint8_t>(seats);
  setup.deck[gorod::index(gorod::Role::mafioso)] = static_cast<std::uint8_t>(mafiosi);
  setup.deck[gorod::index(gorod::Role::commissioner)] = 1;
  setup.deck[gorod::index(gorod::Role::citizen)] = static_cast<std::uint8_t>(seats - mafiosi - 1);
  return setup;
}

// The statistic of Pearson for counts that should all be alike.
template <class Counts>
double chi_square(const Counts& counts, double expected) {
  double sum = 0;
  for (const auto count : counts) {
    const double off = static_cast<double>(count) - expected;
    sum += off * off / expected;
  }
  return sum;
}

}  // namespace omerta::simulator
