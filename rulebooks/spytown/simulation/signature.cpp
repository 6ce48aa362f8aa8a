// The games of spytown's signature.
#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "rulebooks/spytown/simulation/setups.h"
#include "simulator/signature_games.h"

namespace omerta::simulator {

template <>
struct SignatureOf<spytown::Spytown> {
  static constexpr unsigned kAsks = static_cast<unsigned>(spytown::number::rule) + 1;
  static constexpr unsigned kThings = kSeats + 2;
#define X(name) hash_of(#name),
  static constexpr std::array kFactNames{std::uint64_t{0}, OMERTA_SPYTOWN_FACTS(X)};
#undef X
  static constexpr std::span<const ClauseName> kCatalogue = spytown::kCatalogue;
  static auto setups() { return spytown_signature_setups(); }
  static Seats questions(const spytown::State& state, unsigned lane) {
    return simulator::questions(state, lane);
  }

  // Of the declared some change their minds; the clock runs out on some who were asked; cards are
  // played, sometimes at a bad time; and somebody talks.
  static Seats unruly(const spytown::State& state, unsigned lane, Dice& dice) {
    const Seats open = state.prompts.open[lane];
    if (lane == 0 && dice.once_in(kDawdling)) return some_of(open, dice);
    if (lane == 0) return questions(state, lane);
    if (open.empty()) return {};
    if (lane == 2) return dice.once_in(kTalking) ? some_of(open - Seat::nobody, dice) : Seats{};
    Seats now = some_of(volunteers(state, lane), dice);
    for (Seat seat : now) {
      const bool costly = state.prompts.find(lane, seat)->ask == spytown::ask::show_card;
      if (costly && !dice.once_in(kPenalty)) now -= Seats::of(seat);
    }
    return now;
  }

  static void leave(const spytown::Plan& plan, spytown::State& state, Dice& dice,
                    Digest<spytown::Spytown>& digest) {
    decide<spytown::Spytown>(plan, state, spytown::ask::expel, dice, digest);
  }

  static void rule(const spytown::Plan& plan, spytown::State& state, Dice& dice,
                   Digest<spytown::Spytown>& digest) {
    const bool named = state.table.named != Seat::nobody;
    if (plan.human() && dice.once_in(named ? 2 : kRuling)) {
      decide<spytown::Spytown>(plan, state, spytown::ask::rule, dice, digest);
    }
  }
};

template SignatureGames signature_games<spytown::Spytown>(std::uint64_t games);

}  // namespace omerta::simulator
