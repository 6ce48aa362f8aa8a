// Every message in every language with every kind of argument: whole, clean, properly ended.
#include <gtest/gtest.h>

#include <ostream>

#include "tests/words/books.h"
#include "tests/words/patterns.h"

namespace omerta::notation {
namespace {

bool is_of_a_rulebook(std::string_view key) {
  return key.starts_with("gorod.") || key.starts_with("spytown.") || key.starts_with("mrakoszlap.");
}

// Words on their own rather than sentences.
bool is_label(std::string_view key) {
  if (is_of_a_rulebook(key)) key.remove_prefix(key.find('.') + 1);
  if (key.ends_with(".kids")) key.remove_suffix(5);
  for (std::string_view form : {".name", ".count"}) {
    if (key.ends_with(form) && !key.starts_with("block.")) return true;
  }
  for (std::string_view family :
       {"edition.",    "part.",          "fault.", "phase.",   "side.",      "force.",
        "result.",     "reason.",        "cause.", "when.",    "choice.",    "ruling.",
        "seat.",       "guide.heading.", "cli.",   "help.",    "play.",      "kind.",
        "power.",      "trait.",         "copies", "numbered", "bullet.any", "bullet.whole",
        "bullet.part", "bullet.smell",   "word.",  "talk.is.", "say.menu."}) {
    if (key.starts_with(family)) return true;
  }
  return key.find(".means.") != std::string_view::npos;
}

struct Edition {
  std::string_view book;
  Language language;
  friend void PrintTo(const Edition& edition, std::ostream* out) {
    *out << edition.book << ' ' << code(edition.language);
  }
};

class Rendering : public testing::TestWithParam<Edition> {
 protected:
  static const Words& words(Language language) { return Words::of(language, GetParam().book); }
  static const Words& words() { return words(GetParam().language); }

  // The rulebook's own messages; those of the program come with the first of the books.
  static std::vector<std::string_view> keys() {
    std::vector<std::string_view> all = words().keys();
    if (GetParam().book == kBooks.front()) return all;
    std::erase_if(all, [](std::string_view key) { return !is_of_a_rulebook(key); });
    return all;
  }
};

TEST_P(Rendering, LeavesNothingOver) {
  int rendered = 0;
  for (std::string_view key : keys()) {
    const std::vector<Args> samples = samples_of(words(), key);
    ASSERT_FALSE(samples.empty()) << key;
    for (const Args& args : samples) {
      const std::string text = words().say(key, args);
      ++rendered;
      ASSERT_EQ(fault_in(text), "") << key << ": " << text;
      ASSERT_TRUE(is_label(key) || ends_as_a_sentence(text)) << key << ": " << text;
    }
  }
  EXPECT_GT(rendered, 5'000);
}

// A sentence in one language is a sentence in all of them, and a label a label.
TEST_P(Rendering, EndsAsEnglishDoes) {
  const Words& english = words(Language::en);
  for (std::string_view key : keys()) {
    EXPECT_FALSE(key.starts_with("fault.") && words().pattern(key).ends_with(".")) << key;
    if (key.starts_with("fault.")) continue;  // it stands behind a place in a file
    const std::vector<Args> samples = samples_of(english, key);
    for (std::size_t i = 0; i < samples.size(); i += 1 + samples.size() / 50) {
      const std::string text = words().say(key, samples[i]);
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
  for (std::string_view key : keys()) {
    Alphabet before = Alphabet::none;
    const std::string_view pattern = words().pattern(key);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      const Alphabet now = alphabet_of(static_cast<unsigned char>(pattern[i]));
      EXPECT_TRUE(now != Alphabet::cyrillic || GetParam().language == Language::ru) << key;
      EXPECT_TRUE(before == Alphabet::none || now == Alphabet::none || now == before) << key;
      if (now == Alphabet::cyrillic) ++i;
      before = now;
    }
  }
}

std::vector<Edition> editions() {
  std::vector<Edition> all;
  for (std::string_view book : kBooks) {
    for (Language language : kLanguages) all.push_back({book, language});
  }
  return all;
}
std::string edition_name(const testing::TestParamInfo<Edition>& tested) {
  return std::string{tested.param.book} + "_" + std::string{code(tested.param.language)};
}
INSTANTIATE_TEST_SUITE_P(All, Rendering, testing::ValuesIn(editions()), edition_name);

}  // namespace
}  // namespace omerta::notation
