// All that is wrong with a setup of spytown is reported together, in the order of section 7.
#include <gtest/gtest.h>

#include <sstream>

#include "notation/book.h"

namespace omerta::notation {
namespace {

std::vector<std::string> codes_of(const std::string& text, const std::string& edition) {
  SetupText setup;
  std::istringstream lines{text};
  int number = 0;
  for (std::string each; std::getline(lines, each);) {
    Line line("setup", ++number, each);
    EXPECT_TRUE(read_setup_line(line, setup)) << each;
  }
  std::vector<std::string> codes;
  for (const Complaint& complaint : find_book("spytown")->cast(setup, edition).complaints) {
    EXPECT_FALSE(complaint.text.empty());
    codes.push_back(complaint.code);
  }
  return codes;
}

TEST(Findings, StandInTheOrderOfTheCatalogue) {
  const std::vector<std::string> few{
      "edition-missing",        "unknown-option",        "too-few-players",   "gm-missing",
      "cards-without-extended", "unknown-card",          "duplicate-card",    "gang-incomplete",
      "gang-too-few-players",   "too-many-action-cards", "many-action-cards", "not-optimal"};
  EXPECT_EQ(codes_of("cards new-gang 2, pistol, vest 2\noption self-vote sometimes\n"
                     "option gm-mode human\noption extended off\nseats A, B, C\n",
                     "cs"),
            few);
}

TEST(Findings, StandInThatOrderAtAFullTableToo) {
  const std::vector<std::string> many{"too-many-players", "gm-dealt-in", "recognition-without-gang",
                                      "not-enough-neutral", "not-optimal"};
  EXPECT_EQ(codes_of("cards vest, bandage\noption new-gang-recognition on\n"
                     "seats A-V\nmoderated by A\n",
                     "sk"),
            many);
}

TEST(Findings, OfNineInThePolishEditionComeLast) {
  const std::vector<std::string> nine{"deadlock-needs-gm", "tokens-do-not-match",
                                      "many-action-cards", "not-optimal", "nine-in-pl"};
  EXPECT_EQ(codes_of("seats A-H\ncards vest, bandage, wiretap\noption mafia-deadlock gm\n"
                     "deck mafioso 1, agent 1, policeman 6\n",
                     "pl"),
            nine);
}

}  // namespace
}  // namespace omerta::notation
