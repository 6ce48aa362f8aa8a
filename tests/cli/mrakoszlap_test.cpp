// The reading commands on mrakoszlap: replays, reasons, rules, decks, and what goes over the wire.
#include "engine/whole_game.h"
#include "tests/cli/moderate/mrakoszlap_evening.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Mrakoszlap;

Printed replayed(const std::string& file, const std::string& as, const std::string& format = "text",
                 Language language = Language::en) {
  return run(replay, ReplayRequest{file, as, format, language});
}

TEST(ReadMrakoszlap, ARecordIsToldToTheTableToASeatAndToTheModerator) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", whole_evening());
  const Printed all = replayed(file, "public");
  EXPECT_EQ(all.code, kFine) << all.err;
  EXPECT_TRUE(all.says("Bullet 1: It is fired. Nothing stops it, and it kills Eva."));
  EXPECT_TRUE(all.says("the citizens have won"));
  EXPECT_TRUE(all.says("All cards Anna: Mafian 1 and Mirror 1 Boris: Slime 1 and Sniper"))
      << all.out;
  EXPECT_FALSE(all.says("Sniper, Boris"));
  EXPECT_FALSE(all.says("Your card"));
  const Printed cyril = replayed(file, "Cyril");
  EXPECT_TRUE(cyril.says("You are woken: Mage 1."));
  EXPECT_TRUE(cyril.says("You lose a card to a bullet: Bulletproof Vest 1."));
  EXPECT_FALSE(cyril.says("Boris is woken"));
  const Printed moderator = replayed(file, "moderator");
  EXPECT_TRUE(moderator.says("Bullet 2 (Sniper, Boris → Eva): Eva has no protection left"));
}

// Before the end nobody but the moderator learns a clause, a cause, or who shot.
TEST(ReadMrakoszlap, JsonHoldsNoMoreThanWasHeard) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", first_morning());
  const Printed open = replayed(file, "public", "json");
  EXPECT_TRUE(open.says("\"event\":\"course\",\"arguments\":[\"dies\",\"Eva\"]")) << open.out;
  EXPECT_EQ(open.out.find("\"q\":"), std::string::npos);
  EXPECT_EQ(open.out.find("clause"), std::string::npos);
  EXPECT_EQ(open.out.find("flight"), std::string::npos);
  const Printed seat = replayed(file, "Cyril", "json");
  EXPECT_TRUE(seat.says("\"event\":\"ordered\",\"arguments\":[\"Cyril\",\"dig-tunnel\",\"Dana\"]"))
      << seat.out;
  const std::string late = folder.write("late.omerta", whole_evening());
  EXPECT_TRUE(replayed(late, "public", "json").says("\"clause\":\"MRK-VERDICT-3\""));
}

TEST(ReadMrakoszlap, EveryLanguageTellsIt) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", whole_evening());
  for (Language language : kLanguages) {
    for (const char* as : {"public", "moderator", "Dana"}) {
      const Printed printed = replayed(file, as, "text", language);
      EXPECT_EQ(printed.code, kFine);
      EXPECT_TRUE(
          printed.says(Words::of(language, "mrakoszlap").say("mrakoszlap.opens.execution")));
    }
  }
}

Printed reason(const std::string& file, const std::string& what) {
  return run(why, WhyRequest{.file = file, .what = what});
}

// The story goes on through what only the moderator was told: the flight, the order.
TEST(ReadMrakoszlap, WhySomebodyDiedOrLostACard) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", whole_evening());
  const Printed eva = reason(file, "Eva");
  EXPECT_TRUE(eva.says("Eva dies. (MRK-DEATH-1)"));
  EXPECT_TRUE(eva.says("Bullet 2 (Sniper, Boris → Eva): it is fired. (MRK-BULLET-1)"));
  EXPECT_TRUE(eva.says("Boris (Sniper): a bullet for Eva."));
  const Printed cyril = reason(file, "Cyril");
  EXPECT_TRUE(cyril.says("Cyril loses Bulletproof Vest 1. (MRK-VEST-1)"));
  EXPECT_TRUE(cyril.says("it passes through a tunnel (Mage 1), Dana → Cyril. (MRK-MAGE-1)"));
  EXPECT_TRUE(cyril.says("Anna (Mafian): the target is Dana."));
  const Printed anna = reason(file, "Anna");
  EXPECT_TRUE(anna.says("To the gallows: Anna. (MRK-VERDICT-3)"));
  EXPECT_TRUE(anna.says("Counted for the death of Anna: 3; against it: 0. (MRK-BALLOT-2)"));
  EXPECT_TRUE(reason(file, "Boris").says("has come near Boris"));
  for (const char* card : {"Cyril vest-1", "Cyril vest", "3 Vest"}) {
    EXPECT_TRUE(reason(file, card).says("it passes through a tunnel (Mage 1)")) << card;
  }
  EXPECT_EQ(reason(file, "Cyril mirror").code, kDoesNotHold);
  EXPECT_TRUE(reason(file, "").says("the citizens have won"));
}

// The Sniper's bullet is the second of the night and is read first.
TEST(ReadMrakoszlap, WhatWasReadIsJoinedWithWhatFlew) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", whole_evening());
  const Printed moderator = replayed(file, "moderator");
  const std::string flat = flattened(moderator.out);
  const auto label_of = [&](std::string_view text) {
    const std::size_t at = flat.find(text);
    return flat.substr(flat.rfind('p', at), at - flat.rfind('p', at) - 1);
  };
  EXPECT_TRUE(reason(file, label_of("Nothing stops it")).says("Bullet 2 (Sniper, Boris → Eva)"));
  EXPECT_TRUE(reason(file, label_of("Eva is dead")).says("Boris (Sniper): a bullet for Eva."));
  EXPECT_TRUE(reason(file, label_of("It passes through")).says("Bullet 1 (Mafia, Anna → Dana)"));
  EXPECT_TRUE(
      reason(file, label_of("Boris was slobbered over")).says("Boris (Slime): slime for Boris."));
  const Printed night = reason(file, "night 1");
  EXPECT_TRUE(night.says("Bullet 1 (Mafia, Anna → Dana): it is fired. (MRK-BULLET-1)"));
  EXPECT_LT(night.out.find("Bullet 1"), night.out.find("Bullet 2"));
  EXPECT_EQ(reason(file, "night 2").code, kUsage);
}

TEST(ReadMrakoszlap, ReasonsWaitForTheEnd) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", first_morning());
  EXPECT_EQ(reason(file, "Eva").code, kDoesNotHold);
  EXPECT_EQ(run(why, WhyRequest{.file = file, .what = "Eva", .as = "moderator"}).code, kFine);
  EXPECT_EQ(run(check, CheckRequest{.files = {file}}).code, kFine);
}

// Cut off anywhere a record is a game in progress, or refused with its line.
TEST(ReadMrakoszlap, RecordsCutOffAnywhere) {
  const Folder folder;
  const std::string text = whole_evening();
  for (std::size_t length = 0; length <= text.size(); length += 11) {
    const std::string file = folder.write("cut.omerta", text.substr(0, length));
    for (const char* format : {"text", "view"}) {
      const Printed printed = replayed(file, "Dana", format);
      EXPECT_TRUE(printed.code == kFine || printed.code == kUsage) << length;
    }
  }
}

Printed read_rules(const std::string& about, Language language = Language::en) {
  return run(rules, RulesRequest{.about = about, .language = language});
}

TEST(ReadMrakoszlap, RulesByClauseCardPartAndWord) {
  EXPECT_TRUE(read_rules("MRK-TIE-1").says("MRK-TIE-1 In a tie ballot"));
  EXPECT_TRUE(read_rules("MRK-DEAL-7").says("MRK-DEAL-7 A hand has at most one Slime."));
  EXPECT_TRUE(read_rules("mrakoszlap mirror").says("MRK-MIRROR-1"));
  EXPECT_TRUE(read_rules("mrakoszlap mage-2").says("MRK-MAGE-2"));
  EXPECT_TRUE(read_rules("mrakoszlap ghost-bobo").says("MRK-BOBO-2"));
  EXPECT_TRUE(read_rules("mrakoszlap kuskona").says("MRK-EXCH-1"));
  EXPECT_TRUE(read_rules("mrakoszlap gas-mask").says("MRK-MASK-1"));
  EXPECT_TRUE(read_rules("mrakoszlap").says("MRK-DECK-1 … MRK-DECK-7"));
  EXPECT_TRUE(read_rules("mrakoszlap options").says("tie-ballot (MRK-TIE-2)"));
  EXPECT_TRUE(read_rules("mrakoszlap presets").says("tie-ballot = runoff"));
  EXPECT_TRUE(read_rules("mrakoszlap order").says("14. Mad Shooter (wakes on even nights)"));
  EXPECT_TRUE(read_rules("mrakoszlap cards").says("Jožin of the Swamps"));
  EXPECT_EQ(read_rules("mrakoszlap nurse").code, kDoesNotHold);
  EXPECT_EQ(run(rules, RulesRequest{.rulebook = "mrakoszlap", .edition = "sk"}).code, kUsage);
}

// MRK-BULLET-9, MRK-SOCK-2, MRK-MATRIX-4, MRK-DAYDEF-1, MRK-DAYDEF-2  All seven lists on one page.
TEST(ReadMrakoszlap, TheOrderOfDefencesOnOnePage) {
  for (const char* about : {"mrakoszlap defence-order", "mrakoszlap defence order"}) {
    const Printed page = read_rules(about);
    EXPECT_EQ(page.code, kFine);
    for (const char* line :
         {"Mafia Magnet → Mage → Mirror → Slime → Al Capone → Doctor → Bulletproof Vest → "
          "Cloud-Treader",
          "Mad Shooter Magnet → Mage → Mirror → Slime → Doctor → Bulletproof Vest → Cloud-Treader",
          "Sniper Magnet → Mage → Slime → Doctor → Bulletproof Vest → Cloud-Treader",
          "smell gas mask (Mage 2, Ghost Bobo and Mad Shooter 2) → Doctor → Cloud-Treader",
          "Matrix Bulletproof Vest → Cloud-Treader",
          "gallows Tightrope Walker → Immunity → Cloud-Treader",
          "shot Immunity → Bulletproof Vest → Cloud-Treader", "mirror-late: After slime"}) {
      EXPECT_TRUE(page.says(line)) << line << page.out;
    }
  }
  for (Language language : kLanguages) {
    const Words& words = Words::of(language, "mrakoszlap");
    const Printed page = read_rules("mrakoszlap defence-order", language);
    EXPECT_TRUE(page.says(words.say("cli.rules.defences"))) << page.out;
    EXPECT_TRUE(page.says(words.say("cli.trace.key.mask"))) << page.out;
  }
}

TEST(ReadMrakoszlap, ShortRulesInEveryLanguage) {
  for (Language language : kLanguages) {
    const Printed page = read_rules("mrakoszlap short", language);
    EXPECT_EQ(page.code, kFine);
    EXPECT_TRUE(page.says(Words::of(language, "mrakoszlap").say("short.mrk-9")));
  }
}

TEST(ReadMrakoszlap, DecksForEveryNumber) {
  DecksRequest request;
  request.setup.rulebook = "mrakoszlap";
  const Printed table = run(decks, request);
  EXPECT_TRUE(table.says("ages 10 and up"));  // MRK-SEAT-1
  EXPECT_EQ(table.code, kFine);
  EXPECT_TRUE(table.says("9 3 54 6 Cloud-Treader 7, Tightrope Walker 3 and Mirror 5")) << table.out;
  EXPECT_TRUE(table.says("19 3 57 3 nothing"));
  request.setup.seats = 7;
  const Printed seven = run(decks, request);
  EXPECT_EQ(seven.code, kFine);
  EXPECT_TRUE(seven.says("56 cards, 8 for each player. Taken out: Cloud-Treader 7."));
  request.setup.deck = "cloud-treader=6,mirror=4";
  EXPECT_EQ(run(decks, request).code, kDoesNotHold);  // 55 cards for seven
  request.setup.deck = "mirrrors=4";
  EXPECT_EQ(run(decks, request).code, kUsage);
  request.setup.deck.clear();
  request.setup.seats = 21;
  EXPECT_TRUE(run(decks, request).says("(players-out-of-range)"));
}

// A seat's view and questions: what it knows is there, what it does not know is not.
TEST(ReadMrakoszlap, AViewAndItsQuestionsAsJson) {
  const notation::Record record = notation::Record::read(
      recorded_game(evening_head(),
                    {"chance doctor-night 1", "Anna mafia-plan Dana", "Cyril dig-tunnel Dana"}),
      "game.omerta");
  const Folder folder;
  const std::string file = folder.write("game.omerta", record.write());
  const auto view_of = [&](const std::string& as) {
    return run(replay, ReplayRequest{.file = file, .as = as, .format = "view"}).out;
  };
  const std::string anna = view_of("Anna");
  EXPECT_NE(anna.find("\"key\":\"play.mrakoszlap.list\",\"args\":{\"seats\":{\"seats\":[3]}}"),
            std::string::npos)
      << anna;
  const std::string cyril = view_of("Cyril");
  EXPECT_NE(cyril.find("\"moment\":{\"key\":\"mrakoszlap.phase.night-calls\""), std::string::npos)
      << cyril;
  EXPECT_EQ(cyril.find("play.mrakoszlap.list"), std::string::npos) << cyril;
  EXPECT_NE(cyril.find("\"ask\":\"tunnel-exit\""), std::string::npos) << cyril;
  EXPECT_NE(cyril.find("{\"choice\":4,\"label\":null"), std::string::npos) << cyril;
  EXPECT_EQ(cyril.find("{\"choice\":3,"), std::string::npos) << cyril;  // where it begins
}

}  // namespace
}  // namespace omerta::cli
