// omerta lab as it is typed: what it prints and writes, and why it refuses.
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

LabRequest request(std::vector<std::string> words) {
  LabRequest made;
  made.words = std::move(words);
  made.games = 40;
  made.threads = 1;
  return made;
}

TEST(Lab, MeasuresATable) {
  const Printed shown = run(lab, request({"table", "7"}));
  EXPECT_EQ(shown.code, kFine) << shown.err;
  EXPECT_TRUE(shown.says("victory for the town"));
  EXPECT_TRUE(shown.says("What a card is worth"));
  LabRequest csv = request({"table", "spytown", "8"});
  csv.csv = "-";
  EXPECT_TRUE(run(lab, csv).says("rulebook,edition,seats"));
}

TEST(Lab, SpeaksEveryLanguage) {
  for (Language language : kLanguages) {
    for (const char* what : {"table", "fair", "league", "fit", "exact"}) {
      LabRequest wanted = request({what, "7"});
      wanted.games = 20;
      wanted.size = LabRequest::Size::quick;
      wanted.swaps = 1;
      wanted.language = language;
      EXPECT_EQ(run(lab, wanted).code, kFine) << what;
    }
  }
}

TEST(Lab, ComparesTwoWays) {
  LabRequest wanted = request({"compare", "7"});
  EXPECT_TRUE(run(lab, wanted).complains("--other-option"));
  wanted.other_levels = {"town=random"};
  const Printed shown = run(lab, wanted);
  EXPECT_EQ(shown.code, kFine) << shown.err;
  EXPECT_TRUE(shown.says("won both ways"));
}

TEST(Lab, RacesTheNumbersOfALevel) {
  const Folder folder;
  LabRequest wanted = request({"fit", "7"});
  wanted.size = LabRequest::Size::quick;
  wanted.levels = {"mafia=player"};
  wanted.table = folder.file("levels.toml");
  const Printed shown = run(lab, wanted);
  EXPECT_EQ(shown.code, kFine) << shown.err;
  EXPECT_TRUE(shown.says("counter-claims"));
  EXPECT_NE(folder.read("levels.toml").find("[detective]"), std::string::npos);
  wanted.levels = {"random"};
  EXPECT_EQ(run(lab, wanted).code, kUsage);
}

TEST(Lab, TellsAnEveningWithoutTalkFromOneWithIt) {
  LabRequest wanted = request({"compare", "8"});
  wanted.other_talk = bots::Talk::none;
  EXPECT_TRUE(run(lab, wanted).says("without talk"));
  wanted.talk = bots::Talk::none;
  EXPECT_EQ(run(lab, wanted).code, kUsage);  // nothing differs
}

TEST(Lab, PartsAreMerged) {
  const Folder folder;
  LabRequest whole = request({"league", "7"});
  whole.json = folder.file("whole.json");
  ASSERT_EQ(run(lab, whole).code, kFine);
  LabRequest merge = request({"merge"});
  for (int i = 0; i < 3; ++i) {
    LabRequest part = request({"league", "7"});
    part.shard = std::to_string(i) + "/3";
    part.json = folder.file("part" + std::to_string(i) + ".json");
    ASSERT_EQ(run(lab, part).code, kFine);
    merge.words.push_back(part.json);
  }
  merge.json = folder.file("merged.json");
  ASSERT_EQ(run(lab, merge).code, kFine);
  EXPECT_EQ(folder.read("merged.json"), folder.read("whole.json"));
  merge.words.push_back(merge.words.back());
  EXPECT_TRUE(run(lab, merge).complains("counted already"));
  merge.words.back() = merge.json;
  EXPECT_TRUE(run(lab, merge).complains("part of something else"));
}

TEST(Lab, ARaceGoesOnFromPlanToPlan) {
  const Folder folder;
  LabRequest plan = request({"fair", "7"});
  plan.size = LabRequest::Size::quick;
  plan.also = {"nurse"};
  plan.swaps = 1;
  plan.games = 60;
  plan.json = folder.file("straight.json");
  ASSERT_EQ(run(lab, plan).code, kFine);
  plan.json.clear();
  plan.plan = folder.file("plan.json");
  ASSERT_EQ(run(lab, plan).code, kFine);
  for (int round = 0; round < 10; ++round) {
    LabRequest play = request({"round", plan.plan});
    play.json = folder.file("played.json");
    ASSERT_EQ(run(lab, play).code, kFine);
    LabRequest next = request({"fair"});
    next.after = play.json;
    next.plan = plan.plan;
    const Printed shown = run(lab, next);
    ASSERT_EQ(shown.code, kFine) << shown.err;
    if (shown.says("The fairest deck for")) break;
  }
  EXPECT_EQ(folder.read("played.json"), folder.read("straight.json"));
}

TEST(Lab, RefusesWithAReason) {
  struct Wrong {
    LabRequest request;
    const char* why;
  };
  std::vector<Wrong> all;
  const auto add = [&](std::vector<std::string> words, const char* why) -> LabRequest& {
    all.push_back({request(std::move(words)), why});
    return all.back().request;
  };
  add({"guess"}, "table, fair");
  add({"table", "99"}, "99");
  add({"league"}, "--seats N");
  add({"merge"}, "FILE");
  add({"merge", "nowhere.json"}, "nowhere.json");
  add({"table", "7"}, "0/4").shard = "4/4";
  add({"table", "7"}, "0/4").shard = "x";
  add({"table", "7"}, "detective").levels = {"town=genius"};
  add({"table", "7"}, "town").levels = {"village=player"};
  add({"fair", "7"}, "lab round").shard = "0/2";
  add({"fair", "7"}, "umbrella").keep = {"umbrella"};
  add({"fair", "7"}, "mafia=4-3").sides = {"mafia=4-3"};
  add({"fair", "7"}, "No legal deck").at_least = {"mafioso=7"};
  add({"fair", "mrakoszlap", "20"}, "5,000").swaps = 3;
  for (const Wrong& each : all) {
    const Printed shown = run(lab, each.request);
    EXPECT_EQ(shown.code, kUsage) << each.why;
    EXPECT_TRUE(shown.complains(each.why)) << each.why << ": " << shown.err;
  }
}

}  // namespace
}  // namespace omerta::cli
