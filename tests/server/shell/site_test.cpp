// Addresses of the site, as people write them and as browsers say them.
#include "server/http/site.h"

#include <gtest/gtest.h>

namespace omerta::server {
namespace {

std::string origin(std::string_view text) {
  const auto address = read_public_address(text);
  return address ? address->origin() : "none";
}

TEST(Site, PublicAddresses) {
  EXPECT_EQ(origin("https://mafia.example"), "https://mafia.example");
  EXPECT_EQ(origin("https://mafia.example/"), "https://mafia.example");
  EXPECT_EQ(origin("https://mafia.example:443"), "https://mafia.example");
  EXPECT_EQ(origin("https://mafia.example:8443"), "https://mafia.example:8443");
  EXPECT_EQ(origin("http://mafia.example:80"), "http://mafia.example");
  EXPECT_EQ(origin("http://[fd00::1]:8080"), "http://[fd00::1]:8080");
  for (const char* none : {"", "mafia.example", "ftp://mafia.example", "https://", "https:///",
                           "https://mafia.example/path", "https://Mafia.example",
                           "https://user@mafia.example", "https://a b", "https://:443"}) {
    EXPECT_EQ(origin(none), "none") << none;
  }
}

TEST(Site, OriginsOfAddresses) {
  EXPECT_EQ(origin_of("http", "192.168.1.5", 8080), "http://192.168.1.5:8080");
  EXPECT_EQ(origin_of("http", "192.168.1.5", 80), "http://192.168.1.5");
  EXPECT_EQ(origin_of("https", "fd00::1", 443), "https://[fd00::1]");
  EXPECT_EQ(origin_of("https", "fd00::1", 80), "https://[fd00::1]:80");
}

TEST(Site, NamesItsSocketOnlyToItself) {
  const Site site{.origins = {"https://mafia.example"}, .channel = Token::Channel::secure};
  EXPECT_EQ(site.socket_address("mafia.example"), "wss://mafia.example");
  EXPECT_EQ(site.socket_address("evil.example"), "");
  EXPECT_EQ(site.socket_address("mafia.example; script-src *"), "");
}

}  // namespace
}  // namespace omerta::server
