// Whatever the server refuses, people are told why in their language.
#include "server/room/refusals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "wire/received/command.h"
#include "words/messages.h"

namespace omerta::server {
namespace {

bool is_listed(std::string_view why) {
  return std::find(kRefusals.begin(), kRefusals.end(), why) != kRefusals.end();
}

std::vector<std::filesystem::path> sources() {
  std::vector<std::filesystem::path> all;
  for (const char* folder : {"server/room", "server/core", "server/frames"}) {
    const std::filesystem::directory_iterator found{std::filesystem::path{OMERTA_SOURCE} / folder};
    for (const auto& entry : found) all.push_back(entry.path());
  }
  return all;
}

TEST(Refusals, AreAllListed) {
  const std::regex said{R"re((?:return|\?|:) "([a-z]+(?:-[a-z]+)*)";)re"
                        R"re(|(?:Failed|refused_frame|view>|fail)[({]"([a-z-]+)")re"};
  std::size_t found = 0;
  for (const auto& path : sources()) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    const std::string source = text.str();
    for (std::sregex_iterator at{source.begin(), source.end(), said}, end; at != end; ++at) {
      const std::string why = (*at)[1].matched ? (*at)[1].str() : (*at)[2].str();
      if (why == "null" || why == "false" || why == "take-back") continue;  // not said to people
      ++found;
      EXPECT_TRUE(is_listed(why)) << why << " in " << path;
    }
  }
  EXPECT_GT(found, 80U);
  for (int i = 0; i <= static_cast<int>(wire::Fault::stale); ++i) {
    EXPECT_TRUE(is_listed(wire::code(static_cast<wire::Fault>(i))));
  }
}

TEST(Refusals, AreSaidInEveryLanguage) {
  int languages = 0;
  for (const Volume& volume : volumes()) {
    if (volume.book != "cli") continue;
    ++languages;
    for (const std::string_view why : kRefusals) {
      const std::string key = std::string{kRefusalKey} + std::string{why};
      const bool there = std::any_of(volume.messages.begin(), volume.messages.end(),
                                     [&](const Pattern& each) { return each.key == key; });
      EXPECT_TRUE(there) << key << " in " << volume.language;
    }
  }
  EXPECT_EQ(languages, 5);
}

}  // namespace
}  // namespace omerta::server
