// Whole evenings in a terminal: whenever the table's eyes are open, nothing on the moderator's
// screen, nor scrolled away above it, is a secret.
#include "tests/cli/moderated_evening.h"

namespace omerta::cli {
namespace {

constexpr int kQuestions = 240;

struct Evening {
  const char* name;
  const char* head;
};

constexpr std::string_view kTwelve =
    "seats Anna, Boris, Cyril, Dana, Eva, Filip, Gita, Hana, Ivan, Jana, Karel, Lenka\n"
    "moderated by Zora\n";
constexpr std::string_view kSeven =
    "seats Anna, Boris, Cyril, Dana, Eva, Filip, Gita\nmoderated by Zora\n";

std::string gorod(const std::string& more) {
  return "omerta 1\nrulebook gorod\n" + std::string{kTwelve} + more;
}
std::string spytown(const std::string& more) {
  return "omerta 1\nrulebook spytown\n" + std::string{kTwelve} + more;
}
std::string mrakoszlap(const std::string& more) {
  return "omerta 1\nrulebook mrakoszlap\nedition R\n" + std::string{kSeven} + more;
}

void walk(const std::vector<std::string>& heads, int seeds) {
  int days = 0;
  int over = 0;
  for (const std::string& head : heads) {
    for (int seed = 1; seed <= seeds; ++seed) {
      const auto number = static_cast<std::uint64_t>(seed);
      ModeratedEvening evening{dealt_record(head, number), number};
      evening.walk(kQuestions);
      ASSERT_EQ(evening.leak(), "");
      days += evening.days();
      over += evening.over() ? 1 : 0;
    }
  }
  const int evenings = seeds * static_cast<int>(heads.size());
  EXPECT_GT(days, evenings * 20) << "the table hardly ever looked about";
  EXPECT_GT(over, 0) << "no game came to its end";
}

TEST(ModerateScreen, OfGorodHoldsNoSecret) {
  walk({gorod("edition new\ndeck mafioso 2, don 1, commissioner 1, sheriff 1, maniac 1, nurse 1, "
              "beauty 1, lawyer 1, journalist 1, citizen 2\n"),
        gorod("edition 2012\ndeck mafioso 2, don 1, commissioner 1, captain 1, sleepwalker 1, "
              "nurse 1, citizen 5\n")},
       3);
}

TEST(ModerateScreen, OfSpytownHoldsNoSecret) {
  walk({spytown("edition sk\noption extended on\ncards vest, wiretap, recruitment, arrest, "
                "last-shot, bandage, corner-shot\n"),
        spytown("edition pl\noption extended on\ncards vest, wiretap, new-gang 3, commander, "
                "kidnapping, shelter, role-swap\n")},
       3);
}

TEST(ModerateScreen, OfMrakoszlapHoldsNoSecret) {
  walk({mrakoszlap("option night-calls spoken-with-decoys\n"),
        mrakoszlap("option night-calls private\noption reveal-on-death cards\n")},
       3);
}

}  // namespace
}  // namespace omerta::cli
