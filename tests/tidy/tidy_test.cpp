// House style, checked (architecture, 8): lengths, first lines, includes that point downwards,
// words we do not use, places that exist on one machine only.
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

// The yardstick was given to us and stays as it is.
bool is_given(const File& file) { return file.name == "bench/limit.cpp"; }

const std::vector<File>& sources() {
  static const std::vector<File> kAll = [] {
    std::vector<File> all = files_of(kSource, {".h", ".cpp"});
    std::erase_if(all, is_given);
    return all;
  }();
  return kAll;
}

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

// Where a file stands: its folder; of a rulebook the part of it ("rulebooks/rules"), whichever it
// is.
std::string place(const std::string& name) {
  static const std::regex kPart{R"re(^rulebooks/[a-z]+/([a-z]+)/)re"};
  static const std::regex kLayer{R"re(^((presentation|server)/[a-z_]+)/)re"};
  static const std::regex kWhole{R"re(^rulebooks/[a-z]+/[a-z]+_rulebook\.)re"};
  if (name == "rulebooks/registry.cpp") return "registry";
  if (std::regex_search(name, kWhole)) return "rulebook";
  std::smatch found;
  if (std::regex_search(name, found, kPart)) return "rulebooks/" + found[1].str();
  if (std::regex_search(name, found, kLayer)) return found[1];
  return name.substr(0, name.find('/'));
}

// What each place may include besides itself. A place that is not here has to say where it stands.
using Arrows = std::map<std::string, std::set<std::string>>;

Arrows below_presentation() {
  return {
      {"engine", {}},
      {"chance", {"engine"}},
      {"bytes", {}},
      {"storage", {"bytes", "chance"}},  // a log of bytes: it knows no game
      {"chronicle", {"engine"}},
      {"words", {"engine"}},
      {"rulebooks/rules", {"engine"}},
      {"rulebooks", {"engine"}},  // rulebook.h: the table by which everybody knows a rulebook
      {"notation", {"engine", "chronicle", "words", "talk", "rulebooks"}},
      {"dealing", {"bytes", "engine", "chance", "chronicle", "notation", "rulebooks"}},
      {"rulebooks/house", {"engine", "words", "notation", "rulebooks/rules"}},
      {"rulebooks/text",
       {"engine", "chronicle", "words", "notation", "rulebooks/rules", "rulebooks/house"}},
      {"rulebooks/words",
       {"engine", "chronicle", "words", "talk", "notation", "rulebooks/rules", "rulebooks/text"}},
  };
}

Arrows from_presentation_up() {
  return {
      {"presentation/story", {"engine", "chronicle", "words"}},
      {"presentation/screen", {"engine", "words", "presentation/story"}},
      {"presentation/course",
       {"engine", "chance", "chronicle", "words", "presentation/story", "presentation/screen"}},
      {"presentation/script",
       {"engine", "chance", "chronicle", "words", "notation", "rulebooks", "presentation/story"}},
      {"presentation/setup", {"engine", "words", "notation", "rulebooks"}},
      {"presentation/catalogue", {"words"}},
      {"presentation/sheet", {"words"}},
      {"presentation/pace", {}},
      {"presentation/flights",
       {"engine", "chronicle", "words", "notation", "presentation/story", "presentation/sheet"}},
      {"wire",
       {"engine", "words", "talk", "notation", "presentation/story", "presentation/screen",
        "presentation/script", "presentation/setup", "presentation/catalogue",
        "presentation/flights", "beliefs"}},
      {"rulebooks/presentation",
       {"engine", "words", "notation", "presentation/story", "presentation/screen",
        "presentation/pace", "presentation/course", "presentation/script", "presentation/setup",
        "presentation/catalogue", "simulator", "rulebooks/rules", "rulebooks/bots",
        "rulebooks/simulation", "rulebooks/house", "rulebooks/text", "rulebooks/words"}},
      {"rulebook",
       {"rulebooks", "simulator", "rulebooks/rules", "rulebooks/bots", "rulebooks/simulation",
        "rulebooks/text", "rulebooks/words", "rulebooks/presentation", "rulebooks/night",
        "rulebooks/adjudicate", "rulebooks/beliefs"}},  // what one brings
      {"registry", {"rulebooks", "rulebook"}},
      {"outline",  // what the house does for a rulebook that brings little more than its rules
       {"engine", "chronicle", "words", "notation", "presentation/story", "presentation/screen",
        "presentation/course", "presentation/script", "presentation/setup",
        "presentation/catalogue", "simulator", "rulebooks"}},
      {"rulebooks/night",
       {"engine", "chronicle", "words", "notation", "presentation/flights", "rulebooks/rules",
        "rulebooks/text", "rulebooks/words"}},
      {"rulebooks/adjudicate",
       {"engine", "chance", "words", "notation", "presentation/sheet", "presentation/flights",
        "rulebooks/rules", "rulebooks/text", "rulebooks/words", "rulebooks/night"}},
  };
}

// Rooms are made of what a game is made of; sockets, disk and time know the core, and no game.
Arrows of_the_server() {
  return {
      {"server/room",
       {"bytes", "engine", "chance", "chronicle", "words", "talk", "notation", "presentation/story",
        "presentation/screen", "presentation/script", "presentation/pace", "presentation/course",
        "presentation/setup", "wire", "bots", "minds", "rulebooks", "dealing"}},
      {"server/core",
       {"bytes", "engine", "chance", "chronicle", "words", "talk", "notation", "presentation/story",
        "presentation/setup", "presentation/catalogue", "presentation/flights", "wire", "beliefs",
        "rulebooks", "server/room"}},
      {"client", {"bytes", "engine", "chance", "dealing"}},
      {"server/http", {"engine", "server/room"}},
      {"server/disk", {"engine", "storage", "server/room", "server/core"}},
      {"server/shell",
       {"engine", "storage", "server/room", "server/core", "server/http", "server/disk"}},
      {"server/assets", {}},
  };
}

Arrows of_the_program() {
  return {
      {"cli",
       {"engine",
        "chance",
        "chronicle",
        "dealing",
        "words",
        "talk",
        "notation",
        "presentation/story",
        "presentation/screen",
        "presentation/course",
        "presentation/script",
        "presentation/setup",
        "presentation/catalogue",
        "presentation/sheet",
        "presentation/flights",
        "wire",
        "bots",
        "beliefs",
        "minds",
        "simulator",
        "lab",
        "bench",
        "rulebooks",
        "rulebooks/rules",
        "rulebooks/text",
        "rulebooks/words",
        "rulebooks/presentation",
        "rulebooks/house",
        "rulebooks/night",
        "rulebooks/adjudicate",
        "rulebooks/bots",
        "rulebooks/simulation",
        "client",
        "server/room",
        "server/disk",
        "server/shell"}},
  };
}

Arrows beside_presentation() {
  return {
      {"talk", {"engine", "words"}},
      {"bots", {"engine", "chance", "talk"}},
      {"minds", {"engine", "chance", "talk", "bots"}},  // worlds and words; it knows no rulebook
      {"rulebooks/bots", {"engine", "chance", "talk", "bots", "minds", "rulebooks/rules"}},
      {"beliefs", {"engine", "chance", "chronicle", "talk", "bots", "minds"}},
      {"rulebooks/beliefs",
       {"engine", "chronicle", "talk", "bots", "minds", "beliefs", "rulebooks/rules",
        "rulebooks/bots"}},
      {"calibration",
       {"engine", "chance", "chronicle", "talk", "bots", "minds", "beliefs", "presentation/setup",
        "rulebooks"}},
      {"simulator", {"engine", "chance", "words", "bots", "minds", "rulebooks"}},
      {"rulebooks/simulation",
       {"engine", "chance", "simulator", "rulebooks", "rulebooks/rules", "rulebooks/bots"}},
      {"lab",
       {"engine", "chance", "words", "presentation/setup", "bots", "minds", "simulator",
        "rulebooks"}},
      {"bench",
       {"engine", "chance", "chronicle", "notation", "presentation/story", "presentation/screen",
        "presentation/script", "presentation/setup", "wire", "bots", "simulator", "rulebooks",
        "rulebooks/rules", "rulebooks/simulation"}},
      {"cmake", {}},
      {"tools", {}},
  };
}

const Arrows& arrows() {
  static const Arrows kAll = [] {
    Arrows all = below_presentation();
    all.merge(from_presentation_up());
    all.merge(beside_presentation());
    all.merge(of_the_server());
    all.merge(of_the_program());
    return all;
  }();
  return kAll;
}

std::string rulebook_in(const std::string& name) {
  static const std::regex kBook{R"re(^rulebooks/([a-z]+)/)re"};
  std::smatch found;
  return std::regex_search(name, found, kBook) ? found[1].str() : "";
}

TEST(Tidy, IncludesPointDownwards) {
  static const std::regex kInclude{R"re(^#include "([a-z_/]+\.h)")re"};
  for (const File& file : sources()) {
    if (file.folder() == "tests") continue;
    const std::string from = place(file.name);
    const auto allowed = arrows().find(from);
    ASSERT_NE(allowed, arrows().end()) << file.name << ": where does this folder stand?";
    for (const std::string& line : file.lines) {
      std::smatch found;
      if (!std::regex_search(line, found, kInclude)) continue;
      const std::string to = place(found[1]);
      EXPECT_TRUE(to == from || allowed->second.contains(to)) << file.name << ": " << line;
      const std::string book = rulebook_in(file.name);
      const std::string other = rulebook_in(found[1]);
      EXPECT_TRUE(book.empty() || other.empty() || book == other) << file.name << ": " << line;
    }
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
    if (!file.name.starts_with("server/core/")) continue;
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
