// The front page of the command line.
#include "cli/help.h"

#include <array>

namespace omerta::cli {
namespace {

struct Subcommand {
  std::string_view name;
  std::string_view example;
};

constexpr std::array<Subcommand, 11> kSubcommands{{
    {"play", "omerta play --seats 8"},
    {"moderate", "omerta moderate friday.omerta   omerta moderate --rulebook spytown"},
    {"decks", "omerta decks 9   omerta decks mrakoszlap 7"},
    {"rules", "omerta rules nurse   omerta rules mrakoszlap short"},
    {"replay", "omerta replay friday.omerta --as Eva"},
    {"why", "omerta why friday.omerta Eva"},
    {"trace", "omerta trace friday.omerta --night 2 --svg night2.svg"},
    {"adjudicate", "omerta adjudicate docs/examples/night.mrakoszlap"},
    {"simulate", "omerta simulate --seats 10 --games 100000"},
    {"check", "omerta check tests/rules"},
    {"bench", "omerta bench"},
}};

struct Setting {
  std::string_view written;
  std::string_view key;
};
constexpr std::array<Setting, 4> kSettings{{
    {"--lang en|pl|sk|cs|ru", "cli.help.lang"},
    {"--colour auto|always|never", "cli.help.colour"},
    {"--version", "cli.help.version"},
    {"COMMAND --help", "cli.help.command"},
}};

constexpr int kIndent = 12;
constexpr int kWideIndent = 30;

}  // namespace

std::vector<std::string> subcommands() {
  std::vector<std::string> names;
  for (const Subcommand& each : kSubcommands) names.emplace_back(each.name);
  return names;
}

void print_help(const notation::Words& words, Terminal& terminal) {
  terminal.line("omerta", Style::title);
  terminal.say(words.say("cli.about"));
  terminal.line();
  terminal.say(words.say("cli.help.usage"), Style::bold);
  terminal.line();
  for (const Subcommand& each : kSubcommands) {
    terminal.hang("  " + std::string{each.name}, kIndent,
                  words.say("cli.command." + std::string{each.name}));
    terminal.hang("", kIndent, each.example, Style::dim);
  }
  terminal.line();
  for (const Setting& each : kSettings) {
    terminal.hang("  " + std::string{each.written}, kWideIndent, words.say(each.key));
  }
  terminal.line();
  terminal.say(words.say("cli.help.exit"), Style::bold);
  for (int code = 0; code <= 2; ++code) {
    terminal.hang("  " + std::to_string(code), 6,
                  words.say("cli.help.exit-" + std::to_string(code)));
  }
}

}  // namespace omerta::cli
