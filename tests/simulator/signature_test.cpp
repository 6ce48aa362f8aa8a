// The signature is the one that was kept. If behaviour had to change, print the new one with the
// `signature` program, put it into signature.txt and say in the commit which clause made it change.
#include "simulator/signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "rulesets/gorod/gorod.h"

namespace omerta::simulator {
namespace {

TEST(Signature, NothingHasChanged) {
  std::ifstream file{OMERTA_SIGNATURE};
  std::string kept;
  ASSERT_TRUE(std::getline(file, kept)) << OMERTA_SIGNATURE;
  EXPECT_EQ(signature_line(), kept);
}

TEST(Signature, EveryGameCounts) {
  EXPECT_NE(signature_games(1).number, signature_games(2).number);
  EXPECT_EQ(signature_games(300).number, signature_games(300).number);
}

// A rule that no game of the signature comes to could change unseen.
TEST(Signature, EveryFactRefusalAndResultOccurs) {
  const SignatureGames games = signature_games();
#define X(name) \
  EXPECT_TRUE(games.facts >> static_cast<unsigned>(gorod::number::Fact::name) & 1) << #name;
  OMERTA_GOROD_FACTS(X)
#undef X
#define X(name) \
  EXPECT_TRUE(games.refusals >> static_cast<unsigned>(gorod::number::Refusal::name) & 1) << #name;
  OMERTA_GOROD_REFUSALS(X)
#undef X
  const std::uint64_t none = 1;  // the result of a game that is not over
#define X(name) \
  EXPECT_TRUE((games.results | none) >> static_cast<unsigned>(gorod::Result::name) & 1) << #name;
  OMERTA_GOROD_RESULTS(X)
#undef X
  EXPECT_EQ(games.results & none, 0U);
}

}  // namespace
}  // namespace omerta::simulator
