// The simulator's games of spytown, and how its bots are asked.
#include "rulebooks/spytown/simulation/games.h"

#include "rulebooks/spytown/bots/bot.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "simulator/bot_games.h"

namespace omerta::simulator {

template <>
struct BotsOf<spytown::Spytown> {
  static bool is_asked(const spytown::State& state, unsigned lane, Seat seat,
                       const Prompt& prompt) {
    const bool hand =
        prompt.ask == spytown::ask::mafia_point || prompt.ask == spytown::ask::agent_look;
    return lane == 1 || hand || (lane == 0 && state.prompts.awaited[0].has(seat));
  }

  static std::optional<Choice> choose(std::uint64_t seed, const spytown::View& view,
                                      std::span<const Event> heard, const Prompt& prompt) {
    return bots::SpytownBot{.seed = seed}.choose({view, heard}, prompt);
  }

  static bool house_is_asked(const spytown::State& state, std::uint64_t) {
    return state.prompts.awaited[0].has(Seat::nobody);
  }
};

Tally simulate(const spytown::Plan& plan, const Request& request, const Progress& progress) {
  return play<spytown::Spytown>(plan, request, progress);
}

Tally simulate_bots(const spytown::Plan& plan, const Request& request, const Progress& progress) {
  return play_bots<spytown::Spytown>(plan, request, progress);
}

}  // namespace omerta::simulator
