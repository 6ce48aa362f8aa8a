// A question put to a chair, and what may be answered.
//
// A choice is a set of what was offered, one bit each: seats, cards or words, as the question says.
// One seat is one bit, two seats are two bits, and the empty set is a pass. Every rulebook codes
// its answers this way, so one comparison decides whether an answer was offered.
#pragma once
#include <bit>
#include <cstdint>
#include <type_traits>

#include "engine/seat.h"

namespace omerta {

enum class Ask : std::uint8_t {};  // a question of the rulebook; each rulebook names its own
using Choice = std::uint64_t;

inline constexpr Choice kPass = 0;
inline constexpr Choice kYes =
    1;  // the only choice of a question that asks for no more than a word

constexpr Choice choice_of(Seat seat) { return Choice{1} << index(seat); }
constexpr Choice choice_of(Seats seats) { return seats.bits; }
constexpr Seats seats_of(Choice choice) { return {static_cast<std::uint32_t>(choice)}; }
constexpr Seat seat_of(Choice choice) {
  return choice == kPass ? Seat::nobody : static_cast<Seat>(std::countr_zero(choice));
}

enum class Voice : std::uint8_t { player, moderator, clock, chance };  // who spoke for the chair

struct Voices {  // a set of them
  std::uint8_t bits = 0;
  static constexpr Voices of(Voice voice) {
    return {static_cast<std::uint8_t>(1U << static_cast<unsigned>(voice))};
  }
  constexpr bool has(Voice voice) const {  // of no voice at all, too: a command may hold any byte
    return static_cast<unsigned>(voice) < 8 && (bits >> static_cast<unsigned>(voice) & 1U) != 0;
  }
  friend constexpr Voices operator|(Voices a, Voices b) {
    return {static_cast<std::uint8_t>(a.bits | b.bits)};
  }
  friend constexpr bool operator==(Voices, Voices) = default;
};

// Who speaks for the house: chance draws, a human moderator closes, and where the program runs the
// table its clock does.
constexpr Voice house_voice(Voices voices) {
  if (voices.has(Voice::chance)) return Voice::chance;
  return voices.has(Voice::moderator) ? Voice::moderator : Voice::clock;
}

enum class Pass : std::uint8_t { refused, allowed };
enum class Stays : std::uint8_t { until_answered, until_retired };

struct Prompt {
  Choice offers = 0;
  Ask ask{};
  std::uint8_t take = 1;  // how many different things a choice names
  Pass pass = Pass::refused;
  Stays stays = Stays::until_answered;
  Voices voices{};  // who may answer it
  Ask instead{};    // what the moderator may say in place of an answer, choosing nothing
  // The how-manieth question of its lane this chair was asked, from 1: an answer that was meant for
  // an earlier one is told from an answer to this.
  std::uint16_t number = 0;

  constexpr bool admits(Choice choice) const {
    if (choice == kPass) return pass == Pass::allowed;
    return (choice & ~offers) == 0 && std::popcount(choice) == take;
  }
  constexpr bool is_answered_instead(Ask by, Voice voice, Choice choice) const {
    return instead != Ask{} && by == instead && voice == Voice::moderator && voices.has(voice) &&
           choice == kYes;
  }
  friend constexpr bool operator==(const Prompt&, const Prompt&) = default;
};

// A question may find nothing to choose from; then the game does not wait for it.
constexpr bool has_answer(const Prompt& prompt) {
  return prompt.offers != 0 || prompt.pass == Pass::allowed;
}

static_assert(sizeof(Prompt) == 16 && std::has_unique_object_representations_v<Prompt>);

}  // namespace omerta
