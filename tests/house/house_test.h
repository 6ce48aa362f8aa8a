// What the tests of house roles share: short ways to read a definition and to say what is wrong.
#pragma once
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "rulebooks/gorod/house/roles.h"
#include "words/words.h"

namespace omerta::house {

inline std::string all_of(const Mistakes& mistakes) {
  std::string text;
  for (const Mistake& mistake : mistakes) text += to_string(mistake) + "\n";
  return text;
}

inline HouseRoles parsed(std::string_view toml) {
  auto roles = parse_house_roles(toml, "test.toml");
  if (roles) return std::move(*roles);
  ADD_FAILURE() << all_of(roles.error()) << toml;
  return HouseRoles(1);
}

inline HouseRole parsed_one(std::string_view toml) { return parsed(toml).front(); }

// The fields after a minimal head, so that a test shows only what it is about.
inline gorod::Card card(std::string_view fields) {
  return parsed_one("id = \"hunter\"\n" + std::string{fields}).card;
}

// One act with these parameters.
inline gorod::Act act(std::string_view parameters) {
  return card("call = \"own: 15\"\nacts = [{ " + std::string{parameters} + " }]").act[0];
}

inline Mistakes mistakes_in(std::string_view toml) {
  auto roles = parse_house_roles(toml, "test.toml");
  return roles ? Mistakes{} : std::move(roles.error());
}

struct Case {
  std::string toml;
  int line = 0;
  int column = 0;
  std::string_view says;  // what was found
  std::string_view expected;
};

// The text has this mistake, and no other.
inline void expect_refused(const Case& wrong) {
  SCOPED_TRACE(wrong.toml.substr(0, 200));
  const Mistakes found = mistakes_in(wrong.toml);
  ASSERT_EQ(found.size(), 1U) << all_of(found);
  EXPECT_EQ(found[0].file, "test.toml");
  EXPECT_EQ(std::pair(found[0].line, found[0].column), std::pair(wrong.line, wrong.column))
      << all_of(found);
  const std::string what = in_english(found[0].what);
  EXPECT_NE(what.find(wrong.says), std::string::npos) << all_of(found);
  EXPECT_NE(what.find(wrong.expected), std::string::npos) << all_of(found);
}

inline void expect_refused(const std::vector<Case>& all) {
  for (const Case& wrong : all) expect_refused(wrong);
}

inline std::string in_act(std::string_view parameters) {
  return "id = \"hunter\"\ncall = \"own: 15\"\nacts = [{ " + std::string{parameters} + " }]\n";
}

inline std::string in_traits(std::string_view traits) {
  return "id = \"hunter\"\ntraits = [" + std::string{traits} + "]\n";
}

inline std::string content_of(const std::string& path) {
  std::ifstream file{path, std::ios::binary};
  EXPECT_TRUE(file) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace omerta::house
