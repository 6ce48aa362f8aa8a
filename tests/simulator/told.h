// A game played by a policy to its end, with everything that was said in it.
#pragma once
#include <gtest/gtest.h>

#include <vector>

#include "simulator/driver.h"
#include "simulator/policy.h"

namespace omerta::simulator {

struct Told {
  std::vector<Event> events;
  static void write(void* to, Audience, Event event) {
    static_cast<Told*>(to)->events.push_back(event);
  }
  int count(Fact fact) const {
    int found = 0;
    for (const Event& event : events) found += event.fact == fact ? 1 : 0;
    return found;
  }
};

template <class R, class P>
Told told_by(const typename R::Plan& plan, std::uint64_t game) {
  Told told;
  const Log log{Told::write, &told};
  State<R> state = begin<R>(plan, log);
  P policy{Dice{3, game}};
  play_to_the_end<R>(plan, state, policy, log);
  EXPECT_EQ(R::standing(plan, state.table).hour, Hour::over);
  EXPECT_EQ(state.told, told.events.size());
  return told;
}

}  // namespace omerta::simulator
