// A night written by hand in the words that are printed on the cards.
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

using Lines = std::vector<std::string>;

const Lines kHead{"night 2", "seats Anna, Boris, Cyril Mafian-1, Dana", "chance sock 2, 1"};

Printed worked_out(const Lines& lines) {
  Lines all = kHead;
  all.insert(all.end(), lines.begin(), lines.end());
  return run(adjudicate, AdjudicateRequest{.file = "-"}, all);
}

TEST(AdjudicatePrintedNames, ComesToTheSame) {
  const Printed printed = worked_out(
      {"hand Anna Fusekla, Duch-Bobo", "hand Boris Zwierciadło-1, Slepý-kat, doctor",
       "hand Dana mrakoszlap-8", "left slepy-kat-1", "Mafian -> Boris", "FUSEKLA -> Dana+Anna",
       "Slepý-kat -> Anna+Boris", "duch-bobo -> Anna", "Doktor -> Cyril"});
  const Printed plain =
      worked_out({"hand Anna sock, ghost-bobo", "hand Boris mirror-1, blind-executioner, doctor",
                  "hand Dana cloud-treader-8", "left blind-executioner-1", "mafian -> Boris",
                  "sock -> Dana+Anna", "blind-executioner -> Anna+Boris", "ghost-bobo -> Anna",
                  "doctor -> Cyril"});
  EXPECT_EQ(printed.code, kFine) << printed.err;
  EXPECT_TRUE(printed.says("Mirror 1 breaks and turns it back")) << printed.out;
  EXPECT_EQ(printed.out, plain.out);
}

TEST(AdjudicatePrintedNames, ACardInTwoHandsIsOneCard) {
  const Printed printed = worked_out({"hand Anna Zwierciadło-1", "hand Boris mirror-1"});
  EXPECT_EQ(printed.code, kUsage);
  EXPECT_TRUE(printed.complains("mirror-1 is in a hand already (line 4)")) << printed.err;
}

}  // namespace
}  // namespace omerta::cli
