// Every subcommand does what it says, in every language.
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

TEST(Replay, ASeatHearsWhatItWasToldAndNoMore) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", second_day());
  const Printed dana = run(replay, ReplayRequest{.file = file, .as = "Dana"});
  EXPECT_EQ(dana.code, kFine);
  EXPECT_TRUE(dana.says("Your card: Commissioner"));
  EXPECT_TRUE(dana.says("Boris: mafia (a nod)."));
  EXPECT_TRUE(dana.says("The mafia wakes and picks its victim."));
  const Printed anna = run(replay, ReplayRequest{.file = file, .as = "1"});
  EXPECT_TRUE(anna.says("Your card: Citizen"));
  for (const char* secret : {"a nod", "Mafioso", "Commissioner", "points at", "is hit", "shoots"}) {
    EXPECT_FALSE(anna.says(secret)) << secret;
  }
}

// The same nod tells a don something else than a commissioner: what it means is told by the card
// that the listener was dealt.
TEST(Replay, AnAnswerMeansWhatItMeansToTheAsker) {
  const Folder folder;
  const std::string file = folder.write(
      "game.omerta",
      "omerta 1\nrulebook gorod\nedition new\nseats Anna, Boris, Cyril, Dana, Eva, Filip\n"
      "deck mafioso 1, don 1, commissioner 1, citizen 3\n"
      "deal don, mafioso, citizen, citizen, citizen, commissioner\nplay\n"
      "Anna look\nBoris look\nCyril look\nDana look\nEva look\nFilip look\nclock close\n"
      "Anna nominate pass\nBoris nominate pass\nCyril nominate pass\nDana nominate pass\n"
      "Eva nominate pass\nFilip nominate pass\nclock close\n"
      "Anna find-commissioner Filip\nclock close\n");
  const auto& words = Words::of(Language::en, "gorod");
  const Printed don = run(replay, ReplayRequest{.file = file, .as = "Anna"});
  EXPECT_TRUE(don.says("Filip: " + words.say("sign.nod.means.don")));
}

TEST(Replay, ThePublicHearsNoSecretInText) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", second_day());
  const Printed all = run(replay, ReplayRequest{.file = file});
  EXPECT_EQ(all.code, kFine);
  for (const char* secret : {"Your card", "Mafioso", "a nod", "points at", "is hit"}) {
    EXPECT_FALSE(all.says(secret)) << secret;
  }
  EXPECT_TRUE(all.says("Cyril is out of the game."));
}

TEST(Replay, APlayerCalledPublicIsNoLeak) {
  const Folder folder;
  std::string text = second_day();
  for (std::size_t at = 0; (at = text.find("Boris", at)) != std::string::npos;) {
    text.replace(at, 5, "publica");
  }
  const std::string file = folder.write("game.omerta", text);
  EXPECT_FALSE(run(replay, ReplayRequest{.file = file}).says("Mafioso"));
  EXPECT_TRUE(run(replay, ReplayRequest{.file = file, .as = "2"}).says("Mafioso"));
}

TEST(Replay, TheModeratorHearsEverythingUnderHisNumbers) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", second_day());
  const Printed all = run(replay, ReplayRequest{.file = file, .as = "moderator"});
  EXPECT_TRUE(all.says("Boris points at Cyril."));
  EXPECT_TRUE(all.says("The mafia shoots at Cyril."));
  EXPECT_TRUE(all.says("p1 "));
  EXPECT_TRUE(all.says("q1 "));
}

TEST(Replay, JsonIsNumberedForItsAudienceAndKeepsQuietAboutCauses) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", second_day());
  const Printed anna = run(replay, ReplayRequest{.file = file, .as = "Anna", .format = "json"});
  std::istringstream lines(anna.out);
  int open = 0;
  int own = 0;
  for (std::string line; std::getline(lines, line);) {
    const std::string p = "{\"p\":" + std::to_string(open + 1) + ",";
    const std::string q = "{\"q\":" + std::to_string(own + 1) + ",";
    ASSERT_TRUE(line.rfind(p, 0) == 0 || line.rfind(q, 0) == 0) << line;
    line.rfind(p, 0) == 0 ? ++open : ++own;
    for (const char* secret : {"clause", "cause", "\"id\"", "\"to\"", "mafioso\"]", "pointed"}) {
      EXPECT_EQ(line.find(secret), std::string::npos) << line;
    }
  }
  EXPECT_EQ(own, 1);  // the card
  EXPECT_GT(open, 10);
}

TEST(Replay, WhatTwoSeatsAreNotToldIsTheSameForBoth) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", second_day());
  // Two citizens who were told nothing but their card read the same lines.
  const Printed eva = run(replay, ReplayRequest{.file = file, .as = "Eva", .format = "json"});
  Printed filip = run(replay, ReplayRequest{.file = file, .as = "Filip", .format = "json"});
  const std::size_t own = filip.out.find("[\"Filip\",\"citizen\"]");
  ASSERT_NE(own, std::string::npos);
  filip.out.replace(own, 19, "[\"Eva\",\"citizen\"]");
  EXPECT_EQ(eva.out, filip.out);
}

TEST(Replay, AfterTheEndCausesAreGivenInTheAudiencesOwnNumbers) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", whole_game());
  const Printed all = run(replay, ReplayRequest{.file = file, .as = "moderator", .format = "json"});
  EXPECT_TRUE(all.says("\"clause\":\"GOR-WIN-2\""));
  EXPECT_TRUE(all.says("\"cause\":\"q"));
  EXPECT_TRUE(all.says("\"event\":\"ballots\""));
  EXPECT_TRUE(all.says("{\"voter\":\"Anna\",\"candidate\":\"Boris\"}"));
}

TEST(Replay, AFirstOutModeratorLearnsThePastWithThePost) {
  const Folder folder;
  std::string text{kHead};
  text.replace(text.find("edition new\n"), 12, "edition new\noption moderator-mode first-out\n");
  text += "Anna nominate Eva\n";
  for (const char* name : {"Boris", "Cyril", "Dana", "Eva", "Filip"}) {
    text += std::string{name} + " nominate pass\n";
  }
  const std::string file = folder.write("game.omerta", text);
  const Printed eva = run(replay, ReplayRequest{.file = file, .as = "Eva", .format = "json"});
  EXPECT_EQ(eva.code, kFine);
  EXPECT_TRUE(eva.says("\"past\":true"));
  EXPECT_TRUE(eva.says("[\"Boris\",\"mafioso\"]"));
  const Printed anna = run(replay, ReplayRequest{.file = file, .as = "Anna", .format = "json"});
  EXPECT_FALSE(anna.says("mafioso\"]"));
}

TEST(Replay, TellsAnAppointedModeratorByName) {
  const Folder folder;
  std::string text{kHead};
  text.replace(text.find("edition new\n"), 12, "edition new\nmoderated by Zora\n");
  text.replace(text.find("clock close"), 5, "moderator");
  const std::string file = folder.write("game.omerta", text);
  const auto told = [&](const std::string& as) {
    return run(replay, ReplayRequest{.file = file, .as = as});
  };
  EXPECT_EQ(told("Zora").code, kFine) << told("Zora").err;
  EXPECT_EQ(told("Zora").out, told("moderator").out);
  EXPECT_EQ(told("zora").out, told("moderator").out);
  EXPECT_EQ(told("Zo").code, kUsage);
}

TEST(Why, IsForFinishedGamesOrTheModerator) {
  const Folder folder;
  const std::string open = folder.write("open.omerta", second_day());
  const Printed refused = run(why, WhyRequest{.file = open, .what = "Cyril"});
  EXPECT_EQ(refused.code, kDoesNotHold);
  EXPECT_EQ(refused.out.find("Boris"), std::string::npos);
  const Printed told = run(why, WhyRequest{.file = open, .what = "Cyril", .as = "moderator"});
  EXPECT_EQ(told.code, kFine);
  EXPECT_TRUE(told.says("Boris points at Cyril."));
  EXPECT_TRUE(told.says("GOR-NIGHT-10: Whoever is shot will be out"));
}

TEST(Why, TellsOfSeatsNightsEventsAndTheEnd) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", whole_game());
  EXPECT_TRUE(run(why, WhyRequest{.file = file}).says("GOR-WIN-2"));
  EXPECT_TRUE(
      run(why, WhyRequest{.file = file, .what = "dawn 2"}).says("The mafia shoots at Cyril."));
  EXPECT_TRUE(run(why, WhyRequest{.file = file, .what = "Boris"}).says("GOR-VOTE-7"));
  EXPECT_TRUE(run(why, WhyRequest{.file = file, .what = "Anna"}).says("In play: Anna."));
  EXPECT_EQ(run(why, WhyRequest{.file = file, .what = "p1"}).code, kFine);
  const std::string night = run(why, WhyRequest{.file = file, .what = "night 2"}).out;
  EXPECT_NE(night.find("GOR-DAWN-1"), std::string::npos);
  const Language polish = Language::pl;
  const Printed noc = run(why, WhyRequest{.file = file, .what = "noc 2", .language = polish});
  EXPECT_TRUE(noc.code == kFine && noc.says("GOR-DAWN-1")) << noc.out << noc.err;
  EXPECT_EQ(run(why, WhyRequest{.file = file, .what = "99999"}).code, kUsage);
  EXPECT_EQ(run(why, WhyRequest{.file = file, .what = "dawn 9"}).code, kUsage);
  EXPECT_EQ(run(why, WhyRequest{.file = file, .what = "Zuzana"}).code, kUsage);
}

TEST(Check, HoldsScenariosAndRecords) {
  const Folder folder;
  folder.write("good.scenario",
               "scenario X-1 A quiet night\nacts GOR-FIRST-1\ntable T6\nnight 1\n"
               "  all hear dawn(1, [])\n");
  folder.write("game.omerta", whole_game());
  const Printed good = run(check, CheckRequest{.files = {folder.file("")}});
  EXPECT_EQ(good.code, kFine) << good.out << good.err;
  EXPECT_TRUE(good.says("1 record"));
  const std::string bad = folder.write("bad.scenario",
                                       "scenario X-2 Wrong\nacts GOR-FIRST-1\ntable T6\nnight 1\n"
                                       "  all hear dawn(1, [A])\n");
  const Printed failed = run(check, CheckRequest{.files = {bad}});
  EXPECT_EQ(failed.code, kDoesNotHold);
  EXPECT_TRUE(failed.says(bad + ":5: X-2 [new"));
  const std::string broken =
      folder.write("broken.scenario", "scenario X-3 Odd\ntable T6\nfrobnicate\n");
  const Printed misread = run(check, CheckRequest{.files = {broken, bad}});
  EXPECT_EQ(misread.code, kUsage);
  EXPECT_TRUE(misread.says("X-2")) << "the other file is still checked";
  EXPECT_TRUE(misread.complains("broken.scenario:3"));
  EXPECT_TRUE(
      run(check, CheckRequest{.files = {bad}, .print = CheckRequest::Print::nothing}).out.empty());
  EXPECT_TRUE(run(check, CheckRequest{.files = {bad}, .table = CheckRequest::Table::clauses})
                  .says("GOR-FIRST-1"));
}

TEST(Simulate, DependsOnTheSeedAlone) {
  SimulateRequest request{.games = 500, .seed = 7, .threads = 1, .format = "csv"};
  request.setup.seats = 8;
  const Printed once = run(simulate, request);
  request.threads = 2;
  EXPECT_EQ(once.out, run(simulate, request).out);
  request.seed = 9;
  EXPECT_NE(once.out, run(simulate, request).out);
  request.format = "json";
  const Printed json = run(simulate, request);
  for (const char* key :
       {"\"games\":500", "\"wins\":{\"town\":", "\"commands\":", "\"seconds\":"}) {
    EXPECT_TRUE(json.says(key)) << key;
  }
  request.format = "text";
  EXPECT_TRUE(run(simulate, request).says("95% interval"));
}

TEST(Simulate, RefusesWhatCannotBePlayed) {
  SimulateRequest request{.games = 10};
  EXPECT_EQ(run(simulate, request).code, kUsage);  // no seats
  request.setup.seats = 5;
  EXPECT_EQ(run(simulate, request).code, kDoesNotHold);
  request.setup.seats = -3;
  EXPECT_EQ(run(simulate, request).code, kUsage);
  request.setup.seats = 8;
  request.policy = "clever";
  EXPECT_EQ(run(simulate, request).code, kUsage);
  request.policy = "plain";
  EXPECT_EQ(run(simulate, request).code, kFine);
}

// Who plays is said with the result; how many games are usual depends on it.
TEST(Simulate, SaysWhoPlayed) {
  SimulateRequest request;
  request.setup.seats = 6;
  EXPECT_TRUE(run(simulate, request).says("Played by bots"));
  EXPECT_TRUE(run(simulate, request).says("2,000 games played"));
  request.policy = "random";
  EXPECT_TRUE(run(simulate, request).says("Played by dice"));
  EXPECT_TRUE(run(simulate, request).says("10,000 games played"));
  request.policy = "plain";
  request.games = 30;
  EXPECT_TRUE(run(simulate, request).says("The bare game"));
  EXPECT_TRUE(run(simulate, request).says("30 games played"));
}

TEST(Simulate, KnowsMrakoszlap) {
  SimulateRequest request{.games = 40, .threads = 1, .format = "json"};
  request.setup.rulebook = "mrakoszlap";
  EXPECT_EQ(run(simulate, request).code, kUsage);  // no seats
  request.setup.seats = 12;
  for (const char* policy : {"random", "plain", "bots"}) {
    request.policy = policy;
    const Printed json = run(simulate, request);
    EXPECT_EQ(json.code, kFine);
    EXPECT_TRUE(json.says("\"edition\":\"R\"") && json.says("\"wins\":{\"citizens\":"));
  }
  request.setup.deck = "mafian=0";
  EXPECT_EQ(run(simulate, request).code, kDoesNotHold);
}

// Section 2.1  The cards of 2012 by their Russian name, typed as either edition has it.
TEST(Decks, SpeakOfTheCardsAsTheyArePrinted) {
  DecksRequest request{.language = Language::ru};
  EXPECT_FALSE(run(decks, request).says("карты мафии"));
  request.setup.edition = "2012";
  EXPECT_TRUE(run(decks, request).says("2 карты мафии"));
  for (const char* deck :
       {"мафия=2,комиссар=1,мирный житель=5", "мафиози=2,комиссар=1,citizen=5"}) {
    request.setup.deck = deck;
    const Printed judged = run(decks, request);
    EXPECT_EQ(judged.code, kFine) << judged.err;
    EXPECT_TRUE(judged.says("2 карты мафии")) << judged.out;
  }
}

TEST(Decks, RecommendsAndJudges) {
  DecksRequest request;
  EXPECT_TRUE(run(decks, request).says("20  3 mafiosi"));
  request.setup.seats = 9;
  EXPECT_TRUE(run(decks, request).says("3 mafiosi"));
  request.setup.deck = "mafioso=4,citizen=5";
  const Printed refused = run(decks, request);
  EXPECT_EQ(refused.code, kDoesNotHold);
  EXPECT_TRUE(refused.says("too-much-mafia"));
  EXPECT_TRUE(refused.says("no-commissioner"));
  request.setup.deck = "mafiosso=3";
  const Printed typo = run(decks, request);
  EXPECT_EQ(typo.code, kUsage);
  EXPECT_TRUE(typo.complains("Did you mean mafioso?"));
  for (const char* wrong :
       {"", ",", "mafioso=", "mafioso=-1", "mafioso=1e9", "=3", "mafioso=999"}) {
    request.setup.deck = wrong;
    EXPECT_NE(run(decks, request).code, -1) << wrong;
  }
  request.setup.deck = "";
  request.setup.options = {"second-tie=lots"};
  EXPECT_TRUE(run(decks, request).complains("Did you mean lot?"));
  request.setup.options = {"secnd-tie=lot"};
  EXPECT_TRUE(run(decks, request).complains("Did you mean second-tie?"));
  request.setup.options = {};
  request.setup.house = {"no-such-file.toml"};
  EXPECT_EQ(run(decks, request).code, kUsage);
  request.setup.house = {"dancer"};
  request.setup.deck = "mafioso=3,commissioner=1,dancer=1,citizen=4";
  EXPECT_EQ(run(decks, request).code, kFine);
}

TEST(Decks, SpeaksEveryLanguage) {
  for (Language language : kLanguages) {
    DecksRequest request{.language = language};
    request.setup.seats = 9;
    request.setup.deck = "mafioso=4,citizen=5";
    const Printed refused = run(decks, request);
    EXPECT_EQ(refused.code, kDoesNotHold);
    EXPECT_TRUE(refused.says(Words::of(language).say("complaint.no-commissioner")));
  }
}

TEST(Rules, FindsClausesCardsPhasesSettingsAndWords) {
  const auto read = [](const std::string& about) {
    return run(rules, RulesRequest{.about = about});
  };
  EXPECT_TRUE(read("").says("GOR-WIN-1 … GOR-WIN-12"));
  EXPECT_TRUE(read("gor-nurse-2").says("The nurse may heal herself"));
  EXPECT_TRUE(read("NURSE-2").says("The nurse may heal herself"));
  EXPECT_TRUE(read("nurse").says("GOR-NURSE-5"));
  EXPECT_TRUE(read("dawn").says("GOR-DAWN-1"));
  EXPECT_TRUE(read("victory").says("GOR-WIN-9"));
  EXPECT_TRUE(read("second-tie").says("(GOR-VOTE-6)"));
  EXPECT_TRUE(read("options").says("* attempts"));
  EXPECT_TRUE(read("order").says("11. Journalist"));
  EXPECT_TRUE(read("roles").says("Sleepwalker"));
  EXPECT_TRUE(read("alibi").says("GOR-VOTE-10"));
  EXPECT_EQ(read("xyzzy").code, kDoesNotHold);
  EXPECT_TRUE(read("sherif").says("GOR-SHERIFF") || read("sheriv").complains("sheriff"));
  EXPECT_TRUE(
      run(rules, RulesRequest{.about = "Медсестра", .language = Language::ru}).says("GOR-NURSE-1"));
  EXPECT_EQ(run(rules, RulesRequest{.rulebook = "chess"}).code, kUsage);
  EXPECT_TRUE(run(rules, RulesRequest{.rulebook = "spytown"}).says("SPY-"));
}

TEST(Rules, EveryLineFitsTheTerminal) {
  const Printed all = run(rules, RulesRequest{.about = "night"});
  std::istringstream lines(all.out);
  for (std::string line; std::getline(lines, line);) {
    int wide = 0;
    for (char c : line) wide += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    EXPECT_LE(wide, 80) << line;
  }
}

}  // namespace
}  // namespace omerta::cli
