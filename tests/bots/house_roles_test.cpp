// Whatever a host invents, a bot can hold the card: random house roles at random tables.
#include <gtest/gtest.h>

#include "rulebooks/gorod/rules/setup.h"
#include "tests/bots/evening.h"
#include "tests/house/random_roles.h"

namespace omerta::bots {
namespace {

using gorod::Role;
using gorod::YakuzaMode;

constexpr int kGames = 1500;
constexpr int kPlayers = 21;

gorod::Setup table(const house::HouseRoles& roles, YakuzaMode mode) {
  gorod::Setup setup{.yakuza_mode = mode,
                     .card_stock = gorod::CardStock::extended,
                     .stalemate_limit = 20,
                     .seats = kPlayers};
  int left = kPlayers;
  const auto put = [&](Role role, int count) {
    setup.deck[index(role)] = static_cast<std::uint8_t>(count);
    left -= count;
  };
  put(Role::mafioso, 1);
  put(Role::yakuza, mode == YakuzaMode::unset ? 0 : 1);
  for (Role role : {Role::commissioner, Role::captain, Role::sleepwalker}) put(role, 1);
  for (std::size_t i = 0; i < roles.size(); ++i) {
    const int most = std::min<int>(left - 2, roles[i].card.copies);
    put(gorod::house_role(static_cast<int>(i)), std::min(most, 3));
  }
  put(Role::citizen, left);
  return house::with_house_roles(setup, roles);
}

TEST(Bots, HoldAnyHouseRole) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    house::Dice dice{seed};
    const auto mode = static_cast<YakuzaMode>(dice.below(3));
    house::HouseRoles roles = house::random_roles(dice, 1 + dice.below(4), mode);
    for (house::HouseRole& role : roles) {  // GOR-HOUSE-9: a text needs a person who rules by it
      role.text.clear();
      role.card.by_hand = gorod::ByHand::no;
    }
    const auto level = static_cast<Level>(seed % 4);
    const Evening evening =
        play(table(roles, mode), seed, [&](const auto&, Role) { return level; });
    ASSERT_EQ(evening.refused, 0) << "seed " << seed;
    ASSERT_EQ(evening.endless, 0) << "seed " << seed;
  }
}

}  // namespace
}  // namespace omerta::bots
