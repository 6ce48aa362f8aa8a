// The signature is the one that was kept. If behaviour had to change, print the new one with the
// `signature` program, put it into signature.txt and say in the commit which clause made it change.
#include "simulator/signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace omerta::simulator {
namespace {

TEST(Signature, NothingHasChanged) {
  std::ifstream file{OMERTA_SIGNATURE};
  std::string kept;
  ASSERT_TRUE(std::getline(file, kept)) << OMERTA_SIGNATURE;
  EXPECT_EQ(signature_line(), kept);
}

TEST(Signature, EveryGameCounts) {
  EXPECT_NE(signature(1), signature(2));
  EXPECT_EQ(signature(300), signature(300));
}

}  // namespace
}  // namespace omerta::simulator
