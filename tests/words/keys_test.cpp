// Every language says everything, with the same arguments, in every rulebook.
#include <gtest/gtest.h>

#include <cctype>
#include <map>

#include "tests/words/books.h"
#include "tests/words/patterns.h"
#include "words/messages.h"

namespace omerta::notation {
namespace {

class Keys : public testing::TestWithParam<std::string_view> {
 protected:
  static const Words& words(Language language) { return Words::of(language, GetParam()); }
};

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

TEST_P(Keys, AreTheSameInAllLanguages) {
  for (Language language : kLanguages) {
    EXPECT_EQ(keys_of(words(language)), keys_of(words(Language::en))) << code(language);
  }
}

TEST_P(Keys, ExistOnce) {
  const auto keys = words(Language::en).keys();
  EXPECT_EQ(keys_of(words(Language::en)).size(), keys.size());
}

TEST_P(Keys, TakeTheSameArgumentsInAllLanguages) {
  for (std::string_view key : words(Language::en).keys()) {
    const auto wanted = names_of(arguments_of(words(Language::en).pattern(key)));
    for (Language language : kLanguages) {
      const Words& own = words(language);
      EXPECT_EQ(names_of(arguments_of(own.pattern(key))), wanted) << key << code(language);
    }
  }
}

// The form for devices that are touched is said with what was sent for the sentence itself.
TEST_P(Keys, OfATouchAddNoArgument) {
  constexpr std::string_view kTouch = ".by-touch";
  const Words& english = words(Language::en);
  for (std::string_view key : english.keys()) {
    if (!key.ends_with(kTouch)) continue;
    const std::string_view typed = key.substr(0, key.size() - kTouch.size());
    ASSERT_TRUE(english.has(typed)) << key;
    const auto sent = names_of(arguments_of(english.pattern(typed)));
    for (const std::string& name : names_of(arguments_of(english.pattern(key)))) {
      EXPECT_TRUE(sent.contains(name)) << key << ": " << name;
    }
  }
}

// A select that one language leaves out would say “other” where the others say what happened.
TEST_P(Keys, SelectAmongTheSameCasesInAllLanguages) {
  for (std::string_view key : words(Language::en).keys()) {
    const Arguments wanted = arguments_of(words(Language::en).pattern(key));
    for (Language language : kLanguages) {
      const Arguments found = arguments_of(words(language).pattern(key));
      for (const auto& [name, argument] : wanted) {
        if (!argument.select) continue;
        EXPECT_EQ(found.at(name).selectors, argument.selectors) << key << code(language);
      }
    }
  }
}

// The web client's compiler refuses a plural case that the language does not have.
TEST_P(Keys, UseThePluralsOfTheirLanguage) {
  const std::map<Language, std::set<std::string>> cases{
      {Language::en, {"one", "other"}},
      {Language::pl, {"one", "few", "many", "other"}},
      {Language::sk, {"one", "few", "other"}},
      {Language::cs, {"one", "few", "other"}},
      {Language::ru, {"one", "few", "many", "other"}}};
  for (Language language : kLanguages) {
    const Words& own = words(language);
    for (std::string_view key : own.keys()) {
      for (const auto& [name, argument] : arguments_of(own.pattern(key))) {
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

TEST_P(Keys, HavePlainQuotesNowhere) {
  for (Language language : kLanguages) {
    for (std::string_view key : words(language).keys()) {
      EXPECT_EQ(words(language).pattern(key).find_first_of("'\""), std::string_view::npos)
          << key << code(language);
    }
  }
}

// Quotation marks are those of the language: “English”, „polskie”, „slovenské“, „české“, «русские».
TEST_P(Keys, QuoteAsTheLanguageDoes) {
  const std::map<Language, List> foreign{{Language::en, {"„", "«", "»"}},
                                         {Language::pl, {"“", "«", "»"}},
                                         {Language::sk, {"”", "«", "»"}},
                                         {Language::cs, {"”", "«", "»"}},
                                         {Language::ru, {"“", "”", "„"}}};
  for (Language language : kLanguages) {
    for (std::string_view key : words(language).keys()) {
      for (const std::string& mark : foreign.at(language)) {
        EXPECT_EQ(words(language).pattern(key).find(mark), std::string_view::npos)
            << key << code(language);
      }
    }
  }
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
TEST_P(Keys, AreTranslated) {
  for (Language language : kLanguages) {
    if (language == Language::en) continue;
    for (std::string_view key : words(Language::en).keys()) {
      const std::string_view pattern = words(Language::en).pattern(key);
      EXPECT_FALSE(words_in(pattern) > 2 && words(language).pattern(key) == pattern)
          << key << " in " << code(language);
    }
  }
}

std::string book_name(const testing::TestParamInfo<std::string_view>& tested) {
  return std::string{tested.param};
}
INSTANTIATE_TEST_SUITE_P(All, Keys, testing::ValuesIn(kBooks), book_name);

// One client may hold several rulebooks at once.
TEST(Books, ShareNoKeyButTheProgramsOwn) {
  std::map<std::string_view, std::string_view> volume_of;
  for (const Volume& volume : volumes()) {
    if (volume.language != "en") continue;
    for (const Pattern& message : volume.messages) {
      const auto [at, first] = volume_of.emplace(message.key, volume.book);
      EXPECT_TRUE(first) << message.key << " in " << at->second << " and in " << volume.book;
    }
  }
  EXPECT_GT(volume_of.size(), 2000U);
}

}  // namespace
}  // namespace omerta::notation
