// A traced night: every step of the log is told, and what is written where.
#include <map>
#include <set>

#include "rulebooks/mrakoszlap/night/picture.h"
#include "tests/cli/nights/trace_nights.h"

namespace omerta::cli {
namespace {

TEST(Trace, TheLogHasEveryStepWithItsFragment) {
  const NightLog night = hard().night;
  ASSERT_EQ(night.bullets.size(), 9U);  // four fired, five released
  EXPECT_EQ(type_of(night.bullets[0].card), mrakoszlap::Type::mafian);
  EXPECT_EQ(night.bullets[2].card, mrakoszlap::card(mrakoszlap::Type::mad_shooter, 2));
  EXPECT_EQ(type_of(night.bullets[3].card), mrakoszlap::Type::sniper);
  EXPECT_EQ(type_of(night.bullets[4].card), mrakoszlap::Type::matrix);
  EXPECT_EQ(night.caught, 5U);
  std::set<std::string> parts;
  for (const Leg& leg : night.bullets[0].legs) parts.insert(leg.part);
  EXPECT_EQ(parts, (std::set<std::string>{"1", "1.1", "1.2", "1.3", "1.3.1", "1.3.2"}));
  EXPECT_EQ(night.smell.size(), 2U);
}

// The steps of the log come from the events: none is lost and none invented.
TEST(Trace, CountsAsManyStepsAsTheModeratorWasTold) {
  const notation::Scenario scenario = notation::read_scenarios(kHard, "hard").front();
  const notation::Played run = notation::play(scenario).front();
  std::size_t told = 0;
  for (const Told& each : run.chronicle.told()) {
    told += each.event.fact == mrakoszlap::fact::flight ? 1 : 0;
  }
  const NightLog night = hard().night;
  std::size_t logged = night.smell.size() + night.gains.size();
  for (const Flown& bullet : night.bullets) logged += bullet.legs.size();
  EXPECT_EQ(logged, told);
}

// A bullet is where its last move, or the split it came from, has left it.
TEST(Trace, EveryStepHappensWhereTheBulletIs) {
  for (const Seen& seen : every_night()) {
    for (const Flown& bullet : seen.night.bullets) {
      std::map<std::string, Seat> at;
      for (const Leg& leg : bullet.legs) {
        if (leg.course == Course::fragment) {
          at[leg.part] = at.at(leg.part.substr(0, leg.part.rfind('.')));
        }
        if (leg.course == Course::fired) {
          EXPECT_EQ(start_of(leg), bullet.shooter);
          EXPECT_EQ(end_of(leg), bullet.target);
        } else {
          EXPECT_EQ(is_move(leg) ? start_of(leg) : leg.at, at.at(leg.part));
        }
        if (is_move(leg)) at[leg.part] = end_of(leg);
      }
    }
  }
}

TEST(Trace, TheTerminalNamesEveryStepWithItsClause) {
  const Folder folder;
  const std::string file = folder.write("hard.scenario", std::string{kHard});
  const Printed printed = run(trace, TraceRequest{.file = file, .night = 2});
  EXPECT_EQ(printed.code, kFine);
  for (const char* line :
       {"Bullet 1: Mafian 3, Sam → Ivan", "Ivan the bullet splits, fragments: 3 MRK-BULLET-6",
        "Борис ↩ Ivan Mirror 4 breaks and turns it back MRK-BULLET-4",
        "1.3.2 Ivan ⇒ Mona through the tunnel: Mage 2 MRK-MAGE-1",
        "Karla Mirror 2 breaks, and it flies on MRK-JOZIN-3",
        "Active Matrix: Mona, caught 5 bullets",
        "Gustav: Mirror 6 (from: Glazier) MRK-GLAZIER-1"}) {
    EXPECT_TRUE(printed.says(line)) << line << printed.out;
  }
}

TEST(Trace, SaysWhatIsWrong) {
  const Folder folder;
  const std::string file = folder.write("hard.scenario", std::string{kHard});
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .night = 9}).code, kUsage);
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .scenario = "NO-1"}).code, kUsage);
  EXPECT_EQ(run(trace, TraceRequest{.file = folder.file("none")}).code, kUsage);
  const std::string gorod = folder.write("g.omerta", whole_game());
  EXPECT_TRUE(run(trace, TraceRequest{.file = gorod, .as = "moderator"}).complains("gorod"));
}

// As `why`: the secrets of a game that goes on are its moderator's.
TEST(Trace, AGameInProgressIsTheModeratorsOnly) {
  const Folder folder;
  const std::string file = folder.write("g.omerta", second_day());
  const Printed printed = run(trace, TraceRequest{.file = file});
  EXPECT_EQ(printed.code, kDoesNotHold);
  EXPECT_TRUE(printed.out.empty());
}

TEST(Trace, WritesAPictureForItsOwnerOnly) {
  const Folder folder;
  const std::string file = folder.write("hard.scenario", std::string{kHard});
  const std::string svg = folder.file("night.svg");
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .svg = svg}).code, kFine);
  EXPECT_EQ(folder.read("night.svg").rfind("<svg ", 0), 0U);
  const auto mode = std::filesystem::status(svg).permissions();
  EXPECT_EQ(mode & std::filesystem::perms::others_all, std::filesystem::perms::none);
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .svg = "/no/such/place.svg"}).code, kUsage);
}

// A picture takes the place of an older one, and of nothing else.
TEST(Trace, APictureReplacesOnlyAPicture) {
  const Folder folder;
  const std::string file = folder.write("hard.scenario", std::string{kHard});
  const std::string game = folder.write("game.omerta", whole_game());
  const std::string other = folder.write("other.svg", "<svg xmlns=\"x\"></svg>\n");
  for (const std::string& taken : {file, game, other}) {
    const Printed printed = run(trace, TraceRequest{.file = file, .svg = taken});
    EXPECT_EQ(printed.code, kUsage) << taken;
    EXPECT_TRUE(printed.complains("not a picture of a night")) << taken;
  }
  EXPECT_EQ(folder.read("game.omerta"), whole_game());
  EXPECT_EQ(folder.read("hard.scenario"), kHard);
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .svg = "/dev/full"}).code, kUsage);
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
  const std::string svg = folder.file("night.svg");
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .svg = svg}).code, kFine);
  const std::string drawn = folder.read("night.svg");
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .svg = svg}).code, kFine);
  EXPECT_EQ(folder.read("night.svg"), drawn);
}

TEST(Trace, AScenarioWhoseSetupIsRefusedHasNoNight) {
  const Folder folder;
  const std::string file = folder.write("refused.scenario",
                                        "scenario NO-1 One player\nrulebook mrakoszlap\nseats "
                                        "A\nsetup refused players-out-of-range\n");
  const Printed printed = run(trace, TraceRequest{.file = file});
  EXPECT_EQ(printed.code, kDoesNotHold);
  EXPECT_TRUE(printed.complains("its setup is refused"));
}

}  // namespace
}  // namespace omerta::cli
