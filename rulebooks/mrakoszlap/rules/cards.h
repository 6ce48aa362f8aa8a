// The deck of 57 cards: 37 types, how many copies of each, when they wake and how often they work.
#pragma once
#include <array>
#include <bit>
#include <cstdint>

namespace omerta::mrakoszlap {

// MRK-DECK-1  In deck order: type and copies (section 2.1).
// clang-format off
#define OMERTA_MRAKOSZLAP_CARDS(X)                                                                \
  X(cloud_treader, 7) X(immunity, 2) X(tightrope_walker, 3) X(vest, 2) X(matrix, 1) X(jailer, 1)  \
  X(mage, 3) X(slime, 2) X(leech, 1) X(sand, 1) X(cobra, 1) X(magnet, 1) X(sock, 1)               \
  X(ghost_bobo, 1) X(mafian, 3) X(mad_shooter, 2) X(sniper, 1) X(mirror, 5) X(terrorist, 1)       \
  X(astronomer, 1) X(meciar, 1) X(kovac, 1) X(al_capone, 1) X(gandalf, 1) X(kuskona, 1)           \
  X(atheist, 1) X(anarchist, 1) X(glazier, 1) X(mass_murderer, 1) X(judge, 1)                     \
  X(blind_executioner, 1) X(communist, 1) X(spyglass, 1) X(gravedigger, 1) X(time_lord, 1)        \
  X(doctor, 1) X(jozin, 1)
// clang-format on

enum class Type : std::uint8_t {
#define X(name, copies) name,
  OMERTA_MRAKOSZLAP_CARDS(X)
#undef X
      none = 255
};
constexpr unsigned index(Type type) { return static_cast<unsigned>(type); }

inline constexpr auto kCopies = std::to_array<std::uint8_t>({
#define X(name, copies) copies,
    OMERTA_MRAKOSZLAP_CARDS(X)
#undef X
});
inline constexpr unsigned kTypes = kCopies.size();

// A card of the full deck by its place in it: the first copies of a type come first.
enum class CardId : std::uint8_t { none = 255 };
constexpr unsigned index(CardId card) { return static_cast<unsigned>(card); }

inline constexpr auto kFirst = [] {
  std::array<std::uint8_t, kTypes + 1> first{};
  for (unsigned i = 0; i < kTypes; ++i)
    first[i + 1] = static_cast<std::uint8_t>(first[i] + kCopies[i]);
  return first;
}();
inline constexpr unsigned kDeck = kFirst[kTypes];
static_assert(kTypes == 37 && kDeck == 57);

constexpr CardId card(Type type, unsigned number = 1) {
  return static_cast<CardId>(kFirst[index(type)] + number - 1);
}
inline constexpr auto kTypeOf = [] {
  std::array<Type, kDeck> types{};
  for (unsigned i = 0; i < kTypes; ++i) {
    for (unsigned id = kFirst[i]; id < kFirst[i + 1]; ++id) types[id] = static_cast<Type>(i);
  }
  return types;
}();
constexpr Type type_of(CardId id) { return kTypeOf[index(id)]; }
constexpr unsigned number_of(CardId id) { return index(id) - kFirst[index(type_of(id))] + 1; }

struct Hand {  // a set of cards of the deck
  std::uint64_t bits = 0;

  static constexpr Hand of(CardId id) { return {std::uint64_t{1} << index(id)}; }
  static constexpr Hand of(Type type) {  // all its copies
    return {((std::uint64_t{1} << kCopies[index(type)]) - 1) << kFirst[index(type)]};
  }
  constexpr bool has(CardId id) const { return (bits >> index(id) & 1U) != 0; }
  constexpr bool has(Type type) const { return (bits & of(type).bits) != 0; }
  constexpr int count(Type type) const { return std::popcount(bits & of(type).bits); }
  constexpr int count() const { return std::popcount(bits); }
  constexpr bool empty() const { return bits == 0; }
  constexpr CardId lowest(Type type) const {  // MRK-END-3
    return static_cast<CardId>(std::countr_zero(bits & of(type).bits));
  }
  constexpr Hand& operator|=(Hand other) { return bits |= other.bits, *this; }
  constexpr Hand& operator-=(Hand other) { return bits &= ~other.bits, *this; }
  friend constexpr Hand operator|(Hand a, Hand b) { return {a.bits | b.bits}; }
  friend constexpr Hand operator&(Hand a, Hand b) { return {a.bits & b.bits}; }
  friend constexpr Hand operator-(Hand a, Hand b) { return {a.bits & ~b.bits}; }
  friend constexpr bool operator==(Hand, Hand) = default;
};

inline constexpr Hand kWholeDeck{(std::uint64_t{1} << kDeck) - 1};

// MRK-DEAL-2 to -12  Why a hand may not be dealt; `none` if it may.
// clang-format off
#define OMERTA_MRAKOSZLAP_HAND_FAULTS(X)                                                          \
  X(none) X(two_mafians) X(gandalf_and_kuskona) X(two_gas_masks) X(leech_and_cobra)               \
  X(two_mad_shooters) X(two_slimes) X(atheist_and_matrix) X(mafian_with_doctor_or_spyglass)       \
  X(three_cloud_treaders) X(three_tightrope_walkers) X(two_cloud_treaders_with_a_gainer)
// clang-format on

enum class HandFault : std::uint8_t {
#define X(name) name,
  OMERTA_MRAKOSZLAP_HAND_FAULTS(X)
#undef X
};

// MRK-MASK-1  Whose holder has a gas mask, by the option.
enum class ThirdGasMask : std::uint8_t { ghost_bobo, al_capone };
constexpr Hand gas_masks(ThirdGasMask third) {
  return Hand::of(card(Type::mage, 2)) | Hand::of(card(Type::mad_shooter, 2)) |
         Hand::of(third == ThirdGasMask::ghost_bobo ? Type::ghost_bobo : Type::al_capone);
}

constexpr HandFault fault_of(Hand hand, ThirdGasMask third) {
  const auto both = [&](Type a, Type b) { return hand.has(a) && hand.has(b); };
  const bool gainer = hand.has(Type::gravedigger) || hand.has(Type::leech) ||
                      hand.has(Type::al_capone) || hand.has(Type::gandalf) ||
                      hand.has(Type::kuskona);
  if (hand.count(Type::mafian) > 1) return HandFault::two_mafians;
  if (both(Type::gandalf, Type::kuskona)) return HandFault::gandalf_and_kuskona;
  if ((hand & gas_masks(third)).count() > 1) return HandFault::two_gas_masks;
  if (both(Type::leech, Type::cobra)) return HandFault::leech_and_cobra;
  if (hand.count(Type::mad_shooter) > 1) return HandFault::two_mad_shooters;
  if (hand.count(Type::slime) > 1) return HandFault::two_slimes;
  if (both(Type::atheist, Type::matrix)) return HandFault::atheist_and_matrix;
  if (both(Type::mafian, Type::doctor) || both(Type::mafian, Type::spyglass)) {
    return HandFault::mafian_with_doctor_or_spyglass;
  }
  if (hand.count(Type::cloud_treader) > 2) return HandFault::three_cloud_treaders;
  if (hand.count(Type::tightrope_walker) > 2) return HandFault::three_tightrope_walkers;
  if (gainer && hand.count(Type::cloud_treader) > 1) {
    return HandFault::two_cloud_treaders_with_a_gainer;
  }
  return HandFault::none;
}

}  // namespace omerta::mrakoszlap
