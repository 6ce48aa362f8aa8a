// The signatures are the ones that were kept. If behaviour had to change, print them with the
// `signature` program, put them into signature.txt and say in the commit which clause made it
// change.
#include "simulator/signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/gorod/simulation/setups.h"
#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/rules/spytown.h"
#include "rulebooks/spytown/simulation/setups.h"

namespace omerta::simulator {
namespace {

TEST(Signature, NothingHasChanged) {
  std::ifstream file{OMERTA_SIGNATURE};
  const std::string kept{std::istreambuf_iterator<char>{file}, {}};
  ASSERT_FALSE(kept.empty()) << OMERTA_SIGNATURE;
  EXPECT_EQ(signature_lines(), kept);
}

TEST(Signature, EveryGameCounts) {
  EXPECT_NE(signature_games<gorod::Gorod>(1).number, signature_games<gorod::Gorod>(2).number);
  EXPECT_EQ(signature_games<gorod::Gorod>(300).number, signature_games<gorod::Gorod>(300).number);
  using spytown::Spytown;
  EXPECT_NE(signature_games<Spytown>(1).number, signature_games<Spytown>(2).number);
  EXPECT_EQ(signature_games<Spytown>(300).number, signature_games<Spytown>(300).number);
}

// A rule that no game of the signature comes to could change unseen.
TEST(Signature, EveryFactRefusalAndResultOccurs) {
  const SignatureGames games = signature_games<gorod::Gorod>();
#define X(name) \
  EXPECT_TRUE(games.facts >> static_cast<unsigned>(gorod::number::Fact::name) & 1) << #name;
  OMERTA_GOROD_FACTS(X)
#undef X
#define X(name) \
  EXPECT_TRUE(games.refusals >> static_cast<unsigned>(gorod::number::Refusal::name) & 1) << #name;
  OMERTA_GOROD_REFUSALS(X)
#undef X
  const std::uint64_t none = 1;  // the result of a game that is not over
#define X(name) \
  EXPECT_TRUE((games.results | none) >> static_cast<unsigned>(gorod::Result::name) & 1) << #name;
  OMERTA_GOROD_RESULTS(X)
#undef X
  EXPECT_EQ(games.results & none, 0U);
}

TEST(Signature, EveryFactRefusalAndResultOfSpytownOccurs) {
  const SignatureGames games = signature_games<spytown::Spytown>();
#define X(name) \
  EXPECT_TRUE(games.facts >> static_cast<unsigned>(spytown::number::Fact::name) & 1) << #name;
  OMERTA_SPYTOWN_FACTS(X)
#undef X
#define X(name) \
  EXPECT_TRUE(games.refusals >> static_cast<unsigned>(spytown::number::Refusal::name) & 1) << #name;
  OMERTA_SPYTOWN_REFUSALS(X)
#undef X
  const std::uint64_t none = 1;
#define X(name) \
  EXPECT_TRUE((games.results | none) >> static_cast<unsigned>(spytown::Result::name) & 1) << #name;
  OMERTA_SPYTOWN_RESULTS(X)
#undef X
  EXPECT_EQ(games.results & none, 0U);
}

// Which values a field has somewhere among the setups, a bit each.
template <class Value>
std::uint64_t values(Value spytown::Setup::* field) {
  std::uint64_t seen = 0;
  for (const spytown::Setup& setup : spytown_signature_setups()) {
    seen |= std::uint64_t{1} << static_cast<unsigned>(setup.*field);
  }
  return seen;
}

TEST(Signature, EveryOptionOfSpytownHasEveryValueSomewhere) {
  EXPECT_EQ(values(&spytown::Setup::edition), 0b110U);
  EXPECT_EQ(values(&spytown::Setup::mafia_deadlock), 0b1111U);
  EXPECT_EQ(values(&spytown::Setup::small_game_max), 0b111U);
  EXPECT_EQ(values(&spytown::Setup::moderation), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::extended), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::component_limit), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::agent_may_pass), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::self_vote), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::second_place_tie), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::eliminated_view), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::small_game_round1_mafia), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::kids_no_agent), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::kids_last_shot), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::kids_single_ballot), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::kids_wording), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::kids_last_shot_chain), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::kids_last_shot_for), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::wrong_phase_penalty), 0b111U);
  EXPECT_EQ(values(&spytown::Setup::shots_stoppable), 0b111U);
  EXPECT_EQ(values(&spytown::Setup::bandage_any_cause), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::recruit_replaces_kill), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::commander_preliminary), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::commander_second_place), 0b111U);
  EXPECT_EQ(values(&spytown::Setup::commander_succession), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::re_recruitment_one_mafioso), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::new_gang_minimum), 0b11U);
  EXPECT_EQ(values(&spytown::Setup::new_gang_recognition), 0b11U);
}

TEST(Signature, EveryNumberOfPlayersAndEveryCardOfSpytownIsThere) {
  using namespace spytown;
  std::uint32_t numbers = 0;
  std::uint32_t cards = 0;
  for (const spytown::Setup& setup : spytown_signature_setups()) {
    EXPECT_TRUE(validate(setup).may_start());
    numbers |= 1U << players(setup);
    for (unsigned i = 0; i < index(Card::neutral); ++i)
      cards |= (setup.cards[i] > 0 ? 1U : 0U) << i;
  }
  EXPECT_EQ(numbers, (2U << kMostPlayers) - (1U << kFewestPlayers));
  EXPECT_EQ(cards, (1U << index(Card::neutral)) - 1);
}

}  // namespace
}  // namespace omerta::simulator
