// omerta: which subcommand the words on the command line ask for.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>

#include "cli/commands/commands.h"
#include "cli/commands/help.h"
#include "cli/commands/wanted.h"
#include "cli/setup/game_setup.h"
#include "cli/terminal/called_as.h"
#include "cli/terminal/files.h"
#include "cli/typed/suggest.h"
#include "notation/record.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

std::string environment_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && omerta::language(value)) return value;  // "C" names no language
  }
  return "en";
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
  return all;
}

// Whoever names a rulebook and a record must not be shown a game of another one.
bool same_rulebook(const std::string& file, const std::string& rulebook, const Words& words,
                   Terminal& terminal) {
  const FileText read = read_text(file);
  if (rulebook.empty() || read.fault != FileText::Fault::none) return true;
  try {
    const notation::Record record = notation::Record::read(read.text, file);
    const std::string have{record.book().id()};
    if (have == rulebook) return true;
    terminal.error(words.say("cli.error.other-rulebook",
                             {{"have", have}, {"name", rulebook}, {"file", file}}));
    return false;
  } catch (const notation::Misread&) {
    return true;  // whoever opens it says what is wrong with it
  }
}

int run_play(Wanted& wanted, Language language, Terminal& terminal) {
  const Words& words = Words::of(language);
  const auto level = bots::level(wanted.level);
  if (!level) {
    const List known{"random", "novice", "player", "detective"};
    terminal.error(words.say("cli.error.unknown-value",
                             {{"name", "--level"}, {"value", wanted.level}, {"options", known}}));
    return kUsage;
  }
  auto& players = wanted.play.setup.players;
  const auto count = players.size() == 1 ? whole_number(players[0]) : std::nullopt;
  if (count && (*count < kTableSizes.low || *count > kTableSizes.high)) {
    terminal.error(
        words.say("cli.error.not-a-number",
                  {{"low", kTableSizes.low}, {"high", kTableSizes.high}, {"value", players[0]}}));
    return kUsage;
  }
  if (count) {  // nobody is called by a number: so many sit down
    wanted.play.setup.seats = *count;
    players.clear();
  }
  wanted.play.level = *level;
  if (wanted.play.seed == 0) wanted.play.seed = std::random_device{}();
  wanted.play.language = language;
  return play(wanted.play, terminal);
}

// Whoever names no rulebook may have named something that only one of them has.
void choose_rulebook(SetupRequest& setup) {
  if (setup.rulebook.empty()) setup.rulebook = implied_rulebook(setup);
  if (setup.rulebook.empty()) setup.rulebook = usual_rulebook().id;
}

// "decks 9", "decks RULEBOOK", "decks RULEBOOK 9"
int run_decks(Wanted& wanted, Terminal& terminal) {
  const Words& words = Words::of(wanted.decks.language);
  SetupRequest& setup = wanted.decks.setup;
  std::vector<std::string> numbers;
  for (const std::string& word : wanted.decks_words) {
    const auto number = whole_number(word);
    if (number && *number >= kTableSizes.low) {
      setup.seats = *number;
      numbers.push_back(word);
    } else if (notation::find_book(folded(word)) != nullptr) {
      setup.rulebook = folded(word);
    } else {
      terminal.error(
          words.say("cli.error.not-a-number",
                    {{"low", kTableSizes.low}, {"high", kTableSizes.high}, {"value", word}}));
      return kUsage;
    }
  }
  if (numbers.size() > 1) {
    terminal.error(words.say("cli.error.two-numbers", {{"value", List{numbers}}}));
    return kUsage;
  }
  choose_rulebook(setup);
  return decks(wanted.decks, terminal);
}

int run_moderate(const ModerateRequest& request, Terminal& terminal) {
  const bool goes_on = request.begin == ModerateRequest::Begin::from_file;
  const Words& words = Words::of(request.language);
  const bool same =
      !goes_on || same_rulebook(request.file, request.setup.rulebook, words, terminal);
  return same ? moderate(request, terminal) : kUsage;
}

int help(const Wanted& wanted, const CLI::App& app, const Words& said, Terminal& terminal);

int run(Wanted& wanted, const CLI::App& app, Language language, Terminal& terminal) {
  const auto got = [&](const char* name) { return app.got_subcommand(name); };
  wanted.replay.language = wanted.check.language = wanted.why.language = wanted.rules.language =
      wanted.trace.language = wanted.adjudicate.language = wanted.simulate.language =
          wanted.bench.language = wanted.decks.language = wanted.moderate.language =
              wanted.verify.language = language;
  wanted.serve.language = wanted.bot.language = wanted.exporting.language =
      wanted.importing.language = language;
  wanted.lab.language = language;
  if (got("replay")) return replay(wanted.replay, terminal);
  if (got("why")) {
    wanted.why.what = joined(wanted.why_words);
    return why(wanted.why, terminal);
  }
  if (got("trace")) return trace(wanted.trace, terminal);
  if (got("adjudicate")) return adjudicate(wanted.adjudicate, terminal);
  if (got("check")) return check(wanted.check, terminal);
  if (got("verify")) return verify(wanted.verify, terminal);
  if (got("bench")) return bench(wanted.bench, terminal);
  if (got("decks")) return run_decks(wanted, terminal);
  if (got("moderate")) return run_moderate(wanted.moderate, terminal);
  if (got("serve")) {
    const bool or_play = wanted.serve.enter == ServeRequest::Enter::plays;
    return or_play ? serve_or_play(wanted.serve, terminal) : serve(wanted.serve, terminal);
  }
  if (got("bot")) return bot(wanted.bot, terminal);
  if (got("export")) return export_from(wanted.exporting, terminal);
  if (got("import")) return import_rooms(wanted.importing, terminal);
  if (got("play")) return run_play(wanted, language, terminal);
  if (got("rules")) {
    wanted.rules.about = joined(wanted.rules_words);
    return rules(wanted.rules, terminal);
  }
  if (got("simulate")) {
    choose_rulebook(wanted.simulate.setup);
    return simulate(wanted.simulate, terminal);
  }
  if (got("lab")) return lab(wanted.lab, terminal);
  return help(wanted, app, Words::of(language), terminal);
}

// The first word that is neither an option nor an option's value.
std::string first_word(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--lang" || words[i] == "--colour") {
      ++i;
    } else if (words[i].rfind('-', 0) != 0) {
      return words[i];
    }
  }
  return {};
}

std::string value_of(const std::vector<std::string>& words, const std::string& option) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == option && i + 1 < words.size()) return words[i + 1];
    if (words[i].rfind(option + "=", 0) == 0) return words[i].substr(option.size() + 1);
  }
  return {};
}

// What was meant by a word that is no option of this subcommand.
void say_nearest_option(const CLI::App& app, const std::vector<std::string>& typed,
                        const Words& words, Terminal& terminal) {
  std::vector<std::string> known{"--lang", "--colour", "--help"};
  for (const CLI::App* each : app.get_subcommands()) {
    for (const CLI::Option* option : each->get_options()) {
      for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
    }
  }
  for (const std::string& word : typed) {
    if (word.rfind("--", 0) != 0) continue;
    const auto meant = nearest(word.substr(0, word.find('=')), known);
    if (meant) terminal.error(words.say("cli.error.did-you-mean", {{"name", *meant}}));
  }
}

// The parser's own complaints are English; these are what people meet.
void say_mistake(const CLI::ParseError& mistake, const CLI::App& app, const std::string& typed,
                 const Words& words, Terminal& terminal) {
  const std::string text = mistake.what();
  if (dynamic_cast<const CLI::ExtrasError*>(&mistake) != nullptr) {
    std::vector<std::string> extra = app.remaining(true);
    terminal.error(words.say("cli.error.not-expected", {{"value", joined(extra)}}));
    say_nearest_option(app, extra, words, terminal);
  } else if (dynamic_cast<const CLI::RequiredError*>(&mistake) != nullptr) {
    const std::string name = text.substr(0, text.find(' '));
    terminal.error(words.say("cli.error.missing-argument", {{"name", name}}));
  } else if (dynamic_cast<const CLI::ArgumentMismatch*>(&mistake) != nullptr) {
    const std::string name = text.substr(0, text.find_first_of(": "));
    terminal.error(words.say("cli.error.missing-value", {{"name", name}}));
  } else {
    terminal.error(words.say("fault.program.command", {{"value", typed}}));
  }
}

int say_wrong_number(const WrongNumber& wrong, const Words& words, Terminal& terminal) {
  terminal.error(words.say(
      "cli.error.option-number",
      {{"name", wrong.option}, {"low", wrong.low}, {"high", wrong.high}, {"value", wrong.typed}}));
  return kUsage;
}

// The language and the colours must be known before anything can be said about the rest.
struct Manner {
  Language language = Language::en;
  std::string colour = "auto";
  std::string wrong;  // the complaint, if one of them is unknown
};

Manner manner(const std::vector<std::string>& words) {
  const std::string wanted = value_of(words, "--lang");
  const auto found = omerta::language(wanted.empty() ? environment_language() : wanted);
  const std::string colour = value_of(words, "--colour");
  Manner manner{found.value_or(Language::en), colour.empty() ? "auto" : colour, {}};
  const Words& said = Words::of(manner.language);
  if (!found) {
    const List known{"en", "pl", "sk", "cs", "ru"};
    manner.wrong = said.say("cli.error.unknown-language", {{"name", wanted}, {"options", known}});
  }
  const List colours{"auto", "always", "never"};
  if (std::find(colours.begin(), colours.end(), manner.colour) == colours.end()) {
    manner.wrong = said.say("cli.error.unknown-value",
                            {{"name", "--colour"}, {"value", colour}, {"options", colours}});
  }
  return manner;
}

bool is_command(const std::string& command, const Words& said, Terminal& terminal) {
  const auto known = subcommands();
  if (command.empty() || command == "help" ||
      std::find(known.begin(), known.end(), command) != known.end()) {
    return true;
  }
  terminal.error(
      said.say("cli.error.unknown-command", {{"name", command}, {"options", List{known}}}));
  if (const auto meant = nearest(command, known)) {
    terminal.error(said.say("cli.error.did-you-mean", {{"name", as_typed(*meant)}}));
  }
  return false;
}

// "help", "help play": of everything, or of one command.
int help(const Wanted& wanted, const CLI::App& app, const Words& said, Terminal& terminal) {
  if (wanted.help_about.empty() || wanted.help_about == "help") {
    print_help(said, terminal);
    return kFine;
  }
  if (!is_command(wanted.help_about, said, terminal)) return kUsage;
  print_help_of(wanted.help_about, options_of(app, wanted.help_about), said, terminal);
  return kFine;
}

int omerta_main(std::vector<std::string> words) {
  const Manner how = manner(words);
  Terminal terminal = Terminal::standard(how.colour);
  const Words& said = Words::of(how.language);
  if (!how.wrong.empty()) return terminal.error(how.wrong), kUsage;
  const std::string command = first_word(words);
  if (!is_command(command, said, terminal)) return kUsage;
  const std::string typed = joined(words);
  Wanted wanted;
  CLI::App app{"", "omerta"};
  describe(app, wanted);
  try {
    std::reverse(words.begin(), words.end());  // CLI11 takes them from the back
    app.parse(words);
  } catch (const CLI::CallForHelp&) {
    wanted.help_about = command;
    return help(wanted, app, said, terminal);
  } catch (const CLI::ParseError& mistake) {
    say_mistake(mistake, app, typed, said, terminal);
    terminal.error(said.say("cli.help.more", {{"name", as_typed(command + " --help")}}));
    return kUsage;
  }
  if (wanted.version) return terminal.line("omerta " OMERTA_VERSION), kFine;
  if (wanted.wrong) return say_wrong_number(*wanted.wrong, said, terminal);
  return run(wanted, app, how.language, terminal);
}

// What nobody has foreseen: the disk is full, the memory is used up. The system says it its own
// way.
int give_up(const std::vector<std::string>& typed, const std::exception& mistake) {
  const Words& said = Words::of(manner(typed).language);
  std::cerr << "omerta: " << said.say("fault.program.gives-up", {{"what", mistake.what()}}) << '\n';
  return kUsage;
}

}  // namespace
}  // namespace omerta::cli

int main(int argc, char** argv) {
  const std::vector<std::string> typed{argv + 1, argv + argc};
  try {
    return omerta::cli::omerta_main(typed);
  } catch (const std::exception& mistake) {
    return omerta::cli::give_up(typed, mistake);
  }
}
