// The moderator's guide in a terminal: what is typed too early, Enter at every question, help, and
// a file that cannot be written.
#include <sys/stat.h>

#include "notation/record.h"
#include "tests/cli/session.h"
#include "tests/terminal/emulated.h"

namespace omerta::cli {
namespace {

using terminal::Doing;
using terminal::Emulated;
using Words = std::vector<std::string>;

constexpr int kMostQuestions = 1500;
constexpr int kQuestionsWithHelp = 45;

std::string last_line(const std::string& screen) {
  const std::size_t end = screen.find_last_not_of("\n ") + 1;
  const std::string text = screen.substr(0, end);
  return text.substr(text.rfind('\n') + 1);
}

Words moderate_command(const Words& more) {
  Words command{OMERTA_PROGRAM, "moderate"};
  command.insert(command.end(), more.begin(), more.end());
  return command;
}

// Everything is answered with Enter, from the first question to the end of the game. Always the
// same deal: the bullets of a Mafia that aims at Al Capone every night would never end it.
void press_enter_to_the_end(const std::string& book, int index) {
  const Folder folder;
  Emulated terminal{moderate_command({folder.file("game.omerta"), "--seed", "11"}),
                    {.rows = 24, .columns = 80}};
  for (int i = 0; i < kMostQuestions; ++i) {
    const std::string seen = terminal.screen();
    if (terminal.settle() == Doing::has_ended) break;
    EXPECT_NE(terminal.screen(), seen) << "a question that says nothing";
    terminal.type(i == 0 ? std::to_string(index) + "\n" : "\n");
  }
  EXPECT_EQ(terminal.exit_code(), kFine) << book << terminal.screen();
  const notation::Record record = notation::Record::read(folder.read("game.omerta"), "game");
  EXPECT_TRUE(record.replay().game().over()) << record.write();
}

TEST(ModerateTerminal, EnterLeadsToTheEndOfGorod) { press_enter_to_the_end("gorod", 1); }
TEST(ModerateTerminal, EnterLeadsToTheEndOfSpytown) { press_enter_to_the_end("spytown", 2); }
TEST(ModerateTerminal, EnterLeadsToTheEndOfMrakoszlap) { press_enter_to_the_end("mrakoszlap", 3); }

const std::string kSecondNight =
    "omerta 1\nrulebook gorod\nedition new\nmoderated by Zora\n"
    "seats Anna, Boris, Cyril, Dana, Eva, Filip\ndeck mafioso 1, commissioner 1, citizen 4\n"
    "deal citizen, mafioso, citizen, commissioner, citizen, citizen\nplay\n"
    "moderator: Anna look\nmoderator: Boris look\nmoderator: Cyril look\nmoderator: Dana look\n"
    "moderator: Eva look\nmoderator: Filip look\nmoderator close\n";

// What is typed before a question is there answers nothing.
TEST(ModerateTerminal, DropsWhatIsTypedAhead) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", kSecondNight);
  Emulated terminal{moderate_command({file}), {}};
  terminal.type("Anna > Eva\nBoris > Eva\n");
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  EXPECT_EQ(folder.read("game.omerta").find("nominate"), std::string::npos);
  terminal.type("Anna > Eva\nBoris > Eva\n");  // the second line comes before its question
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  EXPECT_NE(folder.read("game.omerta").find("Anna nominate Eva"), std::string::npos);
  EXPECT_EQ(folder.read("game.omerta").find("Boris nominate"), std::string::npos);
}

// A page with a card opens by its owner's name or number, and by nothing else.
TEST(ModerateTerminal, ACardIsShownToItsOwnerOnly) {
  const Folder folder;
  const std::string dealt = kSecondNight.substr(0, kSecondNight.find("moderator: Anna"));
  Emulated terminal{moderate_command({folder.write("game.omerta", dealt)}), {}};
  for (const char* typed : {"2", "", "Boris", "2", "?"}) {
    ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
    EXPECT_EQ(terminal.history().find("Citizen"), std::string::npos) << terminal.screen();
    terminal.type(std::string{typed} + "\n");
  }
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  terminal.type("1\n");
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  EXPECT_NE(terminal.screen().find("Citizen"), std::string::npos) << terminal.screen();
  terminal.enter();
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  EXPECT_EQ(terminal.history().find("Citizen"), std::string::npos) << terminal.screen();
  EXPECT_NE(terminal.screen().find("Next: Boris"), std::string::npos) << terminal.screen();
  terminal.type("\n\n\n");
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  EXPECT_EQ(terminal.history().find("Mafioso"), std::string::npos) << terminal.screen();
}

// A game that is left in the night leaves nothing on the screen.
TEST(ModerateTerminal, StoppingClearsTheScreen) {
  const Folder folder;
  std::string night = kSecondNight;
  for (const char* name : {"Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"}) {
    night += std::string{"moderator: "} + name + " nominate pass\n";
  }
  Emulated terminal{moderate_command({folder.write("game.omerta", night)}), {}};
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  EXPECT_EQ(terminal.history().find("Awake now"), std::string::npos) << terminal.screen();
  terminal.enter();
  ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
  EXPECT_NE(terminal.screen().find("Awake now: Boris"), std::string::npos) << terminal.screen();
  terminal.type("quit\n");
  EXPECT_EQ(terminal.settle(), Doing::has_ended);
  EXPECT_EQ(terminal.history().find("Awake now"), std::string::npos) << terminal.history();
  EXPECT_NE(terminal.screen().find("The game is saved"), std::string::npos) << terminal.screen();
}

// "?" is answered at every question, in the reader's language, and leads nowhere by itself.
TEST(ModerateTerminal, HelpAtEveryQuestion) {
  for (const char* language : {"en", "pl", "sk", "cs", "ru"}) {
    for (const char* book : {"1", "2", "3"}) {
      const Folder folder;
      Emulated terminal{{OMERTA_PROGRAM, "--lang", language, "moderate", folder.file("g.omerta")}};
      const omerta::Words& words = omerta::Words::of(*omerta::language(language));
      for (int i = 0; i < kQuestionsWithHelp; ++i) {
        ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key) << terminal.screen();
        const std::string question = last_line(terminal.screen());
        terminal.type("?\n");
        ASSERT_EQ(terminal.settle(), Doing::waits_for_a_key);
        const std::string seen = flattened(terminal.screen());
        bool helped = false;
        for (const char* key : {"cli.moderate.help", "guide.new.help", "guide.new.help.players",
                                "guide.page.whose"}) {
          const std::string help = flattened(words.say(key, {{"who", "@"}}));
          helped = helped || seen.find(help.substr(0, help.find('@'))) != std::string::npos;
        }
        EXPECT_TRUE(helped) << question << "\n" << terminal.screen();
        EXPECT_EQ(last_line(terminal.screen()), question) << "the question is asked again";
        terminal.type(i == 0 ? std::string{book} + "\n" : "\n");
      }
    }
  }
}

}  // namespace
}  // namespace omerta::cli
