// A bot's answer depends on its view and its feed and on nothing else: in a world whose hidden half
// is another, the same chair says the same.
#include <gtest/gtest.h>

#include "chance/dice.h"
#include "chance/draw.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "tests/bots/evening.h"

namespace omerta::bots {
namespace {

using gorod::Gorod;
using gorod::State;

// The same to one chair, and different in everything it may not know: the cards of all the others
// are passed round, their notes are exchanged, and the moderator's book is a blank.
State twin_of(const State& state, Seat seat, int seats) {
  State twin = state;
  twin.truth = {};
  for (unsigned i = 0; i < static_cast<unsigned>(seats); ++i) {
    const unsigned next = (i + 1) % static_cast<unsigned>(seats);
    twin.truth.role[i] = state.truth.role[next];
    if (i != index(seat)) twin.notes[i] = state.notes[next];
  }
  twin.agenda = {};
  return twin;
}

class Watched {
 public:
  explicit Watched(const gorod::Setup& setup, std::uint64_t seed, Level level)
      : plan_{gorod::plan(setup)}, seats_{setup.seats}, bot_{level, seed}, dice_{seed, 3} {
    for (unsigned i = 0; i < kSeats; ++i) feeds_.emplace_back(static_cast<Seat>(i));
  }

  int play() {
    state_ = begin<Gorod>(plan_, log());
    while (state_.table.phase != gorod::Phase::over) {
      for (Seat seat : state_.prompts.open[0] - Seat::nobody) ask(seat);
      if (const Prompt* house = state_.prompts.find(0, Seat::nobody)) {
        say(house_answer(dice_, *house));
      }
    }
    return asked_;
  }

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              for (Feed& feed : static_cast<Watched*>(to)->feeds_) feed.hear(audience, event);
            },
            this};
  }

  void say(const Command& command) {
    ASSERT_EQ(apply<Gorod>(plan_, state_, command, log()), Refusal::none);
  }

  Choice answer(const State& world, Seat seat, const Prompt& prompt) {
    const gorod::View view = omerta::view<Gorod>(plan_, world, seat);
    return bot_.choose({view, feeds_[index(seat)].heard()}, prompt);
  }

  void ask(Seat seat) {
    const Prompt* open = state_.prompts.find(0, seat);
    if (open == nullptr) return;
    const Prompt prompt = *open;
    const Choice choice = answer(state_, seat, prompt);
    EXPECT_EQ(choice, answer(twin_of(state_, seat, seats_), seat, prompt));
    EXPECT_EQ(choice, answer(state_, seat, prompt)) << "the same question, the same answer";
    ++asked_;
    say({.choice = choice, .seat = seat, .ask = prompt.ask, .voice = Voice::player});
  }

  const gorod::Plan plan_;
  int seats_;
  Bot bot_;
  chance::Dice dice_;
  State state_{};
  std::vector<Feed> feeds_;
  int asked_ = 0;
};

TEST(Twins, ABotSaysTheSameInBothWorlds) {
  int asked = 0;
  for (std::uint64_t seed = 0; seed < 35; ++seed) {
    for (Level level : {Level::random, Level::novice, Level::player, Level::detective}) {
      const auto edition = seed % 2 == 0 ? gorod::Edition::newer : gorod::Edition::of_2012;
      gorod::Setup setup = gorod::preset(edition, 6 + static_cast<int>(seed % 7));
      setup.stalemate_limit = 20;
      asked += Watched{setup, seed, level}.play();
    }
  }
  EXPECT_GT(asked, 5'000);
}

// Nobody hears what was said to somebody else, and nobody hears why.
TEST(Twins, AFeedHoldsWhatItsChairWasTold) {
  Feed feed{Seat{2}};
  feed.hear(Audience::only(Seat{1}), {.fact = gorod::fact::answer});
  feed.hear(Audience::moderator(), {.fact = gorod::fact::shot});
  EXPECT_TRUE(feed.heard().empty());
  feed.hear(Audience::everyone(), {.fact = gorod::fact::dawn, .cause = 7});
  feed.hear(Audience::only(Seat{2}), {.fact = gorod::fact::answer, .cause = 9});
  ASSERT_EQ(feed.heard().size(), 2U);
  EXPECT_EQ(feed.heard()[0].cause, 0U);
  EXPECT_EQ(feed.heard()[1].cause, 0U);
}

}  // namespace
}  // namespace omerta::bots
