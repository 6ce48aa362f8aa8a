// Mistakes in files: each is shown with its place and what was expected there.
#include <gtest/gtest.h>

#include "notation/record.h"
#include "notation/scenario/scenario.h"

namespace omerta::notation {
namespace {

struct Row {
  std::string text;
  int line;
  int column;
  std::string says;  // part of the message
};

const std::string kHead =
    "omerta 1\nrulebook gorod\nedition new\nseats A, B, C, D, E, F\n"
    "deck mafioso 1, commissioner 1, citizen 4\n"
    "deal mafioso, commissioner, citizen, citizen, citizen, citizen\nplay\n";

TEST(Mistakes, InRecords) {
  const std::vector<Row> rows{
      {"", 1, 1, "omerta 1"},
      {"hello\n", 1, 1, "“omerta”"},
      {"omerta 2\n", 1, 8, "“1”"},
      {"omerta 1\nrulebook gorod\n", 3, 1, "“play”"},
      {"omerta 1\nrulebook chess\nedition new\nplay\n", 2, 1, "rulebook"},
      {"omerta 1\nrulebook gorod\nedition 1999\nplay\n", 3, 9, "new or 2012"},
      {"omerta 1\nrulebook gorod\nedition new\nseats A, B\nplay\n", 4, 7, "too-few-players"},
      {"omerta 1\nrulebook gorod\nedition new\nseats A, A\nplay\n", 4, 10, "sits here already"},
      {"omerta 1\nrulebook gorod\nedition new\ndeck unicorn 3\nplay\n", 4, 6, "“unicorn”"},
      {"omerta 1\nrulebook gorod\nedition new\nseats A B, \"C\nplay\n", 4, 12, "quotes"},
      {"omerta 1\nrulebook gorod\nedition new\noption ballot secret\npreset 6\nplay\n", 4, 15,
       "sealed or open"},
      {"omerta 1\nrulebook spytown\nedition sk\noption mafia-deadlock gm\n"
       "option self-vote forbidden\nseats A, B, C, D, E, F, G, H, I, J\nplay\n",
       4, 23, "deadlock-needs-gm"},
      {kHead + "A dance\n", 8, 3, "a question of the rulebook"},
      {kHead + "Z look\n", 8, 1, "does not sit"},
      {kHead + "A look now\n", 8, 8, "the end of the line"},
      {kHead + "A look\nA look\n", 9, 1, "not-your-turn"},
      {kHead + "A nominate\n", 8, 11, "the name of a player or “pass”"},
      {kHead + "A nominate B\n", 8, 1, "not-your-turn"},
      {kHead + "moderator take-back 3\n", 8, 1, "0 commands"},
      {kHead + "moderator take-back many\n", 8, 21, "how many commands"},
      {kHead + "\xff\xfe look\n", 8, 1, "UTF-8"},
      {kHead + std::string(5000, 'x') + "\n", 8, 1, "at most"},
  };
  for (const Row& row : rows) {
    try {
      (void)Record::read(row.text, "f").replay();
      ADD_FAILURE() << "was read: " << row.text;
    } catch (const Misread& mistake) {
      EXPECT_EQ(mistake.place().line, row.line) << mistake.what();
      EXPECT_EQ(mistake.place().column, row.column) << mistake.what();
      EXPECT_NE(std::string{mistake.what()}.find(row.says), std::string::npos) << mistake.what();
    }
  }
}

TEST(Mistakes, InScenarios) {
  const std::string head = "scenario X-1 a title\ntable T9\n";
  const std::vector<Row> rows{
      {"night 2\n", 1, 1, "“scenario”"},
      {"scenario\n", 1, 9, "the id"},
      {head + "acts GOR-NOPE-1\nnight 2\n", 3, 6, "no clause"},
      {head + "[nev] night 2\ngoes on\n", 3, 1, "no edition"},
      {"scenario X-1 t\ntable T7\nnight 2\ngoes on\n", 2, 7, "standard table"},
      {head + "night 2\n  all hear dusk(2)\n", 4, 12, "no event"},
      {head + "night 2\n  all hear dawn(2, [Q])\n", 4, 20, "“Q”"},
      {head + "night 2\n  all hear answer(blah)\n", 4, 19, "“blah”"},
      {head + "night 2\n  mafia -> Q\n  goes on\n", 4, 12, "does not sit"},
      {head + "night 2\n  mafia -> E refused because\n  goes on\n", 4, 22, "no reason"},
      {head + "night 2\n  wizard -> E\n  goes on\n", 4, 3, "“wizard”"},
      {head + "night 2\n  A juggles E\n  goes on\n", 4, 5, "a question of the rulebook"},
      {head + "night 0\ngoes on\n", 3, 7, "from 1"},
      {head + "out E killed, E voted\nnight 3\ngoes on\n", 3, 15, "out already"},
      {head + "out E killed\nnight 2\ngoes on\n", 3, 1, "killed-too-early"},
      {head + "out E voted\nday 1\ngoes on\n", 3, 1, "voted-too-early"},
      {head + "in play A, D\nnight 4\ngoes on\n", 3, 1, "already-decided"},
      {head + "alibi E\nnight 3\ngoes on\n", 3, 1, "alibi-at-night"},
      {head + "out E killed\nalibi E\nday 3\ngoes on\n", 3, 1, "alibi-of-one-out"},
      {head + "used Q check A night 2\nnight 3\ngoes on\n", 3, 6, "does not sit"},
      {head + "used D juggle A night 2\nnight 3\ngoes on\n", 3, 8, "no question"},
      {head + "used D check Q night 2\nnight 3\ngoes on\n", 3, 14, "does not sit"},
      {head + "used D check A night 5\nnight 3\ngoes on\n", 3, 1, "use-in-no-night"},
      {head + "used A check D night 2\nnight 3\ngoes on\n", 3, 1, "use-by-another-card"},
      {head + "used D check A night 2\nused D check B night 2\nnight 3\ngoes on\n", 3, 1,
       "use-beyond-its-limit"},
      {head + "handed over to E\nout E voted\nnight 3\ngoes on\n", 3, 16, "first-out"},
      {head + "armour E 2\nnight 3\ngoes on\n", 3, 1, "more-armour"},
  };
  for (const Row& row : rows) {
    try {
      for (const Scenario& scenario : read_scenarios(row.text, "f")) check(scenario);
      ADD_FAILURE() << "was read: " << row.text;
    } catch (const Misread& mistake) {
      EXPECT_EQ(mistake.place().line, row.line) << mistake.what();
      EXPECT_EQ(mistake.place().column, row.column) << mistake.what();
      EXPECT_NE(std::string{mistake.what()}.find(row.says), std::string::npos) << mistake.what();
    }
  }
}

// An expectation that does not hold is told, each kind of it.
TEST(Mistakes, FailedExpectationsAreTold) {
  const std::string head = "scenario X-1 a title\nedition new\ntable T15\nnight 2\n  mafia -> M\n";
  for (const std::string line : {"all hear dawn(2, [])",
                                 "A hears answer(nod)",
                                 "only A, B hear pointed(A, M)",
                                 "nobody hears dawn",
                                 "A does not hear pointed",
                                 "all hear dawn 2 times",
                                 "all hear dawn then night-fell",
                                 "all hear exactly night-fell(2)",
                                 "A hears nothing",
                                 "A is asked check",
                                 "A is not asked victim-mafia",
                                 "A is asked nothing",
                                 "G is offered heal A, pass",
                                 "G is not offered heal A",
                                 "A is out",
                                 "M is in play",
                                 "in play A, B",
                                 "candidates are A",
                                 "town wins",
                                 "draw",
                                 "why M is out: eliminated",
                                 "log shows pointed",
                                 "N -> A",
                                 "captain -> M refused self-not-allowed",
                                 "captain -> K",
                                 "setup refused no-mafia",
                                 "deck is mafioso 1"}) {
    Verdict verdict;
    for (const Scenario& scenario : read_scenarios(head + "  " + line + "\n", "f")) {
      verdict.add(check(scenario));
    }
    EXPECT_EQ(verdict.failures.size(), 1U) << line;
  }
}

TEST(Mistakes, AScenarioWithoutExpectationsFails) {
  Verdict verdict;
  for (const Scenario& scenario : read_scenarios("scenario X-1 t\nedition new\ntable T6\n", "f")) {
    verdict.add(check(scenario));
  }
  EXPECT_EQ(verdict.failures.size(), 1U);
}

}  // namespace
}  // namespace omerta::notation
