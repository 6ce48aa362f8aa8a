// What a seat of gorod knows: the deals that are counted are those that remain when every single
// deal is held against what the seat was told, as the catalogue says it; and what is true is never
// impossible, whatever a host has invented.
#include "rulebooks/gorod/beliefs/known.h"

#include <gtest/gtest.h>

#include "rulebooks/gorod/beliefs/reasoner.h"
#include "rulebooks/gorod/rules/clauses.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "tests/beliefs/played.h"
#include "tests/house/random_roles.h"

namespace omerta::gorod {
namespace {

using beliefs::Counted;

// A deal held against what was told, from the words of the catalogue.
class Held {
 public:
  Held(const Plan& plan, Seat self, const std::vector<Role>& deal)
      : edition_{plan.setup.edition}, self_{self}, deal_{deal} {
    in_play_ = Seats::first(plan.setup.seats);
  }

  bool against(const std::vector<Event>& heard) {
    return std::all_of(heard.begin(), heard.end(), [&](const Event& event) { return fits(event); });
  }

 private:
  Role of(Seat seat) const { return deal_[index(seat)]; }
  static bool is_member(Role role) { return role == Role::mafioso || role == Role::don; }
  static bool wakes(Role role) { return is_member(role) || role == Role::sleepwalker; }

  bool fits(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::card_dealt: return of(self_) == static_cast<Role>(event.what);
      case number::dawn: in_play_ -= event.seats; return true;
      case number::eliminated:
        in_play_ -= Seats::of(event.who);
        return of(event.who) == static_cast<Role>(event.what);
      case number::group_awake:
        return seats_where(in_play_, [&](Seat seat) { return wakes(of(seat)); }) == event.seats;
      case number::sleepwalker_exposed: return of(event.who) == Role::sleepwalker;
      case number::answer: return answers(event);
      case number::day_opened: return goes_on();
      case number::night_fell: return event.much == 1 || goes_on();
      default: return true;
    }
  }

  bool answers(const Event& event) const {
    const auto sign = static_cast<Sign>(event.what);
    const Role first = of(*event.seats);
    if (of(self_) == Role::journalist) {
      Seats rest = event.seats;
      ++rest;
      if (sign == Sign::nod) return team(first) == team(of(*rest)) && first != Role::maniac;
      return sign != Sign::shake || team(first) != team(of(*rest)) || first == Role::maniac;
    }
    if (of(self_) == Role::don) {
      return (sign == Sign::nod) == (first == Role::commissioner) || sign == Sign::none;
    }
    const bool lawyer_hides = of(self_) == Role::commissioner && first == Role::lawyer;
    if (sign == Sign::nod) return is_member(first);
    if (sign == Sign::twirl) return first == Role::maniac;
    if (sign == Sign::shake) return lawyer_hides || (!is_member(first) && first != Role::maniac);
    return true;
  }

  static int team(Role role) {
    if (is_member(role) || role == Role::lawyer) return 1;
    return role == Role::maniac ? 2 : 0;
  }

  bool goes_on() const {
    int mafia = 0;
    for (Seat seat : in_play_) {
      const bool lawyer = of(seat) == Role::lawyer && edition_ == Edition::newer;
      mafia += is_member(of(seat)) || lawyer ? 1 : 0;
    }
    return mafia >= 1 && mafia < in_play_.count() - mafia;
  }

  Edition edition_;
  Seat self_;
  const std::vector<Role>& deal_;
  Seats in_play_;
};

constexpr std::array kDecks{
    std::array{Role::mafioso, Role::mafioso, Role::commissioner, Role::sleepwalker,
               Role::journalist, Role::citizen, Role::citizen, Role::citizen},
    std::array{Role::mafioso, Role::don, Role::commissioner, Role::maniac, Role::journalist,
               Role::citizen, Role::citizen, Role::captain},
    std::array{Role::mafioso, Role::lawyer, Role::commissioner, Role::nurse, Role::sleepwalker,
               Role::citizen, Role::citizen, Role::citizen},
    std::array{Role::mafioso, Role::don, Role::lawyer, Role::commissioner, Role::beauty,
               Role::journalist, Role::sheriff, Role::citizen}};

Setup small_table(std::uint64_t seed) {
  Setup setup{.edition = seed % 2 == 0 ? Edition::newer : Edition::of_2012,
              .stalemate_limit = 20,
              .seats = 8};
  for (Role role : kDecks[seed % kDecks.size()]) ++setup.deck[index(role)];
  return setup;
}

std::vector<Role> deck_of(const Plan& plan) {
  std::vector<Role> cards;
  for (unsigned role = 0; role < kRoles; ++role) {
    cards.insert(cards.end(), plan.setup.deck[role], static_cast<Role>(role));
  }
  return cards;
}

bool is_about_cards(const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::card_dealt:
    case number::dawn:
    case number::eliminated:
    case number::group_awake:
    case number::sleepwalker_exposed:
    case number::answer:
    case number::day_opened:
    case number::night_fell: return true;
    default: return false;
  }
}

void compare(const Plan& plan, Seat seat, const std::vector<Event>& heard) {
  const Counted found = beliefs::counted(known(plan, seat, heard).dealing);
  std::vector<Event> telling;  // the rest is quick to pass over, but there are many deals
  for (const Event& event : heard) {
    if (is_about_cards(event)) telling.push_back(event);
  }
  double deals = 0;
  std::array<std::array<double, kRoles>, 8> holds{};
  std::vector<Role> deal = deck_of(plan);
  do {
    if (!Held{plan, seat, deal}.against(telling)) continue;
    deals += 1;
    for (unsigned i = 0; i < deal.size(); ++i) holds[i][index(deal[i])] += 1;
  } while (std::next_permutation(deal.begin(), deal.end()));
  ASSERT_EQ(found.how, Counted::How::exactly);
  ASSERT_EQ(found.deals, deals);
  for (unsigned i = 0; i < deal.size(); ++i) {
    for (unsigned role = 0; role < kRoles; ++role) {
      ASSERT_NEAR(found.share[i][role], holds[i][role] / deals, 1e-12);
    }
  }
}

// At each nightfall and each morning, for every seat.
void compare(const Plan& plan, const std::vector<Told>& told) {
  for (std::size_t i = 0; i < told.size(); ++i) {
    const Fact fact = told[i].event.fact;
    if (fact == fact::game_over) break;
    if (fact != fact::night_fell && fact != fact::dawn) continue;
    for (Seat seat : Seats::first(plan.setup.seats)) {
      compare(plan, seat, beliefs::heard_by(seat, told, i + 1));
    }
  }
}

TEST(GorodKnown, IsWhatHoldingEveryDealAgainstItLeaves) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 16; ++seed) {
    const Plan rules = plan(small_table(seed));
    const Chronicle game = beliefs::played(AnyGame::of<Gorod>(rules), seed);
    compare(rules, game.told());
    compared += game.game().over() ? 1 : 0;
  }
  EXPECT_EQ(compared, 16);
}

// In no moment of any game does somebody hold what anybody counts as impossible.
int impossible(const Plan& rules, const Chronicle& game) {
  int wrong = 0;
  for (std::size_t i = 0; i < game.told().size(); ++i) {
    const Fact fact = game.told()[i].event.fact;
    if (fact == fact::game_over) break;
    if (fact != fact::night_fell && fact != fact::vote_opened) continue;
    for (Seat seat : Seats::first(rules.setup.seats)) {
      const auto heard = beliefs::heard_by(seat, game.told(), i + 1);
      const Counted found = beliefs::counted(known(rules, seat, heard).dealing, 50'000);
      if (found.how == Counted::How::contradiction) ++wrong;
      if (found.how != Counted::How::exactly) continue;
      for (Seat other : Seats::first(rules.setup.seats)) {
        const auto role = static_cast<unsigned>(game.game().view<Gorod>(other).notes.role);
        wrong += found.share[index(other)][role] > 0 ? 0 : 1;
      }
    }
  }
  return wrong;
}

TEST(GorodKnown, LeavesWhatIsTrue) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    gorod::Setup setup = seed % 2 == 0 ? small_table(seed)
                                       : preset(seed % 4 == 1 ? Edition::newer : Edition::of_2012,
                                                6 + static_cast<int>(seed % 15));
    setup.stalemate_limit = 20;
    const Plan rules = plan(setup);
    const Chronicle game = beliefs::played(AnyGame::of<Gorod>(rules), seed);
    EXPECT_EQ(impossible(rules, game), 0) << "seed " << seed;
  }
}

Setup table_of_the_host(const house::HouseRoles& roles, YakuzaMode mode) {
  Setup setup{
      .yakuza_mode = mode, .card_stock = CardStock::extended, .stalemate_limit = 12, .seats = 14};
  int left = 14;
  const auto put = [&](Role role, int count) {
    setup.deck[index(role)] = static_cast<std::uint8_t>(count);
    left -= count;
  };
  put(Role::mafioso, 2);
  put(Role::yakuza, mode == YakuzaMode::unset ? 0 : 2);
  for (Role role : {Role::commissioner, Role::journalist, Role::sleepwalker}) put(role, 1);
  for (std::size_t i = 0; i < roles.size(); ++i) put(house_role(static_cast<int>(i)), 1);
  put(Role::citizen, left);
  return house::with_house_roles(setup, roles);
}

TEST(GorodKnown, LeavesWhatIsTrueOfHouseRoles) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    house::Dice dice{seed};
    const auto mode = static_cast<YakuzaMode>(dice.below(3));
    house::HouseRoles roles = house::random_roles(dice, 1 + dice.below(4), mode);
    for (house::HouseRole& role : roles) {
      role.text.clear();
      role.card.by_hand = ByHand::no;
    }
    const Plan rules = plan(table_of_the_host(roles, mode));
    const Chronicle game = beliefs::played(AnyGame::of<Gorod>(rules), seed);
    EXPECT_EQ(impossible(rules, game), 0) << "seed " << seed;
  }
}

}  // namespace
}  // namespace omerta::gorod
