// What is wrong with an act, a block or a trait, and the engine's verdict of GOR-HOUSE-6 on the
// line of the role or act it is about.
#include "tests/house/house_test.h"

namespace omerta::house {
namespace {

TEST(Faults, ParametersOfAnAct) {
  expect_refused({
      {in_act("target = \"self\", do = []"), 3, 20, "target is \"self\"", "other or any"},
      {in_act("count = 0, do = []"), 3, 19, "count is 0", "from 1 to 31"},
      {in_act("count = 32, do = []"), 3, 19, "count is 32", "from 1 to 31"},
      {in_act("pass = \"maybe\", do = []"), 3, 18, "pass is \"maybe\"", "yes or no"},
      {in_act("uses = 0, do = []"), 3, 18, "uses is 0", "from 1 to 254"},
      {in_act("uses = 255, do = []"), 3, 18, "uses is 255", "from 1 to 254"},
      {in_act("uses = \"twice\", do = []"), 3, 18, "uses is \"twice\"", "unlimited or a whole"},
      {in_act("self-uses = -1, do = []"), 3, 23, "self-uses is -1", "from 0 to 254"},
      {in_act("repeat = \"no\", do = []"), 3, 20, "repeat is", "once-each or not-the-last"},
      {in_act("if-killed-tonight = \"dies\", do = []"), 3, 31, "if-killed-tonight is",
       "option, self-works or works"},
      {in_act("count = 2"), 3, 9, "an act has no do", "do = [\"HOLD\"]"},
      {in_act("do = []"), 3, 9, "an act does nothing", "do = [\"HOLD\"]"},
      {in_act("do = \"HOLD\""), 3, 16, "do is a string", "a list"},
      {in_act("do = [3]"), 3, 17, "an entry of do is a whole number", "a string"},
      {in_act("do = []") + "[[acts]]\n", 4, 3, "\"acts\" stands twice", "once"},
      {"id = \"hunter\"\nacts = [\"HOLD\"]\n", 2, 9, "an act is a string", "a table"},
  });
}

TEST(Faults, CallOfAnAct) {
  expect_refused({
      {in_act("do = [] }, { call = \"with-mafia\", do = []"), 3, 31, "the call of an act is",
       "own: <slot>, a slot from 1 to 199"},
      {in_act("do = [] }, { call = 17, do = []"), 3, 31, "call is a whole number", "a string"},
      {"id = \"hunter\"\ncall = \"with-mafia\"\nacts = [{ call = \"own: 20\", do = [] }]\n", 3, 18,
       "slot 20 is taken by the clan’s own call", "no call"},
  });
}

TEST(Faults, TooManyActs) {
  expect_refused(
      {in_act("do = [] }, { do = [] }, { do = [] }, { do = []"), 3, 48, "too many acts", "most 3"});
}

TEST(Faults, TooManyRoles) {
  std::string text;
  for (int i = 0; i < 9; ++i) text += "[[role]]\nid = \"role-" + std::to_string(i) + "\"\n";
  expect_refused({text, 17, 1, "too many roles", "at most 8"});
}

TEST(Faults, Blocks) {
  const std::string_view all =
      "SHOOT, CLAN-SHOT, HEAL, HOLD, SHELTER, MASK, JAM, ASK-ROLE, ASK-SIDE, COMPARE, COUNT, "
      "ALIBI or GUARD";
  expect_refused({
      {in_act("do = [\"KILL\"]"), 3, 17, "unknown block \"KILL\"", all},
      {in_act("do = [\"hold\"]"), 3, 17, "unknown block \"hold\"", all},
      {in_act("do = [\"AVENGE\"]"), 3, 17, "unknown block \"AVENGE\"", all},
      {in_act("do = [\"\"]"), 3, 17, "\"\" cannot be read", "a name"},
      {in_act("do = [\"MASK(\"]"), 3, 17, "cannot be read", "words in brackets"},
      {in_act("do = [\"MASK()\"]"), 3, 17, "cannot be read", "words in brackets"},
      {in_act("do = [\"MASK([don)\"]"), 3, 17, "cannot be read", "words in brackets"},
      {in_act("do = [\"MASK(don) x\"]"), 3, 17, "cannot be read", "words in brackets"},
      {in_act("do = [\"MASK(don,)\"]"), 3, 17, "cannot be read", "words in brackets"},
      {in_act("do = [\"MASK\"]"), 3, 17, "MASK names nobody", "all, don, lawyer"},
      {in_act("do = [\"MASK(nurse)\"]"), 3, 17, "MASK names \"nurse\"", "of this set (hunter)"},
      {in_act("do = [\"MASK(poacher)\"]"), 3, 17, "names \"poacher\"", "of this set (hunter)"},
      {in_act("do = [\"ASK-ROLE\"]"), 3, 17, "ASK-ROLE names nobody", "a character"},
      {in_act("do = [\"ASK-ROLE(all)\"]"), 3, 17, "ASK-ROLE names \"all\"", "a character (mafioso"},
      {in_act("do = [\"HOLD(don)\"]"), 3, 17, "HOLD takes no words", "expected HOLD"},
      {in_act("do = [\"HOLD\", \"HOLD\"]"), 3, 25, "HOLD stands twice", ""},
      {in_act("do = [\"HEAL\"] }, { do = [\"HEAL\"]"), 3, 28, "a second act with HEAL",
       "at most one: cures are counted"},
  });
}

TEST(Faults, ClanShot) {
  const std::string with = "id = \"hunter\"\ncall = \"with-mafia\"\n";
  expect_refused({
      {in_act("do = [\"CLAN-SHOT(mafia)\"]"), 3, 9, "CLAN-SHOT without waking", "with-mafia"},
      {with + "acts = [{ do = [\"CLAN-SHOT(yakuza)\"] }]\n", 3, 17, "CLAN-SHOT(yakuza) without",
       "call = \"with-yakuza\", or CLAN-SHOT(mafia)"},
      {with + "acts = [{ do = [\"CLAN-SHOT\"] }]\n", 3, 17, "CLAN-SHOT needs one word",
       "CLAN-SHOT(mafia or yakuza)"},
      {with + "acts = [{ do = [\"CLAN-SHOT(town)\"] }]\n", 3, 17, "CLAN-SHOT needs one word",
       "mafia or yakuza"},
      {with + "acts = [{ call = \"own: 35\", do = [\"CLAN-SHOT(mafia)\"] }]\n", 3, 9,
       "CLAN-SHOT without waking", "no call of its own"},
      {with + "acts = [{ count = 2, do = [\"CLAN-SHOT(mafia)\"] }]\n", 3, 9, "out of range",
       "count = 1 for CLAN-SHOT"},
      {with + "acts = [\n{ do = [\"CLAN-SHOT(mafia)\"] },\n{ do = [\"CLAN-SHOT(mafia)\"] }]\n", 5,
       1, "a second act with CLAN-SHOT", "at most one"},
  });
}

// Nothing would come of a limit or a question beside a clan's pointing: better refused than
// ignored.
TEST(Faults, BesideClanShot) {
  const std::string head = "id = \"hunter\"\ncall = \"with-mafia\"\nacts = [{ ";
  for (const std::string limit : {"uses = 1", "repeat = \"once-each\"", "self-uses = 0"}) {
    expect_refused({head + limit + ", do = [\"CLAN-SHOT(mafia)\"] }]\n", 3, 9,
                    "CLAN-SHOT with a limit", "neither uses, repeat nor self-uses"});
  }
  for (const std::string question : {"ASK-SIDE", "ASK-ROLE(don)", "COUNT"}) {
    expect_refused({head + "do = [\"CLAN-SHOT(mafia)\", \"" + question + "\"] }]\n", 3, 9,
                    "a question in the same act as CLAN-SHOT", "an act of its own"});
  }
}

TEST(Faults, Traits) {
  expect_refused({
      {in_traits("\"HOLD\""), 2, 11, "unknown trait \"HOLD\"",
       "SEEN-AS, DECOY, ARMOUR, VOTE-WEIGHT, AVENGE or WINS-ALONE"},
      {in_traits("3"), 2, 11, "an entry of traits is a whole number", "a string"},
      {in_traits("\"SEEN-AS(all)\""), 2, 11, "needs askers and a class", "mafia, town, maniac"},
      {in_traits("\"SEEN-AS(all, alone)\""), 2, 11, "needs askers and a class", "or unclear"},
      {in_traits("\"SEEN-AS(don, lawyer, town)\""), 2, 11, "needs askers and a class", "SEEN-AS(["},
      {in_traits("\"SEEN-AS(nurse, town)\""), 2, 11, "SEEN-AS names \"nurse\"", "all, don"},
      {in_traits("\"SEEN-AS(don, town)\", \"SEEN-AS(all, mafia)\""), 2, 33, "two SEEN-AS",
       "one class for each"},
      {in_traits("\"DECOY\""), 2, 11, "DECOY needs one word", "DECOY(mafia or yakuza)"},
      {in_traits("\"ARMOUR\""), 2, 11, "ARMOUR needs a number", "ARMOUR(n), n from 1 to 99"},
      {in_traits("\"ARMOUR(0)\""), 2, 11, "ARMOUR needs a number", "n from 1 to 99"},
      {in_traits("\"ARMOUR(100)\""), 2, 11, "ARMOUR needs a number", "n from 1 to 99"},
      {in_traits("\"ARMOUR(9999999999999)\""), 2, 11, "needs a number", "n from 1 to 99"},
      {in_traits("\"ARMOUR(-1)\""), 2, 11, "needs a number", "n from 1 to 99"},
      {in_traits("\"ARMOUR(1, 2)\""), 2, 11, "needs a number", "n from 1 to 99"},
      {in_traits("\"VOTE-WEIGHT(0)\""), 2, 11, "VOTE-WEIGHT needs a number", "n from 1 to 99"},
      {in_traits("\"AVENGE(don)\""), 2, 11, "AVENGE takes no words", "expected AVENGE"},
      {in_traits("\"AVENGE\", \"AVENGE\""), 2, 21, "AVENGE stands twice", ""},
      {in_traits("\"WINS-ALONE\"") + "side = \"alone\"", 2, 11, "WINS-ALONE needs one word",
       "last-with-one-town or last-standing"},
  });
}

// GOR-S-105  A slot of the built-in calls is taken.
TEST(Faults, Slots) {
  const std::string text = R"toml([[role]]
id = "hunter"
call = "own: 15"
acts = [{ do = ["HOLD"] }]
[[role]]
id = "poacher"
call = "own: 17"
acts = [{ do = ["HOLD"] },
        { call = "own: 15", do = ["JAM"] }]
)toml";
  const std::string own70 = "id = \"hunter\"\ncall = \"own: 70\"\nacts = [{ do = [\"HOLD\"] }]\n";
  expect_refused({own70, 3, 9, "slot 70 is taken by nurse", "a free number from 1 to 199"});
  expect_refused({in_act("do = [] }, { call = \"own: 20\", do = []"), 3, 22,
                  "slot 20 is taken by the mafia", "a free number"});
  const Mistakes both = mistakes_in(text);
  ASSERT_EQ(both.size(), 2U) << all_of(both);
  EXPECT_EQ(to_string(both[0]),
            "test.toml:4:9: slot 15 is taken by poacher; expected a free number from 1 to 199");
  EXPECT_EQ(to_string(both[1]),
            "test.toml:9:9: slot 15 is taken by hunter; expected a free number from 1 to 199");
}

TEST(Faults, OfTheEngineAreShownAtTheirPlace) {
  const std::string head = "# a comment\nid = \"hunter\"\n";
  expect_refused({
      {in_act("do = [\"COMPARE\"]"), 3, 9, "COMPARE of other than two", "count = 2"},
      {head + "side = \"alone\"\n", 2, 1, "go together", "both or neither"},
      {head + "traits = [\"WINS-ALONE(last-standing)\"]\n", 2, 1, "go together", "both or neither"},
      {head + "tally = \"mafia\"\nmust-fall = \"no\"\n", 2, 1, "must-fall is no", "expected yes"},
      {head + "acts = [{ do = [\"HOLD\"] }]\n", 3, 9, "never called", "own: <slot>"},
  });
  for (const std::string block : {"GUARD", "HOLD", "SHELTER", "MASK(all)", "JAM"}) {
    expect_refused({"id = \"hunter\"\ncall = \"own: 111\"\n[[acts]]\ndo = [\"" + block + "\"]\n", 3,
                    1, "nothing left to affect", "at most 110"});
  }
}

TEST(Faults, AllOfThemAreReported) {
  const Mistakes found = mistakes_in(R"toml(id = "hunter"
side = "alone"
call = "own: 115"
acts = [
  { do = ["HOLD"] },
  { do = ["ALIBI"] },
  { count = 3, do = ["COMPARE"] },
]
)toml");
  ASSERT_EQ(found.size(), 3U) << all_of(found);
  EXPECT_EQ(found[0].line, 1);
  EXPECT_EQ(found[1].line, 5);
  EXPECT_EQ(found[2].line, 7);
}

// GOR-HOUSE-6  What wants the yakuza is refused in a game without the second clan.
TEST(Faults, SecondClan) {
  const gorod::Setup one{};
  const gorod::Setup two{.yakuza_mode = gorod::YakuzaMode::second_clan};
  for (const std::string field : {"call = \"with-yakuza\"", "side = \"yakuza\"",
                                  "tally = \"yakuza\"", "traits = [\"DECOY(yakuza)\"]"}) {
    const HouseRoles roles = parsed("[[role]]\nid = \"a\"\n[[role]]\nid = \"b\"\n" + field);
    EXPECT_EQ(check_house_roles(two, roles), Mistakes{});
    const Mistakes found = check_house_roles(one, roles);
    ASSERT_EQ(found.size(), 1U) << field;
    EXPECT_EQ(std::pair(found[0].line, found[0].column), std::pair(4, 1));
    EXPECT_EQ(found[0].what.key, "fault.house.no-second-clan");
  }
}

TEST(Faults, OfATextInsideAnotherFile) {
  const std::array<Source, 2> sources{Source{.file = "game.omerta",
                                             .toml = "id = \"hunter\"\nsid = 1",
                                             .first_line = 10,
                                             .first_column = 3},
                                      Source{.file = "b.toml", .toml = "id = \"hunter\""}};
  const auto roles = parse_house_roles(sources);
  ASSERT_FALSE(roles);
  ASSERT_EQ(roles.error().size(), 2U);
  EXPECT_EQ(to_string(roles.error()[0]).substr(0, 31), "game.omerta:11:3: unknown key \"");
  EXPECT_EQ(to_string(roles.error()[1]).substr(0, 26), "b.toml:1:6: the id \"hunter");
}

}  // namespace
}  // namespace omerta::house
