// The count of stories at the smallest table of spytown, as far as it can be reckoned by hand, and
// one step further as a number to be kept.
#include <gtest/gtest.h>

#include <array>

#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/simulation/perft.h"

namespace omerta::simulator {
namespace {

using namespace spytown;

constexpr std::array kTokensOfSeven{Token::mafioso,   Token::agent,     Token::policeman,
                                    Token::policeman, Token::policeman, Token::policeman};

Setup seven() {
  Setup setup{.edition = Edition::sk};
  setup.seats = 6;
  return setup;
}

Stories stories(unsigned commands) { return perft(plan(seven()), kTokensOfSeven, {}, commands); }

// Six look at their tokens. Then the Agent looks at one of five, and the clock ends the phase.
TEST(SpytownPerft, UpToTheAgentsLookThereIsOneStory) {
  EXPECT_EQ(stories(6).all, 1U);
  EXPECT_EQ(stories(7).all, 5U);
  EXPECT_EQ(stories(8).all, 5U);
}

// In one story of the five the Agent saw the Mafioso and is out: after five declarations the first
// of five has four candidates. In the others six declare, and then each has five.
TEST(SpytownPerft, TheFirstBallotIsCountedByHand) {
  EXPECT_EQ(stories(13).all, 5U);
  EXPECT_EQ(stories(14).all, 4U + 4);
  EXPECT_EQ(stories(15).all, 16U + 4 * 5);
  EXPECT_EQ(stories(18).all, 1'024U + 4 * 625);
}

// There are always two suspects or more, for the one with the most votes has voted for another.
// Each speaks or waives; meanwhile the four stories go on with their ballot.
TEST(SpytownPerft, TheDefencesAreCountedByHand) {
  EXPECT_EQ(stories(19), (Stories{2 * 1'024 + 4 * 3'125, 0}));
  EXPECT_EQ(stories(20), (Stories{4 * 1'024 + 4 * 15'625, 0}));
}

TEST(SpytownPerft, ANumberToBeKept) { EXPECT_EQ(stories(23), (Stories{493'696, 0})); }

Stories with_cards(WrongPhase penalty, unsigned commands) {
  constexpr std::array kCardsOfSeven{Card::vest,    Card::neutral, Card::corner_shot,
                                     Card::neutral, Card::neutral, Card::neutral};
  Setup setup = seven();
  setup.extended = Switch::on;
  setup.wrong_phase_penalty = penalty;
  setup.cards[index(Card::vest)] = setup.cards[index(Card::corner_shot)] = 1;
  return perft(plan(setup), kTokensOfSeven, kCardsOfSeven, commands);
}

// SPY-CARD-10  Before anybody looks, the holder of the Vest or the shooter may show the card and be
// out; if it is the Vest, the only Mafioso is.
TEST(SpytownPerft, CardsShownTooEarlyAreCounted) {
  EXPECT_EQ(with_cards(WrongPhase::enforce, 1), (Stories{3, 1}));
  EXPECT_EQ(with_cards(WrongPhase::reject, 6), (Stories{1, 0}));
}

// SPY-CORNER-1  When the discussion opens, the shooter fires at one of five, or of four if the
// Agent is out, or keeps the card and the first declares. SPY-VEST-4  Whoever is shot at is asked,
// but only the holder of the Vest has a choice.
TEST(SpytownPerft, TheCornerShotIsCountedByHand) {
  EXPECT_EQ(with_cards(WrongPhase::reject, 8).all, 5U);
  EXPECT_EQ(with_cards(WrongPhase::reject, 9).all, 4U * (5 + 1) + (4 + 1));
  EXPECT_EQ(with_cards(WrongPhase::reject, 10).all, 4U * (4 + 2 + 1) + (3 + 2 + 1));
}

}  // namespace
}  // namespace omerta::simulator
