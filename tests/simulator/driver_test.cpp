// The driver asks everyone once, in a fixed order, and leaves alone what is no question.
#include "simulator/driver.h"

#include <gtest/gtest.h>

#include <vector>

#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/gorod/simulation/setups.h"
#include "tests/simulator/tables.h"

namespace omerta::simulator {
namespace {

struct Told {
  std::vector<Event> events;
  static void write(void* to, Audience, Event event) {
    static_cast<Told*>(to)->events.push_back(event);
  }
};

template <Policy kPolicy>
Told play(const gorod::Plan& plan, std::uint64_t game) {
  Told told;
  const Log log{Told::write, &told};
  gorod::State state = begin<gorod::Gorod>(plan, log);
  GorodPolicy<kPolicy> policy{Dice{3, game}};
  play_to_the_end<gorod::Gorod>(plan, state, policy, log);
  EXPECT_EQ(state.table.phase, gorod::Phase::over);
  EXPECT_EQ(state.told, told.events.size());
  return told;
}

// Between two marks no one does the same twice.
void expect_once_a_window(const Told& told) {
  Seats pointed;
  Seats passed;
  for (const Event& event : told.events) {
    if (event.fact == gorod::fact::call_opened || event.fact == gorod::fact::no_shot ||
        event.fact == gorod::fact::shot || event.fact == gorod::fact::day_opened) {
      pointed = passed = {};
    }
    if (event.fact == gorod::fact::pointed) {
      EXPECT_FALSE(pointed.has(event.who));
      pointed |= Seats::of(event.who);
    }
    if (event.fact == gorod::fact::no_candidate || event.fact == gorod::fact::nominated) {
      EXPECT_FALSE(passed.has(event.who));
      passed |= Seats::of(event.who);
    }
  }
}

TEST(Driver, EveryTableOfTheSignatureIsPlayedToItsEndByBothPolicies) {
  std::uint64_t game = 0;
  for (const gorod::Setup& setup : signature_setups()) {
    ASSERT_TRUE(gorod::validate(setup).may_start()) << game;
    const gorod::Plan plan = gorod::plan(setup);
    for (int i = 0; i < 5; ++i) {
      expect_once_a_window(play<Policy::random>(plan, game));
      expect_once_a_window(play<Policy::plain>(plan, game));
      ++game;
    }
  }
}

TEST(Driver, NobodySpeaksAndNobodyIsWithdrawn) {
  const gorod::Plan plan = gorod::plan(largest_table());
  for (std::uint64_t game = 0; game < 50; ++game) {
    for (const Event& event : play<Policy::random>(plan, game).events) {
      EXPECT_NE(event.fact, gorod::fact::spoke);
      EXPECT_NE(event.fact, gorod::fact::withdrawn);
    }
  }
}

TEST(Driver, InThePlainGameNobodyNominatesAndTheMafiaShootsOneOutsideIt) {
  gorod::Setup setup = plain_table(12, 4);
  for (gorod::Seconds clock : {gorod::kOff, gorod::Seconds{60}}) {
    setup.discussion_clock = clock;
    const gorod::Plan plan = gorod::plan(setup);
    for (std::uint64_t game = 0; game < 50; ++game) {
      int passes = 0;
      for (const Event& event : play<Policy::plain>(plan, game).events) {
        EXPECT_NE(event.fact, gorod::fact::nominated);
        EXPECT_NE(event.fact, gorod::fact::no_shot);
        EXPECT_NE(event.fact, gorod::fact::answer);
        passes += event.fact == gorod::fact::no_candidate ? 1 : 0;
      }
      EXPECT_EQ(passes > 0, clock == gorod::kOff);  // a running clock closes at once
    }
  }
}

TEST(Driver, WhereAPersonModeratesThePersonCloses) {
  const Prompt either{.ask = gorod::ask::close,
                      .voices = Voices::of(Voice::moderator) | Voices::of(Voice::clock)};
  EXPECT_EQ(voice_for(Seat::nobody, either), Voice::moderator);
  EXPECT_EQ(voice_for(Seat::nobody, {.voices = Voices::of(Voice::clock)}), Voice::clock);
  EXPECT_EQ(voice_for(Seat::nobody, {.voices = Voices::of(Voice::chance)}), Voice::chance);
  EXPECT_EQ(voice_for(Seat{3}, {.voices = Voices::of(Voice::player)}), Voice::player);
}

}  // namespace
}  // namespace omerta::simulator
