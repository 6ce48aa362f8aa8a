// Talk by the menu: what is chosen is told to all and kept, the game goes on as if nothing had been
// said, and replays tell it in its place.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/cli/play/script.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

PlayRequest request(const std::string& rulebook, const TestFile& file, std::uint64_t seed) {
  PlayRequest wanted;
  wanted.save = file.path();
  wanted.seed = seed;
  wanted.setup.rulebook = rulebook;
  wanted.setup.players = {"Tom"};
  return wanted;
}

class SayMenu : public testing::TestWithParam<const char*> {};

// Whatever is asked, `say` and the same line of the menu again and again, then Enter for a while.
Lines saying(const Lines& chosen) {
  Lines lines;
  for (int i = 0; i < 60; ++i) {
    lines.emplace_back("say");
    lines.insert(lines.end(), chosen.begin(), chosen.end());
    lines.insert(lines.end(), 4, "");
  }
  lines.insert(lines.end(), 400, "");
  return lines;
}

TEST_P(SayMenu, IsKeptToldAndNoPartOfTheGame) {
  int said = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    for (const Lines& chosen : {Lines{"1"}, Lines{"2", "2"}, Lines{"4", "3"}, Lines{"6"}}) {
      const TestFile file;
      const Played played = type(request(GetParam(), file, seed), saying(chosen));
      const notation::Record record = notation::Record::read(file.text(), "f");
      const notation::Replayed game = record.replay_with_talk();
      EXPECT_TRUE(game.chronicle.game().over()) << GetParam() << seed;
      EXPECT_EQ(game.chronicle.checksum(), record.without_talk().replay().checksum());
      const auto& spoken = game.conversation.spoken();
      const auto own = std::count_if(spoken.begin(), spoken.end(), [&](const auto& each) {
        return record.people()->has(each.said.who);
      });
      said += static_cast<int>(own);
      if (own == 0) continue;
      EXPECT_NE(played.out.find("Tom: “"), std::string::npos) << played.out;
    }
  }
  EXPECT_GE(said, 2);
}

// Enter at every question still ends a game, also at the questions of the menu.
TEST_P(SayMenu, EnterLeavesIt) {
  const TestFile file;
  (void)type(request(GetParam(), file, 2), saying({""}));
  EXPECT_TRUE(replayed(file).game().over());
  EXPECT_EQ(file.text().find("Tom says: "), std::string::npos);
}

TEST_P(SayMenu, HasAtMostNineLines) {
  const TestFile file;
  const Played played = type(request(GetParam(), file, 2), saying({""}));
  for (std::size_t at = 0; (at = played.out.find("What do you say?", at)) != std::string::npos;
       ++at) {
    const std::size_t end = played.out.find("nothing after all", at);
    ASSERT_NE(end, std::string::npos);
    EXPECT_EQ(played.out.substr(at, end - at).find("\n  10 "), std::string::npos);
  }
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, SayMenu, testing::Values("gorod", "spytown", "mrakoszlap"));

const std::string kEvening =
    "omerta 1\nrulebook gorod\nedition new\nseats Anna, Boris, Cyril, Dana, Eva, Filip\n"
    "deck mafioso 1, commissioner 1, citizen 4\n"
    "deal citizen, mafioso, citizen, commissioner, citizen, citizen\nplay\n"
    "Anna look\nBoris look\nCyril look\nDana look\nEva look\nFilip look\nclock close\n"
    "Dana says: claim commissioner; suspect Boris\nAnna nominate Boris\nBoris says: disagree 1\n";

TEST(SaidInAReplay, IsToldToAllInTheirLanguages) {
  const TestFile file;
  file.write(kEvening);
  for (const char* as : {"public", "Eva", "moderator"}) {
    const Printed told = run(replay, ReplayRequest{.file = file.path(), .as = as});
    EXPECT_TRUE(told.says("I am the commissioner")) << told.out;
    EXPECT_LT(told.out.find("commissioner."), told.out.find("Boris: “")) << told.out;
    const Printed plain = run(replay, ReplayRequest{.file = file.path(), .as = as, .plain = true});
    EXPECT_FALSE(plain.says("I am the commissioner")) << plain.out;
  }
  const Printed polish = run(replay, ReplayRequest{.file = file.path(), .language = Language::pl});
  EXPECT_TRUE(polish.says("estem komisarzem")) << polish.out;
  const Printed json = run(replay, ReplayRequest{.file = file.path(), .format = "json"});
  EXPECT_TRUE(json.says(R"({"s":1,"who":"Dana","says":["claim commissioner","suspect Boris"],)"))
      << json.out;
}

TEST(SaidInAReplay, LeavesTheRestAsItIs) {
  const TestFile with;
  with.write(kEvening);
  const TestFile without;
  without.write(notation::Record::read(kEvening, "f").without_talk().write());
  for (const char* format : {"text", "json"}) {
    const Printed plain =
        run(replay, ReplayRequest{.file = with.path(), .format = format, .plain = true});
    EXPECT_EQ(plain.out, run(replay, ReplayRequest{.file = without.path(), .format = format}).out);
  }
}

}  // namespace
}  // namespace omerta::cli
