// Whole games run from the moderator's guide, in every language and both editions.
#include "notation/record.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

using Lines = std::vector<std::string>;

ModerateRequest six_players(const std::string& file, Language language = Language::en) {
  ModerateRequest request{.file = file, .language = language};
  request.setup.players = {"Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"};
  request.setup.moderator = "Marek";
  request.setup.deck = "mafioso=1,commissioner=1,citizen=4";
  request.seed = 11;
  return request;
}

Lines operator+(Lines left, const Lines& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

const Lines kPaperDeal{"1", "Boris", "Dana", "", ""};  // paper; who holds what; right; all looked
const Lines kFirstNight{"", "", ""};                   // quiet; the call ends; it has been said
const Lines kNobodyOut{"close", "", "", ""};  // no candidates: close all the same; said; quiet
const Lines kSecondNight{"Cyril", "", "Boris", "", ""};
const Lines kVerdict{"Dana Boris", "Boris > Dana", "close", "1 4 5 6 > Boris", "2 4", "", ""};

Lines whole_evening() { return kPaperDeal + kFirstNight + kNobodyOut + kSecondNight + kVerdict; }

std::string recorded(const Folder& folder, const std::string& name) { return folder.read(name); }

TEST(Moderate, AWholeGameInEveryLanguage) {
  for (Language language : kLanguages) {
    const Folder folder;
    const std::string file = folder.file("game.omerta");
    const Printed printed = run(moderate, six_players(file, language), whole_evening());
    const Words& words = Words::of(language);
    EXPECT_EQ(printed.code, kFine) << printed.err;
    EXPECT_TRUE(printed.err.empty()) << printed.err;
    for (const char* key : {"guide.heading.say", "guide.heading.do", "guide.heading.preview",
                            "guide.night.do", "guide.vote.say", "guide.end.say"}) {
      EXPECT_TRUE(printed.says(words.say(key).substr(0, 20))) << key;
    }
    EXPECT_TRUE(printed.says(words.say("sign.nod.gesture")));
    const notation::Record record = notation::Record::read(recorded(folder, "game.omerta"), file);
    EXPECT_TRUE(record.replay().game().over());
    EXPECT_EQ(record.write(), recorded(folder, "game.omerta"));
  }
}

TEST(Moderate, TheWordsOfTheReadersLanguageWork) {
  for (Language language : kLanguages) {
    const Folder folder;
    const Words& words = Words::of(language);
    const auto word = [&](const char* id) {
      return words.say("cli.moderate.word." + std::string{id});
    };
    const Lines lines = kPaperDeal + kFirstNight +
                        Lines{word("help"),
                              word("table"),
                              "",
                              word("log"),
                              "",
                              word("next"),
                              word("why") + " Anna",
                              "",
                              "Anna Eva",
                              word("back"),
                              "",
                              word("withdraw") + " Filip",
                              "",
                              word("close"),
                              "",
                              "",
                              "",
                              word("save") + " " + folder.file("copy.omerta"),
                              word("quit")};
    const Printed printed = run(moderate, six_players(folder.file("game.omerta"), language), lines);
    EXPECT_EQ(printed.code, kFine);
    EXPECT_TRUE(printed.err.empty()) << printed.err;
    EXPECT_EQ(folder.read("game.omerta"), folder.read("copy.omerta"));
    EXPECT_NE(folder.read("game.omerta").find("moderator take-back 1"), std::string::npos);
    EXPECT_NE(folder.read("game.omerta").find("moderator withdraw Filip"), std::string::npos);
  }
}

// Stopped after every single line and taken up again, the game is the same to the byte.
TEST(Moderate, GoesOnAnotherDayFromWhereItStopped) {
  const Folder folder;
  run(moderate, six_players(folder.file("whole.omerta")), whole_evening());
  const std::string whole = folder.read("whole.omerta");
  const Lines evening = kFirstNight + kNobodyOut + kSecondNight + kVerdict;
  ModerateRequest request = six_players(folder.file("parts.omerta"));
  run(moderate, request, kPaperDeal);
  EXPECT_EQ(whole.rfind(folder.read("parts.omerta"), 0), 0U);
  // In the night it begins with a pause: those who come back to the table look about.
  for (const Lines& lines : {Lines{"", "", ""}, Lines{"close", "", ""}, Lines{"", "Cyril"}}) {
    run(moderate, ModerateRequest{.file = request.file}, lines);
  }
  const std::string later = folder.read("parts.omerta");
  EXPECT_EQ(whole.rfind(later, 0), 0U) << later;
  EXPECT_GT(later.size(), whole.find("close"));
}

TEST(Moderate, SavesAfterEveryEntry) {
  const Folder folder;
  const ModerateRequest request = six_players(folder.file("game.omerta"));
  const Lines lines = kPaperDeal + kFirstNight + kNobodyOut + Lines{"Cyril"};
  run(moderate, request, lines);  // the input ends: as if the machine had been switched off
  EXPECT_NE(folder.read("game.omerta").find("moderator: Boris victim-mafia Cyril"),
            std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(folder.file("game.omerta.part")));
}

TEST(Moderate, ShowsWhatWillBeSaidBeforeItIsSaid) {
  const Folder folder;
  const ModerateRequest request = six_players(folder.file("game.omerta"));
  const Lines lines = kPaperDeal + kFirstNight + kNobodyOut + Lines{"Cyril", "", "Boris", "", "no"};
  const Printed printed = run(moderate, request, lines);
  EXPECT_TRUE(printed.says("Cyril is out of the game."));
  EXPECT_TRUE(printed.says("Who learns it: everyone"));
  EXPECT_TRUE(printed.says("Nothing has been said"));
  const std::string text = folder.read("game.omerta");
  EXPECT_TRUE(text.ends_with("\nmoderator: Dana check Boris\n")) << text;
}

TEST(Moderate, TakingBackListsWhoKnowsWhat) {
  const Folder folder;
  const ModerateRequest request = six_players(folder.file("game.omerta"));
  const Lines lines = kPaperDeal + kFirstNight + kNobodyOut +
                      Lines{"Cyril", "", "Boris", "back 3", "", "Eva", "quit"};
  const Printed printed = run(moderate, request, lines);
  EXPECT_TRUE(printed.says("Already seen by Dana: Answer for Dana about Boris"));
  EXPECT_TRUE(printed.says("Everyone has already heard: The commissioner wakes."));
  EXPECT_TRUE(printed.says("What has been seen cannot be unseen."));
  EXPECT_NE(
      folder.read("game.omerta").find("moderator take-back 3\nmoderator: Boris victim-mafia Eva"),
      std::string::npos);
}

TEST(Moderate, RefusalsSayWhatWouldBeAllowed) {
  const Folder folder;
  const ModerateRequest request = six_players(folder.file("game.omerta"));
  const Lines lines =
      kPaperDeal + kFirstNight + kNobodyOut +
      Lines{"Zuzana", "-", "Cyril", "", "Dana", "Boris Eva", "", "Anna", "", "no", "quit"};
  const Printed printed = run(moderate, request, lines);
  EXPECT_TRUE(printed.complains("Nobody here is called that: Zuzana"));
  EXPECT_TRUE(printed.says("You cannot pass here. Choose one of these: Anna"));
  EXPECT_TRUE(printed.says("You cannot choose yourself here. Choose from these: Anna, Boris"));
  EXPECT_TRUE(printed.says("Nothing is chosen yet."));
}

TEST(Moderate, TheProgramDealsAndShowsEachCardOnce) {
  const Folder folder;
  const Lines deal{"2", "",  "2", "1",   "", "Boris", "", "3",
                   "",  "4", "",  "Eva", "", "6",     ""};  // each opens his own page
  const Printed printed =
      run(moderate, six_players(folder.file("game.omerta")), deal + kFirstNight + Lines{"quit"});
  EXPECT_EQ(printed.code, kFine);
  for (const char* name : {"Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"}) {
    EXPECT_TRUE(printed.says("Next: " + std::string{name}));
  }
  const std::string text = folder.read("game.omerta");
  EXPECT_NE(text.find("\ndeal "), std::string::npos);
  EXPECT_NE(text.find("moderator: Filip look"), std::string::npos);
}

TEST(Moderate, TypedCardsCanBeCorrected) {
  const Folder folder;
  const Lines deal{"1", "Boris", "Boris", "undo", "Cyril", "Dana", "undo", "Eva", "", ""};
  const Printed printed = run(moderate, six_players(folder.file("game.omerta")), deal);
  EXPECT_TRUE(printed.says("already holds a card"));
  EXPECT_NE(folder.read("game.omerta")
                .find("deal citizen, citizen, mafioso, citizen, commissioner, citizen"),
            std::string::npos);
}

TEST(Moderate, FirstOutKeepsTheCardsHiddenUntilTheHandover) {
  const Folder folder;
  ModerateRequest request = six_players(folder.file("game.omerta"));
  request.setup.moderator.clear();
  request.setup.options = {"moderator-mode=first-out"};
  const Lines cards{"1", "citizen", "mafioso", "citizen", "commissioner", "citizen", "citizen", ""};
  const Lines night{""};
  const Lines peek{"table", "why Anna"};
  const Printed hidden = run(moderate, request, cards + night + peek + Lines{"quit"});
  EXPECT_TRUE(hidden.says("the cards stay hidden until the first player is out"));
  EXPECT_FALSE(hidden.says("Awake now: Boris"));
  ModerateRequest again{.file = request.file};
  const Printed handed =
      run(moderate, again, {"Anna Eva", "close", "", "", "", "table", "", "quit"});
  EXPECT_TRUE(handed.says("Eva is the first one out and becomes the moderator."));
  EXPECT_TRUE(handed.says("Boris  Mafioso"));
  EXPECT_TRUE(handed.says("Awake now: Boris."));
}

TEST(Moderate, FirstOutBeforeAnybodyIsOutTheScreenRunsTheNight) {
  const Folder folder;
  ModerateRequest request = six_players(folder.file("game.omerta"));
  request.setup.moderator.clear();
  request.setup.options = {"moderator-mode=first-out"};
  const Lines cards{"1", "citizen", "mafioso", "citizen", "commissioner", "citizen", "citizen", ""};
  const Lines day{"", "close", "", "", ""};
  const Lines night{"Cyril", "", "Boris", "", "", "quit"};
  const Printed printed = run(moderate, request, cards + day + night);
  EXPECT_EQ(printed.code, kFine);
  EXPECT_TRUE(printed.says("Boris: mafia (a nod)."));
  EXPECT_TRUE(printed.says("Cyril is out of the game."));
  EXPECT_TRUE(printed.says("Cyril is the first one out and becomes the moderator."));
}

TEST(Moderate, ASleepwalkerIsShotAndTheClanChoosesAgain) {
  const Folder folder;
  ModerateRequest request{.file = folder.file("game.omerta")};
  request.setup.players = {"A", "B", "C", "D", "E", "F", "G", "H", "I"};
  request.setup.moderator = "Marek";
  request.setup.edition = "2012";
  request.setup.deck = "mafioso=2,don=1,commissioner=1,sleepwalker=1,captain=1,citizen=3";
  const Lines deal{"1", "A B", "C", "D", "E", "F", "", ""};
  const Lines night{"", "H", "", "E", "", "G", "", "D", "", "-", "", ""};
  const Printed printed =
      run(moderate, request, deal + kFirstNight + kNobodyOut + night + Lines{"quit"});
  EXPECT_TRUE(printed.says("Have the card shown to the clan"));
  EXPECT_TRUE(printed.says("The second victim. Anyone may be chosen except E."));
  EXPECT_TRUE(printed.says("E and G are out of the game."));
}

TEST(Moderate, OldFilesAreNotOverwrittenAndDigitalGamesAreForPlay) {
  const Folder folder;
  ModerateRequest request = six_players(folder.write("game.omerta", whole_game()));
  request.begin = ModerateRequest::Begin::anew;
  EXPECT_EQ(run(moderate, request).code, kUsage);
  EXPECT_EQ(folder.read("game.omerta"), whole_game());
  const Printed digital = run(moderate, ModerateRequest{.file = request.file});
  EXPECT_EQ(digital.code, kUsage);
  EXPECT_TRUE(digital.complains("omerta play"));
}

TEST(Moderate, TheInterviewAsksForWhatIsMissing) {
  const Folder folder;
  Lines one_by_one{"Anna", "Anna", "Boris", "Cyril", "Dana", "Eva", "Filip", ""};
  const Lines rest{"Boris", "Marek",     "3",
                   "2",     "mafioso=9", "mafioso = 1, commissioner = 1, citizen = 4",
                   "",      "quit"};
  const Printed printed = run(
      moderate, ModerateRequest{.file = folder.file("game.omerta"), .setup = {.rulebook = "gorod"}},
      one_by_one + rest);
  EXPECT_EQ(printed.code, kFine);
  EXPECT_TRUE(printed.says("Two players have the same name: Anna."));
  EXPECT_TRUE(printed.says("Boris is the appointed moderator and does not play."));
  EXPECT_TRUE(printed.says("too-much-mafia"));
  EXPECT_NE(folder.read("game.omerta").find("edition 2012\n"), std::string::npos);
  EXPECT_NE(folder.read("game.omerta").find("moderated by Marek\n"), std::string::npos);
}

int times_said(const Printed& printed, const std::string& text) {
  int times = 0;
  const std::string all = flattened(printed.out);
  for (std::size_t at = all.find(text); at != all.npos; at = all.find(text, at + 1)) ++times;
  return times;
}

// A game that is not on the disk is never said to be saved.
TEST(Moderate, SaysOnceThatNothingIsSaved) {
  const Folder folder;
  const ModerateRequest request = six_players(folder.file("nowhere/game.omerta"));
  const Lines lines = kPaperDeal + kFirstNight + Lines{"Anna Eva", "quit", "quit"};
  const Printed lost = run(moderate, request, lines);
  EXPECT_EQ(lost.code, kUsage);
  EXPECT_EQ(times_said(lost, "Nothing is being saved!"), 1) << lost.out;
  EXPECT_EQ(times_said(lost, "The game has not been saved and would be lost."), 1) << lost.out;
  EXPECT_FALSE(lost.says("Everything is saved as you go."));
  EXPECT_FALSE(lost.says("The game is saved:")) << lost.out;
  const std::string other = folder.file("other.omerta");
  const Printed kept =
      run(moderate, request,
          kPaperDeal + kFirstNight + Lines{"save /dev/full", "save " + other, "Anna Eva", "quit"});
  EXPECT_EQ(kept.code, kFine);
  EXPECT_TRUE(kept.says("The file cannot be written: /dev/full")) << kept.out;
  EXPECT_FALSE(kept.says("The game is saved: /dev/full"));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
  EXPECT_TRUE(kept.says("The game is saved: " + other));
  EXPECT_NE(folder.read("other.omerta").find("Anna nominate Eva"), std::string::npos);
}

TEST(Moderate, AFileThatCannotBeWrittenIsAskedForAgain) {
  const Folder folder;
  ModerateRequest request = six_players("");
  const Printed printed =
      run(moderate, request, {folder.file("nowhere/a.omerta"), folder.file("b.omerta"), "quit"});
  EXPECT_TRUE(printed.says("The file cannot be written: ")) << printed.out;
  EXPECT_TRUE(printed.says("Everything is saved as you go.")) << printed.out;
  EXPECT_NE(folder.read("b.omerta").find("moderated by Marek"), std::string::npos);
}

TEST(Moderate, NonsenseIsAnsweredAndNeverCrashes) {
  const Folder folder;
  const ModerateRequest request = six_players(folder.file("game.omerta"));
  Lines lines = kPaperDeal + kFirstNight;
  for (const char* nonsense : {">",
                               "> >",
                               "Anna >",
                               "> Anna",
                               "Anna Anna Anna",
                               "- -",
                               "99",
                               "back -1",
                               "back x",
                               "back 9999999999999",
                               "why",
                               "why zzz",
                               "withdraw",
                               "withdraw zzz",
                               "save /no/such/dir/x",
                               ":::",
                               "rest",
                               "rest > Anna",
                               "\x1b[A",
                               "\xff\xfe",
                               "1 2 3",
                               "why p1",
                               "log",
                               ""}) {
    lines.emplace_back(nonsense);
    lines.emplace_back("no");
  }
  const Printed printed = run(moderate, request, lines);
  EXPECT_EQ(printed.code, kFine);
}

}  // namespace
}  // namespace omerta::cli
