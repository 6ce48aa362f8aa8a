// The reading commands on spytown: replays, reasons, rules, decks, and what goes over the wire.
#include "engine/whole_game.h"
#include "notation/record.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

constexpr std::string_view kGame =
    "omerta 1\n"
    "rulebook spytown\n"
    "edition sk\n"
    "option gm-mode human\n"
    "option extended on\n"
    "moderated by Zora\n"
    "seats Anna, Boris, Cyril, Dana, Eva, Filip, Gita, Hana, Ivan\n"
    "deck mafioso 2, agent 1, policeman 6\n"
    "cards vest, last-shot, neutral 7\n"
    "deal mafioso, mafioso, agent, policeman, policeman, policeman, policeman, policeman, "
    "policeman, neutral, neutral, neutral, vest, neutral, last-shot, neutral, neutral, neutral\n"
    "play\n"
    "Anna look\nBoris look\nCyril look\nDana look\nEva look\nFilip look\nGita look\nHana look\n"
    "Ivan look\n"
    "moderator: Cyril agent-look Anna\nmoderator close\n"
    "moderator: Anna mafia-point Dana\nmoderator: Boris mafia-point Dana\nmoderator close\n"
    "moderator: Dana vest\n"
    "moderator close\n";

std::string with_votes() {
  std::string text{kGame};
  for (const char* who : {"Boris", "Cyril", "Dana", "Eva", "Filip", "Gita", "Hana", "Ivan"}) {
    text += std::string{"moderator: "} + who + " vote-preliminary Anna\n";
  }
  return text + "moderator: Anna vote-preliminary Boris\n";
}

std::string whole() {
  std::string text = with_votes() + "moderator: Anna defence pass\nmoderator: Boris defence pass\n";
  for (const char* who : {"Boris", "Cyril", "Dana", "Eva", "Filip", "Gita", "Hana", "Ivan"}) {
    text += std::string{"moderator: "} + who + " vote-final Anna\n";
  }
  return text +
         "moderator: Anna vote-final Boris\nmoderator close\nmoderator: Anna last-shot pass\n"
         "moderator close\nmoderator: Boris mafia-point Filip\nmoderator close\nmoderator close\n"
         "moderator: Filip last-shot Boris\nmoderator close\n";
}

Printed replayed(const std::string& file, const std::string& as, const std::string& format = "text",
                 Language language = Language::en) {
  return run(replay, ReplayRequest{file, as, format, language});
}

TEST(ReadSpytown, ARecordIsToldToTheTableToASeatAndToTheGameMaster) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", whole());
  const Printed all = replayed(file, "public");
  EXPECT_EQ(all.code, kFine) << all.err;
  EXPECT_TRUE(all.says("The Mafia has chosen its victim: Dana."));
  EXPECT_TRUE(all.says("the Police have won"));
  EXPECT_FALSE(all.says("You see the token"));
  const Printed agent = replayed(file, "Cyril");
  EXPECT_TRUE(agent.says("You see the token of Anna: Mafioso."));
  EXPECT_FALSE(agent.says("Boris points at Dana."));
  const Printed master = replayed(file, "game-master");
  EXPECT_TRUE(master.says("Boris points at Dana."));
  EXPECT_TRUE(master.says("Filip has this card: Last shot."));
}

// Before the end nobody but the game master learns a clause or a cause.
TEST(ReadSpytown, JsonHoldsNoMoreThanWasHeard) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", std::string{kGame});
  const Printed open = replayed(file, "public", "json");
  EXPECT_TRUE(open.says("\"event\":\"named\",\"arguments\":[\"Dana\",\"mafia\"]"));
  EXPECT_EQ(open.out.find("\"q\":"), std::string::npos);
  EXPECT_EQ(open.out.find("clause"), std::string::npos);
  const Printed seat = replayed(file, "Cyril", "json");
  EXPECT_TRUE(seat.says("\"event\":\"token-seen\",\"arguments\":[\"Anna\",\"mafioso\"]"));
  const std::string late = folder.write("late.omerta", whole());
  EXPECT_TRUE(replayed(late, "public", "json").says("\"clause\":\"SPY-VEST-3\""));
}

TEST(ReadSpytown, EveryLanguageTellsIt) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", whole());
  for (Language language : kLanguages) {
    for (const char* as : {"public", "moderator", "Dana"}) {
      const Printed printed = replayed(file, as, "text", language);
      EXPECT_EQ(printed.code, kFine);
      EXPECT_TRUE(
          printed.says(Words::of(language, "spytown").say("spytown.call.mafia-phase.wakes")));
    }
  }
}

TEST(ReadSpytown, WhySomebodyIsOutOrWasSaved) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", whole());
  const Printed out = run(why, WhyRequest{.file = file, .what = "Filip"});
  EXPECT_TRUE(out.says("Filip is out of the game. The token: Policeman. (SPY-OUT-5)"));
  EXPECT_TRUE(out.says("Boris points at Filip. (SPY-MAFIA-4)"));
  EXPECT_TRUE(out.says("SPY-MAFIA-9: Once made, the Mafia’s choice"));
  const Printed saved = run(why, WhyRequest{.file = file, .what = "Dana"});
  EXPECT_TRUE(saved.says("The Mafia has chosen its victim: Dana."));
  EXPECT_TRUE(saved.says("Dana shows this card: Bulletproof vest. (SPY-VEST-3)"));
  const Printed night = run(why, WhyRequest{.file = file, .what = "night 2"});
  EXPECT_TRUE(night.says("Filip is out"));
  const Printed end = run(why, WhyRequest{.file = file});
  EXPECT_TRUE(end.says("the Police have won"));
  const std::string early = folder.write("early.omerta", std::string{kGame});
  EXPECT_EQ(run(why, WhyRequest{.file = early, .what = "Dana"}).code, kDoesNotHold);
}

TEST(ReadSpytown, ChecksItsRecords) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", whole());
  EXPECT_EQ(run(check, CheckRequest{.files = {file}}).code, kFine);
}

Printed read_rules(const std::string& about, Language language = Language::en) {
  return run(rules, RulesRequest{.about = about, .language = language});
}

TEST(ReadSpytown, RulesByClauseCardPhaseAndWord) {
  EXPECT_TRUE(read_rules("SPY-VEST-2").says("SPY-VEST-2 The Bulletproof vest can be shown"));
  EXPECT_TRUE(read_rules("spytown vest").says("Works in the hand of: Policeman and Mafioso."));
  EXPECT_TRUE(read_rules("vest").says("SPY-VEST-4"));  // no other book that is played has one
  EXPECT_TRUE(read_rules("spytown corner-shot").says("SPY-CORNER-2"));
  EXPECT_TRUE(read_rules("spytown small-game").says("SPY-SMALL-1"));
  EXPECT_TRUE(read_rules("spytown").says("SPY-SETUP-1 … SPY-SETUP-6"));
  EXPECT_TRUE(read_rules("spytown options").says("shots-stoppable (SPY-VEST-2)"));
  EXPECT_TRUE(read_rules("spytown order").says("Preliminary ballot"));
  EXPECT_TRUE(read_rules("spytown cards").says("Safe-conduct"));
  EXPECT_TRUE(read_rules("spytown tokens").says("Works under cover"));
  EXPECT_TRUE(read_rules("spytown kamizelka", Language::pl).says("Kamizelka kuloodporna"));
  EXPECT_EQ(read_rules("spytown nurse").code, kDoesNotHold);
  EXPECT_EQ(run(rules, RulesRequest{.rulebook = "spytown", .edition = "2012"}).code, kUsage);
}

TEST(ReadSpytown, DecksForEveryNumber) {
  DecksRequest request;
  request.setup.rulebook = "spytown";
  const Printed table = run(decks, request);
  EXPECT_TRUE(table.says("22 5 Mafiosi, 1 Agent and 15 Policemen 7 Large game")) << table.out;
  EXPECT_TRUE(table.says("9 2 Mafiosi, 1 Agent and 5 Policemen 0–2 Small game (sk)"));
  EXPECT_TRUE(table.says("Bulletproof vest"));
  request.setup.seats = 10;
  request.setup.cards = "vest,bandage,wiretap";
  const Printed many = run(decks, request);
  EXPECT_EQ(many.code, kFine);
  EXPECT_TRUE(many.says("(many-action-cards)"));
  request.setup.seats = 8;
  request.setup.cards = "re-recruitment";
  EXPECT_EQ(run(decks, request).code, kDoesNotHold);
  request.setup.cards = "veste";
  EXPECT_EQ(run(decks, request).code, kUsage);
}

// A seat's view and questions: what it knows is there, what it does not know is not.
TEST(ReadSpytown, AViewAndItsQuestionsAsJson) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", with_votes());
  const auto view_of = [&](const std::string& as) {
    return run(replay, ReplayRequest{.file = file, .as = as, .format = "view"}).out;
  };
  const std::string cyril = view_of("Cyril");
  EXPECT_NE(cyril.find("\"moment\":{\"key\":\"spytown.phase.questioning\""), std::string::npos)
      << cyril;
  EXPECT_NE(cyril.find("\"key\":\"spytown.fact.token-seen.you\""), std::string::npos) << cyril;
  EXPECT_NE(cyril.find("\"key\":\"play.table.suspect\""), std::string::npos) << cyril;
  const std::string dana = view_of("Dana");
  EXPECT_EQ(dana.find("spytown.fact.token-seen"), std::string::npos) << dana;
  const std::string anna = view_of("Anna");
  EXPECT_NE(anna.find("\"ask\":\"defence\""), std::string::npos) << anna;
  EXPECT_EQ(anna.find("\"ask\":\"defence\""), anna.rfind("\"ask\":\"defence\"")) << anna;
}

}  // namespace
}  // namespace omerta::cli
