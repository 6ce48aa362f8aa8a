// What the guide of gorod says to the table because the printed rules have it said.
#include "tests/cli/session.h"
#include "words/words.h"

namespace omerta::cli {
namespace {

using Lines = std::vector<std::string>;

Lines operator+(Lines left, const Lines& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

ModerateRequest table(const Folder& folder, const std::string& deck) {
  ModerateRequest request{.file = folder.file("game.omerta")};
  request.setup.players = {"Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"};
  request.setup.moderator = "Marek";
  request.setup.deck = deck;
  request.seed = 11;
  return request;
}

const std::string kPlain = "mafioso=1,commissioner=1,citizen=4";
const Lines kPaperDeal{"1", "Boris", "Dana", "", ""};
const Lines kFirstNight{"", "", ""};
const Lines kNobodyOut{"close", "", "", ""};

int times_said(const Printed& printed, const std::string& text) {
  int times = 0;
  const std::string all = flattened(printed.out);
  for (std::size_t at = all.find(text); at != all.npos; at = all.find(text, at + 1)) ++times;
  return times;
}

// GOR-BOX-3, GOR-WIN-2, -3
TEST(ModerateGorod, BeginsWithAStoryTheSidesAndTheirAims) {
  const Folder folder;
  const Printed printed = run(moderate, table(folder, kPlain), Lines{"quit"});
  EXPECT_TRUE(printed.says("even the mayor whispers"));
  EXPECT_TRUE(printed.says("The town wins when the last of the mafia is out."));
  EXPECT_TRUE(
      printed.says("The mafia wins when it is at least as many as all the others together."));
}

// GOR-FIRST-1, GOR-MODERATOR-3
TEST(ModerateGorod, WhoeverCallsTheFirstNightHasAllOfItsWords) {
  const Folder folder;
  ModerateRequest request = table(folder, kPlain);
  request.setup.moderator.clear();
  request.setup.options = {"moderator-mode=first-out"};
  const Lines cards{"1", "citizen", "mafioso", "citizen", "commissioner", "citizen", "citizen", ""};
  const Printed printed = run(moderate, request, cards + Lines{"", "quit"});
  for (const char* line : {"Night 1 falls over the town.", "The mafia sleeps.",
                           "Morning. Open your eyes, everyone.", "the mafia is among us."}) {
    EXPECT_EQ(times_said(printed, line), 1) << line;
  }
  EXPECT_TRUE(printed.says("Day 1."));
}

// GOR-FIRST-1, GOR-DAY-1, GOR-DAWN-2
TEST(ModerateGorod, TheFirstMorningNamesNobodyAndTheOthersAreWarnedAbout) {
  const Folder folder;
  const Printed first =
      run(moderate, table(folder, kPlain), kPaperDeal + kFirstNight + Lines{"quit"});
  EXPECT_FALSE(first.says("the night has taken nobody"));
  EXPECT_FALSE(first.says("not a word more"));
  EXPECT_TRUE(first.says("First day, few clues."));
  const Printed second = run(moderate, ModerateRequest{.file = folder.file("game.omerta")},
                             kNobodyOut + Lines{"close", "-", "", "", "quit"});
  EXPECT_TRUE(second.says("the night has taken nobody"));
  EXPECT_TRUE(second.says("not a word more"));
  EXPECT_EQ(times_said(second, "First day, few clues."), 1);  // on the first day only
}

// GOR-VOTE-1, -9
TEST(ModerateGorod, WhoHasNotVotedIsNamedBeforeTheVoteIsClosed) {
  const Folder folder;
  const Lines day{"Anna Eva", "Boris Filip", "close", "Anna > Eva", "close", "no", "quit"};
  const Printed printed = run(moderate, table(folder, kPlain), kPaperDeal + kFirstNight + day);
  EXPECT_TRUE(
      printed.says("Nobody may abstain. We are waiting for the votes of Boris, Cyril, Dana, "
                   "Eva and Filip."));
  EXPECT_TRUE(printed.says("the missing votes go to Eva"));
  EXPECT_EQ(folder.read("game.omerta").find("moderator close\n  moderator close"),
            std::string::npos);
  EXPECT_FALSE(printed.says("did not vote in time"));
}

// GOR-DAY-6
TEST(ModerateGorod, ASecondAccuserIsHeardAndLogged) {
  const Folder folder;
  const Lines day{"Anna Eva", "Boris Eva", "Boris Filip", "log", "", "quit"};
  const Printed printed = run(moderate, table(folder, kPlain), kPaperDeal + kFirstNight + day);
  EXPECT_TRUE(printed.says("Boris speaks for this candidate too: Eva."));
  EXPECT_TRUE(printed.says("Boris puts up Filip as a candidate."));
  EXPECT_NE(folder.read("game.omerta").find("Boris support Eva"), std::string::npos);
}

// GOR-DECK-10
TEST(ModerateGorod, WhatTheYakuzaAreIsAsked) {
  const Folder folder;
  ModerateRequest request{.file = folder.file("game.omerta"), .setup = {.rulebook = "gorod"}};
  const Lines lines{"A, B, C, D, E, F, G, H, I",
                    "Marek",
                    "",
                    "mafioso=1, yakuza=1, commissioner=1, citizen=6",
                    "3",
                    "2",
                    "",
                    "quit"};
  const Printed printed = run(moderate, request, lines);
  EXPECT_TRUE(printed.says("How do the yakuza play?"));
  EXPECT_NE(folder.read("game.omerta").find("option yakuza-mode plain-mafia"), std::string::npos);
}

// GOR-HOUSE-9
TEST(ModerateGorod, AFreeTextIsShownAndRuledBy) {
  const Folder folder;
  ModerateRequest request = table(folder, "mafioso=1,commissioner=1,oracle=1,citizen=3");
  request.setup.house = {folder.write("oracle.toml",
                                      "id = \"oracle\"\nside = \"town\"\ncall = \"own: 65\"\n"
                                      "text = \"Whoever is pointed at is out in the morning.\"\n"
                                      "acts = [ { target = \"other\", do = [] } ]\n")};
  const Lines deal{"1", "Boris", "Dana", "Eva", "", ""};
  const Lines night{"-", "close", "Filip", "mark Filip", "", "close", "-", "", "", "quit"};
  const Printed printed = run(moderate, request, deal + kFirstNight + kNobodyOut + night);
  EXPECT_TRUE(
      printed.says("“Whoever is pointed at is out in the morning.” Whatever follows, you rule."));
  EXPECT_TRUE(printed.says("By the house rule Filip is to be out at dawn."));
  EXPECT_NE(folder.read("game.omerta").find("moderator mark Filip"), std::string::npos);
  request.setup.moderator.clear();
  request.setup.options = {"moderator-mode=first-out"};
  request.file = folder.file("other.omerta");
  EXPECT_TRUE(run(moderate, request, Lines{"quit"}).says("needs-moderator"));
}

// GOR-MODERATOR-1  Each edition says how to find one.
TEST(ModerateGorod, SuggestsWhoMayRunTheGame) {
  const Folder folder;
  ModerateRequest request = table(folder, kPlain);
  request.setup.moderator.clear();
  const Printed printed = run(moderate, request, Lines{"quit"});
  EXPECT_TRUE(printed.says("The most experienced of you")) << printed.out;
  EXPECT_TRUE(printed.says("elect somebody")) << printed.out;
}

TEST(ModerateGorod, RulesAndCardsAreAtHand) {
  const Folder folder;
  const Lines ask{"rules nurse", "cards", "quit"};
  const Printed printed = run(moderate, table(folder, kPlain), kPaperDeal + kFirstNight + ask);
  EXPECT_TRUE(printed.says("GOR-NURSE-1"));
  EXPECT_TRUE(printed.says("4 citizens"));
  EXPECT_TRUE(printed.says("May check one player each night"));
  EXPECT_FALSE(printed.says("Nobody here is called that"));
}

// Paper cards that not even the moderator sees: entered when the table shows them.
const Lines kBlind{"3", "", "", "Boris", "", ""};
const Lines kFilipOut{
    "Anna Filip", "Cyril Boris", "close", "1 2 3 4 5 6 > Filip", "citizen", "", ""};
const Lines kEvaShot{"Boris", "Eva", "", "Dana", "Boris", "", "", ""};

TEST(ModerateGorod, ABlindDealIsMadeOfWhatTheTableShows) {
  const Folder folder;
  const Printed printed =
      run(moderate, table(folder, kPlain),
          kBlind + kFilipOut + kEvaShot + Lines{"Anna Boris", "close", "", "", ""});
  EXPECT_TRUE(printed.says("Who has opened their eyes?"));
  EXPECT_TRUE(printed.says("Which card does Filip have?"));
  EXPECT_FALSE(printed.says("Which card does Eva have?"));    // what was shot stays face down
  EXPECT_FALSE(printed.says("Which card does Boris have?"));  // it was seen who woke with the mafia
  EXPECT_TRUE(printed.says("The town has driven out the mafia!"));
  EXPECT_TRUE(printed.says("Dana: Commissioner"));
}

TEST(ModerateGorod, WhatDoesNotFitTheDeckIsNotBelieved) {
  const Folder folder;
  const Printed printed =
      run(moderate, table(folder, kPlain), Lines{"3", "", "", "Boris Eva", "", "Eva", "quit"});
  EXPECT_EQ(times_said(printed, "That does not fit the deck"), 2);  // two of one, and nobody
  EXPECT_TRUE(printed.says("Awake now: Eva."));
}

TEST(ModerateGorod, NobodysCardIsToldBeforeItIsSeen) {
  const Folder folder;
  const Printed printed =
      run(moderate, table(folder, kPlain), kBlind + Lines{"table", "", "log", "why Anna", "quit"});
  EXPECT_TRUE(printed.says("Anna   not seen yet"));
  EXPECT_TRUE(printed.says("Boris  Mafioso"));
  EXPECT_FALSE(printed.says("Commissioner"));
  EXPECT_TRUE(printed.says("Not all cards have been seen yet"));
}

TEST(ModerateGorod, ABlindDealGoesOnAnotherDay) {
  const Folder folder;
  run(moderate, table(folder, kPlain), kBlind + Lines{"quit"});
  EXPECT_NE(folder.read("game.omerta").find("unseen Anna, Cyril, Dana, Eva, Filip"),
            std::string::npos);
  const Printed printed = run(moderate, table(folder, kPlain), kFilipOut + Lines{"Boris", "quit"});
  EXPECT_TRUE(printed.says("Which card does Filip have?"));
  EXPECT_EQ(folder.read("game.omerta").find("Filip\ndeal"), std::string::npos);
}

TEST(ModerateGorod, WhoWasAwakeIsTakenBackWithTheStep) {
  const Folder folder;
  const Printed printed = run(moderate, table(folder, kPlain),
                              kBlind + Lines{"back", "", "", "Eva", "", "", "table", "", "quit"});
  EXPECT_TRUE(printed.says("Awake now: Eva."));
  EXPECT_TRUE(printed.says("Eva    Mafioso"));
}

}  // namespace
}  // namespace omerta::cli
