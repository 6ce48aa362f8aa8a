// Many games of gorod, with every result that the deck makes possible.
#include "rulebooks/gorod/presentation/report.h"

#include "rulebooks/gorod/bots/bot.h"
#include "rulebooks/gorod/presentation/form.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/simulation/games.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/words/words.h"
#include "simulator/tables.h"

namespace omerta::gorod {
namespace {

bool is_possible(Result result, const Setup& setup) {
  if (result == Result::yakuza) return setup.yakuza_mode == YakuzaMode::second_clan;
  if (result == Result::maniac) return setup.deck[index(Role::maniac)] > 0;
  return result == Result::town || result == Result::mafia;
}

// Whose house role has won alone.
std::optional<unsigned> loner(const AnyGame& game) {
  const Table& table = game.table<Gorod>();
  if (table.result != Result::house) return {};
  return index(table.winner) - kBuiltIn;
}

}  // namespace

simulator::Report simulate(const setup::Chosen& chosen, const simulator::Request& request,
                           const simulator::Progress& progress) {
  const Made game = made(chosen);
  const Plan rules = plan(game.setup);
  simulator::Report report{.tally = request.policy == simulator::Policy::bots
                                        ? simulator::play_tables(AnyGame::of<Gorod>(rules),
                                                                 {.bot = bot, .loner = loner},
                                                                 request, progress)
                                        : simulator::simulate(rules, request, progress)};
  const simulator::Tally& tally = report.tally;
  for (Result result :
       {Result::town, Result::mafia, Result::yakuza, Result::maniac, Result::draw}) {
    if (!is_possible(result, game.setup) && tally.won(result) == 0) continue;
    const std::string id = notation::gorod_name(result);
    report.won.push_back({id, {"result." + id}, tally.won(result)});
  }
  for (unsigned i = 0; i < game.setup.house_roles; ++i) {
    if (tally.loners[i] == 0) continue;
    const Role role = house_role(static_cast<int>(i));
    report.won.push_back({notation::gorod_role(game.judged.names, role),
                          said::role_name(game.setup.edition, role), tally.loners[i]});
  }
  return report;
}

}  // namespace omerta::gorod
