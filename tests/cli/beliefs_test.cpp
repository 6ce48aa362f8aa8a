// omerta replay --beliefs: what is told of a finished game, in every language, and what is refused.
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

const std::string kExample = std::string{OMERTA_SOURCE} + "/docs/examples/gorod.omerta";

TEST(ReplayedBeliefs, AreToldOfOneSeatInSentences) {
  const Printed filip =
      run(replay, ReplayRequest{.file = kExample, .as = "Filip", .beliefs = true});
  EXPECT_EQ(filip.code, kFine);
  EXPECT_TRUE(filip.says("What Filip had reason to believe"));
  EXPECT_TRUE(filip.says("Filip had reason to think: "));
  EXPECT_TRUE(filip.says("Emil: certainly in the mafia")) << "he was checked in Night 3";
  EXPECT_TRUE(filip.says("Cyril: certainly not in the mafia"));
  EXPECT_TRUE(filip.says(" of 831,600 deals ("));
  EXPECT_TRUE(filip.says("Boris ↑"));
}

// Agata holds the Spyglass, Bruno is a Mafian, and with nine at the table there are three of them.
TEST(ReplayedBeliefs, AreToldOfMrakoszlap) {
  const std::string file = std::string{OMERTA_SOURCE} + "/docs/examples/mrakoszlap.omerta";
  const Printed agata = run(replay, ReplayRequest{.file = file, .as = "Agata", .beliefs = true});
  EXPECT_EQ(agata.code, kFine);
  EXPECT_TRUE(agata.says("by the rules 21 of 56 deals (38%)"));
  const Printed bruno = run(replay, ReplayRequest{.file = file, .as = "Bruno", .beliefs = true});
  EXPECT_TRUE(bruno.says("Bruno had reason to think: Edyta 100% and Henryk 100%"));
}

TEST(ReplayedBeliefs, AreTwoTablesForEverybody) {
  for (Language language : kLanguages) {
    const Printed all =
        run(replay, ReplayRequest{.file = kExample, .language = language, .beliefs = true});
    const Words& words = Words::of(language, "gorod");
    EXPECT_EQ(all.code, kFine);
    for (const char* key : {"cli.beliefs.title", "cli.beliefs.rules", "cli.beliefs.reading"}) {
      EXPECT_TRUE(all.says(words.say(key))) << key;
    }
    EXPECT_TRUE(all.says("12 Lev"));
  }
}

TEST(ReplayedBeliefs, AreJsonOfASchema) {
  const Printed json =
      run(replay, ReplayRequest{.file = kExample, .format = "json", .beliefs = true});
  EXPECT_TRUE(json.out.starts_with(R"({"schema":"beliefs/1","reader":)"));
  EXPECT_TRUE(json.says(R"("why":[{"at":"p)"));
  const Printed view =
      run(replay, ReplayRequest{.file = kExample, .format = "view", .beliefs = true});
  EXPECT_EQ(view.code, kUsage);
}

TEST(ReplayedBeliefs, AreRefusedWhileTheGameGoesOn) {
  const Folder folder;
  std::ifstream example{kExample};
  std::stringstream text;
  text << example.rdbuf();
  const std::string begun =
      folder.write("begun.omerta", text.str().substr(0, text.str().rfind("Klara")));
  for (const char* as : {"public", "Filip", "moderator"}) {
    const Printed none = run(replay, ReplayRequest{.file = begun, .as = as, .beliefs = true});
    EXPECT_EQ(none.code, kDoesNotHold);
    EXPECT_TRUE(none.out.empty());
    EXPECT_TRUE(none.complains("when the game is over"));
  }
}

}  // namespace
}  // namespace omerta::cli
