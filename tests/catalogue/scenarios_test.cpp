// Every scenario under tests/rules is played and holds, and no two have the same id; and GOR-S-106:
// the same outcomes with every character loaded from its definition.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "catalogue.h"
#include "notation/scenario/scenario.h"
#include "rulebooks/gorod/house/roles.h"
#include "rulebooks/gorod/rules/plan.h"
#include "words/words.h"

namespace omerta::notation {
namespace {

namespace fs = std::filesystem;

constexpr int kFirstOfBlocks = 51;  // GOR-S-106: these are run with all characters loaded
constexpr int kLastOfBlocks = 81;

const fs::path kSource{OMERTA_SOURCE};

std::vector<Scenario> all_scenarios() {
  std::vector<Scenario> all;
  for (const auto& entry : fs::directory_iterator{kSource / "tests/rules"}) {
    for (Scenario& scenario : scenarios_of(entry.path().filename().string())) {
      all.push_back(std::move(scenario));
    }
  }
  return all;
}

std::string told(const Verdict& verdict) {
  std::string text;
  for (const Failure& failure : verdict.failures) {
    text += failure.where.file + ":" + std::to_string(failure.where.line) + ": " +
            failure.scenario + " (" + failure.run + "): " + in_english(failure.what) + "\n";
  }
  return text;
}

Verdict check_all(const std::vector<Scenario>& scenarios, const Recast& recast = {}) {
  Verdict verdict;
  for (const Scenario& scenario : scenarios) {
    try {
      verdict.add(check(scenario, recast));
    } catch (const Misread& misread) {
      ADD_FAILURE() << misread.what();
    }
  }
  return verdict;
}

TEST(Scenarios, AllHold) {
  const Verdict verdict = check_all(all_scenarios());
  EXPECT_EQ(told(verdict), "");
  EXPECT_EQ(verdict.scenarios, static_cast<int>(all_scenarios().size()));
  EXPECT_GT(verdict.expectations, verdict.scenarios);
}

TEST(Scenarios, HaveEachAnIdOfItsOwn) {
  std::set<std::string> ids;
  for (const Scenario& scenario : all_scenarios()) {
    EXPECT_TRUE(ids.insert(scenario.id).second) << scenario.id;
  }
}

TEST(Scenarios, OneThatDoesNotHoldIsNoticed) {
  const auto wrong = read_scenarios(
      "scenario GOR-X-1 wrong\nacts GOR-NIGHT-1\ntable T6\nnight 2\n  mafia -> C\n"
      "  all hear dawn(2, [])\n",
      "wrong.scenario");
  EXPECT_FALSE(check_all(wrong).failures.empty());
}

// The definition files of section 8.4, by edition and mode where these make a difference.
gorod::Card loaded(const std::string& name, const gorod::Setup& setup) {
  const bool newer = setup.edition == gorod::Edition::newer;
  const bool clans = setup.yakuza_mode == gorod::YakuzaMode::second_clan;
  const std::vector<std::string> variants{"", newer ? ".new" : ".2012",
                                          clans ? ".second-clan" : ".plain-mafia"};
  for (const std::string& variant : variants) {
    const fs::path path = kSource / "tests/house/built_in" / (name + variant + ".toml");
    if (!fs::exists(path)) continue;
    const auto role = house::parse_built_in(text_of(path), path.string());
    EXPECT_TRUE(role) << path;
    return role->card;
  }
  ADD_FAILURE() << "no definition of " << name;
  return {};
}

// Options change a definition as they change the printed card (GOR-CAPTAIN-4, GOR-JOURNALIST-3,
// GOR-NIGHT-4).
void apply_options(const gorod::Setup& setup, gorod::Role role, gorod::Card& card) {
  using gorod::Role;
  if (role == Role::captain && setup.arrest_masks != gorod::ArrestMasks::by_edition) {
    const bool all = setup.arrest_masks == gorod::ArrestMasks::all_checks;
    card.act[0].masks = all ? gorod::Roles::all()
                            : gorod::Roles::of(Role::commissioner) | gorod::Roles::of(Role::lawyer);
  }
  if (role == Role::journalist && setup.journalist_self == gorod::JournalistSelf::forbidden) {
    card.act[0].target = gorod::Target::other;
  }
  if (setup.night_pass == gorod::NightPass::anyone) {
    for (gorod::Act& act : card.act) act.pass = Pass::allowed;
  }
}

void load_characters(Casting& casting) {
  gorod::Plan plan = casting.game->plan<gorod::Gorod>();
#define X(name)                                                      \
  {                                                                  \
    gorod::Card& card = plan.cards[gorod::index(gorod::Role::name)]; \
    card = loaded(#name, plan.setup);                                \
    apply_options(plan.setup, gorod::Role::name, card);              \
  }
  OMERTA_GOROD_ROLES(X)
#undef X
  gorod::compile_calls(plan);
  casting.game = AnyGame::of<gorod::Gorod>(plan);
}

TEST(Scenarios, HoldWithEveryCharacterLoadedFromItsDefinition) {
  std::vector<Scenario> chosen;
  for (Scenario& scenario : all_scenarios()) {
    if (scenario.id.rfind("GOR-S-", 0) != 0) continue;
    const int number = std::stoi(scenario.id.substr(6));
    if (number >= kFirstOfBlocks && number <= kLastOfBlocks) chosen.push_back(std::move(scenario));
  }
  ASSERT_EQ(chosen.size(), static_cast<std::size_t>(kLastOfBlocks - kFirstOfBlocks + 1));
  EXPECT_EQ(told(check_all(chosen, load_characters)), "");
}

// The same with a card that is not what it should be: the loaded characters are the ones playing.
TEST(Scenarios, NoticeACharacterThatIsLoadedWrongly) {
  std::vector<Scenario> all = all_scenarios();
  const auto is_wanted = [](const Scenario& s) { return s.id == "GOR-S-75"; };
  const auto found = std::find_if(all.begin(), all.end(), is_wanted);
  ASSERT_NE(found, all.end());
  const Verdict verdict = check_all({*found}, [](Casting& casting) {
    gorod::Plan plan = casting.game->plan<gorod::Gorod>();
    plan.cards[gorod::index(gorod::Role::sheriff)].act[0].does = {};
    plan.cards[gorod::index(gorod::Role::mafioso)].member = gorod::Member::no;
    plan.cards[gorod::index(gorod::Role::don)].member = gorod::Member::no;
    gorod::compile_calls(plan);
    casting.game = AnyGame::of<gorod::Gorod>(plan);
  });
  EXPECT_FALSE(verdict.failures.empty());
}

}  // namespace
}  // namespace omerta::notation
