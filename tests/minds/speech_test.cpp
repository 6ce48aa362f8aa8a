// What is said: when the holder of the card speaks up, that a liar's story keeps to what the table
// has seen, and what the table makes of both.
#include "minds/speech.h"

#include <gtest/gtest.h>

namespace omerta::minds {
namespace {

using talk::Act;

const Tongue kTongue{.holder = 5, .ask = Ask{16}, .theirs = 1, .ours = 2};
const Row kRow{.styles = {100, 0, 0, 0}, .counter_claims = 100};

PublicMind table_of_ten() {
  PublicMind mind{{.seats = 10, .clan = 3, .card = Card::in_a_hand}, kRow};
  mind.round = 2;
  mind.day_begins();
  return mind;
}

talk::Said said(Seat who, const talk::Utterance& words) { return {.utterance = words, .who = who}; }

TEST(Speech, TheHolderSpeaksWhenHeHasFoundSomebody) {
  PublicMind mind = table_of_ten();
  const std::array<Report, 1> clear{{{Seat{0}, Seat{4}, Found::ours, 2}}};
  const Speaker early{.self = Seat{0}, .holder = Seat{0}, .results = clear, .suspect = Seat{7}};
  EXPECT_FALSE(speech(mind, kTongue, early)) << "nothing speaks against anybody yet";
  mind.betrays(Seat{7}, 2);
  mind.moment();
  Speaker speaker{.self = Seat{0}, .holder = Seat{0}, .results = clear, .suspect = Seat{7}};
  const auto quiet = speech(mind, kTongue, speaker);
  ASSERT_TRUE(quiet);
  EXPECT_NE(quiet->statements[0].act, Act::claim) << "he talks like everybody else";
  EXPECT_EQ(quiet->statements[0].seats, Seats::of(Seat{7}));
  const std::array<Report, 2> found{{clear[0], {Seat{0}, Seat{5}, Found::theirs, 3}}};
  speaker.results = found;
  const auto loud = speech(mind, kTongue, speaker);
  ASSERT_TRUE(loud);
  ASSERT_EQ(loud->count, 3);
  EXPECT_EQ(loud->statements[0].act, Act::claim);
  EXPECT_EQ(loud->statements[1].seats, Seats::of(Seat{5}));
  listen(mind, kTongue, said(Seat{0}, *loud));
  mind.talk_is_over();
  EXPECT_GT(mind.sums().in[5], 0.9);
  EXPECT_LT(mind.sums().in[4], 0.1);
  EXPECT_GT(mind.sums().holds[0], 0.9);
}

TEST(Speech, ALiarAnswersHisAccuserAndGoesOn) {
  PublicMind mind = table_of_ten();
  mind.claims(Seat{0});
  mind.reports({Seat{0}, Seat{5}, Found::theirs, 2});
  const Speaker liar{.self = Seat{5},
                     .clan = Seats::of(Seat{5}) | Seat{6} | Seat{7},
                     .suspect = Seat{1},
                     .seed = 9};
  const auto lie = speech(mind, kTongue, liar);
  ASSERT_TRUE(lie);
  EXPECT_EQ(lie->statements[0].act, Act::claim);
  EXPECT_EQ(lie->statements[1].seats, Seats::of(Seat{0}));
  EXPECT_EQ(speech(mind, kTongue, liar), lie) << "the same story each time it is asked for";
  listen(mind, kTongue, said(Seat{5}, *lie));
  mind.leaves(Seats::of(Seat{3}));
  for (std::uint16_t night = 3; night < 6; ++night) {
    mind.round = night;
    mind.day_begins();
    const auto more = speech(mind, kTongue, liar);
    ASSERT_TRUE(more);
    EXPECT_EQ(more->statements[0].act, Act::report);
    EXPECT_EQ(more->statements[0].round, night);
    EXPECT_NE(more->statements[0].seats, Seats::of(Seat{3})) << "nobody who is out";
    listen(mind, kTongue, said(Seat{5}, *more));
  }
  EXPECT_EQ(mind.reported().size(), 5U);
}

TEST(Speech, ReadingTwiceChangesNothing) {
  PublicMind mind = table_of_ten();
  mind.chooses({Seat{1}, Seat{2}}, Seats::first(10), 1);
  mind.moment();
  const Line once = mind.sums().in;
  mind.moment();
  EXPECT_EQ(mind.sums().in, once);
  EXPECT_EQ(mind.choice(Seat{4}, Seats::first(10)), mind.choice(Seat{4}, Seats::first(10)));
}

TEST(Speech, OfEqualsAllTakeTheSame) {
  PublicMind mind = table_of_ten();
  mind.lot_is_drawn();
  const Seat lot = mind.choice(Seat{0}, Seats::first(10) - Seat{0});
  for (Seat seat : Seats::first(10) - lot - Seat{0}) {
    EXPECT_EQ(mind.choice(seat, Seats::first(10) - Seat{0}), lot);
  }
}

// One of the clan who never names his own is found out by it, in the end.
TEST(Speech, WhoSparesHisOwnIsSuspected) {
  PublicMind mind = table_of_ten();
  mind.shows(Seat{9}, Seats::of(Seat{9}), Card::in_no_hand);
  mind.leaves(Seats::of(Seat{9}));
  PublicMind hit = mind;
  PublicMind spared = mind;
  const Seats two = Seats::of(Seat{9}) | Seat{2};
  hit.chooses({Seat{1}, Seat{9}}, two, 1);
  spared.chooses({Seat{1}, Seat{2}}, two, 1);
  hit.moment();
  spared.moment();
  EXPECT_LT(hit.sums().in[1], mind.sums().in[1]);
  EXPECT_GT(spared.sums().in[1], hit.sums().in[1]);
}

}  // namespace
}  // namespace omerta::minds
