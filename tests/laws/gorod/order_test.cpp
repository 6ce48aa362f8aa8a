// Who answers first makes no difference where all answer at once: looks, ballots, the hands of a
// clan, the choices of one call.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/laws/gorod/sitting.h"

namespace omerta::gorod::laws {
namespace {

// Numbers of events are numbers of the record: they may differ by the order of the answers.
State without_numbers(State state) {
  Truth& truth = state.truth;
  truth.tonight.hit_by = {};
  truth.tonight.held_by = {};
  truth.chosen_by = {};
  truth.alibi_by = {};
  truth.verdict_by = 0;
  truth.last_left = 0;
  return state;
}

using Message = std::array<std::uint32_t, 5>;

std::vector<Message> sentences(const Sitting& game, std::size_t from) {
  std::vector<Message> all;
  for (std::size_t i = from; i < game.told.size(); ++i) {
    const Event& e = game.told[i].event;
    all.push_back({game.told[i].to.seats().bits,
                   static_cast<std::uint32_t>(e.fact) << 24 | index(e.who) << 16 |
                       index(e.whom) << 8 | e.what,
                   e.seats.bits, e.much, static_cast<std::uint32_t>(e.by)});
  }
  std::sort(all.begin(), all.end());
  return all;
}

// One answer from every chair that has a question before it; nominations depend on each other.
std::vector<Command> answers(Dice& dice, const State& state) {
  std::vector<Command> all;
  for (unsigned lane = 0; lane < Gorod::kLanes; ++lane) {
    for (Seat seat : state.prompts.open[lane] & Seats::first(kSeats)) {
      const Prompt& prompt = *state.prompts.find(lane, seat);
      if (prompt.ask == ask::nominate || prompt.ask == ask::speak || prompt.ask == ask::support) {
        continue;
      }
      all.push_back({.choice = draw(dice, prompt), .seat = seat, .ask = prompt.ask});
    }
  }
  return all;
}

// Another order of the chairs; what one chair says keeps its own order.
void shuffle(Dice& dice, std::vector<Command>& commands) {
  std::array<std::uint64_t, kSeats> place{};
  for (std::uint64_t& each : place) each = dice.next();
  const auto rank = [&](const Command& command) {
    return std::pair{place[index(command.seat)], Gorod::lane(command.ask)};
  };
  std::sort(commands.begin(), commands.end(),
            [&](const Command& a, const Command& b) { return rank(a) < rank(b); });
}

void close_window(Sitting& game) {
  const Prompt* prompt = game.state.prompts.find(0, Seat::nobody);
  if (prompt == nullptr || prompt->ask != ask::close) return;
  ASSERT_EQ(game.say(house_command(*prompt, kYes)), Refusal::none);
}

void say_all(Sitting& game, const std::vector<Command>& commands) {
  const bool night = game.state.table.phase == Phase::night;
  for (const Command& command : commands) ASSERT_EQ(game.say(command), Refusal::none);
  if (night) close_window(game);
}

TEST(Order, OfAnswersGivenTogetherDoesNotMatter) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{11, seed};
    Sitting game{random_setup(dice)};
    for (int i = 0; i < 200 && !game.over(); ++i) {
      std::vector<Command> all = answers(dice, game.state);
      if (all.size() > 1) {
        Sitting one = game;
        Sitting other = game;
        const std::size_t past = game.told.size();
        ASSERT_NO_FATAL_FAILURE(say_all(one, all));
        shuffle(dice, all);
        ASSERT_NO_FATAL_FAILURE(say_all(other, all));
        const State a = without_numbers(one.state);
        const State b = without_numbers(other.state);
        ASSERT_TRUE(same_bytes(a, b)) << "after command " << game.commands.size();
        ASSERT_EQ(sentences(one, past), sentences(other, past));
        ++compared;
      }
      ASSERT_EQ(game.say(*random_command(dice, game)), Refusal::none);
    }
  }
  EXPECT_GT(compared, 20'000);
}

}  // namespace
}  // namespace omerta::gorod::laws
