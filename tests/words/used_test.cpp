// A message that nothing asks for is a sentence to keep in five languages for nobody. The program's
// own are asked for by their whole key, or by a beginning that the rest is added to, and stand with
// the rulebook that alone asks for them; a rulebook's other sentences are held to its cards, facts
// and questions by the tests of its keys.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "tests/words/books.h"
#include "words/messages.h"

namespace omerta::notation {
namespace {

// Whose code names each literal: rulebooks by their folders, "" for everybody else.
using Literals = std::map<std::string, std::set<std::string>>;

std::string rulebook_of(const std::filesystem::path& file) {
  const std::string path = file.lexically_relative(OMERTA_SOURCE);
  static const std::regex folder{"^rulebooks/([a-z]+)/"};
  std::smatch found;
  return std::regex_search(path, found, folder) ? found[1].str() : "";
}

Literals literals_of_the_sources() {
  Literals found;
  const std::regex literal{"\"([a-z0-9.-]+)\""};
  for (const char* folder :
       {"bots", "cli", "client", "gathering", "lab", "minds", "notation", "outline", "presentation",
        "rulebooks", "server", "simulator", "talk", "wire", "words"}) {
    const std::filesystem::path root = std::filesystem::path{OMERTA_SOURCE} / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      const auto kind = entry.path().extension();
      if (kind != ".cpp" && kind != ".h") continue;
      std::ostringstream text;
      text << std::ifstream(entry.path()).rdbuf();
      const std::string source = text.str();
      for (std::sregex_iterator at{source.begin(), source.end(), literal}, end; at != end; ++at) {
        found[(*at)[1]].insert(rulebook_of(entry.path()));
      }
    }
  }
  return found;
}

// Who asks for "cli.help.exit-2", "play.spytown.course.kids": whoever names it, the same sentence
// without its form, or a beginning that the rest is added to.
std::set<std::string> askers(const std::string& key, const Literals& literals) {
  std::set<std::string> all;
  const auto add = [&](const std::string& literal) {
    const auto found = literals.find(literal);
    if (found != literals.end()) all.insert(found->second.begin(), found->second.end());
  };
  add(key);
  for (const std::string_view form : {".kids", ".by-touch"}) {
    if (key.ends_with(form)) all.merge(askers(key.substr(0, key.size() - form.size()), literals));
  }
  for (std::size_t end = key.find_last_of(".-"); end != key.npos && end > 0;
       end = key.find_last_of(".-", end - 1)) {
    add(key.substr(0, end + 1));
    add(key.substr(0, end));  // a family: key("guide.call", …)
  }
  return all;
}

// The program's own families, wherever they stand.
bool is_of_the_program(std::string_view key) {
  return key.starts_with("cli.") || key.starts_with("guide.") || key.starts_with("play.") ||
         key.starts_with("fault.");
}

TEST(Used, EveryMessageOfTheProgramIsAskedFor) {
  const auto literals = literals_of_the_sources();
  ASSERT_GT(literals.size(), 1000U);
  std::size_t messages = 0;
  for (const Volume& volume : volumes()) {
    if (volume.language != "en") continue;
    for (const Pattern& message : volume.messages) {
      if (volume.book != kProgram && !is_of_the_program(message.key)) continue;
      ++messages;
      EXPECT_FALSE(askers(std::string{message.key}, literals).empty()) << message.key;
    }
  }
  EXPECT_GT(messages, 1000U);
}

TEST(Used, WhatOneRulebookAloneSaysStandsInItsFolder) {
  const auto literals = literals_of_the_sources();
  for (const Volume& volume : volumes()) {
    if (volume.language != "en" || (volume.book != kProgram && volume.book != kFaults)) continue;
    for (const Pattern& message : volume.messages) {
      const auto all = askers(std::string{message.key}, literals);
      const bool one = all.size() == 1 && !all.begin()->empty();
      EXPECT_FALSE(one) << message.key << " is a sentence of " << *all.begin();
    }
  }
}

TEST(Used, AKeyThatNobodyNamesIsNoticed) {
  const Literals literals{{"cli.help.usage", {""}},
                          {"cli.help.exit-", {"", "spytown"}},
                          {"guide.mrakoszlap.", {"mrakoszlap"}}};
  const auto whose = [&](const std::string& key) { return askers(key, literals); };
  using Whose = std::set<std::string>;
  EXPECT_EQ(whose("cli.help.usage"), Whose{""});
  EXPECT_EQ(whose("cli.help.exit-2"), (Whose{"", "spytown"}));
  EXPECT_EQ(whose("guide.mrakoszlap.look.do.by-touch"), Whose{"mrakoszlap"});
  EXPECT_EQ(whose("cli.help.use"), Whose{});
  EXPECT_EQ(whose("cli.label.hint"), Whose{});
}

}  // namespace
}  // namespace omerta::notation
