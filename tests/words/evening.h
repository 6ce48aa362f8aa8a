// What the tests of told games share: dice, listeners, random answers, and what a clean text is.
#pragma once
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <string>
#include <vector>

#include "engine/game.h"
#include "tests/words/patterns.h"

namespace omerta::notation {

class Dice {  // the same games with every compiler
 public:
  explicit Dice(std::uint64_t seed) : state_{seed * 2862933555777941757U + 3037000493U} {}
  std::uint64_t roll(std::uint64_t sides) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return (state_ >> 33) % sides;
  }

 private:
  std::uint64_t state_;
};

template <class Rules>
struct Heard {
  Audience to;
  Event event;
  typename Rules::Table after;
  std::array<typename Rules::Notes, kSeats> notes;
};

// Folds what is told, as a screen would, and keeps it all.
template <class Rules>
struct Listener {
  const typename Rules::Plan& plan;
  typename Rules::Table table{};
  std::array<typename Rules::Notes, kSeats> notes{};
  std::vector<Heard<Rules>> heard{};

  static void write(void* to, Audience audience, Event event) {
    auto& self = *static_cast<Listener*>(to);
    if (audience.is_everyone()) {
      Rules::learn(self.plan, self.table, event);
    } else {
      for (Seat seat : audience.seats()) {
        Rules::learn(self.plan, self.notes[index(seat)], seat, event);
      }
    }
    self.heard.push_back({audience, event, self.table, self.notes});
  }
};

inline Choice random_choice(const Prompt& prompt, Dice& dice) {
  const bool empty = prompt.offers == 0;
  if (prompt.pass == Pass::allowed && (empty || dice.roll(6) == 0)) return kPass;
  Choice choice = 0;
  while (std::popcount(choice) < prompt.take) {
    const Choice bit = Choice{1} << dice.roll(64);
    choice |= bit & prompt.offers;
  }
  return choice;
}

inline Voice voice_of(const Prompt& prompt) {
  for (Voice voice : {Voice::player, Voice::chance, Voice::clock, Voice::moderator}) {
    if (prompt.voices.has(voice)) return voice;
  }
  return Voice::player;
}

struct Place {
  unsigned lane;
  Seat seat;
};

template <class Rules>
std::vector<Place> open_places(const State<Rules>& state) {
  std::vector<Place> open;
  for (unsigned lane = 0; lane < Rules::kLanes; ++lane) {
    for (unsigned i = 0; i <= kSeats; ++i) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      if (state.prompts.find(lane, seat) != nullptr) open.push_back({lane, seat});
    }
  }
  return open;
}

inline void expect_clean(const std::string& text) {
  EXPECT_EQ(fault_in(text), "") << text;
  EXPECT_TRUE(ends_as_a_sentence(text)) << text;
}

}  // namespace omerta::notation
