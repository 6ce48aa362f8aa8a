// The games of the simulator, bots of one level on every chair. Dice answer at once, so what they
// need for a command is what the rules, the feeds and the asking need.
#include "bench/bot_pace.h"

#include <algorithm>
#include <iomanip>

#include "bench/timing.h"
#include "presentation/setup/form.h"
#include "rulebooks/rulebook.h"
#include "simulator/report.h"

namespace omerta::bench {
namespace {

constexpr int kPlayers = 10;
constexpr std::uint64_t kGames = 1'000;

setup::Chosen usual_table(const Rulebook& book) {
  setup::Chosen chosen{.rulebook = std::string{book.id}};
  chosen.seats = kPlayers;
  const setup::Form form = book.form(chosen);
  chosen.edition = form.usual_edition.empty() ? form.editions.front().id : form.usual_edition;
  return book.judged(chosen).chosen;
}

struct Played {
  double nanoseconds = 0;  // a game
  double commands = 0;     // a game
  double rounds = 0;
};

Played play(const Rulebook& book, const BotPace& who, int repeats) {
  const setup::Chosen chosen = usual_table(book);
  simulator::Request request{.policy = simulator::Policy::bots, .games = kGames, .threads = 1};
  request.levels.of_side.fill(who.level);
  request.talk = who.talk;
  simulator::Tally tally;
  const double each =
      best(repeats, kGames, [&] { tally = book.simulate(chosen, request, {}).tally; });
  return {each, static_cast<double>(tally.commands) / static_cast<double>(kGames),
          tally.mean_rounds()};
}

std::string_view words(bots::Talk talk) { return talk == bots::Talk::none ? ", silent" : ""; }

}  // namespace

std::vector<BotPace> measure_bots(int repeats) {
  using bots::Level;
  using bots::Talk;
  std::vector<BotPace> all;
  for (const Rulebook* book : rulebooks()) {
    double command = 0;  // by dice
    for (const auto& [level, talk] :
         {std::pair{Level::random, Talk::held}, std::pair{Level::novice, Talk::held},
          std::pair{Level::player, Talk::held}, std::pair{Level::detective, Talk::held},
          std::pair{Level::detective, Talk::none}}) {
      BotPace pace{.rulebook = book->id, .level = level, .talk = talk};
      const Played played = play(*book, pace, repeats);
      if (level == Level::random) command = played.nanoseconds / played.commands;
      pace.games = 1e9 / played.nanoseconds;
      pace.engine = std::min(1.0, command * played.commands / played.nanoseconds);
      pace.rounds = played.rounds;
      all.push_back(pace);
    }
  }
  return all;
}

void print_bots(std::ostream& out, int repeats) {
  out << "\nbots at " << kPlayers
      << " seats, one core; rules, feeds and asking: what dice need for "
      << "as many commands\n";
  for (const BotPace& each : measure_bots(repeats)) {
    const std::string name = std::string{each.rulebook} + ", " +
                             std::string{bots::name(each.level)} + std::string{words(each.talk)};
    out << "  " << std::left << std::setw(34) << name << std::right << std::fixed
        << std::setprecision(0) << std::setw(9) << each.games << " games a second, "
        << std::setprecision(1) << each.rounds << " rounds, " << std::setprecision(0)
        << 100 * each.engine << " % rules, feeds and asking\n";
  }
}

}  // namespace omerta::bench
