// The simulator against a theory it shares nothing with: small games of mrakoszlap as chains of
// chances, reckoned in fractions. Every night the Mafia shoots at one of the others, every day one
// of all is hanged; one card at the table may be in the way of it.
#include <gtest/gtest.h>

#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <map>
#include <tuple>

#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/setup.h"
#include "rulebooks/mrakoszlap/simulation/games.h"

namespace omerta::simulator {
namespace {

using boost::multiprecision::cpp_rational;
using mrakoszlap::Result;
using mrakoszlap::Type;

constexpr std::uint64_t kGames = 6'000;  // a table: an error of 3.2 points of a hundred is seen;
                                         // one common to all of a test, of half a point
constexpr double kBound = 5;  // standard deviations: one false alarm in ten thousand such tests

enum class Holder : std::uint8_t { nobody, citizen, mafian };

struct Standing {  // who is alive, who holds the card, and for the Doctor which night it is of
                   // three
  int mafia = 0;
  int others = 0;
  Holder holder = Holder::nobody;
  int night = 1;

  auto key() const { return std::tuple{mafia, others, holder, night}; }
};

// What the Mafia has to hope for. It wins when nobody else is left (MRK-WIN-1).
class Chances {
 public:
  explicit Chances(Type card, int offset = 0) : card_{card}, offset_{offset} {}

  cpp_rational by_night(const Standing& s) {
    const auto known = nights_.find(s.key());
    if (known != nights_.end()) return known->second;
    const cpp_rational one{1, s.others};
    cpp_rational sum = s.holder == Holder::citizen ? one * shot_at_holder(s) : cpp_rational{0};
    const int plain = s.others - (s.holder == Holder::citizen ? 1 : 0);
    if (plain > 0) {
      const cpp_rational healed = healing(s);
      Standing dead = s;
      --dead.others;
      sum += plain * one * (healed * day_after(s) + (1 - healed) * day_after(dead));
    }
    return nights_[s.key()] = sum;
  }

 private:
  // MRK-DOCTOR-1 to -3  One of all but himself, on his own nights one of all, if he lives.
  cpp_rational healing(const Standing& s) const {
    if (card_ != Type::doctor || s.holder == Holder::nobody) return 0;
    return cpp_rational{1, s.mafia + s.others - (own_night(s) ? 0 : 1)};
  }
  bool own_night(const Standing& s) const { return s.night == offset_ % 3; }

  cpp_rational shot_at_holder(const Standing& s) {
    Standing spent = s;
    spent.holder = Holder::nobody;
    Standing dead = spent;
    --dead.others;
    switch (card_) {
      case Type::vest:
      case Type::cloud_treader: return day_after(spent);
      case Type::mirror: --spent.mafia; return day_after(spent);  // the bullet goes back
      case Type::doctor: {
        const cpp_rational healed = own_night(s) ? healing(s) : cpp_rational{0};
        return healed * day_after(s) + (1 - healed) * day_after(dead);
      }
      default: return day_after(dead);
    }
  }

  bool saves_from_the_gallows() const {
    return card_ == Type::cloud_treader || card_ == Type::tightrope_walker ||
           card_ == Type::immunity;
  }

  cpp_rational day_after(const Standing& s) { return decided(s) ? verdict(s) : by_day(s); }
  cpp_rational night_after(Standing s) {
    s.night = (s.night + 1) % 3;
    return decided(s) ? verdict(s) : by_night(s);
  }
  static bool decided(const Standing& s) { return s.mafia == 0 || s.others == 0; }
  static cpp_rational verdict(const Standing& s) { return s.mafia == 0 ? 0 : 1; }

  // One of all is hanged, each as likely as the others.
  cpp_rational by_day(const Standing& s) {
    const cpp_rational one{1, s.mafia + s.others};
    Standing spent = s;
    spent.holder = Holder::nobody;
    cpp_rational sum = 0;
    for (Holder side : {Holder::mafian, Holder::citizen}) {
      Standing dead = s;
      --(side == Holder::mafian ? dead.mafia : dead.others);
      const int all = side == Holder::mafian ? s.mafia : s.others;
      const int holders = s.holder == side ? 1 : 0;
      if (all > holders) sum += (all - holders) * one * night_after(dead);
      if (holders == 0) continue;
      dead.holder = Holder::nobody;
      sum += one * night_after(saves_from_the_gallows() ? spent : dead);
    }
    return sum;
  }

  Type card_;
  int offset_;
  std::map<decltype(Standing{}.key()), cpp_rational> nights_;
};

TEST(MrakoszlapExactness, TheChainItselfGivesNumbersReckonedByHand) {
  Chances bare{Type::none};
  EXPECT_EQ(bare.by_night({1, 1}), 1);
  EXPECT_EQ(bare.by_night({1, 2}), cpp_rational(1, 2));  // by day one of two
  EXPECT_EQ(bare.by_night({1, 3}), cpp_rational(2, 3));
  EXPECT_EQ(bare.by_night({2, 2}), 1);
  Chances vest{Type::vest};  // by day: the Mafian, or the other, and then the last one falls
  EXPECT_EQ(vest.by_night({1, 1, Holder::citizen}), cpp_rational(1, 2));
  EXPECT_EQ(vest.by_night({1, 2, Holder::citizen}),
            cpp_rational(1, 2) * cpp_rational(2, 3) + cpp_rational(1, 2) * cpp_rational(1, 2));
  Chances mirror{Type::mirror};
  EXPECT_EQ(mirror.by_night({1, 1, Holder::citizen}), 0);
  Chances rope{Type::tightrope_walker};
  EXPECT_EQ(rope.by_night({1, 2, Holder::mafian}), 1);
}

// Cards of which the plain game makes no use.
constexpr std::array kNeutral{
    Type::jailer,     Type::matrix,    Type::sniper,    Type::sock,        Type::blind_executioner,
    Type::jozin,      Type::terrorist, Type::anarchist, Type::communist,   Type::time_lord,
    Type::astronomer, Type::atheist,   Type::glazier,   Type::gravedigger, Type::meciar,
    Type::gandalf,
};

// So many cards for each, with the one that matters among them.
mrakoszlap::Setup table(int players, int mafians, Type card, int each) {
  mrakoszlap::Setup setup{.deck_given = 1};
  setup.seats = static_cast<std::uint8_t>(players);
  setup.deck[index(Type::mafian)] = static_cast<std::uint8_t>(mafians);
  int left = players * each - mafians;
  if (card != Type::none) setup.deck[index(card)] = 1, --left;
  for (int i = 0; i < left; ++i) setup.deck[index(kNeutral[static_cast<unsigned>(i)])] = 1;
  return setup;
}

struct Deviations {
  double sum = 0;
  double squares = 0;
  int tables = 0;
};

void compare(const mrakoszlap::Setup& setup, const cpp_rational& exact, Deviations& all) {
  ASSERT_TRUE(mrakoszlap::validate(setup).may_start());
  const auto seed = static_cast<std::uint64_t>(all.tables) + 1;
  const Tally tally = simulate(mrakoszlap::plan(setup), {Policy::plain, kGames, seed, 1});
  EXPECT_EQ(tally.won(Result::mafia) + tally.won(Result::citizens), kGames);
  const double chance = exact.convert_to<double>();
  const auto mafia = static_cast<double>(tally.won(Result::mafia));
  if (chance == 0 || chance == 1) {
    EXPECT_EQ(mafia, kGames * chance);
    return;
  }
  const double z = (mafia - kGames * chance) / std::sqrt(kGames * chance * (1 - chance));
  EXPECT_LT(std::abs(z), kBound) << int{setup.seats} << " players: " << mafia / kGames << " for "
                                 << chance;
  all.sum += z;
  all.squares += z * z;
  ++all.tables;
}

// All tables together find a small error that they have in common.
void expect_no_common_error(const Deviations& all, int tables) {
  EXPECT_EQ(all.tables, tables);
  EXPECT_LT(std::abs(all.sum), kBound * std::sqrt(all.tables));
  EXPECT_LT(std::abs(all.squares - all.tables), kBound * std::sqrt(2.0 * all.tables));
}

TEST(MrakoszlapExactness, MafiansAndPlainCitizensWinAsOftenAsTheChainSays) {
  Deviations all;
  for (int mafians = 1; mafians <= mrakoszlap::kMostMafians; ++mafians) {
    for (int players = mafians + 1; players <= 16; ++players) {
      Chances chances{Type::none};
      compare(table(players, mafians, Type::none, 1),
              chances.by_night({mafians, players - mafians}), all);
    }
  }
  expect_no_common_error(all, 36);
}

// A card each: whoever holds it is no Mafian.
TEST(MrakoszlapExactness, OneDefenceAmongTheCitizensIsWorthWhatTheChainSays) {
  Deviations all;
  for (Type card :
       {Type::vest, Type::cloud_treader, Type::tightrope_walker, Type::immunity, Type::mirror}) {
    for (int mafians = 1; mafians <= 2; ++mafians) {
      for (int players = mafians + 2; players <= 12; ++players) {
        Chances chances{card};
        compare(table(players, mafians, card, 1),
                chances.by_night({mafians, players - mafians, Holder::citizen}), all);
      }
    }
  }
  expect_no_common_error(all, 93);
}

// Two cards each, MRK-DEAL-2: in 2n - m places beside the Mafians, m of them in their hands.
TEST(MrakoszlapExactness, OneDefenceInAnybodysHandIsWorthWhatTheChainSays) {
  Deviations all;
  for (Type card : {Type::cloud_treader, Type::tightrope_walker, Type::immunity}) {
    for (int mafians = 1; mafians <= 2; ++mafians) {
      for (int players = mafians + 1; players <= 9; ++players) {
        Chances chances{card};
        const cpp_rational guilty{mafians, 2 * players - mafians};
        const int others = players - mafians;
        compare(table(players, mafians, card, 2),
                guilty * chances.by_night({mafians, others, Holder::mafian}) +
                    (1 - guilty) * chances.by_night({mafians, others, Holder::citizen}),
                all);
      }
    }
  }
  expect_no_common_error(all, 38);
}

// MRK-DEAL-15, MRK-DOCTOR-3  His own nights are 1, 4, 7 ... or 2, 5, 8 ..., by a fair draw.
TEST(MrakoszlapExactness, TheDoctorSavesAsOftenAsTheChainSays) {
  Deviations all;
  for (int mafians = 1; mafians <= 2; ++mafians) {
    for (int players = mafians + 2; players <= 12; ++players) {
      const Standing start{mafians, players - mafians, Holder::citizen};
      const cpp_rational exact =
          (Chances{Type::doctor, 1}.by_night(start) + Chances{Type::doctor, 2}.by_night(start)) / 2;
      compare(table(players, mafians, Type::doctor, 1), exact, all);
    }
  }
  expect_no_common_error(all, 19);
}

}  // namespace
}  // namespace omerta::simulator
