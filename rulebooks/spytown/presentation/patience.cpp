// Lengths of timers are the host's and change no rule of spytown; these are the usual ones.
#include "rulebooks/spytown/presentation/patience.h"

#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::spytown {

pace::Patience patience(const AnyTable& any) {
  const auto [plan, table] = any.as<Spytown>();
  if (table.window != Window::none) return {30};
  switch (table.phase) {
    case Phase::setup: return {120};
    case Phase::start_of_game: return {45};
    case Phase::agent_phase: return {30};
    case Phase::gang_recognition: return {20};
    case Phase::mafia_phase: return {60};
    case Phase::start_window:
    case Phase::end_window: return {30};
    case Phase::discussion: return {300};
    case Phase::preliminary_ballot:
    case Phase::final_ballot: return {60};
    case Phase::questioning: return {60};
    case Phase::renewed_discussion: return {90};
    case Phase::police_phase:
    case Phase::lot:
    case Phase::verdict:
    case Phase::close: return {20};
    case Phase::over: break;
  }
  return {};
}

}  // namespace omerta::spytown
