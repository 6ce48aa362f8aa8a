// The simulator's games of gorod, and how its bots are asked.
#include "rulebooks/gorod/simulation/games.h"

#include "rulebooks/gorod/bots/bot.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "simulator/bot_games.h"

namespace omerta::simulator {

template <>
struct Loner<gorod::Gorod> {
  static std::optional<unsigned> of(const gorod::State& state) {
    if (state.table.result != gorod::Result::house) return {};
    return gorod::index(state.table.winner) - gorod::kBuiltIn;
  }
};

template <>
struct BotsOf<gorod::Gorod> {
  static bool is_asked(const gorod::State& state, unsigned, Seat seat, const Prompt& prompt) {
    const bool declined = prompt.ask == gorod::ask::nominate && state.table.declined.has(seat);
    const bool word = prompt.ask == gorod::ask::speak || prompt.ask == gorod::ask::support;
    return !word && !declined;
  }

  static std::optional<Choice> choose(std::uint64_t seed, const gorod::View& view,
                                      std::span<const Event> heard, const Prompt& prompt) {
    return bots::Bot{.seed = seed}.choose({view, heard}, prompt);
  }

  static bool house_is_asked(const gorod::State& state, std::uint64_t) {
    return state.prompts.awaited[0].has(Seat::nobody);
  }
};

Tally simulate(const gorod::Plan& plan, const Request& request, const Progress& progress) {
  return play<gorod::Gorod>(plan, request, progress);
}

Tally simulate_bots(const gorod::Plan& plan, const Request& request, const Progress& progress) {
  return play_bots<gorod::Gorod>(plan, request, progress);
}

}  // namespace omerta::simulator
