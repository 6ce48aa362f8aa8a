// Watching a game of mrakoszlap through the eyes of its observers.
#include "tests/laws/mrakoszlap/world.h"

#include <algorithm>

namespace omerta::mrakoszlap::laws {
namespace {

using omerta::laws::Beat;

// A beat of the clock that people can hear: not between private calls.
Beat beat_of(const Plan& plan, const State& state, const Command& command) {
  const Row row = state.truth.row;
  const bool spoken = plan.setup.night_calls != NightCalls::in_private && row != Row::prison;
  const bool heard = command.ask == ask::close && !plan.human() && (!is_hidden(row) || spoken);
  return heard ? Beat::heard : Beat::unheard;
}

Moment moment_of(const State& state) {
  const Table& table = state.table;
  Moment moment{.row = state.truth.row,
                .round = table.round,
                .place = state.truth.call,
                .awaited = state.prompts.awaited[0],
                .in_play = table.in_play};
  if (table.show == Show::none || table.floor == Seat::nobody) return moment;
  moment.show = (table.round * 32U + static_cast<unsigned>(table.phase)) * 128U +
                index(table.floor) * 4U + static_cast<unsigned>(table.show);
  moment.up = table.in_favour[index(table.floor)] | table.against[index(table.floor)];
  return moment;
}

}  // namespace

bool is_hidden(Row row) {
  return row == Row::calls || row == Row::prison || row == Row::spyglass || row == Row::release;
}

Words aloud(const Plan& plan, const State& state, Choice drawn) {
  const auto which = static_cast<unsigned>(std::countr_zero(drawn));
  switch (state.truth.row) {
    case Row::bullets: return report_of(plan, state).bullets[which];
    case Row::sock: {
      const bool second = which == 1 && state.truth.tonight.sock[0] != Seat::nobody;
      return report_of(plan, state).smell[second ? 1 : 0];
    }
    case Row::spyglass: return {};
    default: return {state.truth.bomb_cost[which]};
  }
}

World::World(const Setup& setup, Seats observers)
    : Watch{setup, observers, {choice_of(Power::astronomer), choice_of(Power::terrorist)}},
      declared{observers} {}

Refusal World::say(const Command& command) {
  const State before = game.state;
  Moment moment = moment_of(before);
  const Refusal refusal = watch(command, beat_of(game.plan, before, command));
  if (refusal != Refusal::none) return refusal;
  if (command.ask == ask::order) moment.aloud = aloud(game.plan, before, command.choice);
  moments.push_back(std::move(moment));
  declared.read(game.plan, before, game.state, command);
  items_after.push_back(declared.items.size());
  return refusal;
}

bool Sleeps::operator()(const State& state, Seats seats) const {
  Seats asked;
  for (Seats open : state.prompts.open) asked |= open;
  const bool over = state.table.phase == Phase::game_over;
  return is_hidden(state.truth.row) && !over && (asked & seats).empty();
}

std::size_t World::items_until(std::size_t command) const {
  if (items_after.empty()) return 0;
  return items_after[std::min(command, items_after.size() - 1)];
}

}  // namespace omerta::mrakoszlap::laws
