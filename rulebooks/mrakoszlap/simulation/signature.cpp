// The games of mrakoszlap's signature.
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/mrakoszlap/simulation/setups.h"
#include "simulator/signature_games.h"

namespace omerta::simulator {

template <>
struct SignatureOf<mrakoszlap::Mrakoszlap> {
  static constexpr unsigned kAsks = static_cast<unsigned>(mrakoszlap::number::Ask::speak) + 1;
  static constexpr unsigned kThings = kSeats + 6;  // the powers of the day too
#define X(name) hash_of(#name),
  static constexpr std::array kFactNames{std::uint64_t{0}, OMERTA_MRAKOSZLAP_FACTS(X)};
#undef X
  static constexpr std::span<const ClauseName> kCatalogue = mrakoszlap::kCatalogue;
  static auto setups() { return mrakoszlap_signature_setups(); }
  static Seats questions(const mrakoszlap::State& state, unsigned lane) {
    return simulator::questions(state, lane);
  }

  // Much the same, except that nobody loses by using a power.
  static Seats unruly(const mrakoszlap::State& state, unsigned lane, Dice& dice) {
    const Seats open = state.prompts.open[lane];
    if (lane == 0 && dice.once_in(kDawdling)) return some_of(open, dice);
    if (lane == 0 && may_skip(state)) {
      return dice.once_in(kSkipping) ? open : Seats::of(Seat::nobody);
    }
    if (lane == 0) return questions(state, lane);
    if (open.empty() || !dice.once_in(lane == 1 ? kPowers : kTalking)) return {};
    return some_of(open, dice);
  }

  // Nobody can be sent away, and no game master decides anything (MRK-MOD-2).
  static void leave(const mrakoszlap::Plan&, mrakoszlap::State&, Dice&,
                    Digest<mrakoszlap::Mrakoszlap>&) {}
  static void rule(const mrakoszlap::Plan&, mrakoszlap::State&, Dice&,
                   Digest<mrakoszlap::Mrakoszlap>&) {}
};

template SignatureGames signature_games<mrakoszlap::Mrakoszlap>(std::uint64_t games);

}  // namespace omerta::simulator
