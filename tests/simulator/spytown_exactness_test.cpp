// The simulator against a theory it shares nothing with: the basic game of spytown as a chain of
// chances, reckoned in fractions, for every number of players without rules of its own.
#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <map>
#include <utility>

#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/simulation/games.h"

namespace omerta::simulator {
namespace {

using boost::multiprecision::cpp_rational;
using spytown::Edition;
using spytown::Moderation;
using spytown::Result;

constexpr std::uint64_t kGames = 10'000;  // a table: an error of 2.5 points of a hundred is seen;
                                          // one common to all of them, of 0.4 points
constexpr double kBound = 5;  // standard deviations: one false alarm in ten thousand such tests

// What the mafia has to hope for, with so many mafiosi and others in the game. It wins when nobody
// else is left (SPY-WIN-1, -2): being as many is not enough.
class Chances {
 public:
  cpp_rational by_night(int mafia, int others) {
    return others == 1 ? cpp_rational{1} : by_day(mafia, others - 1);
  }

  // One of all leaves, each as likely as the other.
  cpp_rational by_day(int mafia, int others) {
    const auto known = days_.find({mafia, others});
    if (known != days_.end()) return known->second;
    const cpp_rational guilty = cpp_rational{mafia} / (mafia + others);
    const cpp_rational caught = mafia == 1 ? cpp_rational{0} : by_night(mafia - 1, others);
    const cpp_rational missed = others == 1 ? cpp_rational{1} : by_night(mafia, others - 1);
    return days_[{mafia, others}] = guilty * caught + (1 - guilty) * missed;
  }

 private:
  std::map<std::pair<int, int>, cpp_rational> days_;
};

TEST(SpytownExactness, TheChainItselfGivesNumbersReckonedByHand) {
  Chances chances;
  EXPECT_EQ(chances.by_day(1, 1), cpp_rational(1, 2));
  EXPECT_EQ(chances.by_day(1, 2), cpp_rational(2, 3));  // and then the last one falls by night
  EXPECT_EQ(chances.by_day(1, 3), cpp_rational(3, 4) * cpp_rational(1, 2));
  EXPECT_EQ(chances.by_day(2, 1), cpp_rational(1, 3) + cpp_rational(2, 3));
  EXPECT_EQ(chances.by_night(1, 3), chances.by_day(1, 2));
}

struct Deviations {
  double sum = 0;
  double squares = 0;
  int tables = 0;
};

void play_table(Chances& chances, Edition edition, Moderation mode, int number, Deviations& all) {
  spytown::Setup setup{.edition = edition, .moderation = mode};
  setup.seats = static_cast<std::uint8_t>(number - 1);
  setup.game_masters = mode == Moderation::human ? 1 : 0;
  ASSERT_TRUE(spytown::validate(setup).may_start()) << number;
  const spytown::Plan plan = spytown::plan(setup);
  ASSERT_FALSE(plan.small() || plan.large_game != 0) << number;
  const auto seed = static_cast<std::uint64_t>(all.tables) + 1;
  const Tally tally = simulate(plan, {Policy::plain, kGames, seed, 1});
  EXPECT_EQ(tally.won(Result::mafia) + tally.won(Result::police), kGames);
  const int mafiosi = plan.tokens[spytown::index(spytown::Token::mafioso)];
  const double chance = chances.by_night(mafiosi, setup.seats - mafiosi).convert_to<double>();
  const auto mafia = static_cast<double>(tally.won(Result::mafia));
  const double z = (mafia - kGames * chance) / std::sqrt(kGames * chance * (1 - chance));
  EXPECT_LT(std::abs(z), kBound) << number << " players: " << mafia / kGames << " for " << chance;
  all.sum += z;
  all.squares += z * z;
  ++all.tables;
}

TEST(SpytownExactness, ThePlainGameIsWonAsOftenAsTheChainSaysAtEveryTable) {
  Chances chances;
  Deviations all;
  for (Edition edition : {Edition::sk, Edition::pl}) {
    const int fewest = edition == Edition::pl ? 9 : 10;  // SPY-SMALL-1
    for (Moderation mode : {Moderation::app, Moderation::human}) {
      for (int number = fewest; number < spytown::kLargeFrom; ++number) {
        play_table(chances, edition, mode, number, all);
      }
    }
  }
  EXPECT_EQ(all.tables, 2 * (11 + 12));
  // All tables together find a small error that they have in common.
  EXPECT_LT(std::abs(all.sum), kBound * std::sqrt(all.tables));
  EXPECT_LT(std::abs(all.squares - all.tables), kBound * std::sqrt(2.0 * all.tables));
}

}  // namespace
}  // namespace omerta::simulator
