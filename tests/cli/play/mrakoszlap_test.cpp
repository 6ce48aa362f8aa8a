// mrakoszlap at the terminal from the first word to the last: in every language, at every table,
// with people who type nonsense, leave, come back, and ask for powers they do not have.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/typed/suggest.h"
#include "engine/whole_game.h"
#include "tests/cli/play/mrakoszlap_table.h"
#include "tests/cli/session.h"
#include "tests/words/mrakoszlap_spoken.h"

namespace omerta::cli {
namespace {

using namespace toms_table;

using mrakoszlap::Hand;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::Type;
namespace fact = mrakoszlap::fact;

constexpr int kCannotStart = 1;
constexpr int kNotUnderstood = 2;

TEST(PlayMrakoszlap, EndsInEveryLanguageAtEveryTable) {
  for (Language language : kLanguages) {
    std::uint64_t seed = 0;
    for (long long seats : {2, 3, 8, 11, 15, 20}) {
      const TestFile file;
      PlayRequest wanted = request(file, ++seed);
      wanted.language = language;
      wanted.setup.seats = seats;
      const Played played = type(wanted, patient(200, 20));
      ASSERT_EQ(played.code, kFine) << seed << played.out << played.err;
      EXPECT_TRUE(says(played, sentence(language, "play.mrakoszlap.game")));
      EXPECT_TRUE(says(played, sentence(language, "cli.heading.all-cards"))) << seed;
      EXPECT_TRUE(replayed(file).game().over()) << seed;
    }
  }
}

TEST(PlayMrakoszlap, WithOtherReadingsOfTheRules) {
  const std::vector<std::vector<std::string>> readings{
      {"night-calls=spoken"},
      {"night-calls=spoken-with-decoys", "report-detail=names-only"},
      {"sock-targets=own-neighbours", "ability-passing=everyone"},
      {"tie-ballot=runoff", "single-accused=plurality"},
      {"tie-ballot=separate", "ballot-votes=each", "reveal-on-death=cards"},
      {"reveal-on-death=faction", "silenced-powers=allowed", "all-dead=citizens"},
      {"ghost-bobo-haunts=once", "matrix-dies=bullets-fly", "night1-skip=loses-meeting"}};
  std::uint64_t seed = 0;
  for (const auto& options : readings) {
    for (int again = 0; again < 4; ++again) {
      const TestFile file;
      PlayRequest wanted = request(file, ++seed);
      wanted.setup.options = options;
      const Played played = type(wanted, patient(200, 8));
      ASSERT_EQ(played.code, kFine) << options[0] << played.err;
      EXPECT_TRUE(replayed(file).game().over()) << options[0];
    }
  }
  for (const char* preset : {"desktop-2017", "web-2026"}) {
    const TestFile file;
    PlayRequest wanted = request(file, ++seed);
    wanted.setup.preset = preset;
    ASSERT_EQ(type(wanted, patient(200, 8)).code, kFine) << preset;
    EXPECT_TRUE(replayed(file).game().over()) << preset;
  }
}

TEST(PlayMrakoszlap, SurvivesNonsense) {
  const Lines nonsense{
      "xyzzy", "99999999999999999999", "-1", "power", "\xff\xfe", "no", "{who} %s", "Anarchist"};
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const TestFile file;
    Lines lines;
    std::size_t next = 0;
    for (const std::string& sensible : patient(200, 8)) {
      lines.push_back(sensible);
      lines.push_back(nonsense[next++ % nonsense.size()]);
    }
    EXPECT_EQ(type(request(file, seed), lines).code, kFine);
    EXPECT_TRUE(replayed(file).game().over());
  }
}

TEST(PlayMrakoszlap, MayEndAtAnyLineAndGoOn) {
  const Lines all = patient(12, 8);
  for (std::size_t cut = 0; cut < all.size(); cut += cut < 30 ? 1 : 17) {
    const TestFile file;
    const Lines first(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(cut));
    ASSERT_EQ(type(request(file, 4), first).code, kFine) << cut;
    ASSERT_FALSE(file.text().empty()) << cut;
    const std::size_t commands = replayed(file).commands().size();
    const Played back = type(request(file, 4), patient(200, 8));
    ASSERT_EQ(back.code, kFine) << cut << back.err;
    const Chronicle now = replayed(file);
    ASSERT_TRUE(now.game().over()) << cut;
    ASSERT_GE(now.commands().size(), commands);
  }
}

// A game that was interrupted is the game it would have been: bots remember nothing but the table.
TEST(PlayMrakoszlap, GoesOnAsIfNothingHadHappened) {
  for (std::ptrdiff_t cut : {3, 7, 11, 17, 23, 30}) {
    const TestFile whole;
    const TestFile halves;
    const Lines all = patient(5, 8);
    type(request(whole, 9), all);
    type(request(halves, 9), Lines(all.begin(), all.begin() + cut));
    const std::string first = halves.text();
    type(request(halves, 9), Lines(all.begin() + cut, all.end()));
    EXPECT_GT(halves.text().size(), first.size());
    EXPECT_EQ(whole.text(), halves.text()) << cut;
  }
}

TEST(PlayMrakoszlap, BotsAloneMayBeWatched) {
  for (bots::Level level :
       {bots::Level::random, bots::Level::novice, bots::Level::player, bots::Level::detective}) {
    const TestFile file;
    PlayRequest wanted = request(file, 8);
    wanted.people = 0;
    wanted.level = level;
    wanted.setup.players = {};
    wanted.setup.seats = 12;
    const Played played = type(wanted, {"", "skip", "", "no"});
    EXPECT_EQ(played.code, kFine);
    EXPECT_TRUE(replayed(file).game().over());
  }
}

TEST(PlayMrakoszlap, ShowsItsPagesAnywhere) {
  for (Language language : kLanguages) {
    const TestFile file;
    PlayRequest wanted = request(file, 3);
    wanted.language = language;
    const Words& words = Words::of(language, "mrakoszlap");
    Lines lines{""};
    for (std::string_view word :
         {"help", "me", "who", "log", "rules", "cards", "why", "save", "power"}) {
      const std::string all = words.say("play.word." + std::string(word));
      lines.push_back(all.substr(0, all.find('|')));
    }
    const Played played = type(wanted, lines);
    for (std::string_view key :
         {"play.help.title", "cli.heading.what-you-know", "cli.label.players",
          "cli.heading.public-log", "play.mrakoszlap.course", "cli.heading.roles",
          "cli.heading.why"}) {
      EXPECT_TRUE(says(played, sentence(language, key))) << key;
    }
    EXPECT_TRUE(says(played, words.say("cli.play.saved", {{"file", file.path()}})));
  }
}

// MRK-DAY-1  A power may be used from any question of the day, and not in the night.
TEST(PlayMrakoszlap, UsesAPowerFromAnyQuestion) {
  const TestFile file;
  const std::uint64_t seed = seed_with(Type::astronomer);
  Lines lines{"power"};
  for (const std::string& each : patient(2, 8)) {
    lines.push_back(each);
    lines.push_back("power");
  }
  const Played played = type(request(file, seed), lines);
  EXPECT_TRUE(says(played, "Not now. Nobody has noticed anything"));
  EXPECT_TRUE(says(played, "Powers may be used now: type “power”."));
  EXPECT_TRUE(says(played, "Astronomer: call the night (“Noc!”)"));
}

TEST(PlayMrakoszlap, AMafianSettlesTheList) {
  const TestFile file;
  const std::uint64_t seed = seed_with(Type::mafian);
  const Played played = type(request(file, seed), {"", "1", "2", "3", "1", "", "", "me"});
  EXPECT_TRUE(says(played, "You see the Mafia awake with you:"));
  EXPECT_TRUE(says(played, "You put ") && says(played, " on the list."));
  EXPECT_TRUE(says(played, "With you in the Mafia:"));
  EXPECT_TRUE(says(played, "The Mafia’s list:"));
}

TEST(PlayMrakoszlap, RecordsCanBeCheckedAgain) {
  const TestFile file;
  type(request(file, 7), patient(200, 8));
  const Played back = type(request(file, 7), {"story", "why 9", "why 99999", "log", "?"});
  EXPECT_TRUE(says(back, "This is where it began."));
  EXPECT_TRUE(says(back, "There is no such event: 99999."));
  EXPECT_TRUE(says(back, "Decided by rule MRK-WIN-"));
}

TEST(PlayMrakoszlap, RefusesGamesThatCannotStart) {
  const TestFile file;
  PlayRequest many = request(file, 1);
  many.setup.seats = 21;
  EXPECT_EQ(type(many, {}).code, kCannotStart);
  PlayRequest crowded = request(file, 1);
  crowded.people = 2;
  EXPECT_EQ(type(crowded, {}).code, kNotUnderstood);
  PlayRequest typed = request(file, 1);
  typed.setup.options = {"deal=manual"};
  EXPECT_EQ(type(typed, {}).code, kNotUnderstood);
  PlayRequest trimmed = request(file, 1);
  trimmed.setup.deck = "mirror=1";
  trimmed.setup.seats = 8;
  EXPECT_EQ(type(trimmed, {}).code, kCannotStart);
  EXPECT_FALSE(std::filesystem::exists(file.path()));
  PlayRequest plain = request(file, 1);
  plain.setup.options = {"deal=auto"};
  EXPECT_EQ(type(plain, {}).code, kFine);
}

}  // namespace
}  // namespace omerta::cli
