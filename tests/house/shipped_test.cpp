// The six examples that come with the program are those of GOR-HOUSE-8.
#include <algorithm>

#include "tests/house/house_test.h"

namespace omerta::house {
namespace {

using gorod::Act;
using gorod::Block;
using gorod::Blocks;
using gorod::Call;
using gorod::Card;
using gorod::Role;
using gorod::Roles;
using gorod::Seen;

Card asking(Act act) {
  Card card;
  card.acts = 1;
  card.act[0] = act;
  return card;
}

Card seen(Seen as, Roles askers) {
  Card card;
  card.seen_as[static_cast<unsigned>(as)] = askers;
  return card;
}

struct Example {
  std::string_view id;
  std::string_view english;
  Card card;
};

std::vector<Example> examples() {
  const auto slot = [](int number) { return static_cast<Call>(number); };
  return {
      {"actor", "Actor",
       seen(Seen::mafia, Roles::of(Role::commissioner) | Roles::of(Role::lawyer))},
      {"fat-man", "Fat Man", Card{.armour = 1}},
      {"dancer", "Dancer",
       asking({.call = slot(15),
               .repeat = gorod::Repeat::not_twice_running,
               .does = Blocks::of(Block::hold)})},
      {"fighter", "Fighter",
       asking({.call = slot(16),
               .repeat = gorod::Repeat::not_twice_running,
               .does = Blocks::of(Block::guard)})},
      {"one-eyed", "One-Eyed Man",
       asking({.call = slot(115), .count = 2, .does = Blocks::of(Block::count)})},
      {"stranger", "Stranger", seen(Seen::unclear, Roles::all())},
  };
}

TEST(Shipped, AreTheExamplesOfTheCatalogue) {
  for (const Example& example : examples()) {
    const auto roles = parse_house_roles(shipped_house_role(example.id), example.id);
    ASSERT_TRUE(roles) << all_of(roles.error());
    ASSERT_EQ(roles->size(), 1U);
    EXPECT_EQ(roles->front().id, example.id);
    EXPECT_EQ(roles->front().picture, example.id);
    EXPECT_EQ(roles->front().card, example.card) << example.id;
    EXPECT_EQ(roles->front().names.at("en"), example.english);
    for (const char* language : {"en", "pl", "sk", "cs", "ru"}) {
      EXPECT_TRUE(roles->front().names.contains(language)) << example.id << " " << language;
    }
  }
}

TEST(Shipped, AreThePackedFilesToTheByte) {
  EXPECT_EQ(shipped_house_role_ids().size(), examples().size());
  for (std::string_view id : shipped_house_role_ids()) {
    const std::string file = std::string{HOUSE_SHIPPED} + "/" + std::string{id} + ".toml";
    EXPECT_EQ(shipped_house_role(id), content_of(file));
    EXPECT_NE(shipped_house_role(id).find("an example of a house rule"), std::string_view::npos);
  }
  EXPECT_EQ(shipped_house_role("nurse"), "");
}

TEST(Shipped, AllSixTogetherAreASet) {
  std::vector<Source> sources;
  for (std::string_view id : shipped_house_role_ids()) {
    sources.push_back({.file = std::string{id}, .toml = shipped_house_role(id)});
  }
  const auto roles = parse_house_roles(sources);
  ASSERT_TRUE(roles) << all_of(roles.error());
  EXPECT_EQ(check_house_roles({}, *roles), Mistakes{});
}

}  // namespace
}  // namespace omerta::house
