// A line of the log: a time, fixed words, numbers.
#include "server/shell/log.h"

#include <gtest/gtest.h>

#include <regex>
#include <sstream>

namespace omerta::server {
namespace {

// What a person typed cannot be written: a word is a literal.
static_assert(!std::is_constructible_v<Word, std::string>);
static_assert(!std::is_constructible_v<Word, std::string_view>);
static_assert(!std::is_constructible_v<std::variant<std::int64_t, Word>, std::string>);

TEST(Log, WritesWordsAndNumbers) {
  std::ostringstream out;
  Log log{out};
  log.write("closed", {{"code", std::int64_t{4008}}, {"by", Word{"shell"}}});
  const std::regex line{R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z closed code=4008 by=shell\n)"};
  EXPECT_TRUE(std::regex_match(out.str(), line)) << out.str();
}

}  // namespace
}  // namespace omerta::server
