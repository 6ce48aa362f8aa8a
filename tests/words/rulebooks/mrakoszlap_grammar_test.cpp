// Spot checks of mrakoszlap where numbers are hard, and where a sentence depends on who hears it.
#include <gtest/gtest.h>

#include "engine/byte.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "tests/words/mrakoszlap_spoken.h"

namespace omerta::notation {
namespace {

using mrakoszlap::Course;
using mrakoszlap::Kind;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;

const Words& words_in(Language language) { return Words::of(language, "mrakoszlap"); }

struct Ten {  // ten players, and what everyone knows
  mrakoszlap::Plan plan = mrakoszlap::plan({.seats = 10});
  mrakoszlap::Table table{};
  Names names{.seats = {"Eva", "Jan", "Ola", "Ben", "Ida", "Max"}};
  Trail trail{};

  std::string said(const Event& event, Language language = Language::en) {
    trail.follow(event);
    return log_sentence(words_in(language), plan, names, event, table, trail);
  }
  std::string hears(const Event& event, Seat seat, const mrakoszlap::Notes& notes = {}) const {
    return private_sentence(words_in(Language::en), names, {plan, table, notes, seat}, event);
  }
};

Event step(Course course, unsigned number = 0, Clause by = clause::mrk_bullet_3) {
  return {.fact = fact::flight,
          .who = Seat{2},
          .whom = Seat{1},
          .what = byte(course),
          .by = by,
          .much = static_cast<std::uint16_t>(number),
          .cause = 7};
}

Event read(Course course, unsigned number = 0) {
  return {.fact = fact::course, .what = byte(course), .much = static_cast<std::uint16_t>(number)};
}

TEST(MrakoszlapCards, HaveNumbersWhereThereAreSeveral) {
  const Words& words = words_in(Language::en);
  EXPECT_EQ(card_name(words, mrakoszlap::card(Type::mage, 2)), "Mage 2");
  EXPECT_EQ(card_name(words, mrakoszlap::card(Type::matrix)), "Matrix");
  EXPECT_EQ(copy_name(words, Type::cloud_treader, 8), "Cloud-Treader 8");
  const auto hand =
      mrakoszlap::Hand::of(Type::slime) | mrakoszlap::Hand::of(mrakoszlap::card(Type::sand));
  EXPECT_EQ(deck_text(words, hand), "Slime ×2 and Sand");
  EXPECT_EQ(cards_text(words, hand), "Slime 1, Slime 2 and Sand");
  EXPECT_EQ(card_traits(words, Type::jailer),
            "night card, wakes on even nights, once in the game, may decline");
}

// MRK-S-57  Three fragments, the third of which comes back and splits anew.
TEST(MrakoszlapBullets, NumberTheirFragments) {
  Ten ten;
  ten.said({.fact = fact::bullet, .much = 1});
  ten.said(read(Course::fired));
  EXPECT_EQ(ten.said(read(Course::split, 3)), "It splits into 3 fragments.");
  EXPECT_EQ(ten.said(read(Course::fragment, 1)), "Fragment 1:");
  EXPECT_EQ(ten.said(read(Course::vest, 1)), "It costs a card: Bulletproof Vest 1.");
  EXPECT_EQ(ten.said(read(Course::fragment, 2)), "Fragment 2:");
  EXPECT_EQ(ten.said(read(Course::fragment, 3)), "Fragment 3:");
  ten.said(read(Course::split, 2));
  EXPECT_EQ(ten.trail.fragment(), "3");
  EXPECT_EQ(ten.said(read(Course::fragment, 1)), "Fragment 3.1:");
  EXPECT_EQ(ten.said(read(Course::fragment, 2)), "Fragment 3.2:");
  ten.said({.fact = fact::bullet, .much = 2});
  EXPECT_EQ(ten.trail.fragment(), "");
}

// A split within the first fragment is over when the second begins.
TEST(MrakoszlapBullets, GoBackToTheSplitAroundThem) {
  Trail trail;
  const auto follow = [&](Course course, unsigned number) {
    trail.follow(read(course, number));
    return trail.fragment();
  };
  trail.follow({.fact = fact::bullet, .much = 1});
  follow(Course::split, 2);
  EXPECT_EQ(follow(Course::fragment, 1), "1");
  follow(Course::split, 2);
  EXPECT_EQ(follow(Course::fragment, 1), "1.1");
  EXPECT_EQ(follow(Course::fragment, 2), "1.2");
  EXPECT_EQ(follow(Course::fragment, 2), "2");
}

// Section 6: the moderator hears who shot at whom; everyone else hears a course without names.
TEST(MrakoszlapBullets, AreAStoryForTheModerator) {
  Ten ten;
  ten.said({.fact = fact::nightfall, .much = 2});
  EXPECT_EQ(ten.said(step(Course::fired, byte(Kind::sniper))),
            "Bullet 1 (Sniper, Jan → Ola): it is fired.");
  EXPECT_EQ(ten.said(step(Course::pulled)),
            "Bullet 1 (Sniper, Jan → Ola): a magnet pulls it across, Jan → Ola.");
  EXPECT_EQ(ten.said(step(Course::passed, 2), Language::pl),
            "Pocisk 1 (Snajper, Jan → Ola): przelatuje tunelem (Mag 2), Jan → Ola.");
  ten.said(step(Course::split, 2));
  ten.said(step(Course::fragment, 2));
  EXPECT_EQ(ten.said(step(Course::cloud_treader, 9)),
            "Bullet 1 (Sniper, Jan → Ola), fragment 2: Ola loses Cloud-Treader 9.");
  EXPECT_EQ(ten.said(step(Course::gas_mask, 0, clause::mrk_sock_2)),
            "The smell: Ola has a gas mask.");
  const unsigned leech = 8 | mrakoszlap::index(Type::leech) << 10;
  EXPECT_EQ(ten.said(step(Course::gain_treader, leech)),
            "Ola gains a card: Cloud-Treader 8 (Leech).");
  ten.said(step(Course::fired, byte(Kind::mafia)));
  EXPECT_EQ(ten.trail.bullet(), 2);
}

// MRK-S-100  A bullet's line as it is read.
TEST(MrakoszlapReports, ReadABulletInOneBreath) {
  const Ten ten;
  const std::vector<Event> line{{.fact = fact::bullet, .much = 2},
                                read(Course::fired),
                                read(Course::turned, 1),
                                read(Course::vest, 1)};
  EXPECT_EQ(told_together(words_in(Language::en), ten.plan, ten.names, line, ten.table),
            "Bullet 2: It is fired. Mirror 1 breaks and turns it back. It costs a card: "
            "Bulletproof Vest 1.");
}

TEST(MrakoszlapSentences, ConcernTheOneWhoHears) {
  const Ten ten;
  const Event meets{.fact = fact::mafia_meets, .seats = Seats::first(3)};
  EXPECT_EQ(ten.hears(meets, Seat{1}), "You see the Mafia awake with you: Eva and Ola.");
  const Event alone{.fact = fact::mafia_meets, .seats = Seats::of(Seat{1})};
  EXPECT_NE(ten.hears(alone, Seat{1}).find("the only one"), std::string::npos);
  const Event planned{.fact = fact::planned, .who = Seat{0}, .whom = Seat{3}};
  EXPECT_EQ(ten.hears(planned, Seat{0}), "You put Ben on the list.");
  EXPECT_EQ(ten.hears(planned, Seat{1}), "Eva puts Ben on the list.");
  const Event lost{.fact = fact::lost,
                   .who = Seat{1},
                   .what = byte(Type::mirror),
                   .seats = Seats{byte(Kind::shot)},
                   .much = 3};
  EXPECT_EQ(ten.hears(lost, Seat{1}), "You lose a card to a bullet: Mirror 3.");
  const Event jozin{.fact = fact::card_dealt,
                    .who = Seat{1},
                    .what = byte(mrakoszlap::card(Type::jozin)),
                    .much = 2};
  EXPECT_TRUE(ten.hears(jozin, Seat{1}).ends_with("You have 2 handfuls of mud."));
}

TEST(MrakoszlapPlurals, OfFragments) {
  const auto split = [](Language language, unsigned n) {
    return Ten{}.said(read(Course::split, n), language);
  };
  EXPECT_EQ(split(Language::en, 2), "It splits into 2 fragments.");
  EXPECT_EQ(split(Language::pl, 2), "Dzieli się na 2 odłamki.");
  EXPECT_EQ(split(Language::pl, 5), "Dzieli się na 5 odłamków.");
  EXPECT_EQ(split(Language::sk, 3), "Rozpadá sa na 3 úlomky.");
  EXPECT_EQ(split(Language::cs, 3), "Rozpadá se na 3 úlomky.");
  EXPECT_EQ(split(Language::ru, 3), "Раскалывается на 3 осколка.");
}

// MRK-DEFEND-2  A silenced accused needs somebody to speak for him, unless all are equal.
TEST(MrakoszlapTrials, AskForAnInterpreter) {
  Ten ten;
  const Event floor{.fact = fact::floor, .who = Seat{4}};
  EXPECT_EQ(ten.said(floor), "Ida is accused and has the floor.");
  ten.table.silenced = Seats::of(Seat{4});
  EXPECT_NE(ten.said(floor).find("must keep silent"), std::string::npos);
  ten.table.equal = 1;
  EXPECT_EQ(ten.said(floor), "Ida is accused and has the floor.");
}

TEST(MrakoszlapChoices, AreNamed) {
  const Ten ten;
  const auto name = [&](Ask what, Choice choice) {
    return choice_name(words_in(Language::en), ten.plan, ten.names, what, choice);
  };
  EXPECT_EQ(name(ask::deal, Choice{1}), "Cloud-Treader 1");
  EXPECT_EQ(name(ask::jail, choice_of(Seat{2})), "Ola");
  EXPECT_EQ(name(ask::jail, kPass), "nobody tonight");
  EXPECT_EQ(name(ask::tie_vote, mrakoszlap::kAgainst), "against");
  EXPECT_EQ(name(ask::use_power, choice_of(Seat{2})), "shoot Ola");
  EXPECT_EQ(name(ask::use_power, choice_of(mrakoszlap::Power::terrorist)), "set off the bomb");
  EXPECT_EQ(name(ask::doctor_night, Choice{1} << 2), "nights 2, 5, 8");
  EXPECT_EQ(name(ask::order, Choice{1} << 2), "number 3");
  EXPECT_EQ(name(ask::open_graves, kYes), "open the graves");
}

}  // namespace
}  // namespace omerta::notation
