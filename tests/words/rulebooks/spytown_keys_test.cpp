// Spytown: a message for everything the rulebook has, none that nobody asks for, and the names of
// the glossary.
#include <gtest/gtest.h>

#include <fstream>
#include <map>

#include "rulebooks/spytown/text/ids.h"
#include "tests/words/books.h"
#include "tests/words/patterns.h"

namespace omerta::notation {
namespace {

using spytown_id::key;

constexpr std::string_view kBook = "spytown";

void expect_message(const std::string& message) { expect_message_in(kBook, message); }

void expect_family(std::string_view family, const List& names) {
  expect_family_in(kBook, "spytown." + std::string{family}, names);
}

#define X(name) #name,
const List kFacts{OMERTA_SPYTOWN_FACTS(X)};
const List kAsks{OMERTA_SPYTOWN_ASKS(X)};
const List kRefusals{OMERTA_SPYTOWN_REFUSALS(X)};
const List kPhases{OMERTA_SPYTOWN_PHASES(X)};
const List kCauses{OMERTA_SPYTOWN_CAUSES(X)};
const List kWindows{OMERTA_SPYTOWN_WINDOWS(X)};
const List kResults{OMERTA_SPYTOWN_RESULTS(X)};
const List kRulings{OMERTA_SPYTOWN_RULINGS(X)};
const List kTokens{OMERTA_SPYTOWN_TOKENS(X)};
const List kCards{OMERTA_SPYTOWN_CARDS(X)};
const List kComplaints{OMERTA_SPYTOWN_COMPLAINTS(X)};
#undef X
const List kCalls{"agent_phase", "gang_recognition", "mafia_phase", "police_phase"};

TEST(SpytownKeys, CoverTheRulebook) {
  expect_family("fact", kFacts);
  expect_family("ask", kAsks);
  expect_family("refusal", kRefusals);
  expect_family("phase", kPhases);
  expect_family("cause", kCauses);
  expect_family("result", kResults);
  expect_family("ruling", kRulings);
  expect_family("complaint", kComplaints);
  expect_family("call", kCalls);
  expect_family("side", {"police", "mafia"});
  expect_family("force", {"police", "mafia", "new_gang"});
  expect_family("edition", {"sk", "pl"});
  List tokens = kTokens;
  tokens.push_back("hidden");
  expect_family("token", tokens);
  List cards = kCards;
  cards.push_back("none");
  expect_family("card", cards);
}

TEST(SpytownKeys, HaveEveryForm) {
  for (const std::string& token : kTokens) {
    for (const char* form : {"name", "count", "does"}) expect_message(key("token", token, form));
  }
  for (const std::string& card : kCards) {
    for (const char* form : {"name", "does"}) expect_message(key("card", card, form));
  }
  for (const std::string& call : kCalls) {
    for (const char* form : {"wakes", "acts", "sleeps"}) expect_message(key("call", call, form));
  }
  for (const std::string& ask : kAsks) expect_message(key("ask", ask, "hint"));
  for (const char* fact : {"token_dealt", "card_dealt", "token_seen", "awake", "looked", "no_look",
                           "exposed", "pointed", "recruited"}) {
    expect_message(key("fact", fact, "you"));
  }
  for (const char* once : {"spytown.story", "spytown.reminder", "spytown.symbols"})
    expect_message(once);
}

// A select on a list of the rulebook has a case for each of its names, or says the same of several.
TEST(SpytownKeys, TellEveryCauseWindowRulingAndResultApart) {
  const auto cases = [](const char* message, const char* name) {
    return arguments_of(Words::of(Language::en, kBook).pattern(message)).at(name).selectors;
  };
  const auto expect_cases = [&](const char* message, const char* name, const List& all,
                                const std::set<std::string>& general) {
    std::set<std::string> wanted{"other"};
    for (const std::string& each : all) {
      if (!general.contains(each)) wanted.insert(each);
    }
    EXPECT_EQ(cases(message, name), wanted) << message;
  };
  expect_cases("spytown.fact.named", "cause", kCauses,
               {"none", "wrong_phase", "expelled", "ruling"});
  expect_cases("spytown.fact.window-opened", "window", kWindows, {"none"});
  expect_cases("spytown.fact.ruled", "ruling", kRulings, {"abandon", "allow", "forbid"});
  expect_cases("spytown.fact.game-over", "result", kResults, {"none"});
}

// Section 1.3 of the catalogue is the list of the settings and of their values.
TEST(SpytownKeys, CoverEverySettingOfTheCatalogue) {
  const auto rows = options_of(OMERTA_SOURCE "/docs/rules/spytown.md", "### 1.3");
  for (const auto& [option, values, cell] : rows) {
    expect_message("spytown.option." + option + ".name");
    expect_message("spytown.option." + option + ".about");
    EXPECT_GE(values.size(), 2U) << option;
    for (const std::string& value : values)
      expect_message("spytown.option." + option + "." + value);
  }
  EXPECT_EQ(rows.size(), 27U);
  EXPECT_EQ(ids_of(kBook, "spytown.option").size(), 27U);
}

std::string key_of_entry(const std::string& section, std::string entry) {
  if (section.starts_with("### 2.3")) return "spytown.card." + entry + ".name";
  if (entry.starts_with("rogue")) return "spytown.token.mafioso.name.kids";
  entry = entry.substr(0, entry.find(' '));
  for (const char* family : {"spytown.token.", "spytown.phase.", "spytown.force."}) {
    for (const char* form : {".name", ""}) {
      const std::string message = family + entry + form;
      if (Words::of(Language::en, kBook).has(message)) return message;
    }
  }
  return {};  // a word of the rules rather than the name of something
}

// Section 2: names are the glossary's, in every language; a capital letter is up to the sentence.
TEST(SpytownKeys, NameThingsAsTheGlossaryDoes) {
  constexpr std::array kColumns{Language::en, Language::pl, Language::sk, Language::cs,
                                Language::ru};
  std::ifstream catalogue{OMERTA_SOURCE "/docs/rules/spytown.md"};
  ASSERT_TRUE(catalogue);
  std::string section;
  int names = 0;
  for (std::string line; std::getline(catalogue, line);) {
    if (line.starts_with("#")) section = line;
    if (!section.starts_with("### 2.") || !line.starts_with("| ")) continue;
    const List cells = cells_of(line);
    if (cells.size() < 6 || cells[0] == "Id" || cells[0] == "No.") continue;
    const bool card = section.starts_with("### 2.3");
    const std::string message = key_of_entry(section, cells[card ? 1 : 0]);
    if (message.empty()) continue;
    ++names;
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      const std::string& wanted = cells[i + (card ? 5U : 1U)];
      EXPECT_EQ(folded(Words::of(kColumns[i], kBook).say(message)), folded(wanted))
          << message << " in " << code(kColumns[i]) << ": " << wanted;
    }
  }
  EXPECT_EQ(names, 3 + 3 + 1 + 11 + 15);
}

}  // namespace
}  // namespace omerta::notation
