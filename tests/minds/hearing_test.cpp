// What words are worth: saying a thing again is not saying more, and what nobody can have found out
// is no result, but speaks against whoever says it.
#include <gtest/gtest.h>

#include "minds/speech.h"

namespace omerta::minds {
namespace {

using talk::Act;
using talk::Statement;

constexpr Seat kAnna{0};
constexpr Seat kBoris{1};
constexpr Seat kEva{2};
constexpr Seat kOut{9};

const Tongue kLooks{.holder = 5, .ask = Ask{16}, .theirs = 1, .ours = 2, .nights = {.first = 2}};
const Tongue kSees{.holder = 5,
                   .ask = Ask{16},
                   .theirs = 1,
                   .ours = 2,
                   .tells = Tells::who_was_seen,
                   .nights = {.first = 2, .every = 3}};
constexpr std::uint8_t kUnclear = 3;

// Ten at a table, on the fifth day; one of them was put out on the second.
class Hearers {
 public:
  explicit Hearers(const Tongue& tongue = kLooks) : tongue_{tongue} {
    mind.round = 2;
    mind.leaves(Seats::of(kOut));
    mind.round = 5;
    mind.day_begins();
  }

  Hearers& hear(Seat who, const Statement& statement) {
    talk::Said said{.who = who, .first = next_++};
    said.utterance.statements[said.utterance.count++] = statement;
    listen(mind, tongue_, said);
    return *this;
  }

  Hearers& claims(Seat who) { return hear(who, {.act = Act::claim, .word = tongue_.holder}); }
  Hearers& result(Seat who, Seats whom, std::uint8_t answer, std::uint16_t night) {
    return hear(
        who,
        {.act = Act::report, .ask = tongue_.ask, .answer = answer, .seats = whom, .round = night});
  }
  Hearers& theirs(Seat who, Seat whom, std::uint16_t night) {
    return result(who, Seats::of(whom), tongue_.theirs, night);
  }
  std::uint16_t last() const { return static_cast<std::uint16_t>(next_ - 1); }

  const Evidence& evidence() const { return mind.evidence(); }
  double holds(Seat seat) const { return evidence().holder[index(seat)]; }
  double finding(Seat who, Seat whom) const { return evidence().finding[index(who)][index(whom)]; }

  PublicMind mind{{.seats = 10, .clan = 3, .card = Card::in_a_hand}, Row{}};

 private:
  const Tongue& tongue_;
  std::uint16_t next_ = 1;
};

TEST(Hearing, SayingItFiftyTimesIsSayingItOnce) {
  for (Act act : {Act::suspect, Act::accuse, Act::intend, Act::urge}) {
    const Statement word{.act = act, .seats = Seats::of(kBoris)};
    Hearers table;
    const Evidence before = table.evidence();
    table.hear(kAnna, word);
    const Evidence once = table.evidence();
    EXPECT_NE(once, before) << static_cast<int>(act);
    for (int i = 1; i < 50; ++i) table.hear(kAnna, word);
    EXPECT_EQ(table.evidence(), once) << static_cast<int>(act);
  }
}

TEST(Hearing, NorIsItMoreInOtherWordsOrByAgreeing) {
  Hearers table;
  table.hear(kAnna, {.act = Act::suspect, .seats = Seats::of(kBoris)});
  const Statement agree{.act = Act::agree, .number = table.last()};
  table.hear(kEva, agree);
  const Evidence twice = table.evidence();
  for (int i = 0; i < 50; ++i) {
    table.hear(kEva, agree).hear(kAnna, {.act = Act::accuse, .seats = Seats::of(kBoris)});
    table.hear(kEva, {.act = Act::agree, .number = table.last()});
  }
  EXPECT_EQ(table.evidence(), twice);
}

TEST(Hearing, AnotherNameAnotherSpeakerAndAnotherDayAreMore) {
  const Statement word{.act = Act::suspect, .seats = Seats::of(kBoris)};
  Hearers table;
  table.hear(kAnna, word);
  const auto tells_more = [&](const auto& happens) {
    const Evidence before = table.evidence();
    happens();
    return table.evidence() != before;
  };
  EXPECT_TRUE(tells_more([&] { table.hear(kAnna, {Act::suspect, {}, {}, {}, Seats::of(kEva)}); }));
  EXPECT_TRUE(tells_more([&] { table.hear(kEva, word); }));
  table.mind.day_begins();  // the discussion opens once more in the same round
  EXPECT_FALSE(tells_more([&] { table.hear(kEva, word); }));
  table.mind.round = 6;
  table.mind.day_begins();
  EXPECT_TRUE(tells_more([&] { table.hear(kEva, word); }));
}

TEST(Hearing, AFloodOfNamesDrownsNobody) {
  Hearers table;
  for (unsigned i = 0; i < 4 * kNamings; ++i) {
    const Seat named = static_cast<Seat>(1 + i % 8);
    table.hear(kAnna, {.act = Act::suspect, .seats = Seats::of(named)});
  }
  table.hear(kBoris, {.act = Act::suspect, .seats = Seats::of(kEva)});
  const Evidence before = table.evidence();
  table.hear(Seat{3}, {.act = Act::agree, .number = table.last()});
  EXPECT_NE(table.evidence(), before);
}

TEST(Hearing, ASecondResultOfANightSpeaksAgainstTheClaim) {
  Hearers table;
  table.claims(kAnna).theirs(kAnna, kBoris, 2);
  const double before = table.holds(kAnna);
  table.theirs(kAnna, kEva, 2);
  EXPECT_LT(table.holds(kAnna), before);
  EXPECT_EQ(table.finding(kAnna, kEva), 0) << "it is no result";
  EXPECT_NE(table.finding(kAnna, kBoris), 0);
  const Evidence caught = table.evidence();
  for (int i = 0; i < 50; ++i) table.theirs(kAnna, kEva, 2).theirs(kAnna, Seat{4}, 2);
  EXPECT_EQ(table.evidence(), caught) << "nor is that evidence again";
}

TEST(Hearing, TheOtherAnswerAboutTheSameOneIsASecondResult) {
  Hearers table;
  table.claims(kAnna).theirs(kAnna, kBoris, 2);
  const double before = table.holds(kAnna);
  table.result(kAnna, Seats::of(kBoris), kLooks.ours, 2);
  EXPECT_LT(table.holds(kAnna), before);
}

TEST(Hearing, ARepeatedResultCountsOnce) {
  Hearers table;
  table.claims(kAnna).theirs(kAnna, kBoris, 2);
  const Evidence once = table.evidence();
  for (int i = 0; i < 50; ++i) table.theirs(kAnna, kBoris, 2);
  EXPECT_EQ(table.evidence(), once);
}

TEST(Hearing, NobodyIsLookedAtWhoWasOut) {
  Hearers late;
  late.claims(kAnna);
  const double before = late.holds(kAnna);
  late.theirs(kAnna, kOut, 3);
  EXPECT_LT(late.holds(kAnna), before);
  EXPECT_EQ(late.finding(kAnna, kOut), 0);
  Hearers early;
  early.claims(kAnna).theirs(kAnna, kOut, 2);
  EXPECT_NE(early.finding(kAnna, kOut), 0) << "he was still there in that night";
}

TEST(Hearing, ANightWithoutACheckHasNoResult) {
  Hearers table;
  table.claims(kAnna);
  const double before = table.holds(kAnna);
  table.theirs(kAnna, kBoris, 1);
  EXPECT_LT(table.holds(kAnna), before);
  EXPECT_EQ(table.finding(kAnna, kBoris), 0);
}

TEST(Hearing, AnAnswerThatTellsNoSideTakesTheNightAndNothingElse) {
  Hearers table;
  table.claims(kAnna).result(kAnna, Seats::of(kBoris), kUnclear, 2);
  EXPECT_EQ(table.finding(kAnna, kBoris), 0);
  const double before = table.holds(kAnna);
  table.theirs(kAnna, kBoris, 3);
  EXPECT_NE(table.finding(kAnna, kBoris), 0) << "another night, another answer";
  table.theirs(kAnna, kEva, 2);
  EXPECT_LT(table.holds(kAnna), before + 1) << "that night had an answer";
  EXPECT_EQ(table.finding(kAnna, kEva), 0);
}

TEST(Hearing, AFloodOfReportsDrownsNobody) {
  Hearers table;
  table.claims(kAnna).claims(kBoris);
  for (unsigned i = 0; i < 4 * kReports; ++i) {
    const auto night = static_cast<std::uint16_t>(2 + i % (2 * kNightsTold));
    table.theirs(kAnna, static_cast<Seat>(2 + i % 6), night);
  }
  EXPECT_EQ(table.finding(kBoris, kEva), 0);
  table.theirs(kBoris, kEva, 3);
  EXPECT_NE(table.finding(kBoris, kEva), 0);
}

TEST(Hearing, WhoeverHasClaimedNothingHasFoundNothing) {
  Hearers table;
  const Evidence before = table.evidence();
  table.theirs(kAnna, kBoris, 2).theirs(kAnna, kEva, 2).theirs(kAnna, kEva, 1);
  EXPECT_EQ(table.evidence(), before);
}

TEST(Hearing, SightingsAreJudgedLikeResults) {
  const Seats two = Seats::of(kBoris) | kEva;
  Hearers table{kSees};
  table.claims(kAnna).result(kAnna, two, kSees.theirs, 5);
  EXPECT_NE(table.finding(kAnna, Seat{4}), 0);
  EXPECT_EQ(table.finding(kAnna, kBoris), 0);
  const Evidence once = table.evidence();
  table.result(kAnna, two, kSees.theirs, 5);
  EXPECT_EQ(table.evidence(), once);
  table.result(kAnna, {}, kSees.ours, 5);
  EXPECT_LT(table.holds(kAnna), once.holder[index(kAnna)]);
  EXPECT_EQ(table.evidence().finding, once.finding);

  for (const auto& [seen, night] : {std::pair{two, 3}, std::pair{Seats::of(kOut), 5}}) {
    Hearers other{kSees};
    other.claims(kAnna);
    const double before = other.holds(kAnna);
    other.result(kAnna, seen, kSees.theirs, static_cast<std::uint16_t>(night));
    EXPECT_LT(other.holds(kAnna), before) << night;
    EXPECT_EQ(other.finding(kAnna, Seat{4}), 0) << night;
  }
}

}  // namespace
}  // namespace omerta::minds
