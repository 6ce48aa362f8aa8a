// Cards of mrakoszlap by the names that are printed on them, wherever a file names one.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "checking.h"
#include "notation/ids.h"
#include "notation/record.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::notation {
namespace {

using namespace std::string_view_literals;
using mrakoszlap::Type;

TEST(PrintedNames, AreReadInAnyLettersWithDashes) {
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    std::string name = mrakoszlap_printed(type);
    std::replace(name.begin(), name.end(), ' ', '-');
    EXPECT_EQ(find_mrakoszlap_type(name), type) << name;
    EXPECT_EQ(find_mrakoszlap_type(folded(name)), type) << name;
    EXPECT_EQ(find_mrakoszlap_type(mrakoszlap_name(type)), type) << name;
    const bool single = mrakoszlap::kCopies[i] == 1;
    const auto second = single ? mrakoszlap::CardId::none : mrakoszlap::card(type, 2);
    EXPECT_EQ(find_mrakoszlap_card(name + "-2"), second) << name;
  }
  EXPECT_EQ(find_mrakoszlap_gain("Mrakoszlap-8"), find_mrakoszlap_gain("cloud-treader-8"));
  EXPECT_EQ(find_mrakoszlap_type("Mrakosz"), Type::none);
  EXPECT_EQ(mrakoszlap_card_word("Mag-2"), "mage-2");
  EXPECT_EQ(mrakoszlap_card_word("Anna"), "Anna");
}

// No card of the box is called like the id of another; if one were, the id would win.
TEST(PrintedNames, AnIdGoesBeforeTheNameOfAnother) {
  constexpr std::array kIds{"fox"sv, "barn_owl"sv};
  constexpr std::array kNames{"Barn Owl"sv, "Sowa"sv};
  for (const char* word : {"barn-owl", "Barn-Owl", "barn owl"}) {
    EXPECT_NE(find_id_or_alias(kIds, kNames, word), 0U) << word;
  }
  EXPECT_EQ(find_id_or_alias(kIds, kNames, "barn-owl"), 1U);
  EXPECT_EQ(find_id_or_alias(kIds, kNames, "sowa"), 1U);
  EXPECT_EQ(find_id_or_alias(kIds, kNames, "fox"), 0U);
  EXPECT_FALSE(find_id_or_alias(kIds, kNames, "lis"));
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const Type type = find_mrakoszlap_type(mrakoszlap_name(static_cast<Type>(i)));
    EXPECT_EQ(mrakoszlap::index(type), i);
  }
}

const std::string kHead = "scenario X-1 t\nrulebook mrakoszlap\n";

TEST(PrintedNames, AnExpectationMayUseThem) {
  const std::string night = kHead + "table F6\nhand B Zwierciadło-1\nnight 2\nmafia -> B\nday 2\n";
  EXPECT_EQ(outcome(night + "all hear course(turned, Zwierciadło)\n"), "");
  EXPECT_EQ(outcome(night + "nobody hears course(turned, zwierciadlo-1)\n"),
            "8: course(turned,zwierciadlo-1) was heard by A, B, C, D, E and F\n");
  EXPECT_EQ(outcome(night + "nobody hears course(turned, Kamizelka-kuloodporna)\n").substr(0, 6),
            "f:8:21");
}

// Whoever sits there is meant, not the card: it goes by its id then.
TEST(PrintedNames, APlayerGoesBeforeACard) {
  const std::string table =
      kHead + "seats Matrix mafian-1, B, C vest-1\nnight 2\nMatrix -> C\nday 2\n";
  EXPECT_EQ(outcome(table + "C hears lost(Kamizelka-kuloodporna-1)\n"), "");
  EXPECT_EQ(outcome(table + "nobody hears card-called(Matrix)\n").substr(0, 7), "f:7:26:");
  EXPECT_EQ(outcome(table + "nobody hears card-called(matrix)\n"), "");
}

TEST(PrintedNames, ARecordKeepsThemAsTheyAreWritten) {
  const std::string head =
      "omerta 1\nrulebook mrakoszlap\nedition R\nseats A, B\noption mafian-count 1\n";
  const std::string text = head + "deal Mrakoszlap-1, Mafian-1\nplay\n";
  const Record record = Record::read(text, "f");
  EXPECT_EQ(record.write(), text);
  EXPECT_EQ(record.casting().deal,
            (std::vector<int>{0, static_cast<int>(mrakoszlap::card(Type::mafian))}));
  try {
    Record::read(head + "deck Zwierciadło 9\nplay\n", "f");
    ADD_FAILURE() << "nine Mirrors";
  } catch (const Misread& misread) {
    EXPECT_NE(std::string{misread.what()}.find("f:6:6: card-count-out-of-range"), std::string::npos)
        << misread.what();
  }
}

}  // namespace
}  // namespace omerta::notation
