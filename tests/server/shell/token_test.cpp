// Device tokens, the cookie, hashes and letters.
#include "server/http/token.h"

#include <gtest/gtest.h>

#include "server/http/digest.h"

namespace omerta::server {
namespace {

const std::string kToken(43, 'A');

TEST(Token, HashesAreTheKnownOnes) {
  const auto empty = sha256("");
  EXPECT_EQ(base64url(empty), "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU");
  EXPECT_EQ(base64(sha1("abc")), "qZk+NkcGgWq6PiVxeFDCbJzQ2J0=");
  EXPECT_EQ(base64({}), "");
}

TEST(Token, EachIsItsOwn) {
  SystemEntropy entropy;
  const Token first = Token::draw(entropy);
  const Token second = Token::draw(entropy);
  EXPECT_NE(first.device(), second.device());
  const std::string set = first.set_cookie(Token::Channel::secure);
  const auto read = token_in(set.substr(0, set.find(';')), Token::Channel::secure);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->device(), first.device());
}

TEST(Token, IsFoundAmongOthers) {
  const auto plain = Token::Channel::plain;
  EXPECT_TRUE(token_in("omerta-dev=" + kToken, plain));
  EXPECT_TRUE(token_in("a=b; omerta-dev=" + kToken + " ;c", plain));
  EXPECT_TRUE(token_in(";;  omerta-dev = " + kToken, plain));
  for (const std::string& none :
       {std::string{}, std::string{"omerta-dev"}, "omerta-dev=" + kToken + "A",
        "omerta-dev=" + kToken.substr(1), "xomerta-dev=" + kToken, "OMERTA-DEV=" + kToken,
        "omerta-dev=" + kToken + "; omerta-dev=" + kToken, "__Host-dev=" + kToken,
        "omerta-dev=" + kToken.substr(1) + "=", "omerta-dev=\"" + kToken + "\""}) {
    EXPECT_FALSE(token_in(none, plain)) << none;
  }
  EXPECT_FALSE(token_in("omerta-dev=" + kToken, Token::Channel::secure));
}

}  // namespace
}  // namespace omerta::server
