// omerta simulate: many games, and who won them.
#include "simulator/simulate.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "cli/commands/commands.h"
#include "cli/commands/simulate_bots.h"
#include "cli/typed/suggest.h"
#include "rulebooks/gorod/presentation/form.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/words/spoken.h"
#include "rulebooks/mrakoszlap/presentation/form.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/spoken.h"
#include "rulebooks/rulebook.h"
#include "rulebooks/spytown/presentation/form.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/words/spoken.h"
#include "wire/wire.h"

namespace omerta::cli {
namespace {

using simulator::Tally;

constexpr int kBar = 30;
constexpr int kPlaces = 2;  // of a share or a mean
constexpr int kGamesWide = 12;
constexpr int kShareWide = 8;
// A few seconds of one processor in any rulebook.
constexpr std::uint64_t kUsualGames = 10'000;
constexpr std::uint64_t kUsualGamesOfBots = 2'000;

struct Won {  // one line of the result
  std::string id;
  std::string text;
  std::uint64_t games = 0;
};

struct Report {  // what was played, and what came of it
  std::string edition;
  std::string policy;
  std::string deck;
  Tally tally;
  std::vector<Won> won;
};

// Every result that this deck makes possible, and every one that occurred.
std::vector<Won> results(const Tally& tally, const gorod::Made& chosen, const Words& words) {
  using gorod::Result;
  std::vector<Won> all;
  const auto& deck = chosen.setup.deck;
  for (Result result :
       {Result::town, Result::mafia, Result::yakuza, Result::maniac, Result::draw}) {
    const bool possible =
        result == Result::town || result == Result::mafia ||
        (result == Result::yakuza && chosen.setup.yakuza_mode == gorod::YakuzaMode::second_clan) ||
        (result == Result::maniac && deck[index(gorod::Role::maniac)] > 0);
    if (!possible && tally.won(result) == 0) continue;
    const std::string id = notation::gorod_name(result);
    all.push_back({id, words.say("result." + id), tally.won(result)});
  }
  for (unsigned i = 0; i < chosen.setup.house_roles; ++i) {
    if (tally.house_roles[i] == 0) continue;
    const gorod::Role role = gorod::house_role(static_cast<int>(i));
    all.push_back({notation::gorod_role(chosen.judged.names, role),
                   notation::role_name(words, chosen.judged.names, role), tally.house_roles[i]});
  }
  return all;
}

std::vector<Won> results(const Tally& tally, const spytown::Setup& setup, const Words& words) {
  using spytown::Result;
  std::vector<Won> all;
  for (Result result : {Result::police, Result::mafia, Result::new_gang, Result::no_winners}) {
    const bool possible =
        result == Result::police || result == Result::mafia ||
        (result == Result::new_gang && setup.cards[index(spytown::Card::new_gang)] > 0);
    if (!possible && tally.won(result) == 0) continue;
    all.push_back({notation::spytown_name(result), notation::result_name(words, setup, result),
                   tally.won(result)});
  }
  return all;
}

std::vector<Won> results(const Tally& tally, const Words& words) {  // of mrakoszlap
  using mrakoszlap::Result;
  std::vector<Won> all;
  for (Result result : {Result::citizens, Result::mafia, Result::draw}) {
    all.push_back({notation::mrakoszlap_name(result), notation::result_name(words, result),
                   tally.won(result)});
  }
  return all;
}

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
                                 {"edition", report.edition},
                                 {"policy", request.policy},
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
  terminal.say(words.say("cli.label.deck") + ": " + report.deck);
  terminal.say(words.say("cli.simulate.policy." + report.policy));
  terminal.line();
  int wide = columns(words.say("cli.simulate.table.result"));
  for (const Won& won : report.won) wide = std::max(wide, columns(won.text));
  terminal.line(padded(words.say("cli.simulate.table.result"), wide) + "  " +
                    right(words.say("cli.simulate.table.games"), kGamesWide) + "  " +
                    right(words.say("cli.simulate.table.share"), kShareWide) + "  " +
                    words.say("cli.simulate.table.interval"),
                Style::bold);
  for (const Won& won : report.won) {
    const auto range = simulator::wilson(won.games, tally.games);
    terminal.line(padded(won.text, wide) + "  " +
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

// A bar on the error stream, if a person is looking.
simulator::Progress progress_bar(std::uint64_t games, const Words& words) {
  if (isatty(STDERR_FILENO) == 0) return {};
  return [games, &words](std::uint64_t done) {
    const int full = static_cast<int>(share(done, games) * kBar);
    std::string bar;
    for (int i = 0; i < kBar; ++i) bar += i < full ? "█" : "·";
    std::cerr << '\r' << bar << ' ' << right(words.percent(share(done, games), 1), kShareWide)
              << std::flush;
    if (done >= games) std::cerr << "\r\x1b[K" << std::flush;
  };
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

simulator::Request wanted(const SimulateRequest& request) {
  return {
      .policy = request.policy == "plain" ? simulator::Policy::plain : simulator::Policy::random,
      .games = request.games,
      .seed = request.seed,
      .threads = request.threads};
}

template <class Plan>
Tally play(const SimulateRequest& request, const Plan& plan) {
  const simulator::Progress progress = progress_bar(request.games, Words::of(request.language));
  return request.policy == "bots" ? simulate_bots(plan, wanted(request), progress)
                                  : simulator::simulate(plan, wanted(request), progress);
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

int simulate_gorod(const SimulateRequest& request, const setup::Judged& judged, const Words& words,
                   Terminal& terminal) {
  const gorod::Made made = gorod::made(judged.chosen);
  Report report{.edition = judged.chosen.edition,
                .policy = request.policy,
                .deck = words.said(judged.deck, judged.names)};
  report.tally = play(request, gorod::plan(made.setup));
  report.won = results(report.tally, made, words);
  return print(request, report, words, terminal);
}

int simulate_spytown(const SimulateRequest& request, const setup::Judged& judged,
                     const Words& words, Terminal& terminal) {
  const spytown::Setup setup = spytown::made(judged.chosen).setup;
  Report report{
      .edition = judged.chosen.edition, .policy = request.policy, .deck = words.said(judged.deck)};
  report.tally = play(request, spytown::plan(setup));
  report.won = results(report.tally, setup, words);
  return print(request, report, words, terminal);
}

int simulate_mrakoszlap(const SimulateRequest& request, const setup::Judged& judged,
                        const Words& words, Terminal& terminal) {
  Report report{
      .edition = judged.chosen.edition, .policy = request.policy, .deck = words.said(judged.deck)};
  report.tally = play(request, mrakoszlap::plan(mrakoszlap::made(judged.chosen).setup));
  report.won = results(report.tally, words);
  return print(request, report, words, terminal);
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
  auto judged = choose(request.setup, words, terminal);
  if (!judged) return kUsage;
  // Where a person is to run the game the simulator does as he would.
  const bool unrun = !judged->complaints.empty() && judged->complaints.front().code == "gm-missing";
  if (unrun) {
    judged->chosen.moderator = "simulator";
    judged = book->judged(judged->chosen);
  }
  if (setup::people(judged->chosen) == 0) return without_seats(words, terminal);
  if (!judged->may_start()) return say_findings(*judged, words, terminal), kDoesNotHold;
  if (book->id == "spytown") return simulate_spytown(request, *judged, words, terminal);
  if (book->id == "mrakoszlap") return simulate_mrakoszlap(request, *judged, words, terminal);
  return simulate_gorod(request, *judged, words, terminal);
}

}  // namespace omerta::cli
