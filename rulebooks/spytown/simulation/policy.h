// How the simulator answers the questions of spytown: at random, or as plainly as the game allows.
#pragma once
#include "rulebooks/spytown/rules/spytown.h"
#include "simulator/driver.h"
#include "simulator/policy.h"

namespace omerta::simulator {

// Who has a question before him. By night the game waits for nobody but the clock, and whoever may
// do something is asked; by day those it waits for are. What a seat may volunteer is no question.
inline Seats questions(const spytown::State& state, unsigned lane) {
  if (lane != 0) return {};
  const Seats awaited = state.prompts.awaited[0];
  return awaited == Seats::of(Seat::nobody) ? state.prompts.open[0] : awaited;
}

// Who may play his own card, and need not. `speak`, `expel` and `rule` are left alone.
inline Seats volunteers(const spytown::State& state, unsigned lane) {
  return lane == 1 ? state.prompts.open[1] - Seat::nobody : Seats{};
}

// Whoever is asked has declared nothing, and to be undecided still is no answer.
constexpr Prompt decided(Prompt prompt) {
  prompt.offers &= ~spytown::kUndecided;
  return prompt;
}

// Random: all questions, and now and then a card or a hurried clock.
// Plain: nobody plays a card, who may pass does, and the mafia and the voters choose as one.
template <Policy kPolicy>
class SpytownPolicy {
 public:
  explicit SpytownPolicy(Dice dice) : dice_{dice} {}

  Seats asked(const spytown::State& state, unsigned lane) {
    if constexpr (kPolicy == Policy::plain) {
      const Seats all = questions(state, lane);
      const bool talk = lane == 0 && state.table.phase == spytown::Phase::discussion;
      // A discussion in which nobody has anything to say is closed at once.
      return talk && state.prompts.open[0].has(Seat::nobody) ? Seats::of(Seat::nobody) : all;
    } else {
      return lane == 0 ? in_time(state) : willing(state, lane);
    }
  }

  Choice choose(const spytown::Plan&, const spytown::State& state, Seat seat,
                const Prompt& prompt) {
    if (kPolicy == Policy::plain && seat != Seat::nobody) {
      if (prompt.ask == spytown::ask::mafia_point) return victim(state, prompt);
      if (prompt.ask == spytown::ask::vote_preliminary || prompt.ask == spytown::ask::vote_final) {
        return vote(state, prompt);
      }
      if (prompt.pass == Pass::allowed) return kPass;
    }
    return draw(dice_, decided(prompt));
  }

 private:
  static constexpr std::uint32_t kHurry = 16;    // once in so many windows the clock is early
  static constexpr std::uint32_t kPenalty = 16;  // ... of those willing shows a card at a bad time

  // Mostly everybody is waited for; sometimes the clock runs out on those who are slow.
  Seats in_time(const spytown::State& state) {
    const Seats all = questions(state, 0);
    const bool may_close = !all.has(Seat::nobody) && state.prompts.open[0].has(Seat::nobody);
    if (!may_close || !dice_.once_in(kHurry)) return all;
    return (all & Seats{static_cast<std::uint32_t>(dice_.next())}) | Seat::nobody;
  }

  // A card that could be played is, one time in four; one that would cost the game, rarely.
  Seats willing(const spytown::State& state, unsigned lane) {
    const Seats holding = volunteers(state, lane);
    if (holding.empty()) return {};
    const std::uint64_t coins = dice_.next();
    Seats now = holding & Seats{static_cast<std::uint32_t>(coins & coins >> 32)};
    for (Seat seat : now) {
      const bool costly = state.prompts.find(lane, seat)->ask == spytown::ask::show_card;
      if (costly && !dice_.once_in(kPenalty)) now -= Seats::of(seat);
    }
    return now;
  }

  // The first to point draws for all who are awake: each of those with closed eyes is as likely.
  Choice victim(const spytown::State& state, const Prompt& prompt) {
    if (night_ != state.table.round || (prompt.offers & victim_) == 0) {
      night_ = state.table.round;
      victim_ = dice_.one_of(prompt.offers);
    }
    return victim_;
  }

  // SPY-VOTE-5, -11  The first to vote draws for all: each player in the game is as likely. With n
  // voters the drawn one gets all the votes but his own, n - 1 against 1 for somebody, so he leads
  // both ballots if n > 2. If only two are left each has to vote for the other; both keep their
  // votes, and the lot (SPY-VOTE-13) is as fair as the draw was. Where he may vote for himself he
  // is the only suspect (SPY-VOTE-7). Whom he votes for otherwise changes nothing.
  Choice vote(const spytown::State& state, const Prompt& prompt) {
    if (day_ != state.table.round) {
      day_ = state.table.round;
      drawn_ = dice_.one_of(choice_of(state.table.in_play));
    }
    const Choice agreed = prompt.offers & drawn_;
    return agreed != 0 ? agreed : prompt.offers & (~prompt.offers + 1);
  }

  Dice dice_;
  Choice victim_ = kPass;
  Choice drawn_ = kPass;
  std::uint16_t night_ = 0;  // the round the victim was drawn for
  std::uint16_t day_ = 0;    // ... the one to go was
};

template <Policy kPolicy>
struct PolicyOf<spytown::Spytown, kPolicy> {
  using type = SpytownPolicy<kPolicy>;
};

}  // namespace omerta::simulator
