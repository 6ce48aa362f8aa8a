// Gorod: a message for everything the rulebook has, and none that nobody asks for.
#include <gtest/gtest.h>

#include <map>

#include "rulebooks/gorod/text/ids.h"
#include "tests/words/books.h"

namespace omerta::notation {
namespace {

constexpr std::string_view kBook = "gorod";

void expect_message(const std::string& key) { expect_message_in(kBook, key); }

void expect_family(std::string_view family, const List& names) {
  expect_family_in(kBook, family, names);
}

#define X(name) #name,
const List kFacts{OMERTA_GOROD_FACTS(X)};
const List kAsks{OMERTA_GOROD_ASKS(X)};
const List kRefusals{OMERTA_GOROD_REFUSALS(X)};
const List kSigns{OMERTA_GOROD_SIGNS(X)};
const List kReasons{OMERTA_GOROD_REASONS(X)};
const List kResults{OMERTA_GOROD_RESULTS(X)};
const List kRoles{OMERTA_GOROD_ROLES(X) OMERTA_GOROD_ADDITIONAL(X)};
const List kBlocks{OMERTA_GOROD_BLOCKS(X)};
const List kComplaints{OMERTA_GOROD_COMPLAINTS(X)};
const List kFaults{OMERTA_GOROD_HOUSE_FAULTS(X)};
#undef X
const List kCalls{"captain",
                  "mafia",
                  "don",
                  "yakuza",
                  "sheriff",
                  "maniac",
                  "nurse",
                  "commissioner",
                  "lawyer",
                  "beauty",
                  "journalist",
                  "acquaintance_mafia",
                  "acquaintance_yakuza",
                  "house"};

TEST(GorodKeys, CoverTheRulebook) {
  expect_family("fact", kFacts);
  expect_family("ask", kAsks);
  expect_family("refusal", kRefusals);
  expect_family("sign", kSigns);
  expect_family("reason", kReasons);
  expect_family("result", kResults);
  expect_family("block", kBlocks);
  expect_family("complaint", kComplaints);
  expect_family("house-fault", kFaults);
  expect_family("call", kCalls);
  List roles = kRoles;
  roles.insert(roles.end(), {"hidden", "house", "mafioso-2012"});
  expect_family("role", roles);
  expect_family("side", {"town", "mafia", "yakuza", "alone"});
  expect_family("phase", {"setup", "deal", "night", "first_night", "dawn", "discussion", "vote",
                          "second_round", "verdict", "over"});
}

TEST(GorodKeys, HaveEveryForm) {
  for (const std::string& role : kRoles) {
    for (const char* form : {"name", "count", "does"}) {
      expect_message(gorod_id::key("role", role, form));
    }
  }
  for (const std::string& call : kCalls) {
    for (const char* form : {"name", "wakes", "sleeps"}) {
      expect_message(gorod_id::key("call", call, form));
    }
    expect_message(gorod_id::key("guide.call", call));
  }
  for (const std::string& ask : kAsks) expect_message(gorod_id::key("ask", ask, "hint"));
  for (const std::string& sign : kSigns) {
    expect_message(gorod_id::key("sign", sign, "name"));
    expect_message(gorod_id::key("sign", sign, "gesture"));
  }
  for (const char* fact : {"card_dealt", "group_awake", "pointed", "chose", "sleepwalker_exposed",
                           "answer", "arrested", "no_shot_tonight"}) {
    expect_message(gorod_id::key("fact", fact, "you"));
  }
}

TEST(GorodKeys, ExplainEverySignToItsAsker) {
  const std::map<std::string, List> signs{
      {"commissioner", {"nod", "shake", "twirl", "crossed", "shrug", "none"}},
      {"lawyer", {"nod", "shake", "twirl", "crossed", "shrug", "none"}},
      {"ask_side", {"nod", "shake", "twirl", "crossed", "shrug", "none"}},
      {"don", {"nod", "shake", "shrug", "none"}},
      {"journalist", {"nod", "shake", "shrug", "none"}},
      {"ask_role", {"nod", "shake", "shrug", "none"}},
      {"count", {"number", "shrug", "none"}}};
  for (const auto& [asker, given] : signs) {
    for (const std::string& sign : given) {
      expect_message(gorod_id::key("sign", sign, "means." + asker));
    }
  }
}

// Section 1.1 of the catalogue is the list of the settings and of their values.
TEST(GorodKeys, CoverEverySettingOfTheCatalogue) {
  const auto rows = options_of(OMERTA_SOURCE "/docs/rules/gorod.md", "### 1.1");
  for (const auto& [option, values, cell] : rows) {
    expect_message("option." + option + ".about");
    for (const std::string& value : values) expect_message("option." + option + "." + value);
    for (const char* kind : {"number", "seconds"}) {
      if (cell.find(kind) != std::string::npos) expect_message("option." + option + "." + kind);
    }
  }
  EXPECT_EQ(rows.size(), 21U);
  EXPECT_EQ(ids_of(kBook, "option").size(), 21U);
}

}  // namespace
}  // namespace omerta::notation
