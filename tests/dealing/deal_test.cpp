// The verifiable deal: the specification's vector, the order of a round, fairness, every rulebook,
// and tampering.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "bytes/hex.h"
#include "dealing/draws.h"
#include "tests/dealing/rounds.h"

namespace omerta::dealing {
namespace {

using chance::Dice;
using Answer = Round::Answer;

const std::string kSetup =
    R"({"deck":["mafia","mafia","mafia","detective","doctor","citizen","citizen","citizen",)"
    R"("citizen","citizen"],"edition":"demo","engine":"0.1",)"
    R"("seats":["A","B","C","D","E","F","G","H","I","J"]})";

Round vector_round() {
  std::string room;
  for (char i = 0; i < 16; ++i) room += i;
  Round round{{room, 1, kSetup}, 10, sha256("server")};
  const auto entropy = [](unsigned seat) { return sha256("player" + std::to_string(seat)); };
  for (const unsigned seat : {0U, 1U, 2U, 4U, 5U, 6U, 7U, 8U, 9U}) {
    EXPECT_EQ(round.ready(seat, player_commit(round.table(), seat, entropy(seat))), Answer::taken);
  }
  round.close();
  for (const unsigned seat : {9U, 0U, 1U, 2U, 4U, 5U, 6U, 7U, 8U}) {
    EXPECT_EQ(round.open(seat, entropy(seat)), Answer::taken);
  }
  return round;
}

TEST(Deal, TheSpecificationsVector) {
  const Round round = vector_round();
  EXPECT_EQ(bytes::hex(round.server_commit()),
            "bf5a85f73383c0952ac32b78d67a0b49cece226761ae30de6ef90b225b0973e1");
  EXPECT_EQ(bytes::hex(round.transcript()),
            "345599d3db51cb3dfe27ebcc28b1a20f6a29e092d6c69037525f004530cefa2e");
  EXPECT_EQ(bytes::hex(round.key()),
            "0505224aeebeb6bc5a4bb674097aecb161b4053041ff0ce24b1f05ef7d55e339");
  const auto frozen = read_frozen(kSetup);
  ASSERT_TRUE(frozen);
  EXPECT_EQ(written(*frozen), kSetup);
  const auto cards = dealt(round.key(), *frozen);
  ASSERT_TRUE(cards);
  EXPECT_EQ(cards->order,
            (std::vector<std::string>{"doctor", "mafia", "citizen", "detective", "mafia", "mafia",
                                      "citizen", "citizen", "citizen", "citizen"}));
  const Transcript transcript = transcript_of(round, *cards, {});
  EXPECT_EQ(bytes::hex(transcript.card_commits[0]),
            "63cf3f2d1623a918ffb289ebb8acc7153783bb931cc7a7481ca1719620a80b14");
  EXPECT_EQ(transcript.fingerprint, "345599d3db51cb3d");
  EXPECT_EQ(std::count(transcript.words.begin(), transcript.words.end(), ' '), 5);
  EXPECT_TRUE(all_hold(verified(transcript).checks));
  EXPECT_EQ(written(*read_transcript(written(transcript))), written(transcript));
}

TEST(Deal, ARoundHasItsOrder) {
  Dice dice{1, 0};
  const Digest mine = some_digest(dice);
  const Digest other = some_digest(dice);
  Round round{{"room", 1, kSetup}, 10, some_digest(dice)};
  const Digest commit = player_commit(round.table(), 3, mine);
  EXPECT_EQ(round.open(3, mine), Answer::too_early);
  EXPECT_EQ(round.ready(10, commit), Answer::no_seat);
  EXPECT_EQ(round.ready(3, commit), Answer::taken);
  EXPECT_EQ(round.ready(3, commit), Answer::again);
  EXPECT_EQ(round.ready(3, other), Answer::wrong);
  EXPECT_EQ(round.ready(4, player_commit(round.table(), 4, other)), Answer::taken);
  round.close();
  EXPECT_EQ(round.ready(5, commit), Answer::too_late);
  const Phone phone{3, mine, round.server_commit()};
  EXPECT_TRUE(may_open(phone, round.table(), round.commits(), round.transcript()));
  EXPECT_FALSE(may_open({3, mine, other}, round.table(), round.commits(), round.transcript()));
  EXPECT_FALSE(
      may_open({3, other, phone.server}, round.table(), round.commits(), round.transcript()));
  EXPECT_FALSE(may_open(phone, {"room", 1, kSetup + " "}, round.commits(), round.transcript()));
  EXPECT_EQ(round.open(3, other), Answer::wrong);
  EXPECT_EQ(round.open(9, other), Answer::no_seat);
  EXPECT_EQ(round.open(3, mine), Answer::taken);
  EXPECT_EQ(round.open(3, mine), Answer::again);
  EXPECT_EQ(round.silent(), std::vector<unsigned>{4});
  EXPECT_FALSE(round.complete());
  EXPECT_EQ(round.open(4, other), Answer::taken);
  EXPECT_TRUE(round.complete());
}

// Each phone alone changes everything.
TEST(Deal, EveryContributionCounts) {
  std::set<std::string> words;
  std::set<std::string> keys;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    Dice dice{i, 0};
    const Round round = some_round(kSetup, 10, dice);
    words.insert(spoken(round.transcript()));
    keys.insert(bytes::hex(round.key()));
  }
  EXPECT_EQ(words.size(), 2000U);
  EXPECT_EQ(keys.size(), 2000U);
}

// 99.9 % of fair deals are within the limit (119 and 24 degrees of freedom).
TEST(Deal, EveryOrderIsAsLikely) {
  const Frozen five{.seats = {"a", "b", "c", "d", "e"}, .deck = {"1", "2", "3", "4", "5"}};
  constexpr int kDeals = 60'000;
  std::map<std::vector<std::string>, int> orders;
  Dice dice{4, 0};
  for (int i = 0; i < kDeals; ++i) ++orders[dealt(some_digest(dice), five)->order];
  ASSERT_EQ(orders.size(), 120U);
  double chi_squared = 0;
  for (const auto& [order, count] : orders) {
    const double off = count - kDeals / 120.0;
    chi_squared += off * off / (kDeals / 120.0);
  }
  EXPECT_GT(chi_squared, 76);
  EXPECT_LT(chi_squared, 173);
}

TEST(Deal, WhatIsDrawnLaterIsUniform) {
  const Digest key = sha256("key");
  std::map<Choice, int> pairs;
  const Prompt prompt{.offers = 0b101101, .take = 2, .pass = Pass::allowed};
  for (unsigned i = 0; i < 14'000; ++i) {
    Prompt asked = prompt;
    asked.number = static_cast<std::uint16_t>(i);
    ++pairs[drawn(key, "lot", asked)];
  }
  ASSERT_EQ(pairs.size(), 7U);  // six pairs, and a pass
  for (const auto& [choice, count] : pairs) EXPECT_NEAR(count, 2000, 180) << choice;
  EXPECT_NE(drawn(key, "lot", prompt), drawn(sha256("another"), "lot", prompt));
  EXPECT_EQ(dice(key, "bot", 7).next(), dice(key, "bot", 7).next());
  EXPECT_NE(dice(key, "bot", 7).next(), dice(key, "bot", 8).next());
}

class EveryRulebook : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Deal, EveryRulebook, testing::Values("gorod", "spytown", "mrakoszlap"),
                         [](const auto& book) { return std::string{book.param}; });

TEST_P(EveryRulebook, IsDealtAndDrawnFromTheKey) {
  std::size_t draws = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const PlayedGame game = played_game(GetParam(), seed);
    const auto read = read_transcript(written(game.transcript));
    ASSERT_TRUE(read);
    const Verified all = verified(*read);
    EXPECT_TRUE(all_hold(all.checks)) << seed;
    const auto setup = setup_check(*all.frozen);
    ASSERT_TRUE(setup);
    EXPECT_TRUE(setup->holds) << game.transcript.table.setup;
    EXPECT_TRUE(record_check(all, game.played).holds) << seed;
    EXPECT_FALSE(record_check(all, played_game(GetParam(), seed + 100).played).holds);
    EXPECT_EQ(all.dealt->hands.size(), game.fresh.casting().names.seats.size());
    draws += game.transcript.draws.size();
  }
  // Play at random does not come to gorod's lot, which takes two ties: its deal only is seen here.
  const std::string_view book = GetParam();
  EXPECT_GE(draws, book == "mrakoszlap" ? 100U : book == "spytown" ? 1U : 0U);
}

// One card more in the setup, or a limit less, is not this game's.
TEST_P(EveryRulebook, IsSetUpWithItsOwnCards) {
  const Frozen frozen = *read_frozen(played_game(GetParam(), 3).transcript.table.setup);
  Frozen other = frozen;
  std::swap(other.deck.front(), other.deck.back());
  EXPECT_FALSE(setup_check(other)->holds);
  other = frozen;
  other.seats.front() = "Nobody";
  EXPECT_FALSE(setup_check(other)->holds);
  other = frozen;
  other.game = "omerta 1\n";
  EXPECT_FALSE(setup_check(other)->holds);
  if (frozen.limits.empty()) return;
  other = frozen;
  other.limits.pop_back();
  EXPECT_FALSE(setup_check(other)->holds);
}

// With few players and large hands most shuffles are no deal; with all tables there is one soon.
TEST(Deal, HandsThatAreHandsAreFoundSoon) {
  std::string seats = "seats A";
  for (char name = 'B'; name <= 'T'; ++name) {
    seats += std::string{", "} + name;
    const std::string head = "omerta 1\nrulebook mrakoszlap\nedition R\n" + seats + "\nplay\n";
    const Frozen frozen = frozen_of(notation::Record::read(head, "head"), "0");
    for (int i = 0; i < 5; ++i) {
      EXPECT_TRUE(dealt(sha256(std::to_string(i)), frozen)) << seats;
    }
  }
}

TEST(Deal, TenThousandTamperingsAreRefused) {
  int refused = 0;
  int unread = 0;
  for (const char* rulebook : {"gorod", "spytown", "mrakoszlap"}) {
    Dice dice{17, 0};
    for (std::uint64_t game = 1; game <= 10; ++game) {
      const std::string good = written(played_game(rulebook, game).transcript);
      for (int i = 0; i < 340; ++i) {
        const std::string bad = tampered(good, dice);
        ASSERT_NE(bad, good);
        const auto read = read_transcript(bad);
        if (!read) ++unread;
        const bool holds = read && all_hold(verified(*read).checks);
        EXPECT_FALSE(holds) << bad;
        if (!holds) ++refused;
      }
    }
  }
  EXPECT_GE(refused, 10'000);
  EXPECT_LT(unread, refused / 2);  // most are refused for what they say
}

TEST(Deal, WhatCannotBeDealtIsNotRead) {
  for (const char* setup :
       {"", "{}", "[]", R"({"deck":[],"seats":["a"]})", R"({"deck":["x"],"seats":["a","b"]})",
        R"({"deck":["x"],"seats":[]})", R"({"deck":["x"],"each":0,"seats":["a"]})",
        R"({"deck":["x"],"each":2,"seats":["a"]})", R"({"deck":[1],"seats":["a"]})",
        R"({"deck":["x"],"further":[["y"]],"seats":["a","b"]})",
        R"({"deck":["x"],"limits":[{"of":["x"]}],"seats":["a"]})"}) {
    EXPECT_FALSE(read_frozen(setup)) << setup;
  }
  const auto never =
      read_frozen(R"({"deck":["x"],"limits":[{"most":0,"of":["x"]}],"seats":["a"]})");
  ASSERT_TRUE(never);
  EXPECT_FALSE(dealt(sha256("key"), *never));
}

}  // namespace
}  // namespace omerta::dealing
