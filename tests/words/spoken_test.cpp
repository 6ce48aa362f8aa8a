// What is said aloud at the table: short enough to say, nothing that only an eye can read, and
// nobody's gender.
#include <gtest/gtest.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <iostream>

#include "tests/words/books.h"
#include "tests/words/patterns.h"

namespace omerta::notation {
namespace {

constexpr std::int32_t kLongestSpoken = 260;  // characters: about twenty seconds
constexpr std::int32_t kLongestStory = 360;   // a story is told once, before the game
constexpr std::size_t kShown = 5;

bool is_story(std::string_view key) { return key.find(".story") != key.npos; }

bool is_spoken(std::string_view key) {
  if (key.ends_with(".kids")) key.remove_suffix(5);
  const bool call = key.ends_with(".wakes") || key.ends_with(".sleeps") || key.ends_with(".acts");
  const bool guided = key.ends_with(".say") && key.starts_with("play.") == false;
  return call || guided || is_story(key) || key.find(".opens.") != key.npos;
}

icu::UnicodeString wide(const std::string& text) { return icu::UnicodeString::fromUTF8(text); }

// Names of players and cards are whatever they are; the sentence around them is ours.
bool is_for_the_eye(const std::string& pattern) {
  const icu::UnicodeString text = wide(pattern);
  for (std::int32_t i = 0; i < text.length(); ++i) {
    const icu::UnicodeString eyes = wide("()[]«»„“”‚‘\"0123456789");
    const bool equals = i > 0 && text[i - 1] == '=';  // "=1 {": a case of a plural
    if (eyes.indexOf(text[i]) >= 0 && !equals) return true;
  }
  return false;
}

// Endings that say "he or she": "obviněn/a", "убит(а)".
bool guesses_gender(const std::string& text) {
  for (const char* mark : {"/a", "/ka", "(a)", "(а)", "/а", "/ла", "/y/"}) {
    if (text.find(mark) != text.npos) return true;
  }
  return false;
}

// The sentence without the names and cards that are read out in it.
std::int32_t own_length(const Words& words, const std::string& text, const Args& args) {
  std::int32_t length = wide(text).countChar32();
  for (const Arg& arg : args) {
    const auto* list = std::get_if<List>(&arg.value);
    const auto* name = std::get_if<std::string>(&arg.value);
    const std::string said = list != nullptr ? words.join(*list) : name != nullptr ? *name : "";
    if (text.find(said) != text.npos) length -= wide(said).countChar32();
  }
  return length;
}

struct Spoken {
  std::int32_t length;
  std::string text;
};

TEST(Spoken, IsShortAndForTheEar) {
  std::size_t all = 0;
  for (Language language : kLanguages) {
    std::vector<Spoken> sentences;
    for (std::string_view book : kBooks) {
      const Words& words = Words::of(language, book);
      for (std::string_view key : words.keys()) {
        if (!is_spoken(key)) continue;
        const std::string pattern{words.pattern(key)};
        EXPECT_FALSE(is_for_the_eye(pattern)) << code(language) << ' ' << key << ": " << pattern;
        EXPECT_FALSE(guesses_gender(pattern)) << code(language) << ' ' << key << ": " << pattern;
        std::int32_t longest = 0;
        for (const Args& args : samples_of(words, key)) {
          const std::string text = words.say(key, args);
          longest = std::max(longest, own_length(words, text, args));
          sentences.push_back({own_length(words, text, args), text});
        }
        EXPECT_LE(longest, is_story(key) ? kLongestStory : kLongestSpoken)
            << code(language) << ' ' << key;
      }
    }
    all += sentences.size();
    std::sort(sentences.begin(), sentences.end(),
              [](const Spoken& a, const Spoken& b) { return a.length > b.length; });
    std::cout << "the longest that is spoken (" << code(language) << "):\n";
    for (std::size_t i = 0; i < std::min(kShown, sentences.size()); ++i) {
      std::cout << "  " << sentences[i].length << "  " << sentences[i].text << '\n';
    }
  }
  EXPECT_GT(all, 500U);
}

TEST(Spoken, ANumberABracketOrAQuotationIsNoticed) {
  EXPECT_TRUE(is_for_the_eye("Night 2 begins."));
  EXPECT_TRUE(is_for_the_eye("The Mafia (all of it) wakes."));
  EXPECT_TRUE(is_for_the_eye("Say „noc“."));
  EXPECT_FALSE(
      is_for_the_eye("{count, plural, =1 {One is accused: {seats}.} other {All: {seats}}}"));
}

}  // namespace
}  // namespace omerta::notation
