// The examples in our documents are true: each scenario and record in them is run.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "notation/record.h"
#include "notation/scenario/scenario.h"
#include "words/words.h"

namespace omerta::notation {
namespace {

std::string read(const std::filesystem::path& path) {
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

// The fenced blocks of a document that begin with this word.
std::vector<std::string> blocks(const std::string& text, const std::string& word) {
  std::vector<std::string> found;
  const std::string fence = "```\n";
  for (std::size_t at = text.find(fence + word); at != std::string::npos;
       at = text.find(fence + word, at + 1)) {
    const std::size_t begin = at + fence.size();
    found.push_back(text.substr(begin, text.find("```", begin) - begin));
  }
  return found;
}

TEST(Documents, ExamplesHold) {
  int scenarios = 0;
  int records = 0;
  std::vector<std::filesystem::path> documents{OMERTA_SOURCE "/README.md"};
  for (const auto& entry : std::filesystem::directory_iterator(OMERTA_SOURCE "/docs")) {
    if (entry.path().extension() == ".md") documents.push_back(entry.path());
  }
  for (const auto& path : documents) {
    const std::string text = read(path);
    for (const std::string& block : blocks(text, "scenario ")) {
      Verdict verdict;
      for (const Scenario& scenario : read_scenarios(block, path.filename())) {
        verdict.add(check(scenario));
        ++scenarios;
      }
      for (const Failure& failure : verdict.failures) {
        ADD_FAILURE() << path << in_english(failure.what);
      }
    }
    for (const std::string& block : blocks(text, "omerta 1")) {
      const Record record = Record::read(block, path.filename());
      EXPECT_EQ(record.write(), block);
      (void)record.replay();
      ++records;
    }
  }
  EXPECT_GE(scenarios, 3);
  EXPECT_GE(records, 1);
}

}  // namespace
}  // namespace omerta::notation
