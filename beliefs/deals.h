// What somebody was told of a deal, and how many deals that leaves: each is as likely as the next,
// and nothing is assumed about people. Counted exactly; where there is too much to count, estimated
// from deals that are drawn, with an error.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "beliefs/effort.h"
#include "engine/seat.h"

namespace omerta::beliefs {

inline constexpr unsigned kKinds = 32;  // of what can be dealt

struct Kinds {  // a set of them
  std::uint32_t bits = 0;

  static constexpr Kinds of(unsigned kind) { return {std::uint32_t{1} << kind}; }
  static constexpr Kinds all() { return {~std::uint32_t{0}}; }
  constexpr bool has(unsigned kind) const { return (bits >> kind & 1U) != 0; }
  constexpr bool empty() const { return bits == 0; }
  constexpr bool covers(Kinds other) const { return (other.bits & ~bits) == 0; }
  constexpr Kinds& operator|=(Kinds other) { return bits |= other.bits, *this; }
  friend constexpr Kinds operator&(Kinds a, Kinds b) { return {a.bits & b.bits}; }
  friend constexpr Kinds operator|(Kinds a, Kinds b) { return {a.bits | b.bits}; }
  friend constexpr Kinds operator-(Kinds a, Kinds b) { return {a.bits & ~b.bits}; }
  friend constexpr bool operator==(Kinds, Kinds) = default;
};

template <class Is>
constexpr Kinds kinds_that(unsigned count, Is is) {
  Kinds all;
  for (unsigned kind = 0; kind < count; ++kind) {
    if (is(kind)) all |= Kinds::of(kind);
  }
  return all;
}

// How many: a bit for each number.
using Counts = std::uint32_t;
constexpr Counts exactly(int count) { return Counts{1} << count; }
constexpr Counts at_most(int count) { return count < 0 ? 0 : (Counts{2} << count) - 1; }
constexpr Counts at_least(int count) { return ~at_most(count - 1); }

struct Limit {  // so many of these kinds are among these seats
  Seats among{};
  Kinds kinds{};
  Counts counts = 0;

  friend bool operator==(const Limit&, const Limit&) = default;
};
inline constexpr std::size_t kLimits = 64;  // what is told beyond them is not counted

using Deck = std::array<std::uint8_t, kKinds>;  // how many there are of each kind

struct Dealing {
  int seats = 0;
  std::vector<Deck> decks;  // what may have been dealt; nearly always one
  std::array<Kinds, kSeats> may_hold = for_each_seat(Kinds::all());
  std::vector<Limit> limits;

  void only(Seat seat, Kinds kinds) { may_hold[index(seat)] = may_hold[index(seat)] & kinds; }
  void only(Seats these, Kinds kinds) {
    for (Seat seat : these) only(seat, kinds);
  }
  void limit(const Limit& limit);  // one that is there already adds nothing
};

struct Counted {
  enum class How : std::uint8_t { exactly, estimated, contradiction } how = How::exactly;
  double deals = 0;  // how many there are, if they are counted
  std::array<std::array<double, kKinds>, kSeats> share{};  // of them: this seat holds this kind
  double error = 0;                                        // of a share: 95 of 100 are closer

  double of(Seat seat, Kinds kinds) const;
};

// How much is looked at before it is estimated: partly dealt decks.
inline constexpr std::uint64_t kMostLooks = 2'000'000;

Counted counted(const Dealing& dealing, std::uint64_t most_looks = kMostLooks);
Counted counted(const Dealing& dealing, Effort& effort, std::uint64_t most_looks = kMostLooks);

}  // namespace omerta::beliefs
