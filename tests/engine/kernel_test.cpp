// The kernel by itself, on a toy rulebook: asking, offering, telling, refusing, ending.
#include <gtest/gtest.h>

#include <cstring>
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

template <class T>
bool same_bytes(const T& a, const T& b) {
  static_assert(std::has_unique_object_representations_v<T>);
  return std::memcmp(&a, &b, sizeof a) == 0;
}

TEST(Kernel, WhatIsDoneLeavesNoTrace) {
  Agenda<std::uint32_t, 4> direct;
  direct.push(1);
  Agenda<std::uint32_t, 4> roundabout;
  roundabout.push(1);
  roundabout.push(2);
  roundabout.push(3);
  EXPECT_EQ(roundabout.pop(), 3U);
  EXPECT_EQ(roundabout.pop(), 2U);
  EXPECT_TRUE(same_bytes(direct, roundabout));
  EXPECT_EQ(roundabout.pop(), 1U);
  EXPECT_TRUE(same_bytes(roundabout, Agenda<std::uint32_t, 4>{}));
  direct.push(7);
  direct.clear();
  EXPECT_TRUE(same_bytes(roundabout, direct));
}

// Three ways to the same table: who waved first, or twice in between, is nowhere kept.
TEST(Kernel, EqualGamesAreEqualBytesWhateverTheWay) {
  const Plan plan;
  const Command hello{.choice = kYes, .seat = Seat{2}, .ask = wave};
  const Command red = paint(Seat{0}, 0b1);
  const Command blue = paint(Seat{1}, 0b10);
  const auto played = [&](const std::vector<Command>& commands) {
    ToyState state = begin<Toy>(plan);
    for (const Command& each : commands) EXPECT_EQ(apply<Toy>(plan, state, each), Refusal::none);
    return state;
  };
  const ToyState first = played({hello, red, blue});
  for (const ToyState& other : {played({red, hello, blue}), played({red, blue, hello})}) {
    EXPECT_TRUE(same_bytes(first.table, other.table));
    EXPECT_TRUE(same_bytes(first.notes, other.notes));
    EXPECT_TRUE(same_bytes(first.truth, other.truth));
    EXPECT_TRUE(same_bytes(first.agenda, other.agenda));
    EXPECT_TRUE(same_bytes(first.prompts, other.prompts));
    EXPECT_EQ(first.told, other.told);
  }
}

// With two to be named out of one, not even that one may be seen to be on offer.
TEST(Kernel, AnImpossibleOfferIsNotSeen) {
  const Plan plan;
  ToyState state = begin<Toy>(plan);
  Turn<Toy> turn{plan, state, {}};
  turn.ask(Seat{1}, pair);
  turn.ask(Seat{2}, pair);
  turn.strike(pair, 0b100);
  const Prompt* prompt = state.prompts.find(0, Seat{1});
  EXPECT_EQ(prompt->offers, 0b011U);
  EXPECT_EQ(prompt->pass, Pass::refused);
  EXPECT_TRUE(prompt->admits(0b011));
  turn.strike(pair, 0b010);
  EXPECT_EQ(prompt->offers, 0U);
  EXPECT_EQ(prompt->pass, Pass::allowed);  // nobody is ever stuck before a question
  EXPECT_EQ(state.prompts.find(0, Seat{0})->offers, kColours);  // another question is not touched
  turn.strike_everywhere(0b110);
  EXPECT_EQ(state.prompts.find(0, Seat{0})->offers, 0b001U);  // one of one: it can be answered
  EXPECT_EQ(state.prompts.find(0, Seat{0})->pass, Pass::refused);
}

TEST(Kernel, WhatIsWithdrawnIsNeitherOpenNorWaitedFor) {
  const Plan plan;
  ToyState state = begin<Toy>(plan);
  Turn<Toy> turn{plan, state, {}};
  turn.ask(Seats::first(3), pair);
  turn.retire(Seats::of(Seat{0}) | Seat{2}, pair);
  EXPECT_EQ(state.prompts.awaited[0], Seats::of(Seat{1}));
  EXPECT_EQ(turn.asked(pair), Seats::of(Seat{1}));
  EXPECT_EQ(apply<Toy>(plan, state, {.choice = 0b11, .seat = Seat{2}, .ask = pair}), not_now);
}

// A tap that was meant for an earlier question does not answer a later one, though it asks the
// same; whoever names no number answers what is open.
TEST(Kernel, AnAnswerToAnEarlierQuestionIsStale) {
  const Plan plan;
  ToyState state = begin<Toy>(plan);
  EXPECT_EQ(state.prompts.find(0, Seat{0})->number, 1);
  EXPECT_EQ(state.prompts.find(1, Seat{0})->number, 1);  // each lane counts for itself
  Turn<Toy>{plan, state, {}}.retire(Seats::of(Seat{0}), colour);
  Command late = paint(Seat{0}, 0b1);
  late.number = 1;
  EXPECT_EQ(apply<Toy>(plan, state, late), Refusal::stale);  // it is over
  Turn<Toy>{plan, state, {}}.ask(Seat{0}, colour);
  EXPECT_EQ(state.prompts.find(0, Seat{0})->number, 2);
  EXPECT_EQ(state.prompts.at[0][1].number, 0);               // nobody else's number has moved
  EXPECT_EQ(apply<Toy>(plan, state, late), Refusal::stale);  // and another has been put
  late.number = 2;
  EXPECT_EQ(apply<Toy>(plan, state, late), Refusal::none);
  EXPECT_EQ(apply<Toy>(plan, state, paint(Seat{1}, 0b1)), Refusal::none);
}

// A question that is withdrawn and put again unseen is the same question, unless its chair has
// heard something in between.
TEST(Kernel, WhatHappensElsewhereDoesNotMoveANumber) {
  const Plan plan;
  ToyState state = begin<Toy>(plan);
  Turn<Toy> elsewhere{plan, state, {}};
  elsewhere.tell(Audience::only(Seat{1}), {.fact = painted, .who = Seat{1}, .by = kClause});
  elsewhere.retire(Seats::of(Seat{0}), colour);
  elsewhere.ask(Seat{0}, colour);
  EXPECT_EQ(state.prompts.find(0, Seat{0})->number, 1);
  Turn<Toy> heard{plan, state, {}};
  heard.tell(Audience::everyone(), {.fact = waved, .who = Seat{1}, .by = kClause});
  heard.ask(Seat{0}, colour);
  EXPECT_EQ(state.prompts.find(0, Seat{0})->number, 2);
}

TEST(Kernel, ANumberIsNeverNought) {
  const Plan plan;
  ToyState state = begin<Toy>(plan);
  for (int i = 0; i < UINT16_MAX; ++i) {
    Turn<Toy>{plan, state, {}}.retire(Seats::of(Seat{0}), colour);
    Turn<Toy>{plan, state, {}}.ask(Seat{0}, colour);
  }
  EXPECT_EQ(state.prompts.find(0, Seat{0})->number, 1);
}

// What the moderator may say in place of an answer: nobody else may, and he not elsewhere.
TEST(Kernel, InPlaceOfAnAnswer) {
  const Plan plan;
  const Voices house = Voices::of(Voice::chance) | Voices::of(Voice::moderator);
  const auto answered = [&](const Command& command, Ask instead) {
    ToyState state = begin<Toy>(plan);
    Turn<Toy>{plan, state, {}}.ask_house(
        {.offers = 0b110, .ask = lot, .voices = house, .instead = instead});
    const Refusal refusal = apply<Toy>(plan, state, command);
    EXPECT_EQ(state.prompts.waits(), refusal != Refusal::none);  // `close` ends the toy
    return refusal;
  };
  Command shut{.choice = kYes, .seat = Seat::nobody, .ask = close, .voice = Voice::moderator};
  EXPECT_EQ(answered(shut, close), Refusal::none);
  EXPECT_EQ(answered(shut, Ask{}), not_now);
  shut.choice = kPass;
  EXPECT_EQ(answered(shut, close), not_now);
  shut.choice = kYes;
  for (Voice voice : {Voice::player, Voice::clock, Voice::chance}) {
    shut.voice = voice;
    EXPECT_EQ(answered(shut, close), not_now);
  }
}

TEST(KernelDeathTest, AnOverfullAgendaIsOurMistake) {
  Agenda<Step, 2> agenda;
  agenda.push({1});
  agenda.push({2});
  EXPECT_DEATH(agenda.push({3}), "");
}

}  // namespace
}  // namespace omerta::toy
