// The simulator's games of mrakoszlap, and how its bots are asked.
#include "rulebooks/mrakoszlap/simulation/games.h"

#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "simulator/bot_games.h"

namespace omerta::simulator {

template <>
struct BotsOf<mrakoszlap::Mrakoszlap> {
  static bool is_asked(const mrakoszlap::State& state, unsigned lane, Seat seat,
                       const Prompt& prompt) {
    const bool hand =
        prompt.ask == mrakoszlap::ask::raise_hand || prompt.ask == mrakoszlap::ask::tie_vote;
    return lane == 1 || (lane == 0 && (!hand || state.prompts.awaited[0].has(seat)));
  }

  static std::optional<Choice> choose(std::uint64_t seed, const mrakoszlap::View& view,
                                      std::span<const Event> heard, const Prompt& prompt) {
    return bots::MrakoszlapBot{.seed = seed}.choose({view, heard}, prompt);
  }

  // A narrator who waits for a seat and for himself lets it finish, and a window closes when nobody
  // has had a word to say in it (MRK-VERDICT-1).
  static bool house_is_asked(const mrakoszlap::State& state, std::uint64_t said) {
    return said == 0 && state.prompts.awaited[0] == Seats::of(Seat::nobody);
  }
};

Tally simulate(const mrakoszlap::Plan& plan, const Request& request, const Progress& progress) {
  return play<mrakoszlap::Mrakoszlap>(plan, request, progress);
}

Tally simulate_bots(const mrakoszlap::Plan& plan, const Request& request,
                    const Progress& progress) {
  return play_bots<mrakoszlap::Mrakoszlap>(plan, request, progress);
}

}  // namespace omerta::simulator
