// omerta: the words on the command line, and which subcommand they ask for.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>

#include "cli/commands.h"
#include "cli/help.h"
#include "cli/play.h"
#include "cli/suggest.h"

namespace omerta::cli {
namespace {

using notation::Words;

struct Wanted {  // everything that can be asked for
  std::string language;
  std::string colour = "auto";
  bool version = false;
  bool help = false;
  ReplayRequest replay;
  CheckRequest check;
  WhyRequest why;
  TraceRequest trace;
  RulesRequest rules;
  SimulateRequest simulate;
  BenchRequest bench;
  DecksRequest decks;
  ModerateRequest moderate;
  PlayRequest play;
  std::string level = "detective";
  std::string play_seed = "0";
  std::vector<std::string> rules_words;
  std::vector<std::string> why_words;
  std::string seed_text = "1";
  std::string games_text = "10000";
  long long threads = 0;
};

std::string environment_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && notation::language(value)) return value;  // "C" names no language
  }
  return "en";
}

void add_setup(CLI::App& command, SetupRequest& setup) {
  command.add_option("--rulebook", setup.rulebook, "gorod, spytown or mrakoszlap")
      ->capture_default_str();
  command.add_option("--edition", setup.edition, "gorod: new (usual) or 2012; spytown: sk or pl");
  command.add_option("--deck", setup.deck,
                     "gorod's cards: mafioso=2,commissioner=1,citizen=4; mrakoszlap: how many of "
                     "these, all others as printed: mirror=3,sniper=0");
  command.add_option("--cards", setup.cards, "spytown's action cards: vest,wiretap,new-gang");
  command.add_option("--preset", setup.preset,
                     "spytown: children; mrakoszlap: rulebook, desktop-2017 or web-2026");
  command.add_option("--option", setup.options, "a setting: second-tie=lot (see: rules options)")
      ->take_all()
      ->allow_extra_args(false);
  command.add_option("--house", setup.house, "a house role: a file, or the id of an example")
      ->take_all()
      ->allow_extra_args(false);
}

void add_reading(CLI::App& app, Wanted& wanted) {
  CLI::App* replay = app.add_subcommand("replay", "tell a recorded game as somebody heard it");
  replay->add_option("FILE", wanted.replay.file, "the record")->required();
  replay->add_option("--as,--seat", wanted.replay.as, "a player, public or moderator")
      ->capture_default_str();
  replay
      ->add_option(
          "--format", wanted.replay.format,
          "text; json: one object a line; view: what a player sees and is asked at the end")
      ->capture_default_str();
  replay->add_option("--until", wanted.replay.until, "only as far as this line of the record");
  CLI::App* why = app.add_subcommand("why", "explain something in a recorded game, rule by rule");
  why->add_option("FILE", wanted.why.file, "the record")->required();
  why->add_option("WHAT", wanted.why_words,
                  "a player, a player and a lost card (Eva vest), night 2, an event (p12, q3); or "
                  "nothing");
  why->add_option("--as", wanted.why.as, "moderator: also while the game goes on");
  CLI::App* rules = app.add_subcommand("rules", "read the rules");
  rules->add_option("ABOUT", wanted.rules_words,
                    "a clause, a card, a phase, a setting, roles, order, options, or any word; "
                    "a rulebook's name may stand in front");
  rules->add_option("--rulebook", wanted.rules.rulebook, "gorod, spytown or mrakoszlap")
      ->capture_default_str();
  rules->add_option("--edition", wanted.rules.edition, "gorod: new or 2012; spytown: sk or pl");
  CLI::App* check = app.add_subcommand("check", "hold scenarios and records against the rules");
  check->add_option("FILE", wanted.check.files, "files or directories")->required();
  check->add_flag_callback(
      "--quiet", [&] { wanted.check.print = CheckRequest::Print::nothing; }, "the exit code only");
  check->add_flag_callback(
      "--clauses", [&] { wanted.check.table = CheckRequest::Table::clauses; },
      "which scenarios exercise which clause");
}

void add_tracing(CLI::App& app, Wanted& wanted) {
  TraceRequest& request = wanted.trace;
  CLI::App* trace = app.add_subcommand("trace", "follow every bullet of a night of mrakoszlap");
  trace->add_option("FILE", request.file, "a record, or a file of scenarios")->required();
  trace->add_option("--night", request.night, "its number; the last one if nothing is said");
  trace->add_option("--svg", request.svg, "draw the night as a picture in this file");
  trace->add_flag_callback(
      "--wide", [&request] { request.shape = TraceRequest::Shape::wide; },
      "a picture for a wide screen: the words beside the circle");
  trace->add_option("--scenario", request.scenario, "which scenario of the file");
  trace->add_option("--case", request.which, "which of its cases")->capture_default_str();
  trace->add_option("--as", request.as, "moderator: also while the game goes on");
}

void add_playing(CLI::App& app, Wanted& wanted) {
  CLI::App* simulate = app.add_subcommand("simulate", "play many games and count who wins");
  simulate->add_option("--seats", wanted.simulate.setup.seats, "how many players");
  add_setup(*simulate, wanted.simulate.setup);
  simulate->add_option("--policy", wanted.simulate.policy, "random, plain or bots")
      ->capture_default_str();
  simulate->add_option("--games", wanted.games_text, "how many")->capture_default_str();
  simulate->add_option("--seed", wanted.seed_text, "the same seed, the same games")
      ->capture_default_str();
  simulate->add_option("--threads", wanted.threads, "0: as many as the machine has");
  simulate->add_option("--format", wanted.simulate.format, "text, json or csv")
      ->capture_default_str();
  CLI::App* decks = app.add_subcommand("decks", "the recommended decks, or what is wrong with one");
  decks->add_option("N", wanted.decks.setup.seats,
                    "how many players (spytown: the game master counted)");
  add_setup(*decks, wanted.decks.setup);
  CLI::App* bench = app.add_subcommand("bench", "how fast this build plays");
  bench->add_flag_callback(
      "--signature", [&] { wanted.bench.what = BenchRequest::What::signature; },
      "the number that changes when the behaviour does");
  CLI::App* moderate = app.add_subcommand("moderate", "run a game at a real table");
  ModerateRequest& request = wanted.moderate;
  moderate->add_option("FILE", request.file,
                       "the record: goes on with it, or saves a new game in it");
  moderate->add_flag_callback(
      "--new", [&request] { request.begin = ModerateRequest::Begin::anew; }, "begin a new game");
  moderate->add_option("--players", request.setup.players, "the names in seat order")
      ->delimiter(',');
  moderate->add_option("--moderator,--game-master", request.setup.moderator,
                       "who runs it and does not play");
  request.setup.rulebook.clear();  // not said: asked, with everything else
  add_setup(*moderate, request.setup);
}

void add_play(CLI::App& app, Wanted& wanted) {
  CLI::App* play = app.add_subcommand("play", "a whole game at this screen");
  wanted.play.setup.rulebook.clear();  // not said: whoever is asked for a name is asked for it too
  play->add_option("FILE", wanted.play.save, "keep the game in this file, and go on from it");
  play->add_option("--seats", wanted.play.setup.seats, "how many players, bots included");
  play->add_option("--people", wanted.play.people, "how many of them sit at this screen")
      ->capture_default_str();
  play->add_option("--players", wanted.play.setup.players,
                   "names, the people first, then the bots; or how many")
      ->delimiter(',');
  play->add_option("--level", wanted.level, "how the bots play: random, loyal or detective")
      ->capture_default_str();
  play->add_option("--seed", wanted.play_seed,
                   "of the deal and of the bots; 0: a new one each time");
  add_setup(*play, wanted.play.setup);
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
  return all;
}

int run_play(Wanted& wanted, Language language, Terminal& terminal) {
  const Words& words = Words::of(language);
  const auto level = bots::level(wanted.level);
  const auto seed = whole_number(wanted.play_seed);
  if (!level) {
    const notation::List known{"random", "loyal", "detective"};
    terminal.error(words.say("cli.error.unknown-value",
                             {{"name", "--level"}, {"value", wanted.level}, {"options", known}}));
    return kUsage;
  }
  if (!seed || *seed < 0) {
    terminal.error(words.say("cli.error.not-a-number",
                             {{"low", 0}, {"high", INT64_MAX}, {"value", wanted.play_seed}}));
    return kUsage;
  }
  auto& players = wanted.play.setup.players;
  const auto count = players.size() == 1 ? whole_number(players[0]) : std::nullopt;
  if (count) {  // nobody is called by a number: so many sit down
    wanted.play.setup.seats = *count;
    players.clear();
  }
  wanted.play.level = *level;
  wanted.play.seed = *seed != 0 ? static_cast<std::uint64_t>(*seed) : std::random_device{}();
  wanted.play.language = language;
  return play(wanted.play, terminal);
}

int run(Wanted& wanted, const CLI::App& app, Language language, Terminal& terminal) {
  const auto got = [&](const char* name) { return app.got_subcommand(name); };
  wanted.replay.language = wanted.check.language = wanted.why.language = wanted.rules.language =
      wanted.trace.language = wanted.simulate.language = wanted.decks.language =
          wanted.moderate.language = language;
  if (got("replay")) return replay(wanted.replay, terminal);
  if (got("why")) {
    wanted.why.what = joined(wanted.why_words);
    return why(wanted.why, terminal);
  }
  if (got("trace")) return trace(wanted.trace, terminal);
  if (got("check")) return check(wanted.check, terminal);
  if (got("bench")) return bench(wanted.bench, terminal);
  if (got("decks")) return decks(wanted.decks, terminal);
  if (got("moderate")) return moderate(wanted.moderate, terminal);
  if (got("play")) return run_play(wanted, language, terminal);
  if (got("rules")) {
    wanted.rules.about = joined(wanted.rules_words);
    return rules(wanted.rules, terminal);
  }
  if (got("simulate")) {
    const Words& words = Words::of(language);
    for (const auto& [text, value] : {std::pair{&wanted.games_text, &wanted.simulate.games},
                                      std::pair{&wanted.seed_text, &wanted.simulate.seed}}) {
      const auto number = whole_number(*text);
      if (!number || *number < 0) {
        terminal.error(words.say("cli.error.not-a-number",
                                 {{"low", 0}, {"high", INT64_MAX}, {"value", *text}}));
        return kUsage;
      }
      *value = static_cast<std::uint64_t>(*number);
    }
    wanted.simulate.threads = wanted.threads < 0 || wanted.threads > INT32_MAX
                                  ? ~0U
                                  : static_cast<unsigned>(wanted.threads);
    return simulate(wanted.simulate, terminal);
  }
  print_help(Words::of(language), terminal);
  return kFine;
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
void say_nearest_option(const CLI::App& app, const std::string& complaint, const Words& words,
                        Terminal& terminal) {
  std::vector<std::string> known{"--lang", "--colour", "--help"};
  for (const CLI::App* each : app.get_subcommands()) {
    for (const CLI::Option* option : each->get_options()) {
      for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
    }
  }
  const std::size_t at = complaint.find("--");
  if (at == std::string::npos) return;
  const std::string typed = complaint.substr(at, complaint.find_first_of(" =]", at) - at);
  if (const auto meant = nearest(typed, known)) {
    terminal.error(words.say("cli.error.did-you-mean", {{"name", *meant}}));
  }
}

// The language and the colours must be known before anything can be said about the rest.
struct Manner {
  Language language = Language::en;
  std::string colour = "auto";
  std::string wrong;  // the complaint, if one of them is unknown
};

Manner manner(const std::vector<std::string>& words) {
  const std::string wanted = value_of(words, "--lang");
  const auto found = notation::language(wanted.empty() ? environment_language() : wanted);
  const std::string colour = value_of(words, "--colour");
  Manner manner{found.value_or(Language::en), colour.empty() ? "auto" : colour, {}};
  const Words& said = Words::of(manner.language);
  if (!found) {
    const notation::List known{"en", "pl", "sk", "cs", "ru"};
    manner.wrong = said.say("cli.error.unknown-language", {{"name", wanted}, {"options", known}});
  }
  const notation::List colours{"auto", "always", "never"};
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
  terminal.error(said.say("cli.error.unknown-command",
                          {{"name", command}, {"options", notation::List{known}}}));
  if (const auto meant = nearest(command, known)) {
    terminal.error(said.say("cli.error.did-you-mean", {{"name", "omerta " + *meant}}));
  }
  return false;
}

void describe(CLI::App& app, Wanted& wanted) {
  app.set_help_flag();
  app.add_flag("-h,--help", wanted.help);
  app.add_flag("--version", wanted.version);
  app.add_option("--lang", wanted.language);
  app.add_option("--colour", wanted.colour);
  app.fallthrough();
  app.require_subcommand(0, 1);
  app.add_subcommand("help", "this help");
  add_reading(app, wanted);
  add_tracing(app, wanted);
  add_playing(app, wanted);
  add_play(app, wanted);
  for (CLI::App* each : app.get_subcommands({})) {
    each->fallthrough();
    each->set_help_flag("-h,--help", "this help");
  }
}

int omerta_main(std::vector<std::string> words) {
  const Manner how = manner(words);
  Terminal terminal = Terminal::standard(how.colour);
  const Words& said = Words::of(how.language);
  if (!how.wrong.empty()) return terminal.error(how.wrong), kUsage;
  const std::string command = first_word(words);
  if (!is_command(command, said, terminal)) return kUsage;
  Wanted wanted;
  CLI::App app{"", "omerta"};
  describe(app, wanted);
  try {
    std::reverse(words.begin(), words.end());  // CLI11 takes them from the back
    app.parse(words);
  } catch (const CLI::CallForHelp&) {
    terminal.out() << app.help();  // of the subcommand, if there is one
    return kFine;
  } catch (const CLI::ParseError& mistake) {
    terminal.error(mistake.what());
    say_nearest_option(app, mistake.what(), said, terminal);
    terminal.error(said.say("cli.help.more", {{"name", "omerta " + command + " --help"}}));
    return kUsage;
  }
  if (wanted.version) return terminal.line("omerta " OMERTA_VERSION), kFine;
  return run(wanted, app, how.language, terminal);
}

}  // namespace
}  // namespace omerta::cli

int main(int argc, char** argv) {
  try {
    return omerta::cli::omerta_main({argv + 1, argv + argc});
  } catch (const std::exception& mistake) {
    std::cerr << "omerta: " << mistake.what() << '\n';
    return omerta::cli::kUsage;
  }
}
