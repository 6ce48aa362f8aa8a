// The simulator against a theory it shares nothing with: the plain game as a chain of chances,
// reckoned in fractions, for every legal number of players and mafiosi.
#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <map>
#include <utility>

#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/simulation/games.h"
#include "tests/simulator/tables.h"

namespace omerta::simulator {
namespace {

using boost::multiprecision::cpp_rational;

constexpr std::uint64_t kGames = 5'000;  // a table: an error of 3.5 points of a hundred is seen;
                                         // one common to all of them, of 0.3 points
constexpr double kBound = 5;  // standard deviations: one false alarm in ten thousand such tests
constexpr int kLarge = 12;    // from here on a clock spares the simulator a round of passes a day

// What the mafia has to hope for, with so many players and mafiosi in play.
class Chances {
 public:
  // One of all leaves, each as likely as the other.
  cpp_rational by_day(int players, int mafia) {
    const auto known = days_.find({players, mafia});
    if (known != days_.end()) return known->second;
    const cpp_rational guilty = cpp_rational{mafia} / players;
    const cpp_rational chance =
        guilty * by_night(players - 1, mafia - 1) + (1 - guilty) * by_night(players - 1, mafia);
    return days_[{players, mafia}] = chance;
  }

 private:
  // Unless it is decided, one of those outside the mafia dies; then it may be.
  cpp_rational by_night(int players, int mafia) {
    if (mafia == 0) return 0;
    if (mafia >= players - mafia) return 1;
    return mafia >= players - 1 - mafia ? cpp_rational{1} : by_day(players - 1, mafia);
  }

  std::map<std::pair<int, int>, cpp_rational> days_;
};

TEST(Exactness, TheChainItselfGivesNumbersReckonedByHand) {
  Chances chances;
  EXPECT_EQ(chances.by_day(3, 1), cpp_rational(2, 3));
  EXPECT_EQ(chances.by_day(4, 1), cpp_rational(3, 4));
  EXPECT_EQ(chances.by_day(5, 1), cpp_rational(4, 5) * cpp_rational(2, 3));
  EXPECT_EQ(chances.by_day(6, 1), cpp_rational(5, 6) * cpp_rational(3, 4));
}

double deviations(const Tally& tally, double chance) {
  const auto games = static_cast<double>(tally.games);
  const auto mafia = static_cast<double>(tally.won(gorod::Result::mafia));
  return (mafia - games * chance) / std::sqrt(games * chance * (1 - chance));
}

struct Deviations {
  double sum = 0;
  double squares = 0;
  int tables = 0;
};

void play_table(Chances& chances, int seats, int mafiosi, Deviations& all) {
  gorod::Setup setup = plain_table(seats, mafiosi);
  if (seats >= kLarge) setup.discussion_clock = 60;
  ASSERT_TRUE(gorod::validate(setup).may_start()) << seats << ' ' << mafiosi;
  const auto seed = static_cast<std::uint64_t>(100 * seats + mafiosi);
  const Tally tally = simulate(gorod::plan(setup), {Policy::plain, kGames, seed, 1});
  EXPECT_EQ(tally.won(gorod::Result::mafia) + tally.won(gorod::Result::town), kGames);
  const double chance = chances.by_day(seats, mafiosi).convert_to<double>();
  const double z = deviations(tally, chance);
  EXPECT_LT(std::abs(z), kBound) << seats << " players, " << mafiosi << " mafiosi: " << chance;
  all.sum += z;
  all.squares += z * z;
  ++all.tables;
}

TEST(Exactness, ThePlainGameIsWonAsOftenAsTheChainSaysAtEveryTable) {
  Chances chances;
  Deviations all;
  for (int seats = gorod::kFewestPlayers; seats <= kSeats; ++seats) {
    for (int mafiosi = 1; 3 * mafiosi <= seats; ++mafiosi) play_table(chances, seats, mafiosi, all);
  }
  EXPECT_EQ(all.tables, 152);
  // All tables together find a small error that they have in common.
  EXPECT_LT(std::abs(all.sum), kBound * std::sqrt(all.tables));
  EXPECT_LT(std::abs(all.squares - all.tables), kBound * std::sqrt(2.0 * all.tables));
}

}  // namespace
}  // namespace omerta::simulator
