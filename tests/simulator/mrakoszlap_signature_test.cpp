// The games behind mrakoszlap's signature come to everything there is.
#include <gtest/gtest.h>

#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/mrakoszlap/rules/setup.h"
#include "rulebooks/mrakoszlap/simulation/setups.h"
#include "simulator/signature.h"

namespace omerta::simulator {
namespace {

using namespace mrakoszlap;

TEST(MrakoszlapSignature, EveryGameCounts) {
  EXPECT_NE(signature_games<Mrakoszlap>(1).number, signature_games<Mrakoszlap>(2).number);
  EXPECT_EQ(signature_games<Mrakoszlap>(300).number, signature_games<Mrakoszlap>(300).number);
}

TEST(MrakoszlapSignature, EveryFactRefusalAndResultOccurs) {
  const SignatureGames games = signature_games<Mrakoszlap>();
#define X(name) EXPECT_TRUE(games.facts >> static_cast<unsigned>(number::Fact::name) & 1) << #name;
  OMERTA_MRAKOSZLAP_FACTS(X)
#undef X
#define X(name) \
  EXPECT_TRUE(games.refusals >> static_cast<unsigned>(number::Refusal::name) & 1) << #name;
  OMERTA_MRAKOSZLAP_REFUSALS(X)
#undef X
  const std::uint64_t none = 1;
#define X(name) \
  EXPECT_TRUE((games.results | none) >> static_cast<unsigned>(Result::name) & 1) << #name;
  OMERTA_MRAKOSZLAP_RESULTS(X)
#undef X
  EXPECT_EQ(games.results & none, 0U);
}

// Which values a field has somewhere among the setups, a bit each.
template <class Value>
std::uint64_t values(Value Setup::* field) {
  std::uint64_t seen = 0;
  for (const Setup& setup : mrakoszlap_signature_setups()) {
    seen |= std::uint64_t{1} << static_cast<unsigned>(setup.*field);
  }
  return seen;
}

TEST(MrakoszlapSignature, EveryOptionOfThreeValuesOrMoreHasThemAllSomewhere) {
  EXPECT_EQ(values(&Setup::mafian_count), 0b1111U);
  EXPECT_EQ(values(&Setup::ability_passing), 0b111U);
  EXPECT_EQ(values(&Setup::night_calls), 0b111U);
  EXPECT_EQ(values(&Setup::al_capone_reach), 0b111U);
  EXPECT_EQ(values(&Setup::sock_targets), 0b111U);
  EXPECT_EQ(values(&Setup::tie_ballot), 0b111U);
  EXPECT_EQ(values(&Setup::reveal_on_death), 0b111U);
  EXPECT_EQ(values(&Setup::matrix_report), 0b111U);
}

TEST(MrakoszlapSignature, EveryOptionOfTwoValuesHasBothSomewhere) {
  const auto both = [](auto... fields) {
    for (std::uint64_t seen : {values(fields)...}) EXPECT_EQ(seen, 0b11U);
  };
  both(&Setup::prison_told, &Setup::prison_reach, &Setup::mass_murderer_self,
       &Setup::meciar_kovac_lose, &Setup::slime_vs_sniper, &Setup::slime_uses,
       &Setup::slime_redirected, &Setup::magnet_duration, &Setup::magnet_first, &Setup::tunnel_use,
       &Setup::tunnel_to_dead, &Setup::matrix_catch, &Setup::exchange_timing, &Setup::leech_gain,
       &Setup::mud_duration, &Setup::silenced_powers, &Setup::ballot_votes, &Setup::single_accused,
       &Setup::vest_by_day, &Setup::victory_check, &Setup::all_dead, &Setup::report_detail,
       &Setup::defence_order, &Setup::magnet_pulls, &Setup::matrix_dies, &Setup::exchange_day_limit,
       &Setup::leech_self, &Setup::doctor_offsets, &Setup::third_gas_mask,
       &Setup::ghost_bobo_haunts, &Setup::cobra_after_meal, &Setup::spyglass_jailed,
       &Setup::night1_skip, &Setup::glazier_check, &Setup::gravedigger_counts,
       &Setup::cobra_dead_leech, &Setup::sock_dead_thrower, &Setup::moderated, &Setup::deck_given);
}

TEST(MrakoszlapSignature, EveryNumberOfPlayersAndEveryCardIsThere) {
  std::uint32_t numbers = 0;
  Hand cards;
  for (const mrakoszlap::Setup& setup : mrakoszlap_signature_setups()) {
    EXPECT_TRUE(validate(setup).may_start());
    numbers |= 1U << setup.seats;
    cards |= deck_of(setup);
  }
  EXPECT_EQ(numbers, (2U << kMostPlayers) - (1U << kFewestPlayers));
  EXPECT_EQ(cards, kWholeDeck);
}

}  // namespace
}  // namespace omerta::simulator
