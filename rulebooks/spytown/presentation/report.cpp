// Many games of spytown, with every result that the cards make possible.
#include "rulebooks/spytown/presentation/report.h"

#include "rulebooks/spytown/bots/bot.h"
#include "rulebooks/spytown/presentation/form.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/simulation/games.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/words/words.h"
#include "simulator/tables.h"

namespace omerta::spytown {
namespace {

Result wanted_by(Token token) { return token == Token::mafioso ? Result::mafia : Result::police; }

// Whoever has been recruited wakes with the mafia, and plays for it.
simulator::Part part(const AnyView& any) {
  const View view = any.as<Spytown>();
  const Token token = view.notes.token;
  if (token == Token::hidden) return {};
  const bool wakes = view.notes.awake.has(view.seat);
  return {index(token), static_cast<unsigned>(wakes ? Result::mafia : wanted_by(token))};
}

bool opens_talk(const Event& event) {
  return event.fact == fact::phase_opened && static_cast<Phase>(event.what) == Phase::discussion;
}

}  // namespace

simulator::Report simulate(const setup::Chosen& chosen, const simulator::Request& request,
                           const simulator::Progress& progress) {
  const Setup setup = made(chosen).setup;
  const Plan rules = plan(setup);
  const simulator::Seating seating{
      .bot = bot, .speaks = speaks, .opens_talk = opens_talk, .part = part};
  simulator::Report report{
      .tally = request.policy == simulator::Policy::bots
                   ? simulator::play_tables(AnyGame::of<Spytown>(rules), seating, request, progress)
                   : simulator::simulate(rules, request, progress)};
  for (Result result : {Result::police, Result::mafia, Result::new_gang, Result::no_winners}) {
    const bool possible = result == Result::police || result == Result::mafia ||
                          (result == Result::new_gang && setup.cards[index(Card::new_gang)] > 0);
    const std::uint64_t games = report.tally.won(result);
    if (!possible && games == 0 && report.tally.games > 0) continue;
    report.won.push_back({notation::spytown_name(result), said::result_name(setup, result), games,
                          static_cast<unsigned>(result)});
  }
  for (unsigned i = 0; i < kTokens; ++i) {
    const auto token = static_cast<Token>(i);
    if (!report.has(i)) continue;
    report.kinds.push_back({notation::spytown_name(token), said::token_name(setup, token),
                            notation::spytown_name(wanted_by(token)), i});
  }
  return report;
}

}  // namespace omerta::spytown
