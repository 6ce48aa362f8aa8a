// The front page of the command line, and a page for each command.
#include "cli/commands/help.h"

#include <array>

#include "cli/terminal/called_as.h"
#include "presentation/course/course.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

struct Subcommand {
  std::string_view name;
  std::string_view example;
};

constexpr auto kSubcommands = std::to_array<Subcommand>({
    {"play", "play --seats 8"},
    {"moderate", "moderate friday.omerta"},
    {"serve", "serve"},
    {"bot", "bot --url http://192.168.1.5:8080 --code ABCDEF"},
    {"export", "export --data /var/lib/omerta --to games"},
    {"import", "import --data /var/lib/omerta --key old/key rooms/ABCDEF.room"},
    {"decks", "decks 9"},
    {"rules", ""},
    {"replay", ""},
    {"why", ""},
    {"trace", ""},
    {"adjudicate", ""},
    {"simulate", "simulate --seats 10"},
    {"lab", "lab fair 13 --quick"},
    {"check", "check tests/rules"},
    {"verify", "verify docs/examples/deal.json"},
    {"bench", "bench"},
});

// What is typed in any game, and what only in one.
std::string examples(const Subcommand& command) {
  std::string all = command.example.empty() ? "" : as_typed(command.example);
  for (const Rulebook* book : rulebooks()) {
    for (const Example& each : book->examples) {
      if (each.command != command.name) continue;
      if (!all.empty()) all += "   ";
      all += as_typed(each.typed);
    }
  }
  return all;
}

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

// In which games there is what a sentence tells of.
List games_with(std::string_view key) {
  if (key == "cli.command.trace") {
    return ids_of_rulebooks([](const Rulebook& each) { return each.tracing != nullptr; });
  }
  if (key == "cli.command.adjudicate") {
    return ids_of_rulebooks([](const Rulebook& each) { return each.adjudicate != nullptr; });
  }
  if (key == "cli.option.people") {
    return ids_of_rulebooks([](const Rulebook& each) { return each.course.most_people > 1; });
  }
  return ids_of_rulebooks();
}

std::string told(const std::string& key, const Words& words) {
  return words.said(for_typing({key, {{"books", OneOf{games_with(key)}}}}));
}

// What an option means in every game, then what one game alone says of it.
std::string meaning(const std::string& option, const Words& words) {
  std::string all = words.has(option) ? told(option, words) : "";
  for (const Rulebook* book : rulebooks()) {
    const std::string own = std::string{book->id} + ".help." + option.substr(option.rfind('.') + 1);
    if (!has_message(book->id, own)) continue;
    if (!all.empty()) all += "; ";
    all += std::string{book->id} + ": " + words.said({own, {}, book->id});
  }
  return all;
}

constexpr int kIndent = 12;
constexpr int kWideIndent = 30;

void print_settings(const Words& words, Terminal& terminal) {
  for (const Setting& each : kSettings) {
    terminal.hang("  " + std::string{each.written}, kWideIndent, words.say(each.key));
  }
}

}  // namespace

std::vector<std::string> subcommands() {
  std::vector<std::string> names;
  for (const Subcommand& each : kSubcommands) names.emplace_back(each.name);
  return names;
}

void print_help(const Words& words, Terminal& terminal) {
  terminal.line("omerta", Style::title);
  terminal.say(words.say("cli.about"));
  terminal.line();
  terminal.say(words.said(for_typing("cli.help.usage")), Style::bold);
  terminal.line();
  for (const Subcommand& each : kSubcommands) {
    terminal.hang("  " + std::string{each.name}, kIndent,
                  told("cli.command." + std::string{each.name}, words));
    terminal.hang("", kIndent, examples(each), Style::dim);
  }
  terminal.line();
  print_settings(words, terminal);
  terminal.line();
  terminal.say(words.say("cli.help.exit"), Style::bold);
  for (int code = 0; code <= 2; ++code) {
    terminal.hang("  " + std::to_string(code), 6,
                  words.say("cli.help.exit-" + std::to_string(code)));
  }
}

void print_help_of(const std::string& command, const std::vector<OptionHelp>& options,
                   const Words& words, Terminal& terminal) {
  terminal.line(as_typed(command), Style::title);
  terminal.say(told("cli.command." + command, words));
  for (const Subcommand& each : kSubcommands) {
    if (each.name == command) terminal.hang("", 2, examples(each), Style::dim);
  }
  terminal.line();
  for (const OptionHelp& each : options) {
    if (each.key == "cli.command.help") continue;  // whoever reads this has found it
    terminal.hang("  " + each.shown, kWideIndent, meaning(each.key, words));
  }
  terminal.line();
  print_settings(words, terminal);
}

}  // namespace omerta::cli
