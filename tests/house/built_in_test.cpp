// GOR-HOUSE-7: the built-in characters, read from definitions, are the engine's own cards, and
// games played with them tell the same story event by event.
#include <filesystem>

#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "tests/house/evening.h"
#include "tests/house/house_test.h"

namespace omerta::house {
namespace {

using gorod::Edition;
using gorod::Role;
using gorod::YakuzaMode;

constexpr int kGames = 500;  // of each table, in each edition

constexpr std::array<std::string_view, gorod::kBuiltIn> kIds{
#define X(name) #name,
    OMERTA_GOROD_ROLES(X)
#undef X
};

// A character has one file, or one for each edition or mode.
std::string definition(Role role, const gorod::Setup& setup) {
  const std::string stem = std::string{HOUSE_FIXTURES} + "/" + std::string{kIds[index(role)]};
  const std::string edition = setup.edition == Edition::newer ? "new" : "2012";
  const std::string mode =
      setup.yakuza_mode == YakuzaMode::second_clan ? "second-clan" : "plain-mafia";
  for (const std::string& file : {stem + "." + edition + ".toml", stem + "." + mode + ".toml"}) {
    if (std::filesystem::exists(file)) return content_of(file);
  }
  return content_of(stem + ".toml");
}

gorod::Card card_of(std::string_view toml) {
  const auto role = parse_built_in(toml, "built-in");
  EXPECT_TRUE(role) << all_of(role.error());
  return role ? role->card : gorod::Card{};
}

gorod::Setup with_deck(gorod::Setup setup, std::initializer_list<std::pair<Role, int>> cards) {
  for (const auto& [role, count] : cards) {
    setup.deck[index(role)] = static_cast<std::uint8_t>(count);
    setup.seats = static_cast<std::uint8_t>(setup.seats + count);
  }
  EXPECT_TRUE(gorod::validate(setup).may_start());
  return setup;
}

// All thirteen characters at one table; few of each, so that games end and everybody matters.
gorod::Setup everybody(Edition edition, YakuzaMode mode) {
  return with_deck({.edition = edition, .yakuza_mode = mode}, {{Role::mafioso, 2},
                                                               {Role::don, 1},
                                                               {Role::yakuza, 3},
                                                               {Role::lawyer, 1},
                                                               {Role::citizen, 6},
                                                               {Role::commissioner, 1},
                                                               {Role::sheriff, 1},
                                                               {Role::nurse, 1},
                                                               {Role::beauty, 1},
                                                               {Role::sleepwalker, 1},
                                                               {Role::journalist, 1},
                                                               {Role::captain, 1},
                                                               {Role::maniac, 1}});
}

gorod::Setup one_clan(Edition edition) {
  return with_deck({.edition = edition}, {{Role::mafioso, 2},
                                          {Role::don, 1},
                                          {Role::lawyer, 1},
                                          {Role::citizen, 2},
                                          {Role::commissioner, 1},
                                          {Role::nurse, 1},
                                          {Role::sleepwalker, 1},
                                          {Role::journalist, 1},
                                          {Role::captain, 1},
                                          {Role::maniac, 1}});
}

// The tables to play at: the clans' modes, and the options that steer the blocks.
std::vector<gorod::Setup> tables(Edition edition) {
  std::vector<gorod::Setup> all{everybody(edition, YakuzaMode::second_clan),
                                everybody(edition, YakuzaMode::plain_mafia), one_clan(edition)};
  gorod::Setup told = one_clan(edition);
  told.arrest_notice = gorod::ArrestNotice::told;
  told.nurse_limit_counts = gorod::NurseLimitCounts::cures;
  all.push_back(told);
  gorod::Setup other = everybody(edition, YakuzaMode::second_clan);
  other.killed_tonight_acts =
      edition == Edition::newer ? gorod::KilledTonightActs::yes : gorod::KilledTonightActs::no;
  other.second_tie = gorod::SecondTie::lot;
  all.push_back(other);
  return all;
}

TEST(BuiltIn, CardsAreTheEnginesOwn) {
  for (Edition edition : {Edition::newer, Edition::of_2012}) {
    for (YakuzaMode mode : {YakuzaMode::second_clan, YakuzaMode::plain_mafia}) {
      const gorod::Setup setup{.edition = edition, .yakuza_mode = mode};
      for (int i = 0; i < gorod::kBuiltIn; ++i) {
        const Role role = static_cast<Role>(i);
        EXPECT_EQ(card_of(definition(role, setup)), gorod::built_in(role, setup))
            << kIds[index(role)];
      }
    }
  }
}

gorod::Plan from_definitions(const gorod::Setup& setup) {
  gorod::Plan plan = gorod::plan(setup);
  for (int i = 0; i < gorod::kBuiltIn; ++i) {
    const Role role = static_cast<Role>(i);
    plan.cards[index(role)] = {};  // nothing of the built-in card is left
    plan.cards[index(role)] = card_of(definition(role, setup));
  }
  gorod::compile_calls(plan);
  return plan;
}

TEST(BuiltIn, GamesFromDefinitionsTellTheSameStory) {
  std::size_t events = 0;
  for (Edition edition : {Edition::newer, Edition::of_2012}) {
    for (const gorod::Setup& setup : tables(edition)) {
      const gorod::Plan own = gorod::plan(setup);
      const gorod::Plan read = from_definitions(setup);
      for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        const Evening expected = play(own, seed);
        const Evening seen = play(read, seed);
        ASSERT_EQ(expected.ending, Ending::over) << "seed " << seed;
        ASSERT_EQ(seen.commands, expected.commands) << "seed " << seed;
        ASSERT_EQ(seen.story, expected.story) << "seed " << seed;
        events += seen.story.size();
      }
    }
  }
  EXPECT_GT(events, 100U * 2 * 5 * kGames);  // they were games, not empty evenings
}

struct Change {
  Role role{};
  std::string_view from;
  std::string_view to;
};

bool noticed(const gorod::Setup& setup, const Change& change) {
  std::string text = definition(change.role, setup);
  const std::size_t at = text.find(change.from);
  EXPECT_NE(at, std::string::npos) << change.from << " in\n" << text;
  if (at == std::string::npos) return false;
  gorod::Plan plan = from_definitions(setup);
  plan.cards[index(change.role)] = card_of(text.replace(at, change.from.size(), change.to));
  gorod::compile_calls(plan);
  const gorod::Plan own = gorod::plan(setup);
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    if (play(plan, seed).story != play(own, seed).story) return true;
  }
  return false;
}

// A comparison that cannot fail would prove nothing: each definition, slightly wrong, is caught.
TEST(BuiltIn, AnAlteredDefinitionIsNoticed) {
  const gorod::Setup setup = everybody(Edition::newer, YakuzaMode::second_clan);
  for (const Change& change : std::initializer_list<Change>{
           {Role::mafioso, "pass = \"no\"", "pass = \"yes\""},
           {Role::don, "ASK-ROLE(commissioner)", "ASK-ROLE(sheriff)"},
           {Role::yakuza, "side = \"yakuza\"", "side = \"yakuza\"\ntally = \"mafia\""},
           {Role::lawyer, "SEEN-AS([commissioner], town)", "SEEN-AS([journalist], town)"},
           {Role::citizen, "side = \"town\"", "side = \"town\"\ntraits = [\"AVENGE\"]"},
           {Role::commissioner, "ASK-SIDE", "ALIBI"},
           {Role::sheriff, "SHOOT", "HEAL"},
           {Role::nurse, "not-twice-running", "free"},
           {Role::nurse, "self-uses = 1\n", ""},
           {Role::nurse, "self-works", "option"},
           {Role::beauty, "target = \"other\"", "target = \"any\""},
           {Role::sleepwalker, "traits = [\"DECOY(mafia)\"]", ""},
           {Role::sleepwalker, "member = \"no\"", "member = \"yes\""},
           {Role::journalist, "target = \"any\"", "target = \"other\""},
           {Role::captain, ", \"JAM\"", ""},
           {Role::captain, "MASK(commissioner, lawyer)", "MASK(commissioner)"},
           {Role::maniac, "last-with-one-town", "last-standing"},
       }) {
    EXPECT_TRUE(noticed(setup, change)) << kIds[index(change.role)] << ": " << change.to;
  }
}

TEST(BuiltIn, OnlyBuiltInIdsAndOnlyOne) {
  const auto other = parse_built_in("id = \"hunter\"", "x.toml");
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error()[0].what.key, "fault.house.id-no-character");
  const auto two = parse_built_in("[[role]]\nid = \"don\"\n[[role]]\nid = \"don\"", "x.toml");
  ASSERT_FALSE(two);
  EXPECT_EQ(two.error()[0].line, 3);
}

}  // namespace
}  // namespace omerta::house
