// SPY-KIDS-5  With the children's wording nothing that is said is rough, in any language.
#include "tests/words/gentle.h"

#include <gtest/gtest.h>

#include "rulebooks/spytown/rules/plan.h"
#include "tests/words/patterns.h"
#include "tests/words/spytown_spoken.h"

namespace omerta::notation {
namespace {

constexpr std::string_view kKids = ".kids";

// The rulebook's own messages, and what the program says in a game of it. How it introduces the
// game is said before anybody has chosen the wording.
std::vector<std::string_view> own_keys(const Words& words) {
  std::vector<std::string_view> all = words.keys();
  std::erase_if(all, [](std::string_view key) {
    return !key.starts_with("spytown.") &&
           (!key.starts_with("play.spytown.") || key == "play.spytown.game");
  });
  return all;
}

spytown::Setup setup(spytown::Switch kids) {
  return {.edition = spytown::Edition::pl, .kids_wording = kids, .seats = 9};
}

class Gentle : public testing::TestWithParam<Language> {
 protected:
  static const Words& words() { return Words::of(GetParam(), "spytown"); }
};

TEST_P(Gentle, EveryMessageIs) {
  const spytown::Setup kids = setup(spytown::Switch::on);
  for (std::string_view key : own_keys(words())) {
    if (key.ends_with(kKids)) continue;
    const std::string gentle = std::string{key} + std::string{kKids};
    const std::string_view used = words().has(gentle) ? gentle : key;
    for (const Args& args : samples_of(words(), used, Wording::gentle)) {
      const std::string text = say(words(), kids, std::string{key}, args);
      ASSERT_EQ(rough_word_in(text, GetParam()), "") << key << ": " << text;
    }
  }
}

// A form for children replaces one that exists, and makes do with its arguments.
TEST_P(Gentle, FormsReplaceUsualOnes) {
  int forms = 0;
  for (std::string_view key : own_keys(words())) {
    if (!key.ends_with(kKids)) continue;
    ++forms;
    const std::string_view usual = key.substr(0, key.size() - kKids.size());
    ASSERT_TRUE(words().has(usual)) << key;
    const Arguments given = arguments_of(words().pattern(usual));
    for (const auto& [name, argument] : arguments_of(words().pattern(key))) {
      ASSERT_TRUE(given.contains(name)) << key << ": " << name;
      EXPECT_EQ(argument.selectors, given.at(name).selectors) << key << ": " << name;
    }
  }
  EXPECT_GT(forms, 70);
}

TEST_P(Gentle, MafiosiAreRogues) {
  const std::map<Language, std::string> rogue{{Language::en, "Rogue"},
                                              {Language::pl, "Opryszek"},
                                              {Language::sk, "Darebák"},
                                              {Language::cs, "Darebák"},
                                              {Language::ru, "Хулиган"}};
  const spytown::Setup kids = setup(spytown::Switch::on);
  EXPECT_EQ(token_name(words(), kids, spytown::Token::mafioso), rogue.at(GetParam()));
  EXPECT_NE(token_name(words(), setup(spytown::Switch::off), spytown::Token::mafioso),
            rogue.at(GetParam()));
}

// The usual wording is rough enough for the list of words to be worth something.
TEST_P(Gentle, WouldNotice) {
  const spytown::Setup usual = setup(spytown::Switch::off);
  EXPECT_NE(rough_word_in(token_name(words(), usual, spytown::Token::mafioso), GetParam()), "");
  EXPECT_NE(rough_word_in(card_name(words(), usual, spytown::Card::last_shot), GetParam()), "");
  int rough = 0;
  for (std::string_view key : own_keys(words())) {
    if (key.ends_with(kKids) || !words().has(std::string{key} + std::string{kKids})) continue;
    for (const Args& args : samples_of(words(), key)) {
      if (rough_word_in(words().say(key, args), GetParam()).empty()) continue;
      ++rough;
      break;
    }
  }
  EXPECT_GT(rough, 60);
}

std::string language_name(const testing::TestParamInfo<Language>& tested) {
  return std::string{code(tested.param)};
}
INSTANTIATE_TEST_SUITE_P(All, Gentle, testing::ValuesIn(kLanguages), language_name);

}  // namespace
}  // namespace omerta::notation
