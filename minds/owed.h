// What a seat owes the table: answers to what was said to it since it last spoke, and which words
// are one.
#pragma once
#include <array>
#include <initializer_list>

#include "engine/seat.h"
#include "talk/acts.h"

namespace omerta::minds {

enum class Due : std::uint8_t {
  defence,  // it has the floor
  role,     // it was asked who it is
  denial,   // it was accused
  result,   // it was asked what it has found out
  vote,     // ... whom it will vote for
  reason    // ... why it says so
};
inline constexpr unsigned kDues = 6;
inline constexpr int kAnswersADay = 6;  // a seat gives no more, however often it is asked
inline constexpr int kDenialsADay = 2;  // nor does it deny mere suspicions oftener

struct Dues {  // a set of them
  std::uint8_t bits = 0;

  static constexpr Dues of(Due due) {
    return {static_cast<std::uint8_t>(1U << static_cast<unsigned>(due))};
  }
  constexpr bool has(Due due) const { return (bits & of(due).bits) != 0; }
  constexpr bool empty() const { return bits == 0; }
  friend constexpr Dues operator|(Dues a, Dues b) {
    return {static_cast<std::uint8_t>(a.bits | b.bits)};
  }
  friend constexpr Dues operator&(Dues a, Dues b) {
    return {static_cast<std::uint8_t>(a.bits & b.bits)};
  }
  friend constexpr Dues operator-(Dues a, Dues b) {
    return {static_cast<std::uint8_t>(a.bits & ~b.bits)};
  }
};

constexpr talk::Acts acts_of(std::initializer_list<talk::Act> each) {
  talk::Acts all;
  for (talk::Act act : each) all = all | talk::Acts::of(act);
  return all;
}

constexpr bool meet(talk::Acts a, talk::Acts b) { return (a.bits & b.bits) != 0; }

// Words that settle each of them, in that order.
inline constexpr std::array<talk::Acts, kDues> kSettled{
    talk::Acts::all(),
    acts_of({talk::Act::claim, talk::Act::deny, talk::Act::nothing}),
    acts_of({talk::Act::deny, talk::Act::disagree, talk::Act::claim, talk::Act::report,
             talk::Act::nothing}),
    acts_of({talk::Act::report, talk::Act::nothing}),
    acts_of({talk::Act::intend, talk::Act::urge, talk::Act::nothing}),
    acts_of({talk::Act::because, talk::Act::suspect, talk::Act::accuse, talk::Act::report,
             talk::Act::nothing}),
};
// What is said in answer only, and is nobody's word of the day.
inline constexpr talk::Acts kAnswersOnly =
    acts_of({talk::Act::deny, talk::Act::disagree, talk::Act::defend, talk::Act::because,
             talk::Act::nothing});

enum class Charge : std::uint8_t { certain, suspicion };

struct Owed {
  Dues dues{};
  std::uint8_t given = 0;       // answers, today
  std::uint8_t denied = 0;      // of them, accusations
  std::uint16_t number = 0;     // of the latest statement against it; 0: there was none
  Seat accuser = Seat::nobody;  // who made that
  Seat accused = Seat::nobody;  // for whom it has the floor

  void settle(talk::Acts said) {
    for (unsigned i = 0; i < kDues; ++i) {
      if (meet(kSettled[i], said)) dues = dues - Dues::of(static_cast<Due>(i));
    }
  }
};

}  // namespace omerta::minds
