// A game played by random answers, one command after the other.
#pragma once
#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "chronicle/chronicle.h"
#include "engine/whole_game.h"
#include "simulator/driver.h"
#include "simulator/policy.h"

namespace omerta {

// Tells after each command which one it was; whoever listens may take some of them back.
template <class R, class P>
void play_at_random(Chronicle& chronicle, std::uint64_t seed,
                    const std::function<void(const Command&)>& played) {
  P policy{chance::Dice{seed, 0}};
  chance::Dice dice{seed, 1};
  const auto& plan = chronicle.game().plan<R>();
  while (!chronicle.game().over()) {
    const auto& state = WholeGame::state<R>(chronicle.game());
    std::vector<Command> answers;
    for (unsigned lane = 0; lane < R::kLanes; ++lane) {
      for (Seat seat : policy.asked(state, lane)) {
        const Prompt* prompt = state.prompts.find(lane, seat);
        if (prompt == nullptr || !has_answer(*prompt)) continue;
        const Choice choice = policy.choose(plan, state, seat, *prompt);
        answers.push_back(simulator::command(seat, *prompt, choice));
      }
    }
    if (answers.empty()) continue;
    const auto which = dice.below(static_cast<std::uint32_t>(answers.size()));
    ASSERT_EQ(chronicle.play(answers[which]), Refusal::none);
    played(answers[which]);
  }
}

}  // namespace omerta
