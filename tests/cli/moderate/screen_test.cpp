// Whole evenings in a terminal: whenever the table's eyes are open, nothing on the moderator's
// screen, nor scrolled away above it, is a secret.
#include <set>

#include "rulebooks/mrakoszlap/text/book.h"
#include "tests/cli/moderate/moderated_evening.h"

namespace omerta::cli {
namespace {

constexpr int kQuestions = 240;

constexpr std::string_view kTwelve =
    "seats Anna, Boris, Cyril, Dana, Eva, Filip, Gita, Hana, Ivan, Jana, Karel, Lenka\n"
    "moderated by Zora\n";
constexpr std::string_view kSeven =
    "seats Anna, Boris, Cyril, Dana, Eva, Filip, Gita\nmoderated by Zora\n";

std::string of_gorod(const std::string& more) {
  return "omerta 1\nrulebook gorod\n" + std::string{kTwelve} + more;
}
std::string of_spytown(const std::string& more) {
  return "omerta 1\nrulebook spytown\n" + std::string{kTwelve} + more;
}
std::string of_mrakoszlap(const std::string& more) {
  return "omerta 1\nrulebook mrakoszlap\nedition R\n" + std::string{kSeven} + more;
}

void walk(const std::vector<std::string>& heads, int seeds) {
  int days = 0;
  for (const std::string& head : heads) {
    for (int seed = 1; seed <= seeds; ++seed) {
      const auto number = static_cast<std::uint64_t>(seed);
      ModeratedEvening evening{dealt_record(head, number), number};
      evening.walk(kQuestions);
      ASSERT_EQ(evening.leak(), "");
      days += evening.days();
    }
  }
  const int evenings = seeds * static_cast<int>(heads.size());
  EXPECT_GT(days, evenings * 20) << "the table hardly ever looked about";
}

// Messages that are no longer said would be looked for in vain.
TEST(ModeratedScreen, WhatIsLookedForIsSaid) {
  for (const char* part : kForTheModeratorAlone) {
    bool said = false;
    for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
      const Words& words = Words::of(Language::en, book);
      for (std::string_view key : words.keys()) {
        for (const Args& args : {Args{{"take", 1}, {"pass", "yes"}}, Args{{"take", 1}}}) {
          said = said || words.pattern(key).find(part) != std::string_view::npos ||
                 (key == "cli.moderate.ask.call.whom" && words.say(key, args) == part);
        }
      }
    }
    EXPECT_TRUE(said) << part;
  }
}

TEST(ModerateScreen, OfGorodHoldsNoSecret) {
  walk(
      {of_gorod("edition new\ndeck mafioso 2, don 1, commissioner 1, sheriff 1, maniac 1, nurse 1, "
                "beauty 1, lawyer 1, journalist 1, citizen 2\n"),
       of_gorod("edition 2012\ndeck mafioso 2, don 1, commissioner 1, captain 1, sleepwalker 1, "
                "nurse 1, citizen 5\n")},
      3);
}

TEST(ModerateScreen, OfSpytownHoldsNoSecret) {
  walk({of_spytown("edition sk\noption extended on\ncards vest, wiretap, recruitment, arrest, "
                   "last-shot, bandage, corner-shot\n")},
       3);
}

// Two cards each make short nights, and so more days.
std::string small_deck() {
  const std::set<std::string> few{"mafian", "mage",   "magnet",    "mirror",    "cloud-treader",
                                  "doctor", "jailer", "sniper",    "matrix",    "anarchist",
                                  "vest",   "leech",  "terrorist", "astronomer"};
  std::string deck = "deck ";
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const std::string type = notation::mrakoszlap_name(static_cast<mrakoszlap::Type>(i));
    deck += (i == 0 ? "" : ", ") + type + (few.count(type) != 0 ? " 1" : " 0");
  }
  return deck + "\n";
}

TEST(ModerateScreen, OfMrakoszlapHoldsNoSecret) {
  walk({of_mrakoszlap("option night-calls spoken-with-decoys\n" + small_deck()),
        of_mrakoszlap("option night-calls private\noption reveal-on-death cards\n" + small_deck()),
        of_mrakoszlap("option night-calls spoken-with-decoys\n")},
       2);
}

}  // namespace
}  // namespace omerta::cli
