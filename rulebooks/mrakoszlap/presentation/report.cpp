// Many games of mrakoszlap, and who won them.
#include "rulebooks/mrakoszlap/presentation/report.h"

#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/mrakoszlap/presentation/form.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/simulation/deal.h"
#include "rulebooks/mrakoszlap/simulation/games.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/words.h"
#include "simulator/tables.h"

namespace omerta::mrakoszlap {
namespace {

// MRK-DEAL-1  A whole legal deal, card by card.
std::vector<Command> deal(const AnyGame& begun, std::uint64_t seed) {
  AnyGame game = begun;
  std::vector<Command> commands;
  for (int card : simulator::dealt_by_chance(begun, seed)) {
    const Choice choice = notation::mrakoszlap_book().deal_choice(game, card);
    commands.push_back(house_command(*game.prompt(0, Seat::nobody), choice));
    expect(game.apply(commands.back()) == Refusal::none);
  }
  return commands;
}

}  // namespace

simulator::Report simulate(const setup::Chosen& chosen, const simulator::Request& request,
                           const simulator::Progress& progress) {
  const Plan rules = plan(made(chosen).setup);
  simulator::Report report{.tally = request.policy == simulator::Policy::bots
                                        ? simulator::play_tables(AnyGame::of<Mrakoszlap>(rules),
                                                                 {.bot = bot, .deal = deal},
                                                                 request, progress)
                                        : simulator::simulate(rules, request, progress)};
  for (Result result : {Result::citizens, Result::mafia, Result::draw}) {
    report.won.push_back(
        {notation::mrakoszlap_name(result), said::result_name(result), report.tally.won(result)});
  }
  return report;
}

}  // namespace omerta::mrakoszlap
