// The subcommands and their options for the parser of the command line. What is said of each is a
// key of the words, so that its help is in the reader's language.
#include "cli/commands/wanted.h"

#include <CLI/CLI.hpp>

#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

constexpr long long kMostNights = 100'000;
constexpr long long kMostCases = 100'000;
constexpr long long kMostLines = 1'000'000;
constexpr long long kLastPort = 65'535;

template <class Value>
CLI::Option* add(CLI::App& command, const std::string& name, const std::string& shown, Value& value,
                 const std::string& about) {
  return command.add_option(name, value, "cli.option." + about)->type_name(shown);
}

// A number is read by us: what is wrong with it is said in the reader's language.
template <class Value>
CLI::Option* add_number(CLI::App& command, Wanted& wanted, const std::string& name, Range range,
                        Value& value, const std::string& about) {
  const auto take = [&wanted, &value, name, range](const std::string& text) {
    const auto number = whole_number(text);
    if (number && *number >= range.low && *number <= range.high) {
      value = static_cast<Value>(*number);
    } else if (!wanted.wrong) {
      wanted.wrong = WrongNumber{name, text, range.low, range.high};
    }
  };
  return command.add_option_function<std::string>(name, take, "cli.option." + about)
      ->type_name("N");
}

void add_setup(CLI::App& command, SetupRequest& setup) {
  add(command, "--rulebook", "NAME", setup.rulebook, "rulebook");
  add(command, "--edition", "NAME", setup.edition, "edition");
  add(command, "--deck", "CARDS", setup.deck, "deck");
  add(command, "--cards", "CARDS", setup.cards, "cards");
  add(command, "--preset", "NAME", setup.preset, "preset");
  add(command, "--option", "NAME=VALUE", setup.options, "option")
      ->take_all()
      ->allow_extra_args(false);
  add(command, "--house", "FILE", setup.house, "house")->take_all()->allow_extra_args(false);
}

void add_reading(CLI::App& app, Wanted& wanted) {
  CLI::App* replay = app.add_subcommand("replay");
  add(*replay, "FILE", "", wanted.replay.file, "record")->required();
  add(*replay, "--as,--seat", "NAME", wanted.replay.as, "as");
  add(*replay, "--format", "NAME", wanted.replay.format, "replay-format");
  add_number(*replay, wanted, "--until", {1, kMostLines}, wanted.replay.until, "until");
  replay->add_flag("--plain", wanted.replay.plain, "cli.option.plain");
  replay->add_flag("--beliefs", wanted.replay.beliefs, "cli.option.beliefs");
  CLI::App* why = app.add_subcommand("why");
  add(*why, "FILE", "", wanted.why.file, "record")->required();
  add(*why, "WHAT", "", wanted.why_words, "why-what");
  add(*why, "--as", "NAME", wanted.why.as, "as-moderator");
  CLI::App* rules = app.add_subcommand("rules");
  add(*rules, "ABOUT", "", wanted.rules_words, "rules-about");
  add(*rules, "--rulebook", "NAME", wanted.rules.rulebook, "rulebook");
  add(*rules, "--edition", "NAME", wanted.rules.edition, "edition");
  rules->add_flag("--exact", wanted.rules.exact, "cli.option.rules-exact");
  CLI::App* verify = app.add_subcommand("verify");
  add(*verify, "FILE", "", wanted.verify.file, "verify-file")->required();
  add(*verify, "RECORD", "", wanted.verify.record, "verify-record");
  CLI::App* check = app.add_subcommand("check");
  add(*check, "FILE", "", wanted.check.files, "check-files")->required();
  check->add_flag_callback(
      "--quiet", [&] { wanted.check.print = CheckRequest::Print::nothing; }, "cli.option.quiet");
  check->add_flag_callback(
      "--clauses", [&] { wanted.check.table = CheckRequest::Table::clauses; },
      "cli.option.clauses");
}

void add_tracing(CLI::App& app, Wanted& wanted) {
  TraceRequest& request = wanted.trace;
  CLI::App* trace = app.add_subcommand("trace");
  add(*trace, "FILE", "", request.file, "trace-file")->required();
  add_number(*trace, wanted, "--night", {1, kMostNights}, request.night, "night");
  add(*trace, "--svg", "FILE", request.svg, "svg");
  trace->add_flag_callback(
      "--wide", [&request] { request.shape = TraceRequest::Shape::wide; }, "cli.option.wide");
  add(*trace, "--scenario", "ID", request.scenario, "scenario");
  add_number(*trace, wanted, "--case", {1, kMostCases}, request.which, "case");
  add(*trace, "--as", "NAME", request.as, "as-moderator");
  CLI::App* adjudicate = app.add_subcommand("adjudicate");
  add(*adjudicate, "FILE", "", wanted.adjudicate.file, "adjudicate-file")->required();
}

void add_counting(CLI::App& app, Wanted& wanted) {
  CLI::App* simulate = app.add_subcommand("simulate");
  SimulateRequest& request = wanted.simulate;
  add_number(*simulate, wanted, "--seats", kTableSizes, request.setup.seats, "seats");
  request.setup.rulebook.clear();  // not said: what the rest says, or the usual one
  add_setup(*simulate, request.setup);
  add(*simulate, "--policy", "NAME", request.policy, "policy");
  add(*simulate, "--level", "NAME", request.level, "simulate-level")->delimiter(',');
  add_number(*simulate, wanted, "--games", {1, kMostGames}, request.games, "games");
  add_number(*simulate, wanted, "--seed", {0, INT64_MAX}, request.seed, "seed");
  add_number(*simulate, wanted, "--threads", {0, kMostThreads}, request.threads, "threads");
  add(*simulate, "--format", "NAME", request.format, "simulate-format");
  CLI::App* decks = app.add_subcommand("decks");
  add(*decks, "N", "", wanted.decks_words, "decks-about");
  wanted.decks.setup.rulebook.clear();
  add_setup(*decks, wanted.decks.setup);
  CLI::App* bench = app.add_subcommand("bench");
  bench->add_flag_callback(
      "--signature", [&] { wanted.bench.what = BenchRequest::What::signature; },
      "cli.option.signature");
}

void add_lists(CLI::App& command, LabRequest& request) {
  const auto list = [&](const char* name, const char* shown, std::vector<std::string>& value,
                        const char* about) {
    add(command, name, shown, value, about)->delimiter(',')->allow_extra_args(false)->take_all();
  };
  list("--level", "SIDE=LEVEL", request.levels, "lab-level");
  list("--keep", "CARDS", request.keep, "lab-keep");
  list("--with", "CARDS", request.also, "lab-with");
  list("--at-least", "CARD=N", request.at_least, "lab-at-least");
  list("--at-most", "CARD=N", request.at_most, "lab-at-most");
  list("--side", "SIDE=N-N", request.sides, "lab-side");
  list("--other-option", "NAME=VALUE", request.other_options, "lab-other");
  list("--other-level", "SIDE=LEVEL", request.other_levels, "lab-other-level");
}

void add_lab(CLI::App& app, Wanted& wanted) {
  CLI::App* lab = app.add_subcommand("lab");
  LabRequest& request = wanted.lab;
  add(*lab, "WHAT", "", request.words, "lab-what")->required();
  add_number(*lab, wanted, "--seats", kTableSizes, request.setup.seats, "seats");
  request.setup.rulebook.clear();
  add_setup(*lab, request.setup);
  add_number(*lab, wanted, "--games", {1, kMostLabGames}, request.games, "lab-games");
  add_number(*lab, wanted, "--seed", {0, INT64_MAX}, request.seed, "seed");
  add_number(*lab, wanted, "--threads", {0, kMostThreads}, request.threads, "threads");
  add(*lab, "--json", "FILE", request.json, "lab-json");
  add(*lab, "--csv", "FILE", request.csv, "lab-csv");
  add(*lab, "--html", "FILE", request.html, "lab-html");
  add(*lab, "--markdown", "FILE", request.markdown, "lab-markdown");
  add(*lab, "--shard", "I/N", request.shard, "lab-shard");
  add(*lab, "--plan", "FILE", request.plan, "lab-plan");
  add(*lab, "--table", "FILE", request.table, "lab-table");
  add(*lab, "--after", "FILE", request.after, "lab-after");
  add(*lab, "--other-deck", "CARDS", request.other_deck, "lab-other-deck");
  add(*lab, "--other-cards", "CARDS", request.other_cards, "lab-other-cards");
  add_number(*lab, wanted, "--swaps", {1, kSeats}, request.swaps, "lab-swaps");
  lab->add_flag_callback(
      "--all", [&request] { request.scope = LabRequest::Scope::all; }, "cli.option.lab-all");
  lab->add_flag_callback(
      "--quick", [&request] { request.size = LabRequest::Size::quick; }, "cli.option.lab-quick");
  lab->add_flag_callback(
      "--without-worth", [&request] { request.worth = LabRequest::Worth::left_out; },
      "cli.option.lab-worth");
  lab->add_flag_callback(
      "--without-talk", [&request] { request.talk = bots::Talk::none; }, "cli.option.lab-silent");
  lab->add_flag_callback(
      "--other-without-talk", [&request] { request.other_talk = bots::Talk::none; },
      "cli.option.lab-other-silent");
  add_lists(*lab, request);
}

void add_playing(CLI::App& app, Wanted& wanted) {
  CLI::App* moderate = app.add_subcommand("moderate");
  ModerateRequest& request = wanted.moderate;
  add(*moderate, "FILE", "", request.file, "moderate-file");
  moderate->add_flag_callback(
      "--new", [&request] { request.begin = ModerateRequest::Begin::anew; }, "cli.option.new");
  add(*moderate, "--players", "NAMES", request.setup.players, "players")->delimiter(',');
  add(*moderate, "--moderator,--game-master", "NAME", request.setup.moderator, "moderator");
  add_number(*moderate, wanted, "--seed", {0, INT64_MAX}, request.seed, "moderate-seed")
      ->envname("OMERTA_SEED");
  request.setup.rulebook.clear();  // not said: asked, with everything else
  add_setup(*moderate, request.setup);
  CLI::App* play = app.add_subcommand("play");
  SetupRequest& setup = wanted.play.setup;
  setup.rulebook.clear();  // not said: whoever is asked for a name is asked for it too
  add(*play, "FILE", "", wanted.play.save, "play-file");
  add_number(*play, wanted, "--seats", kTableSizes, setup.seats, "play-seats");
  add_number(*play, wanted, "--people", {0, kSeats}, wanted.play.people, "people");
  add(*play, "--players", "NAMES", setup.players, "play-players");
  add(*play, "--pace", "NAME", wanted.play.pace, "pace")->envname("OMERTA_PACE");
  add(*play, "--level", "NAME", wanted.level, "level");
  add_number(*play, wanted, "--seed", {0, INT64_MAX}, wanted.play.seed, "play-seed")
      ->envname("OMERTA_SEED");
  add_setup(*play, setup);
}

void add_serving(CLI::App& app, Wanted& wanted) {
  CLI::App* serve = app.add_subcommand("serve");
  server::Serving& serving = wanted.serve.serving;
  add(*serve, "--listen", "ADDRESS", serving.listen, "serve-listen");
  add_number(*serve, wanted, "--port", {1, kLastPort}, serving.port, "serve-port");
  add(*serve, "--data", "FOLDER", serving.data, "serve-data");
  add(*serve, "--public-url", "URL", serving.public_url, "serve-public-url");
  add(*serve, "--tls-cert", "FILE", serving.tls_certificate, "serve-tls-cert");
  add(*serve, "--tls-key", "FILE", serving.tls_key, "serve-tls-key");
  add_number(*serve, wanted, "--keep-days", {0, server::kMostKeepDays}, serving.keep_days,
             "serve-keep-days");
  add(*serve, "--log", "FILE", serving.log, "serve-log");
  add(*serve, "--config", "FILE", wanted.serve.config, "serve-config");
  serve->add_flag_callback(
      "--or-play", [&] { wanted.serve.enter = ServeRequest::Enter::plays; },
      "cli.option.serve-or-play");
  CLI::App* exporting = app.add_subcommand("export");
  add(*exporting, "--data", "FOLDER", wanted.exporting.data, "export-data");
  add(*exporting, "--to", "FOLDER", wanted.exporting.to, "export-to");
  exporting->add_flag_callback(
      "--rooms", [&] { wanted.exporting.what = ExportRequest::What::rooms; },
      "cli.option.export-rooms");
  CLI::App* importing = app.add_subcommand("import");
  add(*importing, "FILE", "", wanted.importing.files, "import-files")->required();
  add(*importing, "--data", "FOLDER", wanted.importing.data, "import-data");
  add(*importing, "--key", "FILE", wanted.importing.key, "import-key");
  CLI::App* bot = app.add_subcommand("bot");
  add(*bot, "--url", "URL", wanted.bot.url, "bot-url")->required();
  add(*bot, "--code", "LETTERS", wanted.bot.code, "bot-code")->required();
  add(*bot, "--name", "NAME", wanted.bot.name, "bot-name");
  add(*bot, "--level", "NAME", wanted.bot.level, "bot-level");
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
  add(*app.add_subcommand("help"), "COMMAND", "", wanted.help_about, "help-command");
  add_reading(app, wanted);
  add_tracing(app, wanted);
  add_counting(app, wanted);
  add_lab(app, wanted);
  add_playing(app, wanted);
  add_serving(app, wanted);
  for (CLI::App* each : app.get_subcommands({})) {
    each->fallthrough();
    each->set_help_flag("-h,--help", "cli.command.help");
  }
}

std::vector<OptionHelp> options_of(const CLI::App& app, const std::string& command) {
  std::vector<OptionHelp> words;  // what is written without a name comes first
  std::vector<OptionHelp> named;
  for (const CLI::Option* option : app.get_subcommand(command)->get_options()) {
    std::string shown = option->get_positional() ? option->get_name() : "";
    for (const std::string& name : option->get_lnames()) {
      shown += (shown.empty() ? "--" : ", --") + name;
    }
    const std::string value = option->get_type_name();
    if (option->get_items_expected_max() > 0 && !value.empty()) shown += " " + value;
    const bool has_name = shown.rfind("--", 0) == 0;
    (has_name ? named : words).push_back({shown, option->get_description()});
  }
  words.insert(words.end(), named.begin(), named.end());
  return words;
}

}  // namespace omerta::cli
