// Mrakoszlap: a message for everything the rulebook has, none that nobody asks for, and the names
// of the glossary.
#include <gtest/gtest.h>

#include <fstream>
#include <map>

#include "rulebooks/mrakoszlap/text/ids.h"
#include "tests/words/books.h"
#include "tests/words/patterns.h"

namespace omerta::notation {
namespace {

using mrakoszlap_id::key;

constexpr std::string_view kBook = "mrakoszlap";

void expect_message(const std::string& message) { expect_message_in(kBook, message); }

void expect_family(std::string_view family, const List& names) {
  expect_family_in(kBook, "mrakoszlap." + std::string{family}, names);
}

List without(const List& all, const std::set<std::string>& left_out) {
  List rest;
  for (const std::string& each : all) {
    if (!left_out.contains(each)) rest.push_back(each);
  }
  return rest;
}

#define X(name) #name,
const List kFacts{OMERTA_MRAKOSZLAP_FACTS(X)};
const List kAsks{OMERTA_MRAKOSZLAP_ASKS(X)};
const List kRefusals{OMERTA_MRAKOSZLAP_REFUSALS(X)};
const List kPhases{OMERTA_MRAKOSZLAP_PHASES(X)};
const List kKinds{OMERTA_MRAKOSZLAP_KINDS(X)};
const List kSteps{OMERTA_MRAKOSZLAP_STEPS(X)};
const List kResults{OMERTA_MRAKOSZLAP_RESULTS(X)};
const List kPowers{OMERTA_MRAKOSZLAP_POWERS(X)};
const List kComplaints{OMERTA_MRAKOSZLAP_COMPLAINTS(X)};
const List kHandFaults{OMERTA_MRAKOSZLAP_HAND_FAULTS(X)};
#undef X
#define X(name, copies) #name,
const List kTypeNames{OMERTA_MRAKOSZLAP_CARDS(X)};
#undef X
const List kSmells{"gas_mask", "healed", "cloud_treader", "dead_player", "dies"};
const List kCalled{"jailer",  "gravedigger", "matrix", "mage",       "slime",  "leech",
                   "sand",    "cobra",       "magnet", "ghost_bobo", "doctor", "jozin",
                   "mafian",  "mad_shooter", "sniper", "sock",       "judge",  "blind_executioner",
                   "spyglass"};

TEST(MrakoszlapKeys, CoverTheRulebook) {
  expect_family("fact", without(kFacts, {"course", "smell", "flight"}));
  expect_family("course", without(kSteps, {"none", "gas_mask", "immunity", "tightrope_walker",
                                           "gain_treader", "gain_mirror"}));
  expect_family("smell", kSmells);
  List flight =
      without(kSteps, {"none", "immunity", "tightrope_walker", "gain_treader", "gain_mirror"});
  flight.push_back("gain");
  expect_family("flight", flight);
  expect_family("ask", kAsks);
  expect_family("refusal", kRefusals);
  expect_family("phase", kPhases);
  expect_family("kind", kKinds);
  expect_family("result", kResults);
  expect_family("power", kPowers);
  expect_family("side", {"mafia", "citizens"});
  expect_family("complaint", kComplaints);
  expect_family("hand-fault", without(kHandFaults, {"none"}));
  expect_family("card", kTypeNames);
  expect_family("preset", {"rulebook", "desktop-2017", "web-2026"});
  List calls = kCalled;
  calls.insert(calls.end(), {"wakes", "sleeps"});
  expect_family("call", calls);
}

// Whatever can be ordered in the night has a line: each question of a card.
TEST(MrakoszlapKeys, CoverTheOrders) {
  expect_family("order", {"jail",          "open_graves", "enter_matrix",
                          "dig_tunnel",    "tunnel_exit", "apply_slime",
                          "cling",         "throw_sand",  "bite",
                          "magnetise",     "silence",     "heal",
                          "muddy",         "mafia_aim",   "shoot",
                          "snipe",         "throw_sock",  "sock_neighbour",
                          "ban_vote",      "substitute",  "substitute_second",
                          "release_bullet"});
}

TEST(MrakoszlapKeys, HaveEveryForm) {
  for (const std::string& card : kTypeNames) {
    for (const char* form : {"name", "brief", "does"}) expect_message(key("card", card, form));
  }
  for (const std::string& card : kCalled) expect_message(key("call", card, "acts"));
  for (const std::string& ask : kAsks) expect_message(key("ask", ask, "hint"));
  for (const char* fact :
       {"card_dealt", "doctor_offset", "mafia_meets", "planned", "called", "imprisoned", "ordered",
        "declined", "seen_awake", "seen_nobody", "caught", "lost", "gained", "eaten"}) {
    expect_message(key("fact", fact, "you"));
  }
  for (const char* once :
       {"mrakoszlap.story", "mrakoszlap.copies", "mrakoszlap.numbered", "mrakoszlap.bullet.told"}) {
    expect_message(once);
  }
}

// A select on a list of the rulebook has a case for each of its names, or says the same of several.
TEST(MrakoszlapKeys, TellEveryPowerResultAndShowApart) {
  const auto cases = [](const char* message, const char* name) {
    return arguments_of(Words::of(Language::en, kBook).pattern(message)).at(name).selectors;
  };
  const std::set<std::string> powers{"anarchist", "astronomer", "communist", "terrorist", "other"};
  EXPECT_EQ(cases("mrakoszlap.fact.power-used", "power"), powers);
  const std::set<std::string> results{"citizens", "mafia", "draw", "other"};
  EXPECT_EQ(cases("mrakoszlap.fact.game-over", "result"), results);
  const std::set<std::string> shows{"in_favour", "against", "other"};
  EXPECT_EQ(cases("mrakoszlap.fact.show-opened", "show"), shows);
  EXPECT_EQ(cases("mrakoszlap.fact.hand", "show"), shows);
}

// Section 1.2 of the catalogue is the list of the settings and of their values.
TEST(MrakoszlapKeys, CoverEverySettingOfTheCatalogue) {
  const auto rows = options_of(OMERTA_SOURCE "/docs/rules/mrakoszlap.md", "### 1.2");
  for (const auto& [option, values, cell] : rows) {
    expect_message("mrakoszlap.option." + option + ".name");
    expect_message("mrakoszlap.option." + option + ".about");
    EXPECT_GE(values.size(), option == "deck" ? 1U : 2U) << option;
    for (const std::string& value : values)
      expect_message("mrakoszlap.option." + option + "." + value);
  }
  EXPECT_EQ(rows.size(), 47U);
  EXPECT_EQ(ids_of(kBook, "mrakoszlap.option").size(), 47U);
}

struct Entry {  // a row of the glossary: what it names, and the names it gives
  std::string message;
  std::map<Language, std::string> names;
};

// Section 2.1 has two tables of cards, the English names in the first; 2.2 and 2.3 have one each.
std::optional<Entry> entry_of(const std::string& section, const List& cells) {
  const Words& english = Words::of(Language::en, kBook);
  const bool cards = section.starts_with("### 2.1");
  const std::string message =
      cards ? "mrakoszlap.card." + cells[0] + ".name" : "mrakoszlap.phase." + cells[0];
  if (!english.has(message)) return {};
  if (cards && cells.size() == 7) return Entry{message, {{Language::en, cells[1]}}};
  const std::size_t first = cards ? 1 : 3;
  if (cells.size() != first + 4) return {};
  Entry entry{message, {}};
  if (!cards) entry.names[Language::en] = cells[1];
  constexpr std::array kColumns{Language::pl, Language::sk, Language::cs, Language::ru};
  for (std::size_t i = 0; i < kColumns.size(); ++i) entry.names[kColumns[i]] = cells[first + i];
  return entry;
}

// Section 2: names are the glossary's, in every language; a capital letter is up to the sentence.
TEST(MrakoszlapKeys, NameThingsAsTheGlossaryDoes) {
  std::ifstream catalogue{OMERTA_SOURCE "/docs/rules/mrakoszlap.md"};
  ASSERT_TRUE(catalogue);
  std::string section;
  int names = 0;
  for (std::string line; std::getline(catalogue, line);) {
    if (line.starts_with("#")) section = line;
    if (!section.starts_with("### 2.") || !line.starts_with("| `")) continue;
    const std::optional<Entry> entry = entry_of(section, cells_of(line));
    if (!entry) continue;
    ++names;
    for (const auto& [language, wanted] : entry->names) {
      EXPECT_EQ(folded(Words::of(language, kBook).say(entry->message)), folded(wanted))
          << entry->message << " in " << code(language) << ": " << wanted;
    }
  }
  EXPECT_EQ(names, 37 + 37 + 3 + 15);
}

}  // namespace
}  // namespace omerta::notation
