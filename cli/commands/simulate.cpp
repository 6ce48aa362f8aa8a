// omerta simulate: many games, and who won them.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/commands/commands.h"
#include "cli/commands/lab_words.h"
#include "cli/terminal/progress.h"
#include "cli/typed/suggest.h"
#include "lab/settings.h"
#include "rulebooks/rulebook.h"
#include "simulator/report.h"
#include "wire/wire.h"

namespace omerta::cli {
namespace {

using simulator::Tally;
using simulator::Won;

constexpr int kPlaces = 2;  // of a share or a mean
constexpr int kGamesWide = 12;
constexpr int kShareWide = 8;
// A few seconds of one processor in any rulebook.
constexpr std::uint64_t kUsualGames = 10'000;
constexpr std::uint64_t kUsualGamesOfBots = 2'000;

struct Report {  // what was played, and what came of it
  const setup::Judged& game;
  std::string policy;
  Tally tally;
  std::vector<Won> won;
};

double share(std::uint64_t times, std::uint64_t of) {
  return of == 0 ? 0 : static_cast<double>(times) / static_cast<double>(of);
}

double a_second(std::uint64_t times, double seconds) {
  return seconds > 0 ? static_cast<double>(times) / seconds : 0;
}

void print_json(const SimulateRequest& request, const Report& report, Terminal& terminal) {
  const Tally& tally = report.tally;
  notation::Fields wins;
  notation::Fields intervals;
  for (const Won& won : report.won) {
    const auto range = simulator::wilson(won.games, tally.games);
    wins.push_back({won.id, won.games});
    intervals.push_back({won.id, notation::Fields{{"share", share(won.games, tally.games)},
                                                  {"low", range.low},
                                                  {"high", range.high}}});
  }
  terminal.line(
      json_line(notation::Fields{{"rulebook", request.setup.rulebook},
                                 {"edition", report.game.chosen.edition},
                                 {"policy", request.policy},
                                 {"levels-version", lab::levels_version(request.setup.rulebook)},
                                 {"seed", request.seed},
                                 {"games", tally.games},
                                 {"wins", std::move(wins)},
                                 {"intervals", std::move(intervals)},
                                 {"rounds", tally.mean_rounds()},
                                 {"rounds-deviation", tally.deviation_of_rounds()},
                                 {"commands", tally.commands},
                                 {"events", tally.events},
                                 {"seconds", tally.seconds},
                                 {"games-a-second", a_second(tally.games, tally.seconds)},
                                 {"commands-a-second", a_second(tally.commands, tally.seconds)}}));
}

void print_csv(const Report& report, Terminal& terminal) {
  terminal.line("result,games,share,low,high");
  for (const Won& won : report.won) {
    const auto range = simulator::wilson(won.games, report.tally.games);
    terminal.line(fmt::format("{},{},{:.6f},{:.6f},{:.6f}", won.id, won.games,
                              share(won.games, report.tally.games), range.low, range.high));
  }
}

std::string padded(const std::string& text, int width) {
  return text + std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
}
std::string right(const std::string& text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ') + text;
}

void print_text(const Report& report, const Words& words, Terminal& terminal) {
  const Tally& tally = report.tally;
  terminal.say(words.say("cli.label.deck") + ": " +
               words.said(report.game.deck, report.game.names));
  terminal.say(words.say("cli.simulate.policy." + report.policy));
  terminal.line();
  int wide = columns(words.say("cli.simulate.table.result"));
  for (const Won& won : report.won)
    wide = std::max(wide, columns(words.said(won.text, report.game.names)));
  terminal.line(padded(words.say("cli.simulate.table.result"), wide) + "  " +
                    right(words.say("cli.simulate.table.games"), kGamesWide) + "  " +
                    right(words.say("cli.simulate.table.share"), kShareWide) + "  " +
                    words.say("cli.simulate.table.interval"),
                Style::bold);
  for (const Won& won : report.won) {
    const auto range = simulator::wilson(won.games, tally.games);
    terminal.line(padded(words.said(won.text, report.game.names), wide) + "  " +
                  right(words.number(static_cast<std::int64_t>(won.games)), kGamesWide) + "  " +
                  right(words.percent(share(won.games, tally.games), kPlaces), kShareWide) + "  " +
                  words.percent(range.low, kPlaces) + " – " + words.percent(range.high, kPlaces));
  }
  terminal.line();
  if (tally.results[0] > 0) {
    terminal.say(words.say("cli.simulate.unfinished", {{"n", tally.results[0]}}), Style::bad);
  }
  terminal.say(words.say("cli.simulate.rounds",
                         {{"value", words.decimal(tally.mean_rounds(), kPlaces)},
                          {"low", words.decimal(tally.deviation_of_rounds(), kPlaces)}}));
  terminal.say(
      words.say("cli.simulate.done",
                {{"n", tally.games}, {"value", words.decimal(tally.seconds, kPlaces)}}) +
          " " +
          words.say(
              "cli.simulate.pace",
              {{"n", static_cast<std::int64_t>(a_second(tally.games, tally.seconds))},
               {"total", static_cast<std::int64_t>(a_second(tally.commands, tally.seconds))}}),
      Style::dim);
}

simulator::Progress progress(std::uint64_t games, const Words& words) {
  const ProgressBar bar = progress_bar(words);
  if (!bar) return {};
  return [games, bar](std::uint64_t done) { bar(done, games); };
}

bool understood(const SimulateRequest& request, const Words& words, Terminal& terminal) {
  const auto one_of = [&](std::string_view name, const std::string& value, List known) {
    if (std::find(known.begin(), known.end(), value) != known.end()) return true;
    terminal.error(words.say("cli.error.unknown-value",
                             {{"name", name}, {"value", value}, {"options", std::move(known)}}));
    return false;
  };
  if (!one_of("--policy", request.policy, {"random", "plain", "bots"})) return false;
  return one_of("--format", request.format, {"text", "json", "csv"});
}

// How well the bots of each side play, a side by the name of the result it wants.
std::optional<simulator::Levels> levels(const SimulateRequest& request, const setup::Chosen& chosen,
                                        const Words& words, Terminal& terminal) {
  if (request.level.empty()) return simulator::Levels{};
  lab::Setting table = lab::completed(lab::setting_of(chosen));
  const auto typed = side_levels(request.level, table, words, terminal);
  if (!typed) return {};
  table.levels = *typed;
  return lab::levels(table);
}

simulator::Request wanted(const SimulateRequest& request, const simulator::Levels& levels) {
  using simulator::Policy;
  const bool bots = request.policy == "bots";
  return {.policy = bots                        ? Policy::bots
                    : request.policy == "plain" ? Policy::plain
                                                : Policy::random,
          .games = request.games,
          .seed = request.seed,
          .threads = request.threads,
          .levels = levels};
}

int without_seats(const Words& words, Terminal& terminal) {
  terminal.error(words.say("cli.error.missing-argument", {{"name", "--seats N"}}));
  return kUsage;
}

int print(const SimulateRequest& request, const Report& report, const Words& words,
          Terminal& terminal) {
  if (request.format == "json") print_json(request, report, terminal);
  if (request.format == "csv") print_csv(report, terminal);
  if (request.format == "text") print_text(report, words, terminal);
  return kFine;
}

// Where a person is to run the game the simulator does as he would.
setup::Judged attended(const Rulebook& book, const setup::Judged& judged) {
  if (judged.may_start() || !judged.chosen.moderator.empty()) return judged;
  setup::Chosen chosen = judged.chosen;
  chosen.moderator = "simulator";
  const setup::Judged run = book.judged(chosen);
  return run.may_start() ? run : judged;
}

}  // namespace

int simulate(const SimulateRequest& asked, Terminal& terminal) {
  SimulateRequest request = asked;
  if (request.games == 0) {
    request.games = request.policy == "bots" ? kUsualGamesOfBots : kUsualGames;
  }
  const Words& usual = Words::of(request.language);
  const Rulebook* book = named_rulebook(request.setup.rulebook, usual, terminal);
  if (book == nullptr) return kUsage;
  request.setup.rulebook = book->id;
  const Words& words = Words::of(request.language, book->id);
  if (!understood(request, words, terminal)) return kUsage;
  const auto chosen = choose(request.setup, words, terminal);
  if (!chosen) return kUsage;
  if (setup::people(chosen->chosen) == 0) return without_seats(words, terminal);
  const setup::Judged judged = attended(*book, *chosen);
  if (!judged.may_start()) return say_findings(judged, words, terminal), kDoesNotHold;
  const auto playing = levels(request, judged.chosen, words, terminal);
  if (!playing) return kUsage;
  simulator::Report report =
      book->simulate(judged.chosen, wanted(request, *playing), progress(request.games, usual));
  return print(request, {judged, request.policy, report.tally, std::move(report.won)}, words,
               terminal);
}

}  // namespace omerta::cli
