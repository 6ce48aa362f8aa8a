// Every language says everything, with the same arguments, and nothing that nobody asks for.
#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <regex>

#include "notation/gorod_ids.h"
#include "tests/words/patterns.h"

namespace omerta::notation {
namespace {

const Words& english() { return Words::of(Language::en); }

std::set<std::string> keys_of(const Words& words) {
  std::set<std::string> keys;
  for (std::string_view key : words.keys()) keys.emplace(key);
  return keys;
}

std::set<std::string> names_of(const Arguments& arguments) {
  std::set<std::string> names;
  for (const auto& [name, argument] : arguments) names.insert(name);
  return names;
}

void expect_message(const std::string& key) {
  for (Language language : kLanguages) {
    EXPECT_TRUE(Words::of(language).has(key)) << key << " in " << code(language);
  }
}

// The ids that stand between the family and the next dot.
std::set<std::string> ids_of(std::string_view family) {
  std::set<std::string> ids;
  for (std::string_view key : english().keys()) {
    if (!key.starts_with(family) || key[family.size()] != '.') continue;
    const std::string_view rest = key.substr(family.size() + 1);
    ids.emplace(rest.substr(0, rest.find('.')));
  }
  return ids;
}

// The family has a message for each of them and for nobody else.
void expect_family(std::string_view family, const List& names) {
  std::set<std::string> wanted;
  for (const std::string& name : names) {
    const std::string key = gorod_id::key(family, name);
    wanted.insert(key.substr(family.size() + 1));
  }
  EXPECT_EQ(ids_of(family), wanted) << family;
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

TEST(Keys, AreTheSameInAllLanguages) {
  for (Language language : kLanguages) {
    EXPECT_EQ(keys_of(Words::of(language)), keys_of(english())) << code(language);
  }
}

TEST(Keys, ExistOnce) {
  const auto keys = english().keys();
  EXPECT_EQ(keys_of(english()).size(), keys.size());
}

TEST(Keys, TakeTheSameArgumentsInAllLanguages) {
  for (std::string_view key : english().keys()) {
    const auto wanted = names_of(arguments_of(english().pattern(key)));
    for (Language language : kLanguages) {
      const Words& words = Words::of(language);
      EXPECT_EQ(names_of(arguments_of(words.pattern(key))), wanted) << key << code(language);
    }
  }
}

// A select that one language leaves out would say “other” where the others say what happened.
TEST(Keys, SelectAmongTheSameCasesInAllLanguages) {
  for (std::string_view key : english().keys()) {
    const Arguments wanted = arguments_of(english().pattern(key));
    for (Language language : kLanguages) {
      const Arguments found = arguments_of(Words::of(language).pattern(key));
      for (const auto& [name, argument] : wanted) {
        if (!argument.select) continue;
        EXPECT_EQ(found.at(name).selectors, argument.selectors) << key << code(language);
      }
    }
  }
}

// The web client's compiler refuses a plural case that the language does not have.
TEST(Keys, UseThePluralsOfTheirLanguage) {
  const std::map<Language, std::set<std::string>> cases{
      {Language::en, {"one", "other"}},
      {Language::pl, {"one", "few", "many", "other"}},
      {Language::sk, {"one", "few", "other"}},
      {Language::cs, {"one", "few", "other"}},
      {Language::ru, {"one", "few", "many", "other"}}};
  for (Language language : kLanguages) {
    const Words& words = Words::of(language);
    for (std::string_view key : words.keys()) {
      for (const auto& [name, argument] : arguments_of(words.pattern(key))) {
        if (!argument.plural) continue;
        std::set<std::string> used;
        for (const std::string& each : argument.selectors) {
          if (each.front() != '=') used.insert(each);
        }
        if (language == Language::sk || language == Language::cs) {
          used.erase("many");  // there only for fractions
        }
        const bool only_other = used == std::set<std::string>{"other"};
        EXPECT_TRUE(only_other || used == cases.at(language)) << key << code(language) << name;
      }
    }
  }
}

TEST(Keys, HavePlainQuotesNowhere) {
  for (Language language : kLanguages) {
    for (std::string_view key : Words::of(language).keys()) {
      EXPECT_EQ(Words::of(language).pattern(key).find_first_of("'\""), std::string_view::npos)
          << key << code(language);
    }
  }
}

TEST(Keys, CoverTheRulebook) {
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
  roles.insert(roles.end(), {"hidden", "house"});
  expect_family("role", roles);
  expect_family("side", {"town", "mafia", "yakuza", "alone"});
  expect_family("phase", {"setup", "deal", "night", "first_night", "dawn", "discussion", "vote",
                          "second_round", "verdict", "over"});
}

TEST(Keys, HaveEveryForm) {
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

TEST(Keys, ExplainEverySignToItsAsker) {
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
TEST(Keys, CoverEverySettingOfTheCatalogue) {
  std::ifstream catalogue{OMERTA_SOURCE "/docs/rules/gorod.md"};
  ASSERT_TRUE(catalogue);
  const std::regex quoted{"`([^`]+)`"};
  const auto all_quoted = [&](const std::string& cell) {
    List words;
    for (std::sregex_iterator at{cell.begin(), cell.end(), quoted}, end; at != end; ++at) {
      words.push_back((*at)[1]);
    }
    return words;
  };
  int settings = 0;
  bool inside = false;
  for (std::string line; std::getline(catalogue, line);) {
    if (line.starts_with("#")) inside = line.starts_with("### 1.1");
    const std::size_t second = line.find('|', 1);
    if (!inside || !line.starts_with("| `") || second == std::string::npos) continue;
    const std::string values = line.substr(second, line.find('|', second + 1) - second);
    for (const std::string& option : all_quoted(line.substr(0, second))) {
      ++settings;
      expect_message("option." + option + ".about");
      for (const std::string& value : all_quoted(values)) {
        expect_message("option." + option + "." + value);
      }
      if (values.find("number") != std::string::npos) {
        expect_message("option." + option + ".number");
      }
      if (values.find("seconds") != std::string::npos) {
        expect_message("option." + option + ".seconds");
      }
    }
  }
  EXPECT_EQ(settings, 19);
  EXPECT_EQ(ids_of("option").size(), 19U);
}

int words_in(std::string_view pattern) {
  int words = 0;
  bool inside = false;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool letter = std::isalpha(static_cast<unsigned char>(pattern[i])) != 0;
    if (letter && !inside && (i == 0 || pattern[i - 1] != '{')) ++words;  // no argument's name
    inside = letter;
  }
  return words;
}

// A whole sentence that is the same as in English has been forgotten; a word or two may be.
TEST(Keys, AreTranslated) {
  for (Language language : kLanguages) {
    if (language == Language::en) continue;
    for (std::string_view key : english().keys()) {
      const std::string_view pattern = english().pattern(key);
      EXPECT_FALSE(words_in(pattern) > 2 && Words::of(language).pattern(key) == pattern)
          << key << " in " << code(language);
    }
  }
}

}  // namespace
}  // namespace omerta::notation
