// The rules told to players: every clause of the catalogues, in every language, and nothing else.
#include <gtest/gtest.h>
#include <unicode/unistr.h>

#include "rulebooks/rulebook.h"
#include "tests/words/books.h"

namespace omerta::notation {
namespace {

constexpr std::int32_t kLongestRule = 330;   // characters: two sentences that somebody says
constexpr std::int32_t kLongestShort = 600;  // of a paragraph
constexpr int kFewestParagraphs = 8;

struct BookOf {
  std::string_view book;
  std::string_view prefix;  // of its clauses
  List editions;            // as the sentences choose among them
};
const std::array<BookOf, 3> kEditions{{{"gorod", "gor", {"new", "of_2012"}},
                                       {"spytown", "spy", {"pl", "sk"}},
                                       {"mrakoszlap", "mrk", {"R"}}}};

std::string lower(std::string_view id) {
  std::string text{id};
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  return text;
}

std::set<std::string> clauses_of(std::string_view prefix) {
  std::set<std::string> ids;
  for (const Rulebook* book : rulebooks()) {
    for (const ClauseName& each : book->clauses) ids.insert(lower(each.id));
  }
  std::erase_if(ids, [&](const std::string& id) { return !id.starts_with(prefix); });
  return ids;
}

std::set<std::string> told_in(std::string_view book, std::string_view family, Language language) {
  std::set<std::string> ids;
  for (std::string_view key : Words::of(language, book).keys()) {
    if (key.starts_with(family)) ids.emplace(key.substr(family.size()));
  }
  return ids;
}

std::int32_t length(std::string_view text) {
  return icu::UnicodeString::fromUTF8(
             icu::StringPiece{text.data(), static_cast<std::int32_t>(text.size())})
      .countChar32();
}

TEST(Rules, EveryClauseIsToldAndNothingElse) {
  for (const BookOf& each : kEditions) {
    const auto clauses = clauses_of(each.prefix);
    std::set<std::string> parts;
    for (const std::string& id : clauses) parts.insert(id.substr(0, id.rfind('-')));
    for (Language language : kLanguages) {
      EXPECT_EQ(told_in(each.book, "rule.", language), clauses) << each.book << code(language);
      EXPECT_EQ(told_in(each.book, "part.", language), parts) << each.book << code(language);
    }
  }
}

TEST(Rules, AreShortEnoughToSay) {
  for (const BookOf& each : kEditions) {
    for (Language language : kLanguages) {
      const Words& words = Words::of(language, each.book);
      for (const std::string& id : clauses_of(each.prefix)) {
        const std::string text = words.say("rule." + id);
        EXPECT_LE(length(text), kLongestRule) << code(language) << ' ' << id << ": " << text;
        EXPECT_EQ(text.find_first_of("()[]`"), text.npos) << code(language) << ' ' << text;
      }
    }
  }
}

TEST(Rules, AreTranslated) {
  for (const BookOf& each : kEditions) {
    const Words& english = Words::of(Language::en, each.book);
    for (Language language : kLanguages) {
      if (language == Language::en) continue;
      for (const std::string& id : clauses_of(each.prefix)) {
        EXPECT_NE(Words::of(language, each.book).pattern("rule." + id),
                  english.pattern("rule." + id))
            << code(language);
      }
    }
  }
}

TEST(Rules, FitOnOnePageInEveryEdition) {
  for (const BookOf& each : kEditions) {
    for (Language language : kLanguages) {
      const Words& words = Words::of(language, each.book);
      const std::string family = "short." + std::string{each.prefix} + "-";
      const int paragraphs = static_cast<int>(told_in(each.book, family, language).size());
      EXPECT_GE(paragraphs, kFewestParagraphs) << each.book;
      for (int i = 1; i <= paragraphs; ++i) {
        for (const std::string& edition : each.editions) {
          const std::string text = words.say(family + std::to_string(i), {{"edition", edition}});
          EXPECT_FALSE(text.empty());
          EXPECT_LE(length(text), kLongestShort) << code(language) << ' ' << text;
        }
      }
    }
  }
}

}  // namespace
}  // namespace omerta::notation
