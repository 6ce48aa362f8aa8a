// mrakoszlap names no times of its own: a moderator or a timer goes on. These are the usual ones.
#include "rulebooks/mrakoszlap/presentation/patience.h"

#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

pace::Patience patience(const AnyTable& any) {
  const auto [plan, table] = any.as<Mrakoszlap>();
  switch (table.phase) {
    case Phase::setup: return {180};  // several cards to read
    case Phase::mafia_meeting: return {90};
    case Phase::night_open: return {15};
    case Phase::night_calls: return {30};
    case Phase::matrix_release: return {30};
    case Phase::report: return {45};
    case Phase::day_open: return {30};
    case Phase::accusations: return {300};
    case Phase::defences: return {60};
    case Phase::ballot:
    case Phase::tie_ballot: return {30};
    case Phase::verdict: return {20};
    case Phase::evening: return {60};
    case Phase::nightfall:
    case Phase::night_resolution:
    case Phase::night_gains:
    case Phase::dawn:
    case Phase::execution:
    case Phase::game_over: break;
  }
  return {};
}

}  // namespace omerta::mrakoszlap
