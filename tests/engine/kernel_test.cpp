// The kernel by itself, on a toy rulebook: asking, offering, telling, refusing, ending.
#include <gtest/gtest.h>

#include <vector>

#include "engine/whole_game.h"
#include "tests/engine/toy.h"

namespace omerta::toy {
namespace {

using ToyState = State<Toy>;

Command paint(Seat seat, Choice choice) { return {.choice = choice, .seat = seat, .ask = colour}; }

TEST(Kernel, AsksOneAfterTheOther) {
  const Plan plan;
  ToyState state = begin<Toy>(plan);
  EXPECT_EQ(state.prompts.awaited[0], Seats::of(Seat{0}));
  EXPECT_EQ(apply<Toy>(plan, state, paint(Seat{1}, 0b1)), not_now);
  EXPECT_EQ(apply<Toy>(plan, state, paint(Seat{0}, 0b1000)), not_offered);
  EXPECT_EQ(apply<Toy>(plan, state, paint(Seat{0}, 0b11)), not_offered);  // one colour, not two
  EXPECT_EQ(apply<Toy>(plan, state, paint(Seat{0}, kPass)), not_offered);
  EXPECT_EQ(apply<Toy>(plan, state, paint(Seat{0}, 0b10)), Refusal::none);
  EXPECT_EQ(state.prompts.awaited[0], Seats::of(Seat{1}));
  EXPECT_EQ(apply<Toy>(plan, state, paint(Seat{0}, 0b10)), not_now);  // answered is answered
}

TEST(Kernel, AStandingOfferNeitherWaitsNorEnds) {
  const Plan plan;
  ToyState state = begin<Toy>(plan);
  const Command hello{.choice = kYes, .seat = Seat{2}, .ask = wave};
  for (int i = 0; i < 3; ++i) EXPECT_EQ(apply<Toy>(plan, state, hello), Refusal::none);
  EXPECT_EQ(state.table.waved, Seats::of(Seat{2}));
  EXPECT_EQ(state.prompts.awaited[0], Seats::of(Seat{0}));  // the question waits on, in its lane
}

TEST(Kernel, ToldIsLearnedByItsAudienceOnly) {
  const Plan plan;
  std::vector<Audience> heard;
  const Log log{[](void* to, Audience audience, Event) {
                  static_cast<std::vector<Audience>*>(to)->push_back(audience);
                },
                &heard};
  ToyState state = begin<Toy>(plan, log);
  EXPECT_EQ(apply<Toy>(plan, state, paint(Seat{0}, 0b100), log), Refusal::none);
  EXPECT_EQ(state.notes[0].colour, 0b100U);
  EXPECT_EQ(state.notes[1].colour, 0U);
  EXPECT_EQ(heard, (std::vector{Audience::everyone(), Audience::only(Seat{0})}));
  EXPECT_EQ(state.told, 2U);
}

TEST(Kernel, OnlyTheRightVoiceClosesAndNothingFollows) {
  const Plan plan;
  ToyState state = begin<Toy>(plan);
  for (std::uint8_t seat = 0; seat < plan.seats; ++seat) {
    EXPECT_EQ(apply<Toy>(plan, state, paint(Seat{seat}, 0b1)), Refusal::none);
  }
  Command shut{.choice = kYes, .seat = Seat::nobody, .ask = close, .voice = Voice::moderator};
  EXPECT_EQ(apply<Toy>(plan, state, shut), not_now);
  shut.voice = Voice::clock;
  EXPECT_EQ(apply<Toy>(plan, state, shut), Refusal::none);
  EXPECT_FALSE(state.prompts.waits());
  EXPECT_EQ(apply<Toy>(plan, state, shut), not_now);
  EXPECT_EQ(apply<Toy>(plan, state, {.choice = kYes, .seat = Seat{2}, .ask = wave}), not_now);
}

TEST(Kernel, SeatsAndVoicesOutOfRangeAreRefused) {
  const Plan plan;
  ToyState state = begin<Toy>(plan);
  for (int seat = 0; seat < 256; ++seat) {
    for (int voice = 0; voice < 256; ++voice) {
      Command command = paint(static_cast<Seat>(seat), 0b1000);
      command.voice = static_cast<Voice>(voice);
      EXPECT_NE(apply<Toy>(plan, state, command), Refusal::none);
    }
  }
}

TEST(Kernel, AnyGamePlaysTheSameGame) {
  const Plan plan;
  AnyGame any = AnyGame::of<Toy>(plan);
  any.begin();
  ToyState state = begin<Toy>(plan);
  const Command command = paint(Seat{0}, 0b10);
  EXPECT_EQ(any.apply(command), apply<Toy>(plan, state, command));
  EXPECT_EQ(WholeGame::state<Toy>(any).notes[0].colour, state.notes[0].colour);
  EXPECT_EQ(any.awaited(0), state.prompts.awaited[0]);
  const AnyGame copy = any;  // a copy is a branch
  EXPECT_EQ(any.apply(paint(Seat{1}, 0b1)), Refusal::none);
  EXPECT_EQ(copy.awaited(0), Seats::of(Seat{1}));
}

TEST(KernelDeathTest, AnOverfullAgendaIsOurMistake) {
  Agenda<Step, 2> agenda;
  agenda.push({1});
  agenda.push({2});
  EXPECT_DEATH(agenda.push({3}), "");
}

}  // namespace
}  // namespace omerta::toy
