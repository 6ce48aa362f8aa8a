// Every message in every language with every kind of argument: whole, clean, properly ended.
#include <gtest/gtest.h>

#include "tests/words/patterns.h"

namespace omerta::notation {
namespace {

// Words on their own rather than sentences.
bool is_label(std::string_view key) {
  for (std::string_view form : {".name", ".count"}) {
    if (key.ends_with(form) && !key.starts_with("block.")) return true;
  }
  for (std::string_view family : {"edition.", "phase.", "side.", "result.", "reason.", "seat.",
                                  "guide.heading.", "cli.", "play."}) {
    if (key.starts_with(family)) return true;
  }
  return key.find(".means.") != std::string_view::npos;
}

class Rendering : public testing::TestWithParam<Language> {};

TEST_P(Rendering, LeavesNothingOver) {
  const Words& words = Words::of(GetParam());
  int rendered = 0;
  for (std::string_view key : words.keys()) {
    const std::vector<Args> samples = samples_of(words, key);
    ASSERT_FALSE(samples.empty()) << key;
    for (const Args& args : samples) {
      const std::string text = words.say(key, args);
      ++rendered;
      ASSERT_EQ(fault_in(text), "") << key << ": " << text;
      ASSERT_TRUE(is_label(key) || ends_as_a_sentence(text)) << key << ": " << text;
    }
  }
  EXPECT_GT(rendered, 10'000);
}

// A sentence in one language is a sentence in all of them, and a label a label.
TEST_P(Rendering, EndsAsEnglishDoes) {
  const Words& words = Words::of(GetParam());
  const Words& english = Words::of(Language::en);
  for (std::string_view key : words.keys()) {
    const std::vector<Args> samples = samples_of(english, key);
    for (std::size_t i = 0; i < samples.size(); i += 1 + samples.size() / 50) {
      const std::string text = words.say(key, samples[i]);
      EXPECT_EQ(ends_as_a_sentence(text), ends_as_a_sentence(english.say(key, samples[i])))
          << key << ": " << text;
    }
  }
}

enum class Alphabet { none, latin, cyrillic };

Alphabet alphabet_of(unsigned char c) {
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) return Alphabet::latin;
  return c == 0xD0 || c == 0xD1 ? Alphabet::cyrillic : Alphabet::none;  // first bytes in UTF-8
}

// A word in two alphabets is a slip of the keyboard, and so is Cyrillic anywhere but in Russian.
TEST_P(Rendering, KeepsToOneAlphabet) {
  const Words& words = Words::of(GetParam());
  for (std::string_view key : words.keys()) {
    Alphabet before = Alphabet::none;
    const std::string_view pattern = words.pattern(key);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      const Alphabet now = alphabet_of(static_cast<unsigned char>(pattern[i]));
      EXPECT_TRUE(now != Alphabet::cyrillic || GetParam() == Language::ru) << key;
      EXPECT_TRUE(before == Alphabet::none || now == Alphabet::none || now == before) << key;
      if (now == Alphabet::cyrillic) ++i;
      before = now;
    }
  }
}

std::string language_name(const testing::TestParamInfo<Language>& tested) {
  return std::string{code(tested.param)};
}
INSTANTIATE_TEST_SUITE_P(All, Rendering, testing::ValuesIn(kLanguages), language_name);

}  // namespace
}  // namespace omerta::notation
