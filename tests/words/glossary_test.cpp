// The message files keep to the glossaries, docs/words/*.md, where a machine can tell: what a
// glossary lists under "Never" stands in no message of its language.
#include <gtest/gtest.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <fstream>

#include "tests/words/books.h"
#include "words/messages.h"

namespace omerta::notation {
namespace {

constexpr std::size_t kFewestPhrases = 10;

icu::UnicodeString folded_case(std::string_view text) {
  return icu::UnicodeString::fromUTF8(
             icu::StringPiece{text.data(), static_cast<std::int32_t>(text.size())})
      .foldCase();
}

// "- `it dawns`: day is breaking"
List never_said(Language language) {
  std::ifstream in(std::string{OMERTA_SOURCE "/docs/words/"} + std::string{code(language)} + ".md");
  List phrases;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("## ")) inside = line == "## Never";
    if (!inside || !line.starts_with("- `")) continue;
    phrases.push_back(line.substr(3, line.find('`', 3) - 3));
  }
  return phrases;
}

bool stands_in(const icu::UnicodeString& text, const icu::UnicodeString& phrase) {
  for (std::int32_t at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const std::int32_t end = at + phrase.length();
    const bool begins = at == 0 || u_isalnum(text.char32At(at - 1)) == 0;
    const bool ends = end >= text.length() || u_isalnum(text.char32At(end)) == 0;
    if (begins && ends) return true;
  }
  return false;
}

TEST(Glossary, WhatIsNeverSaidStandsInNoMessage) {
  for (Language language : kLanguages) {
    const List phrases = never_said(language);
    EXPECT_GE(phrases.size(), kFewestPhrases) << code(language);
    for (const Volume& volume : volumes()) {
      if (volume.language != code(language)) continue;
      for (const Pattern& message : volume.messages) {
        const icu::UnicodeString text = folded_case(message.text);
        for (const std::string& phrase : phrases) {
          EXPECT_FALSE(stands_in(text, folded_case(phrase)))
              << code(language) << ' ' << message.key << ": " << phrase;
        }
      }
    }
  }
}

TEST(Glossary, FindsWholeWordsOnly) {
  EXPECT_TRUE(stands_in(folded_case("It dawns."), folded_case("it dawns")));
  EXPECT_TRUE(stands_in(folded_case("Этой НОЧЬЮ никто"), folded_case("ночью")));
  EXPECT_FALSE(stands_in(folded_case("rearrest"), folded_case("arrest")));
}

// A card's name stands after a colon or as a heading, so it begins with a capital letter.
TEST(Glossary, NamesOfCardsBeginWithACapital) {
  for (Language language : kLanguages) {
    for (const Volume& volume : volumes()) {
      if (volume.language != code(language)) continue;
      for (const Pattern& message : volume.messages) {
        const bool card =
            message.key.starts_with("role.") || message.key.starts_with("mrakoszlap.card.") ||
            message.key.starts_with("spytown.card.") || message.key.starts_with("spytown.token.");
        const bool nothing = message.key.find(".none.") != message.key.npos ||
                             message.key.find(".hidden.") != message.key.npos;
        if (!card || nothing || !message.key.ends_with(".name")) continue;
        const UChar32 first = icu::UnicodeString::fromUTF8(std::string{message.text}).char32At(0);
        EXPECT_TRUE(u_isupper(first) || first == '{') << code(language) << ' ' << message.key;
      }
    }
  }
}

}  // namespace
}  // namespace omerta::notation
