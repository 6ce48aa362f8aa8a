// Whole games of mrakoszlap run from the moderator's guide, in every language and with every kind
// of interruption.
#include <map>

#include "notation/record.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

using Lines = std::vector<std::string>;

Lines operator+(Lines left, const Lines& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

// MRK-DECK-5  A deck of these and nothing else.
std::string deck_of(const std::map<std::string, int>& cards) {
  std::string deck;
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const std::string type = notation::mrakoszlap_name(static_cast<mrakoszlap::Type>(i));
    const auto found = cards.find(type);
    const int count = found == cards.end() ? 0 : found->second;
    deck += (i == 0 ? "" : ",") + type + "=" + std::to_string(count);
  }
  return deck;
}

ModerateRequest table_of(const std::string& file, const Lines& players) {
  ModerateRequest request{.file = file};
  request.setup.rulebook = "mrakoszlap";
  request.setup.players = players;
  request.setup.moderator = "Zora";
  request.setup.options = {"night-calls=spoken-with-decoys"};
  request.seed = 11;
  return request;
}

// Two cards each, so that an evening fits on a page.
ModerateRequest six_players(const std::string& file) {
  ModerateRequest request = table_of(file, {"Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"});
  request.setup.deck = deck_of({{"mafian", 2},
                                {"mage", 1},
                                {"magnet", 1},
                                {"mirror", 1},
                                {"cloud-treader", 1},
                                {"doctor", 1},
                                {"jailer", 1},
                                {"sniper", 1},
                                {"matrix", 1},
                                {"anarchist", 1},
                                {"terrorist", 1}});
  return request;
}

// A pair, a volley, a ghost and two who bend time.
ModerateRequest four_players(const std::string& file) {
  ModerateRequest request = table_of(file, {"Anna", "Boris", "Cyril", "Dana"});
  request.setup.deck = deck_of({{"mafian", 1},
                                {"cloud-treader", 2},
                                {"blind-executioner", 1},
                                {"astronomer", 1},
                                {"ghost-bobo", 1},
                                {"time-lord", 1},
                                {"mass-murderer", 1}});
  return request;
}

// Real cards, hand by hand; the last is what is left; right; everyone has read; it is quiet.
const Lines kSixHands{"1",
                      "mafian 1, anarchist",
                      "mafian-2, cloud-treader",
                      "mage, jailer",
                      "doctor, magnet",
                      "mirror 1, sniper",
                      "",
                      "",
                      ""};
const Lines kFourHands{"1",
                       "mafian, cloud-treader 1",
                       "blind-executioner, astronomer",
                       "ghost-bobo, time-lord",
                       "",
                       "",
                       ""};

// The council; no Time Lord; no Matrix, a tunnel, the Doctor's choice, two Mafians, no Sniper, the
// shots of the Matrix; said.
const Lines kFirstNight{"Cyril", "", "", "", "1 2", "6", "3", "3", "", "", ""};
// No Time Lord; Eva is accused, speaks, and has more hands against her than for; the pause; said.
const Lines kFirstDay{"", "Anna > Eva", "", "", "1 2 6", "4 5", "", ""};
// Night; it is quiet; no Time Lord; the Jailer's card is called though he is dead; the Matrix; the
// Mage's card; Magnet, Doctor, Mafians; the Sniper's card; one bullet to release; covered; said.
const Lines kSecondNight{"", "", "", "", "yes", "", "4", "2", "6", "6", "", "1", "", ""};
// Nobody skips the day; the bomb; said; the end.
const Lines kSecondDay{"", "Filip terrorist", "", ""};

Lines whole_evening() { return kSixHands + kFirstNight + kFirstDay + kSecondNight + kSecondDay; }

notation::Record record_of(const Folder& folder, const std::string& name) {
  return notation::Record::read(folder.read(name), folder.file(name));
}

bool has(const Folder& folder, const std::string& line) {
  return folder.read("game.omerta").find(line) != std::string::npos;
}

TEST(ModerateMrakoszlap, AWholeEveningInEveryLanguage) {
  for (Language language : kLanguages) {
    const Folder folder;
    ModerateRequest request = six_players(folder.file("game.omerta"));
    request.language = language;
    const Printed printed = run(moderate, request, whole_evening());
    const Words& words = Words::of(language, "mrakoszlap");
    EXPECT_EQ(printed.code, kFine) << printed.err;
    EXPECT_TRUE(printed.err.empty()) << printed.err;
    for (const char* key :
         {"guide.heading.say", "guide.heading.do", "guide.heading.preview", "guide.heading.flights",
          "mrakoszlap.guide.call.decoy", "mrakoszlap.opens.dawn", "mrakoszlap.opens.verdict",
          "mrakoszlap.guide.end.say", "mrakoszlap.course.caught"}) {
      EXPECT_TRUE(printed.says(words.say(key))) << key << omerta::code(language);
    }
    const notation::Record record = record_of(folder, "game.omerta");
    const Chronicle chronicle = record.replay();
    EXPECT_TRUE(chronicle.game().over()) << folder.read("game.omerta") << printed.out;
    EXPECT_EQ(record.book().result_name(record.casting(), chronicle.game()), "mafia");
    EXPECT_EQ(record.write(), folder.read("game.omerta"));
  }
}

// MRK-REPORT-3  The moderator sees the way of a bullet with its clauses; the words to be said name
// only the dead.
TEST(ModerateMrakoszlap, ShowsTheFlightBeforeTheReport) {
  const Folder folder;
  const Printed printed =
      run(moderate, six_players(folder.file("game.omerta")), kSixHands + kFirstNight);
  const std::string text = flattened(printed.out);
  const std::size_t flight = text.find("[MRK-BULLET-1]");
  const std::size_t report = text.find("Before you speak");
  ASSERT_NE(flight, std::string::npos) << printed.out;
  ASSERT_NE(report, std::string::npos);
  EXPECT_LT(flight, report);
  EXPECT_LT(text.find("What happened in the night:"), flight) << "though the Matrix comes between";
  const std::string aloud = text.substr(report, text.find("Who learns it") - report);
  EXPECT_NE(aloud.find("Cyril"), std::string::npos) << aloud;
  EXPECT_EQ(aloud.find("Boris"), std::string::npos) << aloud;
}

TEST(ModerateMrakoszlap, KeepsEveryHandThatWasTypedIn) {
  const Folder folder;
  const ModerateRequest request = six_players(folder.file("game.omerta"));
  run(moderate, request, {"1", "mafian 1, anarchist", "mafian 2, cloud-treader"});  // and it ends
  EXPECT_TRUE(has(folder, "deal mafian-1, anarchist, cloud-treader-1, mafian-2\n"))
      << folder.read("game.omerta");
  const Printed again = run(moderate, ModerateRequest{.file = request.file},
                            {"undo", "mafian 2, cloud-treader", "mage, jailer", "doctor, magnet",
                             "mirror, sniper", "", "", "", "", ""});
  EXPECT_TRUE(again.says("The hand of Cyril")) << again.out;
  EXPECT_TRUE(again.says("Is there a Time Lord")) << again.out;
}

// MRK-DEAL-9, MRK-DEAL-13
TEST(ModerateMrakoszlap, RefusesHandsThatCannotBe) {
  const Folder folder;
  const Printed printed = run(moderate, six_players(folder.file("game.omerta")),
                              {"1", "mafian 1, doctor", "mafian 1", "mafian 1, mafian 3",
                               "mafian 1, mafian 1", "mafian 1, wizard", "28 47", "quit"});
  EXPECT_TRUE(printed.says("this hand is not allowed"));
  EXPECT_TRUE(printed.says("Cards typed in: 1"));
  EXPECT_TRUE(printed.says("Not among the cards that are left: Mafian 3"));
  EXPECT_TRUE(printed.says("Not among the cards that are left: Mafian 1"));
  EXPECT_TRUE(printed.says("wizard"));
  EXPECT_TRUE(has(folder, "deal mafian-1, anarchist\n")) << folder.read("game.omerta");
}

TEST(ModerateMrakoszlap, TheProgramDealsALegalDeal) {
  for (int players : {2, 3, 7, 20}) {
    const Folder folder;
    Lines names;
    for (int i = 0; i < players; ++i) names.push_back("P" + std::to_string(i + 1));
    const Printed printed =
        run(moderate, table_of(folder.file("game.omerta"), names), {"", "2", "", "", "", "quit"});
    EXPECT_EQ(printed.code, kFine) << printed.err;
    EXPECT_TRUE(printed.says("Mafia, open your eyes")) << printed.out;
    EXPECT_TRUE(has(folder, "chance doctor-night")) << folder.read("game.omerta");
  }
}

TEST(ModerateMrakoszlap, SavesAfterEveryEntryAndGoesOn) {
  const Folder folder;
  const ModerateRequest request = six_players(folder.file("game.omerta"));
  run(moderate, request, kSixHands + Lines{"", "", "", "1"});  // half a tunnel, and the input ends
  EXPECT_TRUE(has(folder, "moderator: Cyril dig-tunnel Anna\n"));
  const Printed again = run(moderate, ModerateRequest{.file = request.file}, {"", "2", "quit"});
  EXPECT_TRUE(again.says("And the second?")) << again.out;
  EXPECT_TRUE(has(folder, "moderator: Cyril tunnel-exit Boris\nmoderator close\n"));
}

// An answer and what follows from it are one step.
TEST(ModerateMrakoszlap, TakesBackAndKeepsItInTheRecord) {
  const Folder folder;
  const Printed printed =
      run(moderate, six_players(folder.file("game.omerta")),
          kSixHands + kFirstNight + Lines{"back", "", "", "back", "", "2", "", "", "", "quit"});
  EXPECT_TRUE(printed.says("Everyone has already heard: Bullet 1:")) << printed.out;
  EXPECT_TRUE(has(folder, "moderator take-back 2\nmoderator: Eva snipe Boris\n"))
      << folder.read("game.omerta");
}

TEST(ModerateMrakoszlap, RefusesAndExplains) {
  const Folder folder;
  const Lines wrong{"",     "",  "maybe",     "",  "",      "1 2 3", "1 1",
                    "Nemo", "1", "anarchist", "2", "close", "quit"};
  const Printed printed = run(moderate, six_players(folder.file("game.omerta")), kSixHands + wrong);
  EXPECT_TRUE(printed.says("“yes” for a nod"));
  EXPECT_TRUE(printed.says("This card has to choose"));
  EXPECT_TRUE(printed.says("Too many names"));
  EXPECT_TRUE(printed.says("Cyril cannot do that"));
  EXPECT_TRUE(printed.complains("Nemo"));
  EXPECT_FALSE(has(folder, "heal")) << "closed without an answer";
}

// MRK-CALL-7 (`private`)
TEST(ModerateMrakoszlap, WakesWithoutAWord) {
  const Folder folder;
  ModerateRequest request = six_players(folder.file("game.omerta"));
  request.setup.options = {"night-calls=private"};
  const Printed printed = run(moderate, request, kSixHands + kFirstNight);
  EXPECT_TRUE(printed.says("touch Cyril on the shoulder. The card: Mage 1."));
  EXPECT_FALSE(printed.says("Mage 1, open your eyes"));
  EXPECT_TRUE(printed.says("Morning of day 1")) << printed.out;
}

// MRK-CALL-4  Enter aims, a shaken head has its own word.
TEST(ModerateMrakoszlap, AMafianMayShakeHisHead) {
  const Folder folder;
  const Lines night{"Cyril", "", "", "", "1 2", "6", "no", "3", "", "", "", ""};
  const Printed printed = run(moderate, six_players(folder.file("game.omerta")), kSixHands + night);
  EXPECT_TRUE(printed.says("Do you shoot tonight?")) << printed.out;
  EXPECT_TRUE(printed.says("Who? (“no”: no shot)")) << printed.out;
  EXPECT_TRUE(has(folder, "moderator: Anna mafia-aim pass\n")) << folder.read("game.omerta");
  EXPECT_TRUE(printed.says("The night was quiet")) << printed.out;
}

// MRK-DEAL-15, MRK-MATRIX-3, MRK-SIDE-2, MRK-DEATH-1  What a table has to be told, and when.
TEST(ModerateMrakoszlap, SaysWhatTheTableMustKnow) {
  const Folder folder;
  const Printed printed =
      run(moderate, six_players(folder.file("game.omerta")), kSixHands + kFirstNight);
  EXPECT_TRUE(printed.says("There are two sides: the Mafia and the citizens.")) << printed.out;
  EXPECT_TRUE(printed.says("Whoever dies is out")) << printed.out;
  EXPECT_TRUE(printed.says("The Doctor’s first call")) << printed.out;
  EXPECT_TRUE(printed.says("Now fire what you have caught.")) << printed.out;
  EXPECT_TRUE(printed.says("Filip has caught nothing tonight.")) << printed.out;
}

// The reader of the rules is at hand at any question.
TEST(ModerateMrakoszlap, LooksUpRulesAndCards) {
  const Folder folder;
  const Printed printed = run(moderate, six_players(folder.file("game.omerta")),
                              kSixHands + Lines{"", "rules Fusekla", "rules MRK-WIN-1", "quit"});
  EXPECT_TRUE(printed.says("Smelly Sock")) << printed.out;
  EXPECT_TRUE(printed.says("MRK-WIN-1")) << printed.out;
}

// A slip of the pen at the deal is noticed when the wrong player wakes.
TEST(ModerateMrakoszlap, CardsTypedInForTheWrongHandsChangePlaces) {
  const Folder folder;
  const Printed printed =
      run(moderate, six_players(folder.file("game.omerta")),
          kSixHands + Lines{"", "", "", "swap mage", "swap mage, doctor", "swap anarchist, doctor",
                            "4 5", "swap mage, jailer", "quit"});
  EXPECT_TRUE(printed.says("“swap” and both cards")) << printed.out;
  EXPECT_TRUE(printed.says("3 Cyril Jailer and Doctor")) << printed.out;
  EXPECT_TRUE(printed.says("this hand is not allowed")) << "a Mafian with the Doctor";
  EXPECT_TRUE(printed.says("Take back the steps in which these cards were called"));
  EXPECT_TRUE(has(folder, "moderator: Dana dig-tunnel Dana\n")) << folder.read("game.omerta");
  EXPECT_TRUE(record_of(folder, "game.omerta").replay().commands().size() > 20);
}

// MRK-TIE-1, -2  First the hands for, then those against.
TEST(ModerateMrakoszlap, CountsATieBallot) {
  const Folder folder;
  const Lines day{"",      "1 > 5", "2 > 6", "",    "",      "", "1 2", "4 5", "",
                  "1 2 4", "",      "4",     "1 2", "table", "", "",    ""};
  const Printed printed =
      run(moderate, six_players(folder.file("game.omerta")), kSixHands + kFirstNight + day);
  EXPECT_TRUE(printed.says("A tie: Eva and Filip")) << printed.out;
  EXPECT_TRUE(printed.says("Counted for the death of Eva: 3; against it: 0."));
  EXPECT_TRUE(printed.says("Counted for the death of Filip: 1; against it: 2."));
  EXPECT_TRUE(printed.says("To the gallows: Eva."));
}

// MRK-VERDICT-3, MRK-MASSM-2  The note before the name; the volley; the other one hangs.
TEST(ModerateMrakoszlap, HangsTheSecondOfThePair) {
  const Folder folder;
  const Lines night{"", "", "close", "4 1", "", ""};
  const Lines day{"", "1 > 4", "", "", "rest", "", "table", "", "", ""};
  const Printed printed =
      run(moderate, four_players(folder.file("game.omerta")), kFourHands + night + day);
  EXPECT_TRUE(printed.says("Dana → Anna. The name you will say is the second.")) << printed.out;
  EXPECT_TRUE(printed.says("To the gallows: Anna."));
  EXPECT_TRUE(printed.says("Dana is the Mass Murderer"));
  EXPECT_TRUE(printed.says("the citizens have won"));
}

// MRK-TIMELORD-1, MRK-BOBO-1, MRK-DEFEND-2, MRK-ASTRONOMER-1
TEST(ModerateMrakoszlap, SkipsSilencesAndCallsTheNight) {
  const Folder folder;
  const Lines first{"", "", "close", "", "", "", "Anna", "Cyril", "", ""};  // the day is skipped
  const Lines second{"", "4", "close", "", "", "", ""};                     // Dana keeps silent
  const Lines day{"Anna > Dana", "", "4", "2", "", "Boris astronomer", "", "", "quit"};
  const Printed printed =
      run(moderate, four_players(folder.file("game.omerta")), kFourHands + first + second + day);
  EXPECT_TRUE(printed.says("Anna cannot do that")) << "no Time Lord";
  EXPECT_TRUE(printed.says("Day 1 is skipped")) << printed.out;
  EXPECT_TRUE(printed.says("Dana must keep silent today."));
  EXPECT_TRUE(has(folder, "moderator: Dana choose-proxy Boris\nmoderator: Boris defence\n"))
      << folder.read("game.omerta");
  EXPECT_TRUE(printed.says("Night falls at once.")) << printed.out;
  EXPECT_TRUE(printed.says("Night 3 falls")) << printed.out;
}

// MRK-COMMUNIST-1, MRK-ASTRONOMER-1  What follows from the player's words is the narrator's to say.
TEST(ModerateMrakoszlap, HasTheWordsForTheCommunistAndTheAstronomer) {
  const Lines hands{"1", "mafian, vest", "ghost-bobo, astronomer", "judge, communist", "", "", ""};
  const Lines nights{"", "", "no", "", "", "", "", "", "", "", "4", "no", "1", "", "", ""};
  const Lines day{"Cyril Komunista", "", "Boris astronomer", "", "quit"};
  for (Language language : kLanguages) {
    const Folder folder;
    ModerateRequest request =
        table_of(folder.file("game.omerta"), {"Anna", "Boris", "Cyril", "Dana"});
    request.setup.deck = deck_of({{"mafian", 1},
                                  {"vest", 1},
                                  {"ghost-bobo", 1},
                                  {"astronomer", 1},
                                  {"judge", 1},
                                  {"communist", 1},
                                  {"cloud-treader", 2}});
    request.language = language;
    const Words& words = Words::of(language, "mrakoszlap");
    const Printed printed = run(moderate, request, hands + nights + day);
    for (const char* power : {"communist", "astronomer"}) {
      EXPECT_TRUE(printed.says(words.say("mrakoszlap.guide.power.say", {{"power", power}})))
          << printed.out;
    }
    EXPECT_TRUE(printed.says(words.say("mrakoszlap.guide.power.speak", {{"seats", "Dana"}})));
    EXPECT_TRUE(printed.says(words.say("mrakoszlap.guide.power.vote", {{"seats", "Anna"}})));
  }
}

TEST(ModerateMrakoszlap, AsksForEverythingInANewGame) {
  const Folder folder;
  ModerateRequest request{.file = folder.file("game.omerta")};
  request.setup.rulebook = "mrakoszlap";
  const Lines answers{"A, B, C, D, E, F",
                      "A",
                      "Zora",
                      "?",
                      "slime-uses=twice",
                      "slime-uses=once, tie-ballot=runoff",
                      "7",
                      "2",
                      "mirror=9",
                      "mirror=3",
                      "mirror=3, mafian=2",
                      "",
                      "2",
                      "quit"};
  const Printed printed = run(moderate, request, answers);
  EXPECT_EQ(printed.code, kFine) << printed.err;
  EXPECT_TRUE(printed.says("A cannot run the game and play in it too.")) << printed.out;
  const std::string text = folder.read("game.omerta");
  for (const char* line : {"rulebook mrakoszlap\n", "option slime-uses once\n",
                           "option tie-ballot runoff\n", "option night-calls spoken\n",
                           "moderated by Zora\n", "seats A, B, C, D, E, F\n", "mirror 3"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line << text << printed.out;
  }
}

TEST(ModerateMrakoszlap, NeedsAModerator) {
  const Folder folder;
  const std::string file = folder.write(
      "app.omerta", "omerta 1\nrulebook mrakoszlap\nedition R\nseats A, B, C, D, E, F\nplay\n");
  const Printed printed = run(moderate, ModerateRequest{.file = file});
  EXPECT_EQ(printed.code, kUsage);
  EXPECT_TRUE(printed.complains("the program itself is the narrator"));
}

}  // namespace
}  // namespace omerta::cli
