// What a person probably meant: the first and the last letter of every alphabet, and how far from a
// word one may be.
#include "cli/typed/suggest.h"

#include <gtest/gtest.h>

namespace omerta::cli {
namespace {

TEST(Suggest, EveryAlphabetHasSmallLetters) {
  EXPECT_EQ(lowered("@AZ[`az{"), "@az[`az{");
  EXPECT_EQ(lowered("ÀÂÃÖ×ØÞß"), "àâãö×øþß");
  EXPECT_EQ(lowered("ĀāĶķĸ"), "āāķķĸ");
  EXPECT_EQ(lowered("ĹĺŇňŉ"), "ĺĺňňŉ");
  EXPECT_EQ(lowered("ŊŋŶŷŸ"), "ŋŋŷŷŸ");
  EXPECT_EQ(lowered("ŹźŻżŽžſ"), "źźżżžžſ");
  EXPECT_EQ(lowered("ϿЀЏАЯаяё"), "Ͽѐџаяаяё");
  EXPECT_EQ(lowered("\u07FF"), "\u07FF");
}

TEST(Suggest, AccentsAreLeftOutWhereALetterIsLeft) {
  EXPECT_EQ(folded("ßàÿ÷þ"), "ßay÷þ");
  EXPECT_EQ(folded("āžſƀ"), "azſƀ");
  EXPECT_EQ(folded("ёеЁ"), "еее");
}

TEST(Suggest, TheNearestIsNearEnough) {
  const std::vector<std::string> words{"nurse", "sheriff", "don"};
  EXPECT_EQ(nearest("nursse", words), "nurse");
  EXPECT_EQ(nearest("NUR", words), "nurse");  // its beginning
  EXPECT_EQ(nearest("she", words), "sheriff");
  EXPECT_EQ(nearest("do", words), std::nullopt);  // too short to mean anything
  EXPECT_EQ(nearest("dan", words), "don");
  EXPECT_EQ(nearest("den", {"dxn", "dyn"}), "dxn");  // of two as near the first
  EXPECT_EQ(nearest("abcdef", {"abcdxy"}), "abcdxy");
  EXPECT_EQ(nearest("abcdef", {"abcxyz"}), std::nullopt);
  EXPECT_EQ(nearest("dxn", {"dxxxx", "don"}), "don");
  EXPECT_EQ(nearest(std::string(64, 'a'), {std::string(64, 'a')}), std::string(64, 'a'));
  EXPECT_EQ(nearest(std::string(65, 'a'), {std::string(65, 'a')}), std::nullopt);
  EXPECT_EQ(nearest("nothing", {}), std::nullopt);
  EXPECT_EQ(nearest("nurse", {"zzzznurse"}), std::nullopt);
}

TEST(Suggest, WordsAndNumbersAreTakenApart) {
  EXPECT_EQ(columns("żółw"), 4);
  EXPECT_EQ(split_words(" a, b\tc"), (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_TRUE(split_words(" ,").empty());
  EXPECT_EQ(whole_number("-12"), -12);
  EXPECT_EQ(whole_number("12x"), std::nullopt);
  EXPECT_EQ(whole_number(""), std::nullopt);
}

}  // namespace
}  // namespace omerta::cli
