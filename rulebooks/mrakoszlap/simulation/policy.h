// How the simulator answers the questions of mrakoszlap: at random, or as plainly as the game
// allows.
#pragma once
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/mrakoszlap/simulation/deal.h"
#include "simulator/driver.h"
#include "simulator/policy.h"

namespace omerta::simulator {

// Who has a question before him. Players come before the clock, which a narrator's call waits for
// too; where only the clock is waited for, whoever may do something is asked. A show of hands in
// which everyone has answered is closed (MRK-BALLOT-1).
inline Seats questions(const mrakoszlap::State& state, unsigned lane) {
  if (lane != 0) return {};
  const Seats players = state.prompts.awaited[0] - Seat::nobody;
  if (!players.empty()) return players;
  const bool hands = state.table.show != mrakoszlap::Show::none;
  return hands ? state.prompts.open[0] & Seats::of(Seat::nobody) : state.prompts.open[0];
}

// The windows in which the Time Lord may leave out a night or a day, and need not.
inline bool may_skip(const mrakoszlap::State& state) {
  return state.table.phase == mrakoszlap::Phase::night_open ||
         state.table.phase == mrakoszlap::Phase::day_open;
}

// Who may use something of his own accord: a power of the day, or the Time Lord's. Everyone has the
// control; for most it offers nothing. `speak` is left alone.
inline Seats volunteers(const mrakoszlap::State& state, unsigned lane) {
  if (lane == 0) return may_skip(state) ? state.prompts.open[0] - Seat::nobody : Seats{};
  return lane == 1 ? state.prompts.open[1] : Seats{};
}

// Chance draws the whole deal at its first card, and everything else as it comes.
class MrakoszlapChance {
 public:
  Choice choose(Dice& dice, const mrakoszlap::Plan& plan, const mrakoszlap::State& state,
                const Prompt& prompt) {
    if (prompt.ask != mrakoszlap::ask::deal) return draw(dice, prompt);
    if (state.truth.dealt == 0) deal_ = draw_deal(dice, plan);
    const Choice next = next_card(deal_, plan, state);
    return next != kPass ? next : draw(dice, prompt);
  }

 private:
  MrakoszlapDeal deal_{};
};

template <>
struct ChanceOf<mrakoszlap::Mrakoszlap> {
  using type = MrakoszlapChance;
};

// Random: all questions, and now and then a power or a hurried clock.
// Plain: nobody uses a power, who may pass does, and the Mafia and the voters choose as one.
template <Policy kPolicy>
class MrakoszlapPolicy {
 public:
  explicit MrakoszlapPolicy(Dice dice) : dice_{dice} {}

  Seats asked(const mrakoszlap::State& state, unsigned lane) {
    if constexpr (kPolicy == Policy::plain) {
      return lane == 0 && may_skip(state) ? Seats::of(Seat::nobody) : questions(state, lane);
    } else {
      return lane == 0 ? in_time(state) : willing(state, lane);
    }
  }

  Choice choose(const mrakoszlap::Plan& plan, const mrakoszlap::State& state, Seat seat,
                const Prompt& prompt) {
    if (seat == Seat::nobody) return chance_.choose(dice_, plan, state, prompt);
    if constexpr (kPolicy == Policy::plain) {
      namespace ask = mrakoszlap::ask;
      if (prompt.ask == ask::mafia_aim) return victim(state, prompt);
      if (prompt.ask == ask::accuse) return culprit(state);
      if (prompt.ask == ask::raise_hand) return kYes;
      if (prompt.ask == ask::tie_vote) return mrakoszlap::kFor;
      if (prompt.pass == Pass::allowed) return kPass;
    }
    return draw(dice_, prompt);
  }

 private:
  static constexpr std::uint32_t kHurry = 16;          // once in so many windows the clock is early
  static constexpr std::uint32_t kPowers = 16;         // ... somebody thinks of his power
  static constexpr std::uint32_t kSkips = 8;           // ... the Time Lord of his
  static constexpr std::uint32_t kSecondThoughts = 8;  // ... hands are changed before a show ends

  // Mostly everybody is waited for; sometimes the clock runs out on those who are slow.
  Seats in_time(const mrakoszlap::State& state) {
    const Seats all = questions(state, 0);
    if (may_skip(state)) return dice_.once_in(kSkips) ? all : Seats::of(Seat::nobody);
    const bool shown = state.table.show != mrakoszlap::Show::none && all == Seats::of(Seat::nobody);
    if (shown) return dice_.once_in(kSecondThoughts) ? state.prompts.open[0] : all;
    const bool may_close = !all.has(Seat::nobody) && state.prompts.open[0].has(Seat::nobody);
    if (!may_close || !dice_.once_in(kHurry)) return all;
    return (all & Seats{static_cast<std::uint32_t>(dice_.next())}) | Seat::nobody;
  }

  Seats willing(const mrakoszlap::State& state, unsigned lane) {
    const Seats holding = volunteers(state, lane);
    if (holding.empty() || !dice_.once_in(kPowers)) return {};
    return holding & Seats{static_cast<std::uint32_t>(dice_.next())};
  }

  // The first to point draws for all Mafians: each of the others who are in play is as likely.
  Choice victim(const mrakoszlap::State& state, const Prompt& prompt) {
    if (night_ != state.table.round) {
      night_ = state.table.round;
      const Choice others = prompt.offers & ~choice_of(state.truth.mafia);
      victim_ = dice_.one_of(others != 0 ? others : prompt.offers);
    }
    return victim_;
  }

  // The first to accuse draws for all: each player in play is as likely.
  Choice culprit(const mrakoszlap::State& state) {
    if (day_ != state.table.round) {
      day_ = state.table.round;
      culprit_ = dice_.one_of(choice_of(state.table.in_play));
    }
    return culprit_;
  }

  Dice dice_;
  MrakoszlapChance chance_{};
  Choice victim_ = kPass;
  Choice culprit_ = kPass;
  std::uint16_t night_ = 0;  // the round the victim was drawn for
  std::uint16_t day_ = 0;    // ... the accused was
};

template <Policy kPolicy>
struct PolicyOf<mrakoszlap::Mrakoszlap, kPolicy> {
  using type = MrakoszlapPolicy<kPolicy>;
};

}  // namespace omerta::simulator
