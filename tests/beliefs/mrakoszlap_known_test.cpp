// What a seat of mrakoszlap knows: the deals that are counted are those that remain when every one
// is held against what the seat was told; and what is true is never impossible, with any options.
#include <gtest/gtest.h>

#include <utility>

#include "rulebooks/mrakoszlap/beliefs/kinds.h"
#include "rulebooks/mrakoszlap/beliefs/known.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "tests/bots/mrakoszlap_evening.h"

namespace omerta::mrakoszlap {
namespace {

using beliefs::Counted;

struct Deal {
  Seats mafia;
  Seat spy = Seat::nobody;  // holds the Spyglass
};

// A deal held against what was told, from the words of the catalogue.
class Against {
 public:
  Against(const Plan& plan, Seat self, const Deal& deal) : plan_{plan}, self_{self}, deal_{deal} {
    living_ = Seats::first(plan.setup.seats);
  }

  bool fits(std::span<const Event> heard) {
    return std::all_of(heard.begin(), heard.end(), [&](const Event& event) { return fits(event); });
  }

 private:
  bool mafian(Seat seat) const { return deal_.mafia.has(seat); }
  bool both_sides() const {
    return !(living_ & deal_.mafia).empty() && !(living_ - deal_.mafia).empty();
  }

  bool fits(const Event& event) {
    const auto id = static_cast<CardId>(event.what);
    if (event.fact != fact::card_shown && !all_was_shown()) return false;
    switch (static_cast<number::Fact>(event.fact)) {
      case number::card_dealt: return has_dealt(self_, id);
      case number::revealed: return has_dealt(event.who, id);
      case number::doctor_offset: offset_ = event.much; return true;
      case number::mafia_meets: return event.seats == deal_.mafia;
      case number::nightfall: return begins(event.much);
      case number::phase_opened:
        return static_cast<Phase>(event.what) < Phase::day_open || both_sides();
      case number::report_opened: return event.what != 0 || morning();
      case number::died: living_ -= Seats::of(event.who); return true;
      case number::faction_shown:
        shows_ = event.who;
        return mafian(event.who) == (static_cast<Result>(event.what) == Result::mafia);
      case number::card_shown: return event.much != 0 || has_dealt(event.who, id);
      case number::skipped: return has_dealt(event.who, card(Type::time_lord));
      case number::power_used:
        return has_dealt(event.who, card(type_of(static_cast<Power>(event.what))));
      case number::volley: return has_dealt(event.who, card(Type::mass_murderer));
      case number::saved_by_day: return saved(event);
      default: return fits_at_night(event);
    }
  }

  bool fits_at_night(const Event& event) {
    const auto id = static_cast<CardId>(event.what);
    switch (static_cast<number::Fact>(event.fact)) {
      case number::card_called: aloud_.push_back(type_of(id)); return true;
      case number::called: woken_.push_back(type_of(id)); return true;
      case number::imprisoned:
        if (id == card(Type::doctor)) woken_.push_back(Type::doctor);
        return true;
      case number::ordered:
        if (static_cast<Ask>(event.what) == ask::jail) prisoner_ = event.whom;
        return true;
      case number::seen_awake: seen_ |= Seats::of(event.whom); return true;
      case number::bullet: way_.clear(); return true;
      case number::course: return flies(event);
      default: return true;
    }
  }

  // All that is known of a hand; a hand with nothing else in it holds nothing else.
  bool has_dealt(Seat seat, CardId id) {
    Hand& hand = known_[index(seat)];
    hand |= Hand::of(id);
    if (hand.has(Type::mafian) && !mafian(seat)) return false;
    if (hand.has(Type::spyglass) && deal_.spy != seat) return false;
    if (hand.count() < plan_.each) return true;
    return mafian(seat) == hand.has(Type::mafian) &&
           (deal_.spy == seat) == hand.has(Type::spyglass);
  }

  // One who is dead shows all that he had not spent: a Spyglass if he had it.
  bool all_was_shown() {
    const Seat seat = std::exchange(shows_, Seat::nobody);
    if (seat == Seat::nobody || plan_.setup.reveal_on_death != RevealOnDeath::cards) return true;
    return (deal_.spy == seat) == known_[index(seat)].has(Type::spyglass);
  }

  bool saved(const Event& event) {
    const auto type = static_cast<Type>(event.what);
    return event.much > kCopies[index(type)] || has_dealt(event.who, card(type, event.much));
  }

  bool begins(int night) {
    night_ = night;
    aloud_.clear();
    woken_.clear();
    seen_ = {};
    prisoner_ = Seat::nobody;
    return both_sides();
  }

  bool heard(const std::vector<Type>& calls, Type type) const {
    return std::find(calls.begin(), calls.end(), type) != calls.end();
  }

  bool morning() const {
    const Seats mafia = living_ & deal_.mafia;
    if (heard(woken_, Type::spyglass)) {
      const bool all_listed = plan_.setup.spyglass_jailed == SpyglassJailed::listed ||
                              night_ % 2 == 1 || !plan_.deck.has(Type::jailer);
      if (all_listed && !(mafia - seen_).empty()) return false;
    }
    if (plan_.setup.night_calls == NightCalls::spoken) {
      if (std::count(aloud_.begin(), aloud_.end(), Type::mafian) != mafia.count()) return false;
      const bool looks = night_ % 3 == 2 && deal_.spy != Seat::nobody && living_.has(deal_.spy);
      if (looks != heard(aloud_, Type::spyglass)) return false;
    }
    if (!known_[index(self_)].has(Type::doctor) || !living_.has(self_)) return true;
    const bool own = night_ >= offset_ && (night_ - offset_) % 3 == 0;
    const bool alone = (living_ - self_ - deal_.mafia).empty();
    return heard(woken_, Type::doctor) == (own || !alone);
  }

  bool flies(const Event& event) {
    const auto course = static_cast<Course>(event.what);
    way_.push_back(course);
    const bool shooters = night_ % 2 == 0 && plan_.deck.has(Type::mad_shooter);
    const bool by_mafia = course == Course::al_capone || (course == Course::turned && !shooters);
    if (by_mafia && prisoner_ != Seat::nobody && mafian(prisoner_)) return false;
    if (course != Course::dies || shooters) return true;
    const bool straight = std::all_of(way_.begin(), way_.end(), [](Course each) {
      return each == Course::fired || each == Course::turned || each == Course::broke ||
             each == Course::dies;
    });
    const auto turns = std::count(way_.begin(), way_.end(), Course::turned);
    return !straight || turns % 2 == 0 || mafian(event.who);
  }

  const Plan& plan_;
  Seat self_;
  Deal deal_;
  Seats living_{};
  int night_ = 0;
  int offset_ = 0;
  std::array<Hand, kPlayers> known_{};
  std::vector<Type> aloud_;
  std::vector<Type> woken_;
  Seats seen_{};
  Seat prisoner_ = Seat::nobody;
  Seat shows_ = Seat::nobody;
  std::vector<Course> way_;
};

std::vector<Deal> every_deal(const Plan& plan) {
  const Seats all = Seats::first(plan.setup.seats);
  std::vector<Deal> deals;
  for (std::uint32_t bits = 0; bits <= all.bits; ++bits) {
    const Seats mafia{bits};
    if (mafia.count() != plan.deck.count(Type::mafian)) continue;
    if (!plan.deck.has(Type::spyglass)) deals.push_back({mafia, Seat::nobody});
    for (Seat spy : plan.deck.has(Type::spyglass) ? all - mafia : Seats{}) {
      deals.push_back({mafia, spy});
    }
  }
  return deals;
}

void compare(const Plan& rules, Seat seat, std::span<const Event> heard) {
  const Counted found = beliefs::counted(known(rules, seat, heard).dealing);
  ASSERT_EQ(found.how, Counted::How::exactly);
  double deals = 0;
  std::array<double, kPlayers> in{};
  std::array<double, kPlayers> watches{};
  for (const Deal& deal : every_deal(rules)) {
    if (!Against{rules, seat, deal}.fits(heard)) continue;
    deals += 1;
    for (Seat each : deal.mafia) in[index(each)] += 1;
    if (deal.spy != Seat::nobody) watches[index(deal.spy)] += 1;
  }
  ASSERT_GT(deals, 0);
  EXPECT_EQ(found.deals, deals);
  for (Seat each : Seats::first(rules.setup.seats)) {
    ASSERT_NEAR(found.of(each, kMafians), in[index(each)] / deals, 1e-12);
    ASSERT_NEAR(found.of(each, kSpyglass), watches[index(each)] / deals, 1e-12);
  }
}

bots::MrakoszlapLevels mixed(std::uint64_t seed) {
  return [seed](bots::MrakoszlapSide, Seat seat) {
    return (seed + index(seat)) % 3 == 0 ? bots::Level::random : bots::Level::player;
  };
}

TEST(MrakoszlapKnown, IsWhatHoldingEveryDealAgainstItLeaves) {
  constexpr int kSmall = 8;
  constexpr int kEvenings = 24;
  int compared = 0;
  int evenings = 0;
  for (std::uint64_t seed = 0; evenings < kEvenings; ++seed) {
    const auto setup = bots::draw_mrakoszlap_setup(seed);
    if (setup.seats > kSmall) continue;
    ++evenings;
    int asked = 0;
    bots::play(setup, seed, mixed(seed),
               [&](const Plan& rules, const State&, const bots::MrakoszlapChair& chair,
                   const Prompt&, std::optional<Choice>) {
                 if (++asked % 41 != 0) return;
                 compare(rules, chair.view.seat, chair.heard);
                 ++compared;
               });
  }
  EXPECT_GT(compared, 200);
}

TEST(MrakoszlapKnown, LeavesWhatIsTrue) {
  int looked = 0;
  for (std::uint64_t seed = 0; seed < 120; ++seed) {
    int asked = 0;
    const auto look = [&](const Plan& rules, const State& state, const bots::MrakoszlapChair& chair,
                          const Prompt&, std::optional<Choice>) {
      if (++asked % 23 != 0) return;
      const Counted found = beliefs::counted(known(rules, chair.view.seat, chair.heard).dealing);
      ASSERT_EQ(found.how, Counted::How::exactly) << "seed " << seed;
      for (Seat each : Seats::first(rules.setup.seats)) {
        const bool mafian = state.truth.mafia.has(each);
        EXPECT_GT(found.of(each, mafian ? kMafians : kCitizens), 0)
            << "seed " << seed << ", " << index(chair.view.seat) << " of " << index(each);
        ++looked;
      }
      if (!rules.deck.has(Type::spyglass)) return;
      EXPECT_GT(found.of(state.truth.holder[index(card(Type::spyglass))], kSpyglass), 0);
    };
    bots::play(bots::draw_mrakoszlap_setup(seed), seed, mixed(seed), look);
  }
  EXPECT_GT(looked, 20'000);
}

// The first seat, with such a hand, and what it has heard since.
struct Ear {
  Plan rules;
  std::vector<Event> heard;

  Ear(Setup setup, std::vector<CardId> cards) : rules{plan(setup)} {
    heard.push_back({.fact = fact::deck_announced});
    for (unsigned i = 0; cards.size() < rules.each; ++i) {  // no more of those that matter
      const CardId mirror = card(Type::mirror, 1 + i % 5);
      const CardId blank = i < 5 ? mirror : card(Type::cloud_treader, i - 4);
      cards.push_back(blank);
    }
    for (CardId id : cards) {
      heard.push_back({.fact = fact::card_dealt, .who = Seat{0}, .what = byte(id)});
    }
  }

  static std::uint8_t byte(auto value) { return static_cast<std::uint8_t>(value); }

  Ear& told(Fact fact, unsigned who, unsigned what = 0, unsigned much = 0) {
    heard.push_back({.fact = fact,
                     .who = static_cast<Seat>(who),
                     .whom = static_cast<Seat>(who),
                     .what = byte(what),
                     .much = static_cast<std::uint16_t>(much)});
    return *this;
  }
  Ear& night(unsigned number) { return told(fact::nightfall, 0, 0, number); }
  Ear& morning() { return told(fact::report_opened, 0); }
  Ear& bullet() { return told(fact::bullet, 0); }
  Ear& flies(Course course, unsigned who = 0) { return told(fact::course, who, byte(course)); }
  double mafian(unsigned seat) const {
    const beliefs::Knowledge knows = known(rules, Seat{0}, heard);
    return beliefs::counted(knows.dealing).of(static_cast<Seat>(seat), kMafians);
  }
};

Setup seven() { return bots::basic_mrakoszlap_setup(7); }
const double kAny = 0.5;  // three Mafians among the six others

TEST(MrakoszlapKnown, BulletThatCameStraightBackOnAnOddNightHasFoundAMafian) {
  const auto after = [](unsigned night, const std::vector<Course>& way) {
    Ear ear{seven(), {}};
    ear.night(night).morning().bullet().flies(Course::fired);
    for (Course course : way) ear.flies(course);
    return ear.flies(Course::dies, 3).mafian(3);
  };
  EXPECT_DOUBLE_EQ(after(1, {Course::turned}), 1);
  EXPECT_DOUBLE_EQ(after(1, {Course::turned, Course::turned, Course::turned}), 1);
  EXPECT_DOUBLE_EQ(after(1, {Course::broke}), kAny);
  EXPECT_DOUBLE_EQ(after(1, {Course::turned, Course::turned}), kAny);
  EXPECT_DOUBLE_EQ(after(1, {Course::pulled, Course::turned}), kAny);
  EXPECT_DOUBLE_EQ(after(2, {Course::turned}), kAny);
}

TEST(MrakoszlapKnown, WhoWasInPrisonWhenTheMafiaFiredIsNoMafian) {
  const auto after = [](Course course) {
    Ear ear{seven(), {card(Type::jailer)}};
    ear.night(2).told(fact::ordered, 4, Ear::byte(ask::jail)).morning().bullet();
    return ear.flies(course).mafian(4);
  };
  EXPECT_DOUBLE_EQ(after(Course::al_capone), 0);
  EXPECT_DOUBLE_EQ(after(Course::turned), kAny);  // a Mad Shooter's, too
}

TEST(MrakoszlapKnown, SpyglassClearsWhoSleptUnlessItIsInPrison) {
  const auto after = [](Fact woken) {
    Ear ear{seven(), {card(Type::spyglass)}};
    ear.night(2).told(woken, 0, Ear::byte(card(Type::spyglass)));
    if (woken == fact::called) {
      for (unsigned seat : {1U, 2U, 3U, 4U}) ear.told(fact::seen_awake, seat);
    }
    return ear.morning();
  };
  EXPECT_DOUBLE_EQ(after(fact::called).mafian(5), 0);
  EXPECT_DOUBLE_EQ(after(fact::called).mafian(1), 0.75);
  EXPECT_DOUBLE_EQ(after(fact::imprisoned).mafian(5), kAny);
}

TEST(MrakoszlapKnown, DoctorWhoIsNotWokenIsAmongMafiansAlone) {
  const auto after = [](unsigned night, Fact woken) {
    Ear ear{seven(), {card(Type::doctor)}};
    ear.told(fact::doctor_offset, 0, 0, 1);
    for (unsigned seat : {1U, 2U, 3U}) ear.told(fact::died, seat);
    ear.night(night);
    if (woken != Fact{}) ear.told(woken, 0, Ear::byte(card(Type::doctor)));
    return ear.morning().mafian(5);
  };
  EXPECT_DOUBLE_EQ(after(3, Fact{}), 1);
  EXPECT_NEAR(after(3, fact::called), 9.0 / 18, 1e-12);
  EXPECT_DOUBLE_EQ(after(4, Fact{}), after(4, fact::called));  // one of his own nights
}

TEST(MrakoszlapKnown, NarratorCallsAsManyMafiansAsLive) {
  auto aloud = seven();
  aloud.night_calls = NightCalls::spoken;
  Ear ear{aloud, {}};
  ear.told(fact::died, 1).night(2);
  for (unsigned copy : {1U, 3U}) {
    ear.told(fact::card_called, 0, Ear::byte(card(Type::mafian, copy)));
  }
  ear.told(fact::card_called, 0, Ear::byte(card(Type::spyglass)));
  EXPECT_DOUBLE_EQ(ear.morning().mafian(1), 1);
  EXPECT_DOUBLE_EQ(ear.mafian(2), 0.4);
}

TEST(MrakoszlapKnown, HandThatHasBeenSeenHoldsNoMafian) {
  Ear ear{bots::basic_mrakoszlap_setup(20), {}};
  ear.night(1).told(fact::power_used, 5, Ear::byte(Power::communist));
  EXPECT_DOUBLE_EQ(ear.mafian(5), 3.0 / 19);
  ear.told(fact::saved_by_day, 5, Ear::byte(Type::cloud_treader), 8);  // gained, not dealt
  EXPECT_DOUBLE_EQ(ear.mafian(5), 3.0 / 19);
  ear.told(fact::saved_by_day, 5, Ear::byte(Type::vest), 1);
  EXPECT_DOUBLE_EQ(ear.mafian(5), 0);
}

TEST(MrakoszlapKnown, WhoeverLiesOpenWithoutASpyglassNeverHeldIt) {
  auto open = seven();
  open.reveal_on_death = RevealOnDeath::cards;
  Ear ear{open, {}};
  ear.night(1).told(fact::died, 2);
  ear.told(fact::faction_shown, 2, Ear::byte(Result::citizens));
  ear.told(fact::card_shown, 2, Ear::byte(card(Type::mage)));
  const auto watches = [&](unsigned seat) {
    return beliefs::counted(known(ear.rules, Seat{0}, ear.heard).dealing)
        .of(static_cast<Seat>(seat), kSpyglass);
  };
  EXPECT_GT(watches(2), 0) << "it may be the next of his cards";
  ear.night(2);
  EXPECT_DOUBLE_EQ(watches(2), 0);
  EXPECT_DOUBLE_EQ(watches(3), 0.2);
}

}  // namespace
}  // namespace omerta::mrakoszlap
