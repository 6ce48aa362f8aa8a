// How the simulator answers the questions of gorod: at random, or as plainly as the game allows.
#pragma once
#include "rulebooks/gorod/rules/gorod.h"
#include "simulator/driver.h"
#include "simulator/policy.h"

namespace omerta::simulator {

// Who has a question before him. `speak` and `withdraw`, which nobody has to answer, share their
// lane with the second acts of the night and are left alone.
inline Seats questions(const gorod::State& state, unsigned lane) {
  const Seats open = state.prompts.open[lane];
  if (lane == 0) return open;
  return state.table.phase == gorod::Phase::night ? open - Seat::nobody : Seats{};
}

// Plain: nobody nominates, who may pass does, and a clan shoots as one.
template <Policy kPolicy>
class GorodPolicy {
 public:
  explicit GorodPolicy(Dice dice) : dice_{dice} {}

  Seats asked(const gorod::State& state, unsigned lane) const {
    const Seats open = questions(state, lane);
    const bool nobody_nominates =
        kPolicy == Policy::plain && state.table.phase == gorod::Phase::discussion;
    // A discussion that nobody uses is closed at once where a clock or a moderator can.
    return nobody_nominates && open.has(Seat::nobody) ? Seats::of(Seat::nobody) : open;
  }

  // The whole command, for whoever drives a game in his own way.
  Command answer(const gorod::Plan& plan, const gorod::State& state, Seat seat,
                 const Prompt& prompt) {
    return command(seat, prompt, choose(plan, state, seat, prompt));
  }

  Choice choose(const gorod::Plan& plan, const gorod::State& state, Seat seat,
                const Prompt& prompt) {
    if (kPolicy == Policy::plain && seat != Seat::nobody) {
      if (prompt.stays == Stays::until_retired) return victim(plan, state, seat, prompt);
      if (prompt.pass == Pass::allowed) return kPass;
    }
    return draw(dice_, prompt);
  }

 private:
  // The first to point draws for all who are awake with him: anyone offered who is not of the clan.
  Choice victim(const gorod::Plan& plan, const gorod::State& state, Seat seat,
                const Prompt& prompt) {
    const gorod::Clan clan = plan.card(state.truth.role[index(seat)]).wakes_with;
    const Agreed now{state.table.round, clan, prompt.ask};
    if (now != agreed_) {
      agreed_ = now;
      Seats outside = state.table.in_play;
      for (Seat other : state.table.in_play) {
        const gorod::Card& card = plan.card(state.truth.role[index(other)]);
        if (card.wakes_with == clan && card.member == gorod::Member::yes) {
          outside -= Seats::of(other);
        }
      }
      const Choice targets = prompt.offers & choice_of(outside);
      victim_ = dice_.one_of(targets != 0 ? targets : prompt.offers);
    }
    return victim_;
  }

  struct Agreed {  // which choice of which clan the victim was drawn for
    std::uint16_t round = 0;
    gorod::Clan clan = gorod::Clan::none;
    Ask ask{};
    friend constexpr bool operator==(const Agreed&, const Agreed&) = default;
  };

  Dice dice_;
  Agreed agreed_{};
  Choice victim_ = kPass;
};

template <Policy kPolicy>
struct PolicyOf<gorod::Gorod, kPolicy> {
  using type = GorodPolicy<kPolicy>;
};

}  // namespace omerta::simulator
