// What a step of the night's log says: which card it cost or gave, and the number of that card.
#pragma once
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

// The number of a card with a type in one figure: of a gain the type that gained, of what a bomb
// cost the type that was lost.
inline constexpr unsigned kNumberBits = 10;
static_assert(kCopies[index(Type::cloud_treader)] + kNewTreaders < 1 << kNumberBits);
static_assert(kTypes <= 1U << (16 - kNumberBits));  // both fit in `much`

constexpr std::uint16_t with_type(unsigned number, Type type) {
  return static_cast<std::uint16_t>(number | index(type) << kNumberBits);
}
constexpr std::uint16_t number_part(unsigned figure) {
  return static_cast<std::uint16_t>(figure & ((1U << kNumberBits) - 1));
}
constexpr Type type_part(unsigned figure) { return static_cast<Type>(figure >> kNumberBits); }

constexpr bool is_gain(Course course) {
  return course == Course::gain_treader || course == Course::gain_mirror;
}

// MRK-SOCK-2  What the sock did to somebody; every other step is a bullet's or a gain.
constexpr bool is_smell(const Event& flight) {
  return flight.fact == fact::flight && flight.by == clause::mrk_sock_2;
}

constexpr CardId sender_of(const Event& shot) {  // of a step `fired`
  return static_cast<CardId>(shot.seats.bits);
}

constexpr Type card_of(Course course) {  // spent or gained in this step; `none`: no card was
  switch (course) {
    case Course::vest: return Type::vest;
    case Course::cloud_treader:
    case Course::gain_treader: return Type::cloud_treader;
    case Course::turned:
    case Course::broke:
    case Course::gain_mirror: return Type::mirror;
    default: return Type::none;
  }
}

// MRK-DECK-7  The Glazier gains a Mirror, all others who gain a Cloud-Treader.
constexpr Type gained_by(Type type) {
  return type == Type::glazier ? Type::mirror : Type::cloud_treader;
}

}  // namespace omerta::mrakoszlap
