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

Result wanted_by(const Plan& rules, Role role) {
  switch (rules.card(role).side) {
    case Side::town: return Result::town;
    case Side::mafia: return Result::mafia;
    case Side::yakuza: return Result::yakuza;
    case Side::alone: break;
  }
  return role == Role::maniac ? Result::maniac : Result::house;
}

static_assert(kRoles <= simulator::kKinds);

simulator::Part part(const AnyView& any) {
  const View view = any.as<Gorod>();
  const Role role = view.notes.role;
  if (role == Role::hidden) return {};
  return {index(role), static_cast<unsigned>(wanted_by(view.plan, role))};
}

void add_kinds(simulator::Report& report, const Made& game, const Plan& rules) {
  for (unsigned i = 0; i < kRoles; ++i) {
    const auto role = static_cast<Role>(i);
    if (game.setup.deck[i] == 0 || !report.has(i)) continue;
    report.kinds.push_back({notation::gorod_role(game.judged.names, role),
                            said::role_name(game.setup.edition, role),
                            notation::gorod_name(wanted_by(rules, role)), i});
  }
}

bool opens_talk(const Event& event) { return event.fact == fact::day_opened; }

}  // namespace

simulator::Report simulate(const setup::Chosen& chosen, const simulator::Request& request,
                           const simulator::Progress& progress) {
  const Made game = made(chosen);
  const Plan rules = plan(game.setup);
  const simulator::Seating seating{
      .bot = bot, .speaks = speaks, .opens_talk = opens_talk, .loner = loner, .part = part};
  simulator::Report report{
      .tally = request.policy == simulator::Policy::bots
                   ? simulator::play_tables(AnyGame::of<Gorod>(rules), seating, request, progress)
                   : simulator::simulate(rules, request, progress)};
  const simulator::Tally& tally = report.tally;
  for (Result result :
       {Result::town, Result::mafia, Result::yakuza, Result::maniac, Result::draw}) {
    const bool asked = tally.games == 0 && result == Result::draw;
    if (!is_possible(result, game.setup) && tally.won(result) == 0 && !asked) continue;
    const std::string id = notation::gorod_name(result);
    report.won.push_back({id, {"result." + id}, tally.won(result), static_cast<unsigned>(result)});
  }
  for (unsigned i = 0; i < game.setup.house_roles; ++i) {
    const Role role = house_role(static_cast<int>(i));
    const bool may = tally.games == 0 && rules.card(role).side == Side::alone;
    if (tally.loners[i] == 0 && !may) continue;
    report.won.push_back({notation::gorod_role(game.judged.names, role),
                          said::role_name(game.setup.edition, role), tally.loners[i],
                          static_cast<unsigned>(Result::house)});
  }
  add_kinds(report, game, rules);
  return report;
}

}  // namespace omerta::gorod
