// omerta simulate for spytown and for bots: every number of people, every language, and what cannot
// be played.
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

SimulateRequest spytown(int seats, std::string cards = "") {
  SimulateRequest request{.games = 50, .seed = 7, .threads = 1, .format = "csv"};
  request.setup.rulebook = "spytown";
  request.setup.edition = "sk";
  request.setup.seats = seats;
  request.setup.cards = std::move(cards);
  return request;
}

TEST(SimulateSpytown, CountsWhoWins) {
  SimulateRequest request = spytown(9);
  EXPECT_TRUE(run(simulate, request).says("police,"));
  request.format = "json";
  for (const char* key : {"\"rulebook\":\"spytown\"", "\"edition\":\"sk\"", "\"games\":50",
                          "\"wins\":{\"police\":", "\"commands\":", "\"seconds\":"}) {
    EXPECT_TRUE(run(simulate, request).says(key)) << key;
  }
  request.format = "text";
  EXPECT_TRUE(run(simulate, request).says("2 Mafiosi, 1 Agent and 6 Policemen"));
  EXPECT_TRUE(run(simulate, request).says("95% interval"));
  EXPECT_FALSE(run(simulate, request).says("New Gang"));
  const Printed gang = run(simulate, spytown(13, "new-gang,vest"));
  EXPECT_TRUE(gang.says("new-gang,"));
}

TEST(SimulateSpytown, EveryNumberOfPeopleInEveryLanguage) {
  for (int seats = 6; seats <= 21; ++seats) {
    for (Language language : kLanguages) {
      SimulateRequest request = spytown(seats);
      request.format = "text";
      request.language = language;
      EXPECT_EQ(run(simulate, request).code, kFine) << seats;
    }
  }
}

// Where a person is to run the game the simulator does as he would.
TEST(SimulateSpytown, APersonMayRunIt) {
  for (const char* policy : {"plain", "random", "bots"}) {
    SimulateRequest request = spytown(12, "vest,bandage,corner-shot");
    request.policy = policy;
    request.setup.options = {"gm-mode=human"};
    EXPECT_EQ(run(simulate, request).code, kFine) << policy;
  }
}

TEST(SimulateBots, DependOnTheSeedAlone) {
  SimulateRequest request = spytown(9, "vest,wiretap");
  request.policy = "bots";
  const Printed once = run(simulate, request);
  EXPECT_EQ(once.code, kFine);
  request.threads = 2;
  EXPECT_EQ(once.out, run(simulate, request).out);
  request.policy = "random";
  EXPECT_NE(once.out, run(simulate, request).out);
}

TEST(SimulateBots, PlayGorodToo) {
  SimulateRequest request{.policy = "bots", .games = 50, .threads = 1, .format = "csv"};
  request.setup.seats = 9;
  const Printed bots = run(simulate, request);
  EXPECT_TRUE(bots.says("town,"));
  request.policy = "random";
  EXPECT_NE(bots.out, run(simulate, request).out);
}

TEST(SimulateSpytown, RefusesWhatCannotBePlayed) {
  EXPECT_EQ(run(simulate, spytown(0)).code, kUsage);
  EXPECT_EQ(run(simulate, spytown(-1)).code, kUsage);
  EXPECT_EQ(run(simulate, spytown(5)).code, kDoesNotHold);
  EXPECT_EQ(run(simulate, spytown(22)).code, kDoesNotHold);
  EXPECT_EQ(run(simulate, spytown(9, "new-gang")).code, kDoesNotHold);
  EXPECT_EQ(run(simulate, spytown(9, "umbrella")).code, kUsage);
  SimulateRequest request = spytown(9);
  request.setup.edition = "";
  EXPECT_TRUE(run(simulate, request).says("edition-missing"));
  request.setup.edition = "new";
  EXPECT_EQ(run(simulate, request).code, kUsage);
}

}  // namespace
}  // namespace omerta::cli
