// The subcommands and their options for the parser of the command line, with a word on each.
#include "cli/wanted.h"

#include <CLI/CLI.hpp>

namespace omerta::cli {
namespace {

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
  CLI::App* adjudicate =
      app.add_subcommand("adjudicate", "work out a night of mrakoszlap written by hand");
  adjudicate
      ->add_option("FILE", wanted.adjudicate.file,
                   "the night (docs/notation.md, 8); - reads it from the input")
      ->required();
}

void add_playing(CLI::App& app, Wanted& wanted) {
  CLI::App* simulate = app.add_subcommand("simulate", "play many games and count who wins");
  simulate->add_option("--seats", wanted.simulate.setup.seats, "how many players");
  wanted.simulate.setup.rulebook.clear();
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
  decks->add_option("N", wanted.decks_words,
                    "how many players (spytown: the game master counted), and a rulebook's name");
  wanted.decks.setup.rulebook.clear();  // not said: what the rest says, or the usual one
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
  play->add_option_function<long long>(
      "--seats",
      [&wanted](const long long& seats) { wanted.play.setup.seats = seats == 0 ? kNobody : seats; },
      "how many players, bots included");
  play->add_option("--people", wanted.play.people,
                   "how many of them sit at this screen and pass it round: any number in gorod, "
                   "one in spytown and mrakoszlap; 0 to watch the bots")
      ->capture_default_str();
  play->add_option("--players", wanted.play.setup.players,
                   "names with commas between, the people first, then the bots; or how many");
  play->add_option("--pace", wanted.play.pace,
                   "how long it rests between announcements: none, quick, usual or slow")
      ->envname("OMERTA_PACE");
  play->add_option("--level", wanted.level, "how the bots play: random, loyal or detective")
      ->capture_default_str();
  play->add_option("--seed", wanted.play_seed,
                   "of the deal and of the bots; 0: a new one each time");
  add_setup(*play, wanted.play.setup);
}

}  // namespace

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

}  // namespace omerta::cli
