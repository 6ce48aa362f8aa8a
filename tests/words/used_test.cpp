// A message that nothing asks for is a sentence to keep in five languages for nobody. The program's
// own are asked for by their whole key, or by a beginning that the rest is added to; those of a
// rulebook are held to its cards, facts and questions by the tests of its keys.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "tests/words/books.h"
#include "words/messages.h"

namespace omerta::notation {
namespace {

std::set<std::string> literals_of_the_sources() {
  std::set<std::string> found;
  const std::regex literal{"\"([a-z0-9.-]+)\""};
  for (const char* folder : {"bots", "cli", "lab", "notation", "presentation", "rulebooks",
                             "server", "simulator", "talk", "wire", "words"}) {
    const std::filesystem::path root = std::filesystem::path{OMERTA_SOURCE} / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      const auto kind = entry.path().extension();
      if (kind != ".cpp" && kind != ".h") continue;
      std::ostringstream text;
      text << std::ifstream(entry.path()).rdbuf();
      const std::string source = text.str();
      for (std::sregex_iterator at{source.begin(), source.end(), literal}, end; at != end; ++at) {
        found.insert((*at)[1]);
      }
    }
  }
  return found;
}

// "cli.help.exit-" + "2", "play.spytown.course" + ".kids"
bool is_asked_for(const std::string& key, const std::set<std::string>& literals) {
  if (literals.contains(key)) return true;
  for (const std::string_view form : {".kids", ".by-touch"}) {  // of the same sentence
    if (!key.ends_with(form)) continue;
    if (is_asked_for(key.substr(0, key.size() - form.size()), literals)) return true;
  }
  for (std::size_t end = key.find_last_of(".-"); end != key.npos && end > 0;
       end = key.find_last_of(".-", end - 1)) {
    if (literals.contains(key.substr(0, end + 1))) return true;
  }
  return false;
}

TEST(Used, EveryMessageOfTheProgramIsAskedFor) {
  const auto literals = literals_of_the_sources();
  ASSERT_GT(literals.size(), 1000U);
  std::size_t messages = 0;
  for (const Volume& volume : volumes()) {
    if (volume.book != "cli" || volume.language != "en") continue;
    for (const Pattern& message : volume.messages) {
      ++messages;
      EXPECT_TRUE(is_asked_for(std::string{message.key}, literals)) << message.key;
    }
  }
  EXPECT_GT(messages, 500U);
}

TEST(Used, AKeyThatNobodyNamesIsNoticed) {
  const std::set<std::string> literals{"cli.help.usage", "cli.help.exit-", "guide.mrakoszlap."};
  EXPECT_TRUE(is_asked_for("cli.help.usage", literals));
  EXPECT_TRUE(is_asked_for("cli.help.exit-2", literals));
  EXPECT_TRUE(is_asked_for("guide.mrakoszlap.look.do", literals));
  EXPECT_FALSE(is_asked_for("cli.help.use", literals));
  EXPECT_FALSE(is_asked_for("cli.label.hint", literals));
}

}  // namespace
}  // namespace omerta::notation
