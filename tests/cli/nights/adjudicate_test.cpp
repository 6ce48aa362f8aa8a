// A night written by hand: the same rules, whatever the order of the lines, and a plain word with
// line and clause for everything that cannot be.
#include <algorithm>
#include <random>

#include "notation/scenario/expect_lines.h"
#include "notation/scenario/scenario.h"
#include "rulebooks/mrakoszlap/adjudicate/play.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

namespace fact = mrakoszlap::fact;
using namespace mrakoszlap::adjudicate;
using notation::Misread;
using Lines = std::vector<std::string>;
std::string text_of(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

Printed worked_out(const Lines& lines) {
  return run(adjudicate, AdjudicateRequest{.file = "-"}, lines);
}

// Mud of one night sticks in whatever order it is thrown.
bool is_mud(const Event& event) {
  return event.fact == fact::mud ||
         (event.fact == fact::ordered && static_cast<Ask>(event.what) == mrakoszlap::ask::muddy);
}

// What the night came to, without the numbers of the events.
std::vector<Event> outcome(const std::vector<Told>& told, int night) {
  std::vector<Event> events;
  bool tonight = false;
  for (const Told& each : told) {
    Event event = each.event;
    event.cause = 0;
    if (event.fact == fact::nightfall) tonight = event.much == night;
    if (tonight && !is_mud(event)) events.push_back(event);
    if (tonight && event.fact == fact::report_opened) break;
  }
  return events;
}

struct Example {
  std::string id;
  Lines lines;
  std::vector<Event> expected;
};

bool begins(const std::string& line, const char* word) {
  const std::size_t first = line.find_first_not_of(' ');
  return first != std::string::npos && line.compare(first, std::string{word}.size(), word) == 0;
}

// The first night of a scenario as a moderator would write it; nothing if it cannot be written.
std::optional<Lines> by_hand(const std::vector<notation::Statement>& statements, int& night) {
  Lines lines;
  std::string released;
  for (const notation::Statement& statement : statements) {
    notation::Line line("", statement.line, statement.text);
    notation::SetupText setup;
    if (notation::read_setup_line(line, setup)) {
      lines.push_back(statement.text);
    } else if (begins(statement.text, "day")) {
      break;
    } else if (begins(statement.text, "night")) {
      if (night != 0) break;
      line.take();
      night = line.at_end() ? 2 : line.number("a night", 99);
      lines.push_back("night " + std::to_string(night));
    } else if (notation::is_expectation(line)) {
      continue;
    } else if (begins(statement.text, "matrix -> ")) {
      const std::string target = statement.text.substr(statement.text.find("->") + 3);
      released += (released.empty() ? "matrix -> " : ", ") + target;
    } else {
      const bool other = statement.text.find("refused") != std::string::npos ||
                         begins(statement.text, "phase") || begins(statement.text, "clock") ||
                         begins(statement.text, "chance") || begins(statement.text, "setup") ||
                         statement.text.find(" plans ") != std::string::npos;
      if (other) return {};
      lines.push_back(statement.text);
    }
  }
  if (!released.empty()) lines.push_back(released);
  return night != 0 ? std::optional{lines} : std::nullopt;
}

void add_examples(const notation::Scenario& scenario, std::vector<Example>& all) {
  std::vector<notation::Played> runs;
  try {
    runs = notation::play(scenario);
  } catch (const Misread&) {
    return;
  }
  const std::size_t cases = std::max<std::size_t>(1, scenario.cases.size());
  if (runs.size() != cases) return;
  for (std::size_t i = 0; i < cases; ++i) {
    std::vector<notation::Statement> statements = scenario.lines;
    if (!scenario.cases.empty()) {
      const auto& own = scenario.cases[i].lines;
      statements.insert(statements.end(), own.begin(), own.end());
    }
    int night = 0;
    const auto lines = by_hand(statements, night);
    if (!lines || runs[i].casting.rulebook != "mrakoszlap" || !runs[i].casting.fixture) continue;
    const auto expected = outcome(runs[i].chronicle.told(), night);
    if (expected.empty() || expected.back().fact != fact::report_opened) continue;
    all.push_back({scenario.id, *lines, expected});
  }
}

const std::vector<Example>& examples() {
  static const std::vector<Example> all = [] {
    std::vector<Example> found;
    const std::filesystem::path rules{OMERTA_SOURCE "/tests/rules/mrakoszlap"};
    for (const auto& file : std::filesystem::recursive_directory_iterator(rules)) {
      if (file.is_directory()) continue;
      std::ostringstream text;
      text << std::ifstream(file.path()).rdbuf();
      for (const auto& scenario : notation::read_scenarios(text.str(), file.path().string())) {
        add_examples(scenario, found);
      }
    }
    return found;
  }();
  return all;
}

// Examples in which the Doctor's nights are left open are written with the usual ones.
Lines with_offset(Lines lines) {
  const bool said = std::any_of(lines.begin(), lines.end(),
                                [](const std::string& line) { return begins(line, "offset"); });
  if (!said) lines.push_back("offset 1");
  return lines;
}

// A scenario may name the question instead of the card, and a case may write a line anew.
bool cannot_be_written(const std::string& reason) {
  const Lines known{"expected “->”", "is in a hand already", "stands in line", "write which one"};
  return std::any_of(known.begin(), known.end(), [&](const std::string& each) {
    return reason.find(each) != std::string::npos;
  });
}

TEST(Adjudicate, ComesToTheOutcomeOfEveryExampleOfTheRulebook) {
  int compared = 0;
  for (const Example& example : examples()) {
    const std::string text = text_of(with_offset(example.lines));
    try {
      const Judged judged = judge(read_night(text, example.id));
      const auto seen = outcome(judged.chronicle.told(), judged.night);
      EXPECT_EQ(seen, example.expected) << example.id << "\n" << text;
      ++compared;
    } catch (const Misread& mistake) {
      EXPECT_TRUE(cannot_be_written(mistake.what())) << mistake.what() << "\n" << text;
    }
  }
  RecordProperty("compared", compared);
  EXPECT_GT(compared, 250);
}

TEST(Adjudicate, TheOrderOfTheLinesIsNothing) {
  std::mt19937 dice(7);
  int shuffled = 0;
  for (const Example& example : examples()) {
    Lines lines = with_offset(example.lines);
    const Printed first = worked_out(lines);
    if (first.code == kUsage) continue;
    for (int i = 0; i < 2; ++i) {
      std::shuffle(lines.begin(), lines.end(), dice);
      const Printed again = worked_out(lines);
      EXPECT_EQ(again.out, first.out) << text_of(lines);
      EXPECT_EQ(again.code, first.code);
    }
    ++shuffled;
  }
  EXPECT_GT(shuffled, 150);
}

const Lines kNight{"night 2",
                   "seats A mafian-1, B mirror-1, C cloud-treader-1, D jailer, E doctor, F",
                   "hand F sniper, mage-1, magnet, sock, jozin", "offset 2"};

Lines with(const Lines& more) {
  Lines lines = kNight;
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

TEST(Adjudicate, SaysWhoDiesWhatIsLostAndWhatIsRead) {
  const Printed printed = worked_out(with({"mafia -> B", "sniper -> C"}));
  EXPECT_EQ(printed.code, kFine) << printed.err;
  for (const char* line : {"B ↩ A Mirror 1 breaks and turns it back MRK-BULLET-4",
                           "A dies MRK-BULLET-3", "Cloud-Treader 1 is lost MRK-CLOUD-1",
                           "Died this night: A", "B loses a card to a bullet: Mirror 1",
                           "Read this aloud", "the citizens have won", "drawn by lot"}) {
    EXPECT_TRUE(printed.says(line)) << line << printed.out;
  }
}

struct Wrong {
  Lines lines;
  const char* says;
};

TEST(Adjudicate, NamesTheLineAndTheClauseOfWhatCannotBe) {
  const std::vector<Wrong> all{
      {with({"leech -> B"}), "-:5:1: nobody holds leech"},
      {with({"sniper -> X"}), "-:5:11: “X” does not sit at this table"},
      {with({"dead F", "sniper -> B"}), "-:6:1: F, who holds sniper, is dead (MRK-CALL-2)"},
      {with({"dead C", "sniper -> C"}), "-:6:1: C is dead (MRK-CALL-5)"},
      {with({"spent sniper", "sniper -> B"}), "-:6:1: sniper is used up (MRK-CALL-2)"},
      {with({"jailer -> F", "sniper -> B"}), "-:6:1: F is in prison"},
      {with({"mage -> B+B"}), "-:5:1: a tunnel leads from one player to another (MRK-MAGE-1)"},
      {with({"sock -> B+D"}), "-:5:1: D does not sit beside B (MRK-SOCK-1)"},
      {with({"magnet passes"}), "-:5:1: magnet may not decline (MRK-CALL-4)"},
      {with({"sniper -> B", "sniper -> C"}), "-:6:1: sniper has its order in line 5 already"},
      {with({"mafia -> B", "mafian-1 -> C"}), "has its order in line 5 already"},
      {with({"jozin -> B, B, B, B"}), "Jožin has no uses left (MRK-JOZIN-1)"},
      {with({"mirror-1 -> B"}), "mirror-1 gives no orders at night (MRK-CALL-1)"},
      {with({"hand C matrix", "matrix -> B"}), "the Matrix is not active"},
      {with({"hand C matrix", "matrix activates", "matrix -> B"}), "(MRK-MATRIX-3)"},
      {with({"hand C time-lord", "C skips", "sniper -> B"}), "is skipped (MRK-TIMELORD-2)"},
      {with({"F -> B"}), "write which one: mage-1, magnet, jozin, sniper or sock"},
      {with({"hand A vest-1", "hand B vest-1"}), "-:6:8: vest-1 is in a hand already (line 5)"},
      {with({"night 4"}), "“night” stands in line 1 already"},
      {with({"in play A, B", "dead A"}), "somebody is both dead and in play"},
      {with({"dead A"}), "no living player holds a Mafian card"},
      {with({"chance bullets 1, 2"}), "there is not so much to read"},
      {with({"mafia -> B", "sniper -> C", "chance bullets 2"}), "expected all of them"},
      {with({"silenced B"}), "holds by day"},
      {with({"deck mafian 2"}), "a night has no line “deck”"},
      {with({"sniper => B"}), "expected “->”"},
      {{"night 2", "seats A, B"}, "expected who holds what"},
      {{"seats A mafian-1, B"}, "expected a line “night N”"},
  };
  for (const Wrong& wrong : all) {
    const Printed printed = worked_out(wrong.lines);
    EXPECT_EQ(printed.code, kUsage) << text_of(wrong.lines);
    EXPECT_TRUE(printed.complains(wrong.says)) << wrong.says << "\n" << printed.err;
    EXPECT_TRUE(printed.out.empty());
  }
}

TEST(Adjudicate, ACardThatSleepsTonightGivesNoOrder) {
  Lines lines = with({"magnet -> B"});
  lines[0] = "night 3";
  EXPECT_TRUE(worked_out(lines).complains("magnet is not called in this night (MRK-CALL-1)"));
  lines.back() = "doctor -> E";  // offset 2: nights 2, 5, 8
  EXPECT_TRUE(worked_out(lines).complains("may not name himself in this night (MRK-DOCTOR-3)"));
}

TEST(Adjudicate, ParityIsEnoughUnlessTheNumberDecides) {
  Lines lines = with({"mafia -> B", "magnet -> C"});
  lines[0] = "night even";
  lines.erase(lines.begin() + 3);  // the offset
  EXPECT_EQ(worked_out(lines).code, kFine);
  lines.push_back("doctor -> E");
  EXPECT_TRUE(worked_out(lines).complains("write its number"));
  lines[0] = "night 2";
  EXPECT_TRUE(worked_out(lines).complains("write “offset 1” or “offset 2” (MRK-DOCTOR-3)"));
  lines.push_back("offset 2");
  EXPECT_EQ(worked_out(lines).code, kFine);
  lines.back() = "hand C spyglass";
  lines.erase(lines.end() - 2);
  lines[0] = "night even";
  EXPECT_TRUE(worked_out(lines).complains("write its number"));
}

TEST(Adjudicate, TheMatrixIsWaitedFor) {
  const Lines lines = with({"hand C matrix", "matrix activates", "mafia -> C"});
  const Printed waits = worked_out(lines);
  EXPECT_EQ(waits.code, kDoesNotHold);
  EXPECT_TRUE(waits.complains("matrix -> NAME"));
  Lines named = lines;
  named.push_back("matrix -> D");
  const Printed done = worked_out(named);
  EXPECT_EQ(done.code, kFine) << done.err;
  EXPECT_TRUE(done.says("Died this night: D"));
}

TEST(Adjudicate, WhatChanceHasDrawnIsRead) {
  const Lines lines = with({"mafia -> D", "sniper -> C"});
  const Printed open = worked_out(lines);
  EXPECT_TRUE(open.says("The order of the bullets is drawn by lot"));
  Lines drawn = lines;
  drawn.push_back("chance bullets 2, 1");
  const Printed said = worked_out(drawn);
  EXPECT_EQ(said.code, kFine) << said.err;
  EXPECT_FALSE(said.says("drawn by lot"));
  EXPECT_LT(said.out.rfind("Cloud-Treader 1"), said.out.rfind("kills D"));
}

// MRK-REPORT-3  Another sheet may be drawn otherwise.
TEST(Adjudicate, ChanceDrawsForEachSheetAnew) {
  int first = 0;
  for (int sheet = 0; sheet < 12; ++sheet) {
    const Printed said =
        worked_out(with({"mafia -> D", "sniper -> C", "# sheet " + std::to_string(sheet)}));
    if (said.out.rfind("Cloud-Treader 1") < said.out.rfind("kills D")) ++first;
  }
  EXPECT_TRUE(first > 0 && first < 12) << first;
}

// MRK-CALL-4, MRK-REPORT-3
TEST(Adjudicate, TheMafiaMayDeclineAndTheLotIsDrawn) {
  const Printed quiet = worked_out(with({"mafia passes"}));
  EXPECT_EQ(quiet.code, kFine) << quiet.err;
  EXPECT_TRUE(quiet.says("Died this night: nobody")) << quiet.out;
  EXPECT_TRUE(worked_out(with({"mafian-1 passes"})).says("Died this night: nobody"));
  EXPECT_TRUE(worked_out(with({"option ability-passing limited-only", "mafia passes"}))
                  .complains("mafian-1 may not decline (MRK-CALL-4)"));
  const Lines two = with({"mafia -> D", "sniper -> C"});
  EXPECT_EQ(worked_out(two).out, worked_out(two).out);
}

TEST(Adjudicate, KnowsWhatEarlierNightsHaveLeft) {
  const Printed printed =
      worked_out(with({"hand D cloud-treader-9", "hand C glazier", "gained cloud-treader-10",
                       "hand D leech", "muddied mirror-1", "leech -> D", "sniper -> D",
                       "mafia -> B", "left jozin-1", "jozin -> B"}));
  EXPECT_EQ(printed.code, kFine) << printed.err;
  for (const char* line : {"Cloud-Treader 9 is lost", "D: Cloud-Treader 11 (from: Leech)",
                           "Mirror 1 breaks, and it flies on", "C: Mirror 6 (from: Glazier)"}) {
    EXPECT_TRUE(printed.says(line)) << line << printed.out;
  }
  const Printed spent = worked_out(with({"left jozin-1", "jozin -> B, C"}));
  EXPECT_TRUE(spent.complains("Jožin has no uses left (MRK-JOZIN-1)"));
  const Printed glass = worked_out(with({"hand C glazier", "gained mirror-15", "mafia -> B"}));
  EXPECT_TRUE(glass.complains("too-many-mirrors")) << glass.err;  // the next would have no number
  const Printed mud = worked_out(with({"muddied mirror-5", "mafia -> B"}));
  EXPECT_TRUE(mud.complains("mud-on-no-mirror")) << mud.err;
}

TEST(Adjudicate, AnOrderThatIsMissingIsSaid) {
  EXPECT_TRUE(worked_out(with({})).says("count as not answering"));
}

// MRK-MAFIAN-2  One alone cannot disagree; two can.
TEST(Adjudicate, SaysWhyTheMafiaDidNotShoot) {
  const Lines alone{"night 2", "seats A mafian-1, B, C", "dead C"};
  EXPECT_TRUE(worked_out(alone).says("No Mafian aimed at anybody"));
  EXPECT_FALSE(worked_out(alone).says("did not agree"));
  const Lines two{"night 2", "seats A mafian-1, B mafian-2, C, D", "mafian-1 -> C",
                  "mafian-2 -> D"};
  EXPECT_TRUE(worked_out(two).says("The Mafia did not agree"));
  EXPECT_FALSE(worked_out(two).says("No Mafian aimed at anybody"));
}

// MRK-MATRIX-5  What it caught is said although the smell kills it, and nothing is released.
TEST(Adjudicate, SaysWhatAMatrixCaughtThatDies) {
  const Lines lines{"night 2",
                    "seats A mafian-1, B, C matrix, D mad-shooter-1, E sock",
                    "mafia -> C",
                    "matrix activates",
                    "mad-shooter-1 -> C",
                    "sock -> B+C"};
  const Printed printed = worked_out(lines);
  EXPECT_TRUE(printed.says("Active Matrix: C, caught 2 bullets")) << printed.out;
}

TEST(Adjudicate, SpeaksAllLanguages) {
  for (Language language : kLanguages) {
    const Printed printed = run(adjudicate, AdjudicateRequest{.file = "-", .language = language},
                                with({"mafia -> B", "sniper -> C"}));
    EXPECT_EQ(printed.code, kFine) << printed.err;
  }
}

// Whatever is piped in: an answer or a mistake, never more.
TEST(Adjudicate, HostileInputIsOnlyAMistake) {
  std::mt19937 dice(11);
  const std::string good = text_of(with({"mafia -> B", "sniper -> C", "tunnel B -> D, B -> E",
                                         "chance bullets 1, 2", "left jozin-1"}));
  const std::string alphabet = "ABCDEFxyz0123456789 ,+->\"#\n\t-_.()*:=\xC3\xA9\x80\xFF";
  for (int i = 0; i < 1500; ++i) {
    std::string text = i % 3 == 0 ? "" : good;
    for (int k = 0; k < 1 + static_cast<int>(dice() % 12); ++k) {
      const std::size_t at = text.empty() ? 0 : dice() % text.size();
      const char c = alphabet[dice() % alphabet.size()];
      if (dice() % 3 == 0 && !text.empty()) {
        text.erase(at, 1 + dice() % 9);
      } else {
        text.insert(at, i % 3 == 0 ? 1 + dice() % 40 : 1, c);
      }
    }
    const Printed printed = run(adjudicate, AdjudicateRequest{.file = "-"}, {text});
    EXPECT_TRUE(printed.code >= kFine && printed.code <= kUsage);
    EXPECT_EQ(printed.code == kUsage, printed.out.empty()) << text;
  }
}

}  // namespace
}  // namespace omerta::cli
