// Whatever the reader accepts, the engine can play: random house roles at random tables.
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "tests/house/house_test.h"
#include "tests/house/random_roles.h"

namespace omerta::house {
namespace {

using gorod::Role;
using gorod::YakuzaMode;

constexpr int kGames = 3000;

// A table of 21 with some of the roles in place of citizens.
gorod::Setup table(Dice& dice, const HouseRoles& roles, YakuzaMode mode) {
  gorod::Setup setup{.edition = dice.once_in(2) ? gorod::Edition::newer : gorod::Edition::of_2012,
                     .yakuza_mode = mode,
                     .card_stock = gorod::CardStock::extended,
                     .second_tie = static_cast<gorod::SecondTie>(dice.below(3)),
                     .arrest_notice = static_cast<gorod::ArrestNotice>(dice.below(2)),
                     .nurse_limit_counts = static_cast<gorod::NurseLimitCounts>(dice.below(2)),
                     .stalemate_limit = 50,
                     .seats = 21};
  int left = 21;
  const auto put = [&](Role role, int count) {
    setup.deck[index(role)] = static_cast<std::uint8_t>(count);
    left -= count;
  };
  put(Role::mafioso, 1);
  put(Role::yakuza, mode == YakuzaMode::unset ? 0 : 1);
  for (Role role : {Role::commissioner, Role::nurse, Role::captain, Role::sleepwalker})
    put(role, 1);
  for (std::size_t i = 0; i < roles.size(); ++i) {
    const int most = std::min<int>(left - 2, roles[i].card.copies);
    put(gorod::house_role(static_cast<int>(i)), std::min(most, 3));
  }
  put(Role::citizen, left);
  return with_house_roles(setup, roles);
}

TEST(Played, RandomHouseRolesComeToAnEnd) {
  int over = 0;
  for (int seed = 0; seed < kGames; ++seed) {
    Dice dice{static_cast<std::uint64_t>(seed)};
    const YakuzaMode mode = static_cast<YakuzaMode>(dice.below(3));
    const HouseRoles roles = random_roles(dice, 1 + dice.below(4), mode);
    const gorod::Setup setup = table(dice, roles, mode);
    ASSERT_EQ(check_house_roles(setup, roles), Mistakes{}) << "seed " << seed;
    const Evening evening = play(gorod::plan(setup), static_cast<std::uint64_t>(seed));
    ASSERT_EQ(evening.ending, Ending::over) << "seed " << seed << "\n" << write_house_roles(roles);
    ++over;
  }
  EXPECT_EQ(over, kGames);
}

}  // namespace
}  // namespace omerta::house
