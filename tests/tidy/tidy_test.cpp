// House style, checked (architecture, 8): lengths, first lines, who may know what, words we do not
// use, places that exist on one machine only.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>
#include <set>

#include "tests/tidy/source_text.h"

namespace omerta::tidy {
namespace {

constexpr int kLongestLine = 100;
constexpr int kLongestFunction = 50;
constexpr std::size_t kLongestFile = 400;

const std::filesystem::path kSource{OMERTA_SOURCE};

TEST(Tidy, LinesAreShort) {
  for (const File& file : sources()) {
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      EXPECT_LE(columns(file.lines[i]), kLongestLine) << file.name << ":" << i + 1;
    }
  }
}

TEST(Tidy, FilesAreShort) {
  for (const File& file : sources()) EXPECT_LE(file.lines.size(), kLongestFile) << file.name;
}

TEST(Tidy, FunctionsAreShort) {
  std::size_t functions = 0;
  for (const File& file : sources()) {
    for (const Function& function : functions_of(file.code)) {
      EXPECT_LE(function.length, kLongestFunction) << file.name << ":" << function.line;
      ++functions;
    }
  }
  EXPECT_GT(functions, sources().size());  // otherwise they are not being seen
}

TEST(Tidy, EveryFileBeginsWithWhatItIsFor) {
  for (const File& file : sources()) {
    ASSERT_FALSE(file.lines.empty()) << file.name;
    EXPECT_EQ(file.lines[0].rfind("// ", 0), 0U) << file.name;
    EXPECT_GT(file.lines[0].size(), 20U) << file.name << " says too little";
  }
}

// The truth is asked for by name, and never by what makes a player's screen: books that read and
// write a game, whoever moderates or judges one, and tests.
TEST(Tidy, FewAskForTheWholeGame) {
  static const std::regex kMayAsk{
      R"re(^(tests/|chronicle/chronicle\.cpp|rulebooks/[a-z]+/text/book\.cpp))re"
      R"re(|^rulebooks/[a-z]+/presentation/guide\.h)re"  // whoever moderates sees all
      R"re(|^outline/truth\.h|^rulebooks/[a-z]+/adjudicate/)re"};
  int asking = 0;
  for (const File& file : sources()) {
    for (const std::string& line : file.lines) {
      if (line != "#include \"engine/whole_game.h\"") continue;
      ++asking;
      EXPECT_TRUE(std::regex_search(file.name, kMayAsk)) << file.name;
    }
  }
  EXPECT_GT(asking, 0);
}

// They take seconds to compile, and what they stand for is behind a seam.
TEST(Tidy, FewKnowTheNetworkLibraries) {
  static const std::regex kLibrary{R"re(^#include <boost/(asio|beast)/)re"};
  static const std::set<std::string> kMay{"server/shell/loop.h", "server/shell/shell.cpp",
                                          "server/shell/peers.cpp", "server/http/request.cpp",
                                          "tests/server/shell/beast_client.cpp"};
  std::set<std::string> knowing;
  for (const File& file : sources()) {
    for (const std::string& line : file.lines) {
      if (std::regex_search(line, kLibrary)) knowing.insert(file.name);
      const bool reads = line == "#include \"server/shell/loop.h\"";
      EXPECT_TRUE(!reads || kMay.contains(file.name)) << file.name;
    }
  }
  EXPECT_EQ(knowing, kMay);
}

// One stranger must not end everybody's evening: what a peer or a bot can cause is refused.
TEST(Tidy, TheServersCoreExpectsNothingOfAnybody) {
  static const std::set<std::string> kOurs{"expect(sodium_init() >= 0);",
                                           "expect(frame.size() == bytes);"};
  std::set<std::string> found;
  for (const File& file : sources()) {
    if (!file.name.starts_with("server/core/") && !file.name.starts_with("server/frames/"))
      continue;
    for (const std::string& line : file.lines) {
      const std::size_t at = line.find("expect(");
      const bool other = at > 0 && at != line.npos && (std::isalnum(line[at - 1]) != 0);
      if (at == line.npos || other) continue;
      found.insert(line.substr(at));
      EXPECT_TRUE(kOurs.contains(line.substr(at))) << file.name << ": " << line;
    }
  }
  EXPECT_EQ(found, kOurs);
}

TEST(Tidy, NamesSayWhatTheyAre) {
  static const std::regex kFile{R"((^|[/_.])(utils?|common|managers?|helpers?)([/_.]|$))"};
  static const std::regex kName{
      R"(\b(namespace|class|struct)\s+\w*([Uu]tils?|[Cc]ommon|[Mm]anager|[Hh]elper)s?\b)"};
  for (const File& file : sources()) {
    EXPECT_FALSE(std::regex_search(file.name, kFile)) << file.name;
    std::smatch found;
    if (std::regex_search(file.code, found, kName)) {
      ADD_FAILURE() << file.name << ": " << found.str();
    }
  }
}

// Two types with one name in one program are the compiler's leave to mix them up (ODR).
TEST(Tidy, ATypeIsDefinedOnce) {
  std::map<std::string, std::string> where;
  for (const File& file : sources()) {
    if (file.folder() == "tests" || file.folder() == "tools" || file.folder() == "bench") continue;
    for (const std::string& type : types_of(file.code)) {
      const auto [other, first] = where.try_emplace(type, file.name);
      EXPECT_TRUE(first) << type << " in " << file.name << " and in " << other->second;
    }
  }
  EXPECT_GT(where.size(), 300U);
}

TEST(Tidy, NothingIsLeftForLaterAndNothingNamesOneMachine) {
  // Put together here, so that this file does not name them itself.
  const std::regex banned{std::string{"\\bTO"} + "DO\\b|\\bFIX" + "ME\\b|/wo" + "rk/|/ro" +
                          "ot/|/ho" + "me/[a-z]"};
  for (const File& file : files_of(kSource, {".h", ".cpp", ".md", ".txt", ".cmake", ".toml",
                                             ".scenario", ".ts", ".json", ".sql", ".service"})) {
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      std::smatch found;
      if (std::regex_search(file.lines[i], found, banned)) {
        ADD_FAILURE() << file.name << ":" << i + 1 << ": " << found.str();
      }
    }
  }
}

TEST(Tidy, WouldNotice) {
  const std::string code = without_words("int f(int a) {\n  // {\n  return g(\"}{\", '{');\n}\n");
  const std::vector<Function> functions = functions_of(code);
  ASSERT_EQ(functions.size(), 1U);
  EXPECT_EQ(functions[0].line, 1);
  EXPECT_EQ(functions[0].length, 4);
  EXPECT_EQ(columns("żółw"), 4);
  const std::string types =
      "namespace a::b {\nnamespace {\nstruct Own {};\n}\nstruct Open : Own {\n"
      "  enum class In { x };\n};\nstruct Later;\nvoid f() { struct L {}; }\n"
      "enum class Seen : int { y };\n}\n";
  EXPECT_EQ(types_of(types), (std::vector<std::string>{"a::b::Open", "a::b::Seen"}));
}

}  // namespace
}  // namespace omerta::tidy
