// omerta simulate: many games, and who won them.
#include "simulator/simulate.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "cli/commands.h"
#include "cli/suggest.h"
#include "notation/gorod_book.h"
#include "notation/gorod_words.h"
#include "notation/wire.h"
#include "rulesets/gorod/plan.h"

namespace omerta::cli {
namespace {

using notation::Words;
using simulator::Tally;

constexpr std::uint64_t kMostGames = 10'000'000'000;
constexpr unsigned kMostThreads = 1024;
constexpr int kBar = 30;

struct Won {  // one line of the result
  std::string id;
  std::string text;
  std::uint64_t games = 0;
};

// Every result that this deck makes possible, and every one that occurred.
std::vector<Won> results(const Tally& tally, const ChosenSetup& chosen, const Words& words) {
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
    all.push_back({notation::gorod_role(chosen.names, role),
                   notation::role_name(words, chosen.names, role), tally.house_roles[i]});
  }
  return all;
}

double share(std::uint64_t times, std::uint64_t of) {
  return of == 0 ? 0 : static_cast<double>(times) / static_cast<double>(of);
}

double a_second(std::uint64_t times, double seconds) {
  return seconds > 0 ? static_cast<double>(times) / seconds : 0;
}

void print_json(const SimulateRequest& request, const Tally& tally, const std::vector<Won>& all,
                Terminal& terminal) {
  notation::Fields wins;
  notation::Fields intervals;
  for (const Won& won : all) {
    const auto range = simulator::wilson(won.games, tally.games);
    wins.push_back({won.id, won.games});
    intervals.push_back({won.id, notation::Fields{{"share", share(won.games, tally.games)},
                                                  {"low", range.low},
                                                  {"high", range.high}}});
  }
  terminal.line(json_line(
      notation::Fields{{"rulebook", request.setup.rulebook},
                       {"edition", request.setup.edition.empty() ? "new" : request.setup.edition},
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

void print_csv(const Tally& tally, const std::vector<Won>& all, Terminal& terminal) {
  terminal.line("result,games,share,low,high");
  for (const Won& won : all) {
    const auto range = simulator::wilson(won.games, tally.games);
    terminal.line(fmt::format("{},{},{:.6f},{:.6f},{:.6f}", won.id, won.games,
                              share(won.games, tally.games), range.low, range.high));
  }
}

std::string padded(const std::string& text, int width) {
  return text + std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
}
std::string right(const std::string& text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ') + text;
}

void print_text(const Tally& tally, const std::vector<Won>& all, const ChosenSetup& chosen,
                const Words& words, Terminal& terminal) {
  terminal.say(words.say("cli.label.deck") + ": " +
               notation::deck_text(words, chosen.names, chosen.setup));
  terminal.line();
  int wide = columns(words.say("cli.simulate.table.result"));
  for (const Won& won : all) wide = std::max(wide, columns(won.text));
  terminal.line(padded(words.say("cli.simulate.table.result"), wide) + "  " +
                    right(words.say("cli.simulate.table.games"), 12) + "  " +
                    right(words.say("cli.simulate.table.share"), 8) + "  " +
                    words.say("cli.simulate.table.interval"),
                Style::bold);
  for (const Won& won : all) {
    const auto range = simulator::wilson(won.games, tally.games);
    terminal.line(padded(won.text, wide) + fmt::format("  {:>12}  {:>6.2f} %  {:.2f} – {:.2f} %",
                                                       won.games,
                                                       100 * share(won.games, tally.games),
                                                       100 * range.low, 100 * range.high));
  }
  terminal.line();
  terminal.say(words.say("cli.simulate.rounds",
                         {{"value", fmt::format("{:.2f}", tally.mean_rounds())},
                          {"low", fmt::format("{:.2f}", tally.deviation_of_rounds())}}));
  terminal.say(
      words.say("cli.simulate.done",
                {{"n", tally.games}, {"value", fmt::format("{:.2f}", tally.seconds)}}) +
          " " +
          words.say(
              "cli.simulate.pace",
              {{"n", static_cast<std::int64_t>(a_second(tally.games, tally.seconds))},
               {"total", static_cast<std::int64_t>(a_second(tally.commands, tally.seconds))}}),
      Style::dim);
}

// A bar on the error stream, if a person is looking.
simulator::Progress progress_bar(std::uint64_t games) {
  if (isatty(STDERR_FILENO) == 0) return {};
  return [games](std::uint64_t done) {
    const int full = static_cast<int>(share(done, games) * kBar);
    std::string bar;
    for (int i = 0; i < kBar; ++i) bar += i < full ? "█" : "·";
    std::cerr << fmt::format("\r{} {:>5.1f} %", bar, 100 * share(done, games)) << std::flush;
    if (done >= games) std::cerr << "\r\x1b[K" << std::flush;
  };
}

bool understood(const SimulateRequest& request, const Words& words, Terminal& terminal) {
  const auto one_of = [&](std::string_view name, const std::string& value, notation::List known) {
    if (std::find(known.begin(), known.end(), value) != known.end()) return true;
    terminal.error(words.say("cli.error.unknown-value",
                             {{"name", name}, {"value", value}, {"options", std::move(known)}}));
    return false;
  };
  if (!one_of("--policy", request.policy, {"random", "plain"})) return false;
  if (!one_of("--format", request.format, {"text", "json", "csv"})) return false;
  const bool many = request.games < 1 || request.games > kMostGames;
  if (!many && request.threads <= kMostThreads) return true;
  terminal.error(words.say(
      "cli.error.not-a-number",
      {{"low", many ? 1 : 0},
       {"high", many ? kMostGames : std::uint64_t{kMostThreads}},
       {"value", std::to_string(many ? request.games : std::uint64_t{request.threads})}}));
  return false;
}

}  // namespace

int simulate(const SimulateRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language);
  if (!understood(request, words, terminal)) return kUsage;
  const auto chosen = choose_setup(request.setup, words, terminal);
  if (!chosen) return kUsage;
  if (chosen->setup.seats == 0) {
    terminal.error(words.say("cli.error.missing-argument", {{"name", "--seats N"}}));
    return kUsage;
  }
  if (!gorod::validate(chosen->setup).may_start()) {
    say_findings(*chosen, words, terminal);
    return kDoesNotHold;
  }
  const simulator::Request wanted{
      .policy = request.policy == "plain" ? simulator::Policy::plain : simulator::Policy::random,
      .games = request.games,
      .seed = request.seed,
      .threads = request.threads};
  const Tally tally =
      simulator::simulate(gorod::plan(chosen->setup), wanted, progress_bar(request.games));
  const std::vector<Won> all = results(tally, *chosen, words);
  if (request.format == "json") print_json(request, tally, all, terminal);
  if (request.format == "csv") print_csv(tally, all, terminal);
  if (request.format == "text") print_text(tally, all, *chosen, words, terminal);
  return kFine;
}

}  // namespace omerta::cli
