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

// A chair is a Mafian or a citizen; its other cards are many, and come and go.
simulator::Part part(const AnyView& any) {
  const View view = any.as<Mrakoszlap>();
  const bool mafia = Hand{view.notes.hand}.has(Type::mafian);
  const Result side = mafia ? Result::mafia : Result::citizens;
  return {mafia ? 1U : 0U, static_cast<unsigned>(side)};
}

bool opens_talk(const Event& event) {
  return event.fact == fact::phase_opened && static_cast<Phase>(event.what) == Phase::accusations;
}

}  // namespace

simulator::Report simulate(const setup::Chosen& chosen, const simulator::Request& request,
                           const simulator::Progress& progress) {
  const Setup setup = made(chosen).setup;
  const Plan rules = plan(setup);
  const simulator::Seating seating{
      .bot = bot, .speaks = speaks, .opens_talk = opens_talk, .deal = deal, .part = part};
  simulator::Report report{.tally = request.policy == simulator::Policy::bots
                                        ? simulator::play_tables(AnyGame::of<Mrakoszlap>(rules),
                                                                 seating, request, progress)
                                        : simulator::simulate(rules, request, progress)};
  for (Result result : {Result::citizens, Result::mafia, Result::draw}) {
    report.won.push_back({notation::mrakoszlap_name(result), said::result_name(result),
                          report.tally.won(result), static_cast<unsigned>(result)});
  }
  for (unsigned i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    report.deck.push_back({notation::mrakoszlap_name(type), deck_of(setup).count(type)});
  }
  report.kinds = {{notation::mrakoszlap_name(Result::citizens), said::side_name(Result::citizens),
                   notation::mrakoszlap_name(Result::citizens), 0},
                  {notation::mrakoszlap_name(Type::mafian), said::card_name(Type::mafian),
                   notation::mrakoszlap_name(Result::mafia), 1}};
  return report;
}

}  // namespace omerta::mrakoszlap
