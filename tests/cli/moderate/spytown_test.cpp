// Whole games of spytown run from the game master's guide, in every language and with every kind of
// interruption.
#include "notation/record.h"
#include "tests/cli/moderate/spytown_evening.h"
#include "tests/words/spytown_spoken.h"

namespace omerta::cli {
namespace {

using namespace spytown_evening;

notation::Record record_of(const Folder& folder, const std::string& name) {
  return notation::Record::read(folder.read(name), folder.file(name));
}

TEST(ModerateSpytown, AWholeEveningInEveryLanguage) {
  for (Language language : kLanguages) {
    const Folder folder;
    const std::string file = folder.file("game.omerta");
    const Printed printed = run(moderate, nine_players(file, language), whole_evening());
    const Words& words = Words::of(language, "spytown");
    EXPECT_EQ(printed.code, kFine) << printed.err;
    EXPECT_TRUE(printed.err.empty()) << printed.err;
    for (const char* key :
         {"guide.heading.say", "guide.heading.do", "guide.heading.preview",
          "spytown.guide.night.do", "spytown.guide.end.say", "spytown.call.mafia-phase.wakes",
          "spytown.call.agent-phase.sleeps", "spytown.guide.discussion.do"}) {
      EXPECT_TRUE(printed.says(words.say(key).substr(0, 20))) << key << omerta::code(language);
    }
    const notation::Record record = record_of(folder, "game.omerta");
    const Chronicle chronicle = record.replay();
    EXPECT_TRUE(chronicle.game().over()) << folder.read("game.omerta") << printed.out;
    EXPECT_EQ(record.book().result_name(record.casting(), chronicle.game()), "police");
    EXPECT_EQ(record.write(), folder.read("game.omerta"));
  }
}

TEST(ModerateSpytown, SavesAfterEveryEntryAndGoesOn) {
  const Folder folder;
  const ModerateRequest request = nine_players(folder.file("game.omerta"));
  run(moderate, request, kDeal + Lines{"Anna", "", "Dana"});  // the input ends here
  EXPECT_NE(folder.read("game.omerta").find("moderator: Anna mafia-point Dana"), std::string::npos);
  const Printed again = run(moderate, ModerateRequest{.file = request.file}, {"", "", "", "yes"});
  EXPECT_TRUE(again.says("The choice") || again.says("The Mafia"));
  EXPECT_NE(folder.read("game.omerta").find("moderator: Dana vest"), std::string::npos);
}

TEST(ModerateSpytown, TakesBackAndKeepsItInTheRecord) {
  const Folder folder;
  const ModerateRequest request = nine_players(folder.file("game.omerta"));
  const Printed printed = run(moderate, request, kDeal + Lines{"Anna", "back", "", "Boris", ""});
  EXPECT_TRUE(printed.says("Already seen by Cyril"));
  const std::string text = folder.read("game.omerta");
  EXPECT_NE(text.find("moderator: Cyril agent-look Anna\nmoderator take-back 1\n"
                      "moderator: Cyril agent-look Boris\n"),
            std::string::npos)
      << text;
}

// SPY-GM-3, -4: whoever peeks leaves at once, in the middle of the night.
TEST(ModerateSpytown, ExpelsWhoeverPeeks) {
  const Folder folder;
  const Printed printed =
      run(moderate, nine_players(folder.file("game.omerta")), kDeal + Lines{"expel Ivan", ""});
  EXPECT_TRUE(printed.says("Ivan is expelled"));
  EXPECT_NE(folder.read("game.omerta").find("moderator expel Ivan"), std::string::npos);
}

// SPY-GM-1: while somebody is named.
TEST(ModerateSpytown, RulesWhileSomebodyIsNamed) {
  for (const std::string word : {"cancel", "uphold"}) {
    const Folder folder;
    const Lines night{"Anna", "", "Gita", "", ""};
    const Printed printed =
        run(moderate, nine_players(folder.file("game.omerta")), kDeal + night + Lines{word, ""});
    EXPECT_NE(folder.read("game.omerta").find("moderator rule " + word), std::string::npos)
        << printed.out;
    EXPECT_TRUE(printed.says(word == "cancel" ? "Gita stays in the game" : "Gita goes out"));
  }
}

// The words of the elimination are on the screen; a ruling takes their place.
TEST(ModerateSpytown, RulesInsteadOfSayingIt) {
  const Folder folder;
  ModerateRequest request = nine_players(folder.file("game.omerta"));
  request.setup.cards = "wiretap,arrest";
  const Lines deal{"1", "Anna Boris", "Cyril", "", "Eva", "Filip", "", "", ""};
  const Lines night{"Anna", "", "Dana", "", "", "cancel", "", "", ""};
  const Printed printed = run(moderate, request, deal + night);
  EXPECT_TRUE(printed.says("Dana stays in the game")) << printed.out;
  EXPECT_FALSE(printed.says("Enter: this player goes out")) << printed.out;
  const std::string text = folder.read("game.omerta");
  const std::size_t ruled = text.find("moderator rule cancel\n");
  ASSERT_NE(ruled, std::string::npos) << text;
  EXPECT_EQ(text.substr(ruled), "moderator rule cancel\nmoderator close\nmoderator close\n");
}

// SPY-MAFIA-5: the hands differ, the phase is closed, the game master settles it.
TEST(ModerateSpytown, SettlesADeadlock) {
  const Folder folder;
  const Lines night{"Anna", "", "a:d b:e", "close", "Eva", ""};
  const Printed printed = run(moderate, nine_players(folder.file("game.omerta")), kDeal + night);
  EXPECT_NE(folder.read("game.omerta").find("moderator deadlock Eva"), std::string::npos)
      << printed.out;
}

// SPY-CARD-10: a Police card shown at night.
TEST(ModerateSpytown, PunishesACardInAWrongPhase) {
  const Folder folder;
  const Printed printed =
      run(moderate, nine_players(folder.file("game.omerta")), kDeal + Lines{"Dana vest", ""});
  EXPECT_NE(folder.read("game.omerta").find("moderator: Dana show-card"), std::string::npos);
  EXPECT_TRUE(printed.says("in the wrong phase"));
}

TEST(ModerateSpytown, RefusesWhatTheCardCannotDo) {
  const Folder folder;
  const Lines day = kFirstNight + Lines{"Gita wiretap Anna", "Eva wiretap", "Eva wiretap Eva"};
  const Printed printed = run(moderate, nine_players(folder.file("game.omerta")), kDeal + day);
  EXPECT_TRUE(printed.says("Gita cannot do that"));
  EXPECT_TRUE(printed.says("Who is it for?"));
  EXPECT_TRUE(printed.says("Eva cannot do that"));
}

// SPY-VOTE-12, -13: a tie, nobody moves, the coin is entered.
TEST(ModerateSpytown, TakesTheCoinsWord) {
  const Folder folder;
  ModerateRequest request = nine_players(folder.file("game.omerta"));
  request.setup.cards.clear();
  const Lines deal{"", "", "1", "Anna Boris", "Cyril", "", "", ""};  // no children, no cards
  const Lines night{"Anna", "", "Dana", "", "", ""};                 // chosen, said, out
  const Lines vote{"",     "a:c b:c e:c f:c c:a g:a h:a i:a",
                   "",     "",
                   "",     "a:c b:c e:c f:c c:a g:a h:a i:a",
                   "",     "",
                   "Anna", "",
                   "",     ""};
  const Printed printed = run(moderate, request, deal + night + vote);
  EXPECT_NE(folder.read("game.omerta").find("moderator lot Anna"), std::string::npos)
      << printed.out << folder.read("game.omerta");
}

TEST(ModerateSpytown, AsksForEverythingInANewGame) {
  const Folder folder;
  ModerateRequest request{.file = folder.file("game.omerta")};
  request.setup.rulebook = "spytown";
  const Lines answers{"A, B, C, D, E, F, G, H",
                      "A",
                      "Zora",
                      "3",
                      "2",
                      "",
                      "vst",
                      "vest, bandage",
                      "1",
                      "A B",
                      "C",
                      "",
                      "D",
                      "E",
                      "",
                      "quit"};
  const Printed printed = run(moderate, request, answers);
  EXPECT_EQ(printed.code, kFine) << printed.err;
  EXPECT_TRUE(printed.complains("Did you mean vest?")) << printed.err;
  EXPECT_TRUE(printed.says("The game master does not play"));
  const std::string text = folder.read("game.omerta");
  for (const char* line : {"rulebook spytown\n", "edition pl\n", "moderated by Zora\n",
                           "seats A, B, C, D, E, F, G, H\n", "cards "}) {
    EXPECT_NE(text.find(line), std::string::npos) << line << text;
  }
}

TEST(ModerateSpytown, WhichGameIsAskedIfNothingIsSaid) {
  const Folder folder;
  ModerateRequest request{.file = folder.file("game.omerta")};
  request.setup.rulebook.clear();
  const Printed asked = run(moderate, request, {"7", "2", "A, B, C, D, E, F", "Zora", "1", "", ""});
  EXPECT_TRUE(asked.says("Which game?"));
  EXPECT_NE(folder.read("game.omerta").find("rulebook spytown"), std::string::npos);
  request.setup.rulebook = "chess";
  EXPECT_TRUE(run(moderate, ModerateRequest{.file = folder.file("no"), .setup = request.setup})
                  .complains("gorod"));
}

// SPY-KIDS-5: the gentle words reach the desk.
TEST(ModerateSpytown, SpeaksGentlyToChildren) {
  const Folder folder;
  ModerateRequest request = nine_players(folder.file("game.omerta"));
  request.setup.cards.clear();
  request.setup.preset = "children";
  const Lines lines{"", "1", "Anna Boris", "", "", "", "Dana", "", "", "", ""};
  const Printed printed = run(moderate, request, lines);
  EXPECT_TRUE(printed.says("police academy"));
  EXPECT_TRUE(printed.says("The Rogues wake."));
  EXPECT_FALSE(printed.says("Mafioso")) << printed.out;
  EXPECT_FALSE(printed.says("The Mafia")) << printed.out;
}

// SPY-CARD-3: what has to be explained is there to be read aloud, in every language.
TEST(ModerateSpytown, GivesTheTextsOfTheCardsInPlay) {
  for (Language language : kLanguages) {
    const Words& words = Words::of(language, "spytown");
    for (const char* dealer : {"1", "2"}) {
      const Folder folder;
      const Lines lines = dealer[0] == '2' ? Lines{"2"} : Lines{"1", "Anna Boris", "Cyril", ""};
      const Printed printed =
          run(moderate, nine_players(folder.file("game.omerta"), language), lines);
      const spytown::Setup sk{.edition = spytown::Edition::sk};
      const auto text = [&](spytown::Card card) { return notation::card_does(words, sk, card); };
      EXPECT_TRUE(printed.says(text(spytown::Card::vest))) << printed.out;
      EXPECT_TRUE(printed.says(text(spytown::Card::wiretap))) << printed.out;
      EXPECT_TRUE(printed.says(text(spytown::Card::last_shot))) << printed.out;
      EXPECT_FALSE(printed.says(text(spytown::Card::arrest))) << printed.out;
    }
  }
}

// A look at somebody's token by day is for one pair of eyes: the screen shows it if the owner of
// the look asks for it.
TEST(ModerateSpytown, AWiretapIsShownToOnePlayer) {
  const auto shows = [](const Lines& typed) {
    const Folder folder;
    const Lines day = kDeal + kFirstNight + Lines{"Eva wiretap Boris"};
    return run(moderate, nine_players(folder.file("game.omerta")), day + typed)
        .says("The token of Boris: Mafioso");
  };
  EXPECT_FALSE(shows({"", "quit"}));
  EXPECT_FALSE(shows({"4", "quit"}));
  EXPECT_TRUE(shows({"Eva", "", "quit"}));
}

// SPY-GM-1: about a card, about a player; announced, in the record, and final.
TEST(ModerateSpytown, RulesOnCardsAndPlayers) {
  const Folder folder;
  const Lines day{"forbid wiretap", "", "Eva wiretap Anna", "forbid chess", "out Hana", "", "",
                  "back 2",         "n"};
  const Printed printed =
      run(moderate, nine_players(folder.file("game.omerta")), kDeal + kFirstNight + day);
  const std::string text = folder.read("game.omerta");
  EXPECT_TRUE(printed.says("may not be played now: Wiretap")) << printed.out;
  EXPECT_TRUE(printed.says("Eva cannot do that")) << printed.out;
  EXPECT_TRUE(printed.says("The game master has ruled: Hana goes out.")) << printed.out;
  EXPECT_NE(text.find("moderator rule forbid-wiretap\n"), std::string::npos) << text;
  EXPECT_NE(text.find("moderator rule put-out-8\n"), std::string::npos) << text;
  EXPECT_TRUE(printed.says("A ruling is final (SPY-GM-1)")) << printed.out;
}

// SPY-CARD-6: one's own card may be looked at at any time, by its owner.
TEST(ModerateSpytown, ShowsAPlayerTheOwnCardAgain) {
  const auto shows = [](const Lines& typed) {
    const Folder folder;
    return run(moderate, nine_players(folder.file("game.omerta")), kDeal + kFirstNight + typed)
        .says("Works in the hand of");
  };
  EXPECT_TRUE(shows({"show Eva", "Eva", "", "quit"}));
  EXPECT_FALSE(shows({"show Eva", "", "quit"}));
}

// SPY-SMALL-2, -5: a game of eight is announced as what it is.
TEST(ModerateSpytown, AnnouncesASmallGame) {
  const Folder folder;
  ModerateRequest request = nine_players(folder.file("game.omerta"));
  EXPECT_FALSE(run(moderate, request, {"quit"}).says("There are few of us"));
  request.file = folder.file("small.omerta");
  request.setup.players.resize(7);
  request.setup.cards = "vest";
  const Printed small = run(moderate, request, {"quit"});
  EXPECT_TRUE(small.says("There are few of us, so the Agent has a single look")) << small.out;
  EXPECT_TRUE(small.says("In that round the Mafia does not wake.")) << small.out;
}

// SPY-SWAP-5, SPY-CARD-18: tokens that the program has dealt are exchanged on the screen.
TEST(ModerateSpytown, ShowsBothTheirNewTokensAfterASwap) {
  Lines lines{"2", "", "2"};
  const auto all_look = [&](const ModerateRequest& request) {
    for (const std::string& name : request.setup.players) lines = lines + Lines{name, ""};
  };
  const Folder folder;
  ModerateRequest request = nine_players(folder.file("game.omerta"));
  request.setup.cards = "role-swap";
  all_look(request);
  lines.push_back("Ivan");
  all_look(request);
  all_look(request);
  const Printed printed = run(moderate, request, lines);
  const std::string text = folder.read("game.omerta");
  EXPECT_NE(text.find("role-swap Ivan"), std::string::npos) << text << printed.out;
  EXPECT_TRUE(printed.says("everyone look at your own token once more")) << printed.out;
  EXPECT_FALSE(printed.says("Swap these two tokens, face down")) << printed.out;
  int pages = 0;  // nine, and the two again
  for (std::size_t at = 0; (at = printed.out.find("Press Enter to hide", at)) != std::string::npos;
       ++at) {
    ++pages;
  }
  EXPECT_EQ(pages, 11) << printed.out;
}

// SPY-KIDS-1: all of the changes or only some.
TEST(ModerateSpytown, AsksForTheChildrensChangesOneByOne) {
  const Folder folder;
  ModerateRequest request = nine_players(folder.file("game.omerta"));
  request.setup.cards.clear();
  const Printed printed = run(moderate, request, {"yes", "", "no", "", "", "", "quit"});
  const std::string text = folder.read("game.omerta");
  EXPECT_NE(text.find("option kids-no-agent on\n"), std::string::npos) << text << printed.out;
  EXPECT_NE(text.find("option kids-single-ballot on\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("option kids-last-shot on\n"), std::string::npos) << text;
}

TEST(ModerateSpytown, NeedsAGameMaster) {
  const Folder folder;
  const std::string file = folder.write("app.omerta",
                                        "omerta 1\nrulebook spytown\nedition sk\n"
                                        "seats A, B, C, D, E, F, G, H, I\nplay\n");
  const Printed printed = run(moderate, ModerateRequest{.file = file});
  EXPECT_EQ(printed.code, kUsage);
  EXPECT_TRUE(printed.complains("the program itself is the game master"));
}

}  // namespace
}  // namespace omerta::cli
