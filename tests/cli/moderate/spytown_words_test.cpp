// What a game master of spytown may ask for at any time, and what is said to everyone without being
// asked for.
#include "tests/cli/moderate/spytown_evening.h"
#include "tests/words/spytown_spoken.h"

namespace omerta::cli {
namespace {

using namespace spytown_evening;

TEST(ModerateSpytownWords, HasTheRulesAndTheCardsAtHand) {
  const Folder folder;
  const Printed printed = run(moderate, nine_players(folder.file("game.omerta")),
                              kDeal + kFirstNight + Lines{"cards", "rules", "help", "quit"});
  const Words& words = Words::of(Language::en, "spytown");
  EXPECT_TRUE(printed.says(words.say("short.spy-1").substr(0, 30))) << printed.out;
  EXPECT_TRUE(printed.says("goes out by your ruling")) << printed.out;
  EXPECT_TRUE(printed.says("6 Policemen Sleeps through the night.")) << printed.out;
  EXPECT_TRUE(printed.says("what every card of this deck does")) << printed.out;
}

// The words are those of every desk, in every language; none of them shows who holds what.
TEST(ModerateSpytownWords, NamesTheWordForTheCardsInEveryLanguage) {
  for (Language language : kLanguages) {
    const Folder folder;
    const Words& words = Words::of(language, "spytown");
    const Lines ask{words.say("cli.moderate.word.cards"),
                    words.say("cli.moderate.word.rules") + " vest", "quit"};
    const Printed printed = run(moderate, nine_players(folder.file("game.omerta"), language),
                                kDeal + kFirstNight + ask);
    EXPECT_TRUE(printed.says(words.say("cli.heading.roles"))) << printed.out;
    EXPECT_TRUE(printed.says("SPY-VEST-1")) << printed.out;
    EXPECT_FALSE(printed.says(words.say("cli.heading.secrets"))) << printed.out;
  }
}

// SPY-GM-1  A ruling on a card is announced to everyone, so every seat's screen has it.
TEST(ModerateSpytownWords, RulingsStandInEverySeatsView) {
  const Folder folder;
  const std::string file = folder.file("game.omerta");
  ModerateRequest request = nine_players(file);
  request.setup.cards = "vest,arrest,last-shot";
  const auto view = [&] {
    return run(replay, ReplayRequest{.file = file, .as = "Gita", .format = "view"}).out;
  };
  run(moderate, request,
      kDeal + kFirstNight + Lines{"", "allow arrest", "", "forbid last-shot", "", "quit"});
  EXPECT_NE(view().find("\"key\":\"spytown.fact.card-allowed\""), std::string::npos) << view();
  EXPECT_NE(view().find("\"key\":\"spytown.fact.card-forbidden\""), std::string::npos) << view();
  run(moderate, ModerateRequest{.file = file}, {"close", "", "quit"});
  EXPECT_EQ(view().find("card-allowed"), std::string::npos) << view();
  EXPECT_EQ(view().find("card-forbidden"), std::string::npos) << view();
}

// SPY-TABLE-2, SPY-GM-3, SPY-CARD-10, SPY-OUT-1: what the table has to hear.
TEST(ModerateSpytownWords, SaysAloudWhatEverybodyHasToKnow) {
  const Folder folder;
  const Printed printed = run(moderate, nine_players(folder.file("game.omerta")), whole_evening());
  EXPECT_TRUE(printed.says("tap on the table if you like"));
  EXPECT_TRUE(printed.says("whoever does is expelled"));
  EXPECT_TRUE(printed.says("in the wrong phase is out"));
  EXPECT_TRUE(printed.says("no word, no advice, no sign"));
  EXPECT_TRUE(printed.says("at a table or on the floor"));                       // SPY-SETUP-5
  EXPECT_TRUE(printed.says("walk inside the circle"));                           // SPY-SETUP-5
  EXPECT_TRUE(printed.says("three! Hold up one finger for each vote you get"));  // SPY-VOTE-16
}

// SPY-SETUP-2, -6
TEST(ModerateSpytownWords, AsksForSomebodyWhoHasPlayed) {
  const Folder folder;
  ModerateRequest request = nine_players(folder.file("game.omerta"));
  EXPECT_FALSE(run(moderate, request, {"quit"}).says("somebody who has played before"));
  request.file = folder.file("other.omerta");
  request.setup.moderator.clear();
  EXPECT_TRUE(run(moderate, request, {"quit"}).says("somebody who has played before"));
}

}  // namespace
}  // namespace omerta::cli
