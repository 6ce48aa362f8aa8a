// Includes point downwards: who may know whom, and that each of them does.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "tests/tidy/source_text.h"

namespace omerta::tidy {
namespace {

// Where a file stands: its folder; of a rulebook the part of it ("rulebooks/rules"), whichever it
// is.
std::string place(const std::string& name) {
  static const std::regex kPart{R"re(^rulebooks/[a-z]+/([a-z]+)/)re"};
  static const std::regex kLayer{R"re(^((presentation|server|cli)/[a-z_]+)/)re"};
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
      {"dealing", {"bytes", "engine", "chance", "notation", "rulebooks"}},
      {"rulebooks/house", {"engine", "words", "rulebooks/rules"}},
      {"rulebooks/text",
       {"engine", "chronicle", "words", "notation", "rulebooks/rules", "rulebooks/house"}},
      {"rulebooks/words",
       {"chronicle", "words", "talk", "notation", "rulebooks/rules", "rulebooks/text"}},
  };
}

Arrows from_presentation_up() {
  return {
      {"presentation/story", {"engine", "chronicle", "words"}},
      {"presentation/screen", {"engine", "words"}},
      {"presentation/course", {"engine", "chance", "chronicle", "words", "presentation/screen"}},
      {"presentation/script",
       {"engine", "chance", "chronicle", "words", "notation", "rulebooks", "presentation/story"}},
      {"presentation/setup", {"words", "notation", "rulebooks"}},
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
       {"engine", "words", "presentation/story", "presentation/screen", "presentation/pace",
        "presentation/course", "presentation/script", "presentation/setup",
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
       {"engine", "chance", "notation", "presentation/sheet", "presentation/flights",
        "rulebooks/rules", "rulebooks/text", "rulebooks/words", "rulebooks/night"}},
  };
}

// Rooms are made of what a game is made of; sockets, disk and time know the core, and no game.
Arrows of_the_server() {
  return {
      {"server/room",
       {"bytes", "engine", "chance", "talk", "gathering", "presentation/screen",
        "presentation/script", "presentation/pace", "presentation/course", "presentation/setup",
        "wire", "dealing"}},
      {"server/frames",
       {"engine", "talk", "notation", "presentation/story", "presentation/setup",
        "presentation/catalogue", "presentation/flights", "wire", "beliefs", "rulebooks",
        "server/room"}},
      {"server/core", {"bytes", "engine", "chance", "wire", "server/room", "server/frames"}},
      {"client", {"bytes", "engine", "chance", "dealing"}},
      {"server/http", {"engine", "server/room"}},
      {"server/disk", {"engine", "storage", "server/room", "server/core"}},
      {"server/shell", {"storage", "server/room", "server/core", "server/http", "server/disk"}},
      {"server/assets", {}},
  };
}

// Lines of text at the bottom, what is typed and what is chosen above them, a folder for each
// subcommand that is more than a file, and on top the command line itself.
Arrows of_the_program() {
  return {
      {"cli/terminal", {"words", "notation", "presentation/sheet"}},
      {"cli/typed", {"engine", "chance", "words", "presentation/script", "presentation/setup"}},
      {"cli/setup",
       {"engine", "words", "presentation/setup", "rulebooks", "cli/terminal", "cli/typed"}},
      {"cli/rules",
       {"words", "notation", "presentation/setup", "presentation/catalogue", "rulebooks",
        "cli/terminal", "cli/typed"}},
      {"cli/records",
       {"chronicle", "words", "talk", "notation", "presentation/story", "presentation/catalogue",
        "presentation/flights", "wire", "beliefs", "rulebooks", "cli/terminal", "cli/typed"}},
      {"cli/moderate",
       {"words", "notation", "presentation/script", "presentation/setup", "rulebooks",
        "cli/terminal", "cli/typed", "cli/setup", "cli/rules", "cli/records"}},
      {"cli/play",
       {"engine", "chance", "chronicle", "dealing", "words", "talk", "notation",
        "presentation/screen", "presentation/course", "presentation/setup", "bots", "rulebooks",
        "gathering", "cli/terminal", "cli/typed", "cli/setup"}},
      {"cli/commands", {"engine",      "dealing",      "words",
                        "notation",    "wire",         "bots",
                        "simulator",   "lab",          "presentation/course",
                        "bench",       "rulebooks",    "client",
                        "server/disk", "server/shell", "cli/terminal",
                        "cli/typed",   "cli/setup",    "cli/rules",
                        "cli/records", "cli/moderate", "cli/play"}},
      {"cli", {"notation", "rulebooks", "cli/terminal", "cli/typed", "cli/setup", "cli/commands"}},
  };
}

Arrows beside_presentation() {
  return {
      {"talk", {"engine", "words"}},
      {"bots", {"engine", "chance", "talk"}},
      {"minds", {"engine", "chance", "talk", "bots"}},  // worlds and words; it knows no rulebook
      {"rulebooks/bots", {"engine", "chance", "bots", "minds", "rulebooks/rules"}},
      {"beliefs", {"engine", "chance", "chronicle", "bots", "minds"}},
      {"rulebooks/beliefs", {"engine", "beliefs", "rulebooks/rules", "rulebooks/bots"}},
      {"calibration",
       {"chance", "chronicle", "talk", "minds", "beliefs", "presentation/setup", "rulebooks"}},
      {"gathering",  // one game, and what everybody in it has heard
       {"talk", "notation", "presentation/story", "presentation/screen", "bots", "minds",
        "rulebooks"}},
      {"simulator", {"engine", "chance", "words", "bots", "minds", "rulebooks"}},
      {"rulebooks/simulation", {"chance", "simulator", "rulebooks", "rulebooks/rules"}},
      {"lab",
       {"engine", "chance", "words", "presentation/setup", "bots", "minds", "simulator",
        "rulebooks"}},
      {"bench",
       {"chance", "chronicle", "notation", "presentation/story", "presentation/screen",
        "presentation/script", "presentation/setup", "wire", "bots", "simulator", "rulebooks"}},
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

// The includes of ours in a file.
std::vector<std::string> included_by(const File& file) {
  static const std::regex kInclude{R"re(^#include "([a-z_/]+\.h)")re"};
  std::vector<std::string> all;
  for (const std::string& line : file.lines) {
    std::smatch found;
    if (std::regex_search(line, found, kInclude)) all.push_back(found[1]);
  }
  return all;
}

TEST(Arrows, PointDownwards) {
  for (const File& file : sources()) {
    if (file.folder() == "tests") continue;
    const std::string from = place(file.name);
    const auto allowed = arrows().find(from);
    ASSERT_NE(allowed, arrows().end()) << file.name << ": where does this folder stand?";
    for (const std::string& header : included_by(file)) {
      const std::string to = place(header);
      EXPECT_TRUE(to == from || allowed->second.contains(to)) << file.name << ": " << header;
      const std::string book = rulebook_in(file.name);
      const std::string other = rulebook_in(header);
      EXPECT_TRUE(book.empty() || other.empty() || book == other) << file.name << ": " << header;
    }
  }
}

// Whether one gets from a place to itself by what each may include.
bool goes_round(const std::string& from, const std::string& place, std::set<std::string>& seen) {
  const auto allowed = arrows().find(place);
  if (allowed == arrows().end()) return false;
  return std::any_of(allowed->second.begin(), allowed->second.end(), [&](const std::string& to) {
    return to == from || (seen.insert(to).second && goes_round(from, to, seen));
  });
}

TEST(Arrows, GoRoundNowhere) {
  for (const auto& [place, allowed] : arrows()) {
    std::set<std::string> seen;
    EXPECT_FALSE(goes_round(place, place, seen)) << place << " stands on itself";
  }
}

// What is allowed and not needed is a door left open.
TEST(Arrows, AreAllNeeded) {
  Arrows needed;
  for (const File& file : sources()) {
    if (file.folder() == "tests") continue;
    for (const std::string& header : included_by(file))
      needed[place(file.name)].insert(place(header));
  }
  for (const auto& [from, allowed] : arrows()) {
    for (const std::string& to : allowed) {
      EXPECT_TRUE(needed[from].contains(to)) << from << " does not include " << to << " any more";
    }
  }
}

// What the rule files of a rulebook share among themselves stays among them.
TEST(Arrows, NobodyReadsWhatTheRulesShare) {
  static const std::regex kShared{R"re(^rulebooks/[a-z]+/rules/rules\.h$)re"};
  int rules = 0;
  for (const File& file : sources()) {
    if (file.folder() == "tests") continue;
    for (const std::string& header : included_by(file)) {
      if (!std::regex_search(header, kShared)) continue;
      ++rules;
      EXPECT_EQ(place(file.name), "rulebooks/rules") << file.name << ": " << header;
    }
  }
  EXPECT_GT(rules, 0);
}

}  // namespace
}  // namespace omerta::tidy
