// Chairs and sets of chairs. A seat is a name, a set of seats is one machine word.
#pragma once
#include <array>
#include <bit>
#include <cstdint>

namespace omerta {

inline constexpr int kSeats = 31;  // the largest table: a bit for each chair, and one for nobody

enum class Seat : std::uint8_t { nobody = kSeats };  // counted clockwise from the moderator's left

constexpr unsigned index(Seat seat) { return static_cast<unsigned>(seat); }

// A set of chairs, visited clockwise.
struct Seats {
  std::uint32_t bits = 0;

  static constexpr Seats of(Seat seat) { return {std::uint32_t{1} << index(seat)}; }
  static constexpr Seats first(int count) { return {(std::uint32_t{1} << count) - 1}; }

  constexpr bool has(Seat seat) const { return (bits >> index(seat) & 1U) != 0; }
  constexpr bool covers(Seats other) const { return (other.bits & ~bits) == 0; }
  constexpr int count() const { return std::popcount(bits); }
  constexpr bool empty() const { return bits == 0; }

  constexpr Seats begin() const { return *this; }
  constexpr Seats end() const { return {}; }
  constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(bits)); }
  constexpr Seats& operator++() {
    bits &= bits - 1;
    return *this;
  }

  constexpr Seats& operator|=(Seats other) { return bits |= other.bits, *this; }
  constexpr Seats& operator-=(Seats other) { return bits &= ~other.bits, *this; }
  friend constexpr Seats operator|(Seats a, Seats b) { return {a.bits | b.bits}; }
  friend constexpr Seats operator&(Seats a, Seats b) { return {a.bits & b.bits}; }
  friend constexpr Seats operator-(Seats a, Seats b) { return {a.bits & ~b.bits}; }
  friend constexpr Seats operator|(Seats a, Seat b) { return a | of(b); }
  friend constexpr Seats operator-(Seats a, Seat b) { return a - of(b); }
  friend constexpr bool operator==(Seats, Seats) = default;
};

template <class Has>
constexpr Seats seats_where(Seats among, Has has) {
  Seats found;
  for (Seat seat : among) {
    if (has(seat)) found |= Seats::of(seat);
  }
  return found;
}

template <class T>
constexpr std::array<T, kSeats> for_each_seat(T value) {
  std::array<T, kSeats> all{};
  all.fill(value);
  return all;
}

static_assert(kSeats == 31, "Seats keeps a bit for each chair and one for nobody");
static_assert(Seats::first(3).count() == 3 && *Seats::first(3) == Seat{0});
static_assert((Seats::first(4) - Seat{1}).bits == 0b1101);
static_assert(Seats::first(5).covers(Seats{0b10010}) && !Seats::first(4).covers(Seats{0b10010}));

}  // namespace omerta
