// Whatever the deck and the options, a bot's answer is accepted and the game comes to an end.
#include <gtest/gtest.h>

#include "chance/dice.h"
#include "rulebooks/gorod/house/roles.h"
#include "rulebooks/gorod/rules/setup.h"
#include "tests/bots/evening.h"

namespace omerta::bots {
namespace {

using gorod::Role;

constexpr int kGames = 1000;
constexpr int kMostRounds = 60;  // of a game in which somebody goes out now and then

template <class E>
E any(chance::Dice& dice, std::uint32_t values) {
  return static_cast<E>(dice.below(values));
}

void draw_options(chance::Dice& dice, gorod::Setup& setup) {
  setup.edition = any<gorod::Edition>(dice, 2);
  setup.no_candidates = any<gorod::NoCandidates>(dice, 2);
  setup.ballot = any<gorod::Ballot>(dice, 2);
  setup.second_tie = any<gorod::SecondTie>(dice, 3);
  setup.night_pass = any<gorod::NightPass>(dice, 2);
  setup.killed_tonight_acts = any<gorod::KilledTonightActs>(dice, 3);
  setup.arrest_masks = any<gorod::ArrestMasks>(dice, 3);
  setup.arrest_notice = any<gorod::ArrestNotice>(dice, 2);
  setup.nurse_limit_counts = any<gorod::NurseLimitCounts>(dice, 2);
  setup.journalist_self = any<gorod::JournalistSelf>(dice, 2);
  setup.town_must_remove_maniac = any<gorod::TownMustRemoveManiac>(dice, 2);
  setup.stalemate_limit = 12;
}

// Every special card with the same chance; mafia up to a third, with the don, the lawyer, the
// yakuza; the rest are citizens, some of them exchanged for the house roles that are shipped.
gorod::Setup draw_setup(std::uint64_t seed, const house::HouseRoles& roles) {
  chance::Dice dice{seed, 77};
  gorod::Setup setup;
  draw_options(dice, setup);
  setup.card_stock = gorod::CardStock::extended;
  const int players = 6 + static_cast<int>(dice.below(20));
  setup.seats = static_cast<std::uint8_t>(players);
  int left = players;
  const auto put = [&](Role role, int count) {
    setup.deck[index(role)] = static_cast<std::uint8_t>(count);
    left -= count;
  };
  put(Role::commissioner, 1);
  int mafia = players / 3;
  const int clans = mafia >= 2 ? static_cast<int>(dice.below(3)) : 0;
  setup.yakuza_mode = static_cast<gorod::YakuzaMode>(clans);
  const int yakuza = clans == 0 ? 0 : mafia / 2;
  mafia = clans == 1 ? yakuza * 2 : mafia;
  const bool lawyer = clans != 1 && mafia > 2 && dice.once_in(2);
  const bool don = mafia - yakuza - (lawyer ? 1 : 0) > 0 && dice.once_in(2);
  put(Role::yakuza, yakuza);
  put(Role::lawyer, lawyer ? 1 : 0);
  put(Role::don, don ? 1 : 0);
  put(Role::mafioso, mafia - yakuza - (lawyer ? 1 : 0) - (don ? 1 : 0));
  for (Role role : {Role::sheriff, Role::nurse, Role::beauty, Role::sleepwalker, Role::journalist,
                    Role::captain, Role::maniac}) {
    if (left > 1 && dice.once_in(2)) put(role, 1);
  }
  setup = house::with_house_roles(setup, roles);
  for (int i = 0; i < static_cast<int>(roles.size()); ++i) {
    if (left > 1 && dice.once_in(2)) put(gorod::house_role(i), 1);
  }
  put(Role::citizen, left);
  return setup;
}

house::HouseRoles shipped() {
  std::vector<house::Source> texts;
  for (std::string_view id : house::shipped_house_role_ids()) {
    texts.push_back({std::string(id), house::shipped_house_role(id), 1, 1});
  }
  return *house::parse_house_roles(texts);
}

TEST(Bots, AreNeverRefusedAndComeToAnEnd) {
  const house::HouseRoles roles = shipped();
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const gorod::Setup setup = draw_setup(seed, roles);
    for (const gorod::Finding& found : gorod::validate(setup)) {
      ASSERT_TRUE(gorod::is_warning(found.complaint))
          << "seed " << seed << ": " << static_cast<int>(found.complaint);
    }
    const auto level = static_cast<Level>(seed % 4);
    const Evening evening = play(setup, seed, [&](const auto&, Role) { return level; });
    ASSERT_EQ(evening.refused, 0) << "seed " << seed;
    ASSERT_EQ(evening.endless, 0) << "seed " << seed;
    ASSERT_LT(evening.rounds, kMostRounds) << "seed " << seed;
    ASSERT_NE(evening.result, gorod::Result::none) << "seed " << seed;
  }
}

TEST(Bots, OfAllLevelsSitAtOneTable) {
  const house::HouseRoles roles = shipped();
  for (std::uint64_t seed = 0; seed < kGames / 4; ++seed) {
    const gorod::Setup setup = draw_setup(seed + kGames, roles);
    const Evening evening = play(
        setup, seed, [](const auto&, Role role) { return static_cast<Level>(index(role) % 4); });
    ASSERT_EQ(evening.refused, 0) << "seed " << seed;
    ASSERT_EQ(evening.endless, 0) << "seed " << seed;
  }
}

// Days are not dull: with sensible bots there is a vote nearly every day but the first, on which an
// even number puts nobody up; and clans do agree.
TEST(Bots, VoteAndShoot) {
  int rounds = 0;
  int votes = 0;
  int shots = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Evening evening = play(gorod::preset(gorod::Edition::newer, 10), seed,
                                 [](const auto&, Role) { return Level::detective; });
    rounds += evening.rounds;
    votes += evening.votes;
    shots += evening.shots;
  }
  EXPECT_GT(votes * 10, rounds * 7);
  EXPECT_GT(shots * 10, (rounds - 300) * 9);
}

TEST(Bots, AreKnownByName) {
  for (Level each : {Level::random, Level::novice, Level::player, Level::detective}) {
    EXPECT_EQ(level(name(each)), each);
  }
  EXPECT_EQ(level("clever"), std::nullopt);
}

}  // namespace
}  // namespace omerta::bots
