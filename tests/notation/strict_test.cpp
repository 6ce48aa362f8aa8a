// Expectations that could never fail are mistakes, and what was not writable can be written.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "checking.h"
#include "notation/record.h"

namespace omerta::notation {
namespace {

const std::string kNine = "scenario X-1 t\nedition new\ntable T9\n";
const std::string kFifteen = "scenario X-1 t\nedition new\ntable T15\n";
const std::string kMirror =
    "scenario X-1 t\nrulebook mrakoszlap\ntable F6\nhand B mirror-1\nnight 2\n  mafia -> B\nday "
    "2\n";
const std::string kTrial =
    "scenario X-1 t\nrulebook mrakoszlap\ntable D7\nA accuses B\nhands for B: A, C, D\n"
    "hands against B: E, F\n";

TEST(Strict, WhatCannotBeToldIsAMistake) {
  for (const auto& [text, place] : std::vector<std::pair<std::string, std::string>>{
           {kTrial + "nobody hears counted(B, 3, 2, 5)\n", "f:7:31: “5” cannot stand here"},
           {kTrial + "nobody hears counted(B, 3, 2, G)\n", "f:7:31: “G” cannot stand here"},
           {kMirror + "nobody hears lost(mirror-9999)\n", "f:8:19: “mirror-9999” cannot"},
           {kMirror + "nobody hears lost(vest-3)\n", "f:8:19: “vest-3” cannot stand here"},
           {kMirror + "nobody hears lost(vest-1, hunger)\n", "f:8:27: “hunger” cannot"},
           {kMirror + "nobody hears course(fired, B)\n", "f:8:21: course is never told with"},
           {kMirror + "nobody hears course(turned, vest-1)\n", "f:8:21: course is never told"},
           {kMirror + "nobody hears course(split, mirror-1)\n", "f:8:21: course is never told"},
           {kMirror + "nobody hears lost(mirror, B)\n", "f:8:27: “B” cannot stand here"},
           {kNine + "night 2\n  nobody hears eliminated(E, nurse)\n", "f:5:30: “nurse” cannot"},
           {kNine + "night 2\n  nobody hears no-elimination(armour)\n", "f:5:31: “armour” cannot"},
           {kNine + "night 2\n  nobody hears nominated(A, none)\n", "f:5:29: “none” cannot"},
           {kNine + "night 2\n  nobody hears dawn(2, [F, E])\n", "f:5:24: the players of dawn"},
           {kNine + "night 2\n  nobody hears dawn(2, [E, E])\n", "f:5:24: the players of dawn"},
           {kNine + "night 2\n  nobody hears dawn(2, [A:E])\n", "f:5:24: “[A:E]” cannot stand"},
           {kNine + "night 2\n  nobody hears mafia-appeared(_)\n", "f:5:31: “_” cannot stand"},
           {kNine + "night 2\n  nobody hears game-over(wizard)\n", "f:5:26: “wizard” cannot"},
           {kNine + "night 2\n  nobody hears ballot\n", "f:5:16: “ballot” is no event"},
           {kNine + "night 2\n  nobody is asked speak\n", "f:5:19: “speak” is never asked"},
           {kNine + "night 2\n  why E is out: vanished\n", "f:5:17: “vanished” is no event"},
           {kNine + "setup warns many-cooks\n", "f:4:13: “many-cooks” is no code"},
           {kNine + "deck is mafioso 3, wizard 0\n", "f:4:20: “wizard” is no card"},
           {kNine + "night 2\nE -> A refused for-fun\n", "f:5:16: “for-fun” is no"},
           {"scenario X-1 t\nedition sk\nrulebook spytown\ntable G10\nnight 1\n"
            "B -> I refused for-fun\n",
            "f:6:16: “for-fun” is no"},
           {"scenario X-1 t\nrulebook mrakoszlap\ntable F6\nnight 2\nmafia -> B refused for-fun\n",
            "f:5:20: “for-fun” is no"},
           {"scenario X-1 t\nedition sk\nrulebook spytown\ntable G10\ncards {vest: A}\nnight 1\n"
            "nobody hears card-shown(A, bandage)\n",
            "f:7:28: “bandage” cannot stand here"},
           {"scenario X-1 t\nedition sk\nrulebook spytown\ntable G10\ncards {vest: A}\n"
            "seen vest, wings\nnight 2\ngoes on\n",
            "f:6:12: there is no such card: “wings”"},
       }) {
    EXPECT_EQ(outcome(text).substr(0, place.size()), place) << text;
  }
}

TEST(Strict, ATypeIsAnyCopyOfIt) {
  EXPECT_EQ(outcome(kMirror + "all hear course(turned, mirror)\n"), "");
  EXPECT_EQ(outcome(kMirror + "nobody hears course(turned, mirror)\n"),
            "8: course(turned,mirror) was heard by A, B, C, D, E and F\n");
  EXPECT_EQ(outcome(kMirror + "nobody hears course(turned, mirror-2)\n"), "");
}

TEST(Strict, ArgumentsAreSkippedByTheirWords) {
  const std::string end =
      "scenario X-1 t\nedition sk\nrulebook spytown\ntable G10\nin game B, I\nout A ballot\n"
      "cards {vest: A}\nnight 3\n  B -> I\nday 3\n";
  EXPECT_EQ(outcome(end + "  all hear revealed(B, mafioso, neutral, mafia)\n"), "");
  EXPECT_EQ(outcome(end + "  all hear revealed(B, mafia)\n"), "");
  EXPECT_EQ(outcome(end + "  nobody hears revealed(B, police)\n"), "");
}

// A word too many is never passed over, whatever stands before it.
TEST(Strict, AWordTooManyIsAMistake) {
  const std::string day = kNine + "day 1\n";
  const std::string tunnels = "scenario X-1 t\nrulebook mrakoszlap\ntable F7\nnight 2\n";
  for (const std::string& text : std::vector<std::string>{
           "scenario X-1 t\nacts GOR-NIGHT-1", kNine + "table T9", kNine + "out E killed",
           kNine + "quiet 1", kNine + "night 2", kNine + "night 2\nE -> A",
           kNine + "night 2\nE -> A refused limit-reached",
           kNine + "out E killed\nnight 2\nfixture refused killed-too-early",
           day + "candidates E, A", day + "candidates none",
           day + "candidates E, A\nballots E*5, A*4", day + "goes on",
           day + "A nominates B\nmoderator takes back 1", kNine + "setup accepted",
           kTrial + "hands for B: A, C", tunnels + "tunnel B -> D"}) {
    const std::string::size_type last = text.rfind('\n') + 1;
    const std::string found = outcome(text + " too-much\ngoes on\n");
    EXPECT_NE(found.find("“too-much”"), found.npos) << text.substr(last) << ": " << found;
  }
}

TEST(Strict, ANightOrADayWithoutANumberIsTheNextOne) {
  EXPECT_EQ(outcome(kNine + "night 2\n  all hear night-fell(2)\nday\n  all hear day-opened(2)\n"
                            "night\n  all hear night-fell(3)\nnight\n  all hear night-fell(4)\n"
                            "day\n  all hear day-opened(4)\nday\n  all hear day-opened(5)\n"),
            "");
}

TEST(Strict, AGameInProgressBeginsWhenItCan) {
  const std::string used = kFifteen + "used G heal M night 3\n";
  EXPECT_EQ(outcome(used + "night\n  all hear night-fell(4)\n"), "");
  EXPECT_EQ(outcome(used + "day\n  all hear day-opened(3)\n"), "");
}

TEST(Strict, CommandsAreNoExpectations) {
  EXPECT_EQ(outcome(kNine + "night 2\n  mafia -> E\n"), "1: this scenario expects nothing\n");
  EXPECT_EQ(checked(kNine + "night 2\n  mafia -> E\n  goes on\n").expectations, 1);
  EXPECT_EQ(checked(kNine + "night 2\n  mafia -> E\n  A -> E refused limit-reached\n").expectations,
            1);
  EXPECT_EQ(outcome("scenario X-1 t\ntable T9\nnight 2\n[new] goes on\n"),
            "1: this scenario expects nothing\n");
}

TEST(Strict, CandidatesAreExactlyThese) {
  EXPECT_EQ(outcome(kNine + "day 1\n  candidates E, A\n  now candidates are E, A\n"), "");
  EXPECT_EQ(outcome(kNine + "day 1\n  C nominates F\n  candidates B, A\n  goes on\n"),
            "6: nominated were F, B and A\n");
  EXPECT_EQ(outcome(kNine + "day 1\n  C nominates F\n  candidates none\n  goes on\n"),
            "6: nominated were F\n");
  EXPECT_EQ(outcome(kNine + "day 1\n  candidates none\n  now candidates are none\n"
                            "  all hear no-elimination(no-candidates)\n"),
            "");
}

TEST(Strict, AClauseThatActsHasToldSomething) {
  const std::string play = "table T9\nnight 2\n  mafia -> E\n  all hear dawn(2, [E])\n";
  EXPECT_EQ(outcome(std::string{"scenario X-1 t\n"} + "acts GOR-DAWN-1\n" + play), "");
  EXPECT_EQ(outcome(std::string{"scenario X-1 t\n"} + "acts GOR-DAWN-1, GOR-VOTE-6\n" + play),
            "2: nothing is told by GOR-VOTE-6: if it acts all the same, it acts silently\n");
  EXPECT_EQ(outcome("scenario X-1 t\nacts silently GOR-VOTE-6\n" + play), "");
  EXPECT_EQ(outcome("scenario X-1 t\nacts silently GOR-DAWN-1\n" + play),
            "2: GOR-DAWN-1 does not act silently: it tells something\n");
  EXPECT_EQ(outcome(std::string{"scenario X-1 t\n"} +
                    "acts GOR-DEAL-2\ntable T9\nout E killed\nnight 3\ngoes on\n"),
            "2: nothing is told by GOR-DEAL-2: if it acts all the same, it acts silently\n");
}

// --- what could not be written before
// -------------------------------------------------------------

TEST(Writable, TakingBack) {
  const std::string night = kFifteen + "night 2\n  call captain\n  captain -> A\n";
  EXPECT_EQ(outcome(night + "  moderator takes back 1\n  captain -> B\n  all hear dawn\n"
                            "  moderator hears held(B)\n"),
            "");
  EXPECT_EQ(outcome(night + "  moderator takes back 1\n  call mafia\n  nobody hears held(A)\n"),
            "");
  EXPECT_EQ(outcome(kNine + "day 1\n  A nominates E\n  moderator takes back 1\n"
                            "  now candidates are none\n  now nobody hears nominated\n"
                            "  A nominates F\n  now candidates are F\n"),
            "");
  EXPECT_EQ(outcome(night + "  moderator takes back 900\n  goes on\n"),
            "7: there are not so many commands\n");
}

TEST(Writable, AskedAgainAndHowOften) {
  EXPECT_EQ(outcome(kFifteen + "night 2\n  nurse -> M\n  G is asked heal once\n"
                               "  G is not asked heal again\n"),
            "");
  EXPECT_EQ(outcome(kNine + "day 1\n  all are asked nominate\n"), "");
  EXPECT_EQ(outcome(kNine + "day 1\n  candidates E, A\n  now all are asked vote-1 once\n"), "");
}

TEST(Writable, ErrorsInOrderAndWarningsBesideThem) {
  const std::string setup =
      "scenario X-1 t\nedition sk\nrulebook spytown\nseats A-I\noption ballot open\n"
      "option extended on\n";
  EXPECT_EQ(outcome(setup + "setup refused no-action-cards, unknown-option\n"), "");
  EXPECT_EQ(outcome(setup + "setup refused in order unknown-option, no-action-cards\n"), "");
  EXPECT_EQ(outcome(setup + "setup refused in order no-action-cards, unknown-option\n"),
            "7: the errors are: unknown-option, no-action-cards\n");
  const std::string few =
      "scenario X-1 t\nedition new\nseats A-U\n"
      "deck mafioso 3, commissioner 2, citizen 16\n";
  EXPECT_EQ(outcome(few + "setup refused not-enough-cards; warns no-preset\n"), "");
  EXPECT_EQ(outcome(few + "setup refused not-enough-cards; warns nothing\n"),
            "5: the warnings are: no-preset\n");
  EXPECT_EQ(outcome(few + "setup refused no-mafia; warns no-preset\n"),
            "5: the errors are: not-enough-cards\n");
}

TEST(Writable, AFixtureThatIsRefused) {
  EXPECT_EQ(outcome(kNine + "out E killed\nnight 2\nfixture refused killed-too-early\n"), "");
  EXPECT_EQ(outcome(kNine + "out E killed\nnight 3\nfixture refused killed-too-early\n"),
            "6: the game in progress is accepted\n");
  EXPECT_EQ(outcome(kNine + "out E killed\nnight 2\nfixture refused already-decided\n"),
            "6: refused: killed-too-early\n");
  EXPECT_EQ(outcome(kNine + "out E killed, E voted\nnight 3\nfixture refused out-twice\n"), "");
  EXPECT_EQ(outcome(kNine + "handed over to E\nnight 3\nfixture refused no-handover\n"), "");
  EXPECT_EQ(outcome(kNine + "out E killed\nnight 2\nfixture refused nonsense\n"),
            "f:6:17: “nonsense” is never wrong with a game in progress");
  EXPECT_EQ(outcome(kNine + "out E killed\nnight 2\nfixture refused killed-too-early\ngoes on\n"),
            "f:7:1: this game cannot begin: nothing can follow");
  EXPECT_EQ(outcome("scenario X-1 t\nrulebook mrakoszlap\ntable F6\ndead A\nnight 2\n"
                    "fixture refused already-decided\n"),
            "");
}

TEST(Writable, StandardTablesUpToTwenty) {
  for (int people = 6; people <= 20; ++people) {
    const char last = static_cast<char>('A' + people - 1);
    EXPECT_EQ(outcome(fmt::format("scenario X-1 t\nrulebook mrakoszlap\ntable F{}\nnight 2\n"
                                  "  sand -> B\n  {} hears called(sand)\n  in play A-{}\n",
                                  people, last, last)),
              "");
  }
  EXPECT_NE(outcome("scenario X-1 t\nrulebook mrakoszlap\ntable F21\nnight 2\n  goes on\n")
                .find("f:3:7: expected a standard table"),
            std::string::npos);
}

// --- mistakes that ended the program
// --------------------------------------------------------------

TEST(Unchecked, APresetThatDoesNotExist) {
  for (int players : {0, 1, 5, 21, 30, 32, 99}) {
    const std::string said =
        fmt::format("expected a preset for 6 to 20 players, found {}", players);
    EXPECT_EQ(outcome(fmt::format("scenario X-1 t\npreset {}\nnight 2\n  goes on\n", players)),
              "f:2:8: " + said);
    try {
      (void)Record::read(
          fmt::format("omerta 1\nrulebook gorod\nedition new\npreset {}\nplay\n", players), "f");
      ADD_FAILURE() << players;
    } catch (const Misread& mistake) {
      EXPECT_EQ(std::string{mistake.what()}, "f:4:8: " + said);
    }
  }
  EXPECT_EQ(outcome("scenario X-1 t\nrulebook spytown\npreset 9\nsetup accepted\n"),
            "f:3:8: expected the preset children");
  EXPECT_EQ(outcome("scenario X-1 t\nrulebook mrakoszlap\npreset 9\nsetup accepted\n"),
            "f:3:8: expected the preset rulebook, desktop-2017 or web-2026");
}

TEST(Unchecked, QuestionsOfAnotherRulebook) {
  const std::string shots = "scenario X-1 t\nrulebook mrakoszlap\ntable D7\n";
  EXPECT_EQ(outcome(shots + "candidates A\ngoes on\n"),
            "f:4:1: this rulebook does not ask “nominate”");
  EXPECT_EQ(outcome(shots + "A has no candidate\ngoes on\n"),
            "f:4:1: this rulebook does not ask “nominate”");
  EXPECT_EQ(outcome(kNine + "day 1\nhands for B: A\ngoes on\n"),
            "f:5:1: this rulebook does not ask “raise-hand”");
}

std::string refusal_of(const std::string& setup) {
  try {
    (void)Record::read("omerta 1\n" + setup + "play\n", "f");
    return "";
  } catch (const Misread& mistake) {
    return mistake.what();
  }
}

// Each with its place and its code; the sentences are the message files' own.
List places_and_codes(const std::string& refusal) {
  List all;
  std::istringstream lines{refusal};
  for (std::string line; std::getline(lines, line);) {
    const std::size_t code = line.find(": ") + 2;
    const std::size_t sentence = line.find(": ", code);
    EXPECT_GT(line.size(), sentence + 10) << line;
    all.push_back(line.substr(0, sentence));
  }
  return all;
}

TEST(Setups, EveryErrorOfARecordIsToldAtItsLine) {
  const std::string gorod = refusal_of(
      "rulebook gorod\nedition new\noption ballot secret\noption wind strong\n"
      "moderated by A\nseats A, B, C, D, E, F, G, H, I\n"
      "deck mafioso 3, don 2, sheriff 3\n");
  EXPECT_EQ(
      places_and_codes(gorod),
      (List{"f:8:6: deck-size", "f:8:6: too-much-mafia", "f:8:6: no-commissioner",
            "f:8:17: not-enough-cards", "f:8:24: not-enough-cards", "f:6:14: moderator-is-player",
            "f:4:15: unknown-option", "f:5:8: unknown-option"}));
  for (const char* said :
       {"the option ballot has no value “secret”; expected sealed or open\n",
        "there is no option “wind”; expected moderator-mode, yakuza-mode,", "(don)", "(sheriff)"}) {
    EXPECT_NE(gorod.find(said), std::string::npos) << said << gorod;
  }
  const std::string spytown = refusal_of(
      "rulebook spytown\nedition sk\nseats A, B, C, D, E, F, G, H, I\n"
      "deck mafioso 3, policeman 6\ncards vest, wings, new-gang 2\n"
      "option self-vote never\noption new-gang-recognition on\n");
  EXPECT_EQ(places_and_codes(spytown),
            (List{"f:7:18: unknown-option", "f:5:6: tokens-do-not-match", "f:6:13: unknown-card",
                  "f:6:20: gang-incomplete", "f:6:20: gang-too-few-players"}));
  EXPECT_NE(spytown.find("there is no such card: “wings”"), std::string::npos) << spytown;
  EXPECT_NE(spytown.find("2 Mafiosi, 1 Agent and 6 Policemen"), std::string::npos) << spytown;
  const std::string mrakoszlap = refusal_of(
      "rulebook mrakoszlap\nedition R\nseats A, B, C\noption deal slow\n"
      "deck mafian 0, unicorn 1, vest 9\n");
  EXPECT_EQ(places_and_codes(mrakoszlap),
            (List{"f:6:6: mafian-count-out-of-range", "f:6:16: unknown-card",
                  "f:6:27: card-count-out-of-range", "f:6:6: too-many-cloud-treaders",
                  "f:5:13: unknown-option"}));
}

}  // namespace
}  // namespace omerta::notation
