// The games of gorod's signature.
#include "rulebooks/gorod/rules/clauses.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/gorod/simulation/setups.h"
#include "simulator/signature_games.h"

namespace omerta::simulator {

template <>
struct SignatureOf<gorod::Gorod> {
  static constexpr unsigned kAsks = static_cast<unsigned>(gorod::number::mark) + 1;
  static constexpr unsigned kThings = kSeats + 2;  // what a choice at random may name
#define X(name) hash_of(#name),
  static constexpr std::array kFactNames{std::uint64_t{0}, OMERTA_GOROD_FACTS(X)};
#undef X
  static constexpr std::span<const ClauseName> kCatalogue = gorod::kCatalogue;
  static auto setups() { return signature_setups(); }
  static Seats questions(const gorod::State& state, unsigned lane) {
    return simulator::questions(state, lane);
  }

  static Seats unruly(const gorod::State& state, unsigned lane, Dice& dice) {
    if (lane == 2 && state.table.phase == gorod::Phase::discussion) {  // somebody agrees aloud
      const Seats open = state.prompts.open[lane] - Seat::nobody;
      return open.empty() || !dice.once_in(kTalking) ? Seats{} : some_of(open, dice);
    }
    const Seats all = questions(state, lane);
    const bool all_answer = all.empty() || !dice.once_in(kDawdling);
    return all_answer ? all : some_of(all, dice);
  }

  static void leave(const gorod::Plan& plan, gorod::State& state, Dice& dice,
                    Digest<gorod::Gorod>& digest) {
    decide<gorod::Gorod>(plan, state, gorod::ask::withdraw, dice, digest);
  }

  // GOR-HOUSE-9
  static void rule(const gorod::Plan& plan, gorod::State& state, Dice& dice,
                   Digest<gorod::Gorod>& digest) {
    if (plan.by_hand != 0 && dice.once_in(kRuling)) {
      decide<gorod::Gorod>(plan, state, gorod::ask::mark, dice, digest);
    }
  }
};

template SignatureGames signature_games<gorod::Gorod>(std::uint64_t games);

}  // namespace omerta::simulator
