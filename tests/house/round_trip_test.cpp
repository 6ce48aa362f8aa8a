// What is written reads as the same roles, and is written again to the same byte.
#include "tests/house/house_test.h"
#include "tests/house/random_roles.h"

namespace omerta::house {
namespace {

constexpr int kDraws = 5000;

TEST(Written, IsCanonical) {
  const HouseRoles roles = parsed(R"toml(
[[role]]
traits = ["AVENGE", "SEEN-AS(lawyer, town)", "VOTE-WEIGHT(2)", "SEEN-AS(don, mafia)"]
side = "mafia"
must-fall = false
tally = "other"
member = true
copies = 1
card = "none"
names = { en = "The \"Hunter\"", cs = 'Lovec' }
id = "hunter"
acts = [{ do = ["MASK(poacher, don)", "HOLD"], repeat = "free", count = 1, uses = 3 },
        { call = "own: 17", self-uses = 0, target = "any", do = ["GUARD"], pass = false }]
call = "own:15"
[[role]]
id = "poacher"
)toml");
  EXPECT_EQ(write_house_roles(roles), R"toml([[role]]
id = "hunter"
names = { cs = "Lovec", en = "The \"Hunter\"" }
side = "mafia"
tally = "other"
call = "own: 15"
acts = [
  { target = "other", pass = "yes", uses = 3, do = ["HOLD", "MASK(don, poacher)"] },
  { call = "own: 17", target = "any", pass = "no", self-uses = 0, do = ["GUARD"] },
]
traits = ["SEEN-AS([don], mafia)", "SEEN-AS([lawyer], town)", "VOTE-WEIGHT(2)", "AVENGE"]

[[role]]
id = "poacher"
side = "town"
call = "none"
)toml");
}

TEST(Written, OneRoleStandsAloneInAText) {
  const HouseRoles roles = parsed("id = \"hunter\"\ntraits = [\"ARMOUR(2)\"]");
  const std::string text = write_house_role(roles, 0);
  EXPECT_EQ(text, "id = \"hunter\"\nside = \"town\"\ncall = \"none\"\ntraits = [\"ARMOUR(2)\"]\n");
  EXPECT_EQ(parsed(text), roles);
}

TEST(Written, NothingIsNothing) { EXPECT_EQ(write_house_roles({}), ""); }

TEST(Written, ReadsAsTheSameRoles) {
  for (int seed = 0; seed < kDraws; ++seed) {
    Dice dice{static_cast<std::uint64_t>(seed)};
    const HouseRoles roles =
        random_roles(dice, 1 + dice.below(gorod::kHouseRoles), gorod::YakuzaMode::second_clan);
    const std::string text = write_house_roles(roles);
    const auto read = parse_house_roles(text, "written");
    ASSERT_TRUE(read) << "seed " << seed << "\n" << text << all_of(read.error());
    ASSERT_EQ(*read, roles) << "seed " << seed << "\n" << text;
    ASSERT_EQ(write_house_roles(*read), text) << "seed " << seed;
  }
}

TEST(Written, RolesApartAreOneSetAgain) {
  for (int seed = 0; seed < kDraws / 5; ++seed) {
    Dice dice{static_cast<std::uint64_t>(seed)};
    const HouseRoles roles = random_roles(dice, 4, gorod::YakuzaMode::second_clan);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < roles.size(); ++i) texts.push_back(write_house_role(roles, i));
    std::vector<Source> sources;
    for (const std::string& text : texts) sources.push_back({.file = "record", .toml = text});
    const auto read = parse_house_roles(sources);
    ASSERT_TRUE(read) << "seed " << seed << "\n" << all_of(read.error());
    ASSERT_EQ(*read, roles) << "seed " << seed;
  }
}

}  // namespace
}  // namespace omerta::house
