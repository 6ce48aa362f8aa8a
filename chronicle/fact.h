// What a fact is wherever people are told of it: how it is told, what its fields mean, and what it
// is to whoever listens, moderates or reads. A rulebook has one row for each of its facts.
#pragma once
#include <array>
#include <cstdint>
#include <initializer_list>

#include "engine/event.h"

namespace omerta {

// How a fact is told where the story of a table is told.
enum class Telling : std::uint8_t {
  sentence,
  heading,  // a night or a day begins with it
  call,     // a call or a phase opens or closes
  listed,   // a line of the list before it
  silent    // nothing is said: it is seen, or told together with others
};

struct Hearers {
  bool all = false;
  bool some = false;
  bool moderator = false;  // he alone: he hears the rest too
  friend bool operator==(const Hearers&, const Hearers&) = default;
};
inline constexpr Hearers kAll{.all = true};
inline constexpr Hearers kSome{.some = true};
inline constexpr Hearers kModerator{.moderator = true};

enum class Trait : std::uint8_t {
  // In a story.
  night,       // one begins, `much` is its number
  day,         // or a day
  morning,     // that night is over
  dawn,        // and what came of it is said in one sentence
  ends_night,  // what follows came of no night
  of_night,    // came of a night
  step,        // and is one of many, told in their order
  out,         // somebody left the game
  danger,      // somebody is to leave it
  saved,       // somebody was in danger and stays
  card,        // somebody has lost or gained a card
  ballots,     // the head of a list of ballots
  ballot,      // a line of it
  dealt,       // a card or a token comes to somebody, before the game begins
  hand,        // one card of many that somebody was dealt, told at the end
  more,        // goes on with the sentence before it
  together,    // told in one paragraph with the others
  post,        // a player takes the moderator's post
  over,
  // To whoever moderates.
  announced,       // nobody can unhear it: shown to him before it is said
  said_elsewhere,  // by the step that follows, or at the table before it was entered
  unnoted,         // he has entered it himself, sees it, or reads it in the step that follows
  unremarkable,    // nothing that anybody has to be told again after a step back
  sign,            // shown with the hands, to one player
  shows_card,      // a card or a side comes to light; by day not before it lies on the table
  turned_up,       // a card that its owner turns up himself
  of_death,        // a death, or what comes to light with it
  hand_moves,      // the cards of a hand change without a word
  in_flight,       // read with the courses of the night
  calls,           // a card is called, `what` is it
  ruling,          // a decision of his own
  // To the seat it is told to.
  kept,       // worth keeping on its screen
  news,       // it cannot read it on its cards or in a question
  explained,  // told again with its rule
  own_act,    // what it did itself: nothing it hears
  coded,      // the set of seats is a number, not people
  // To everybody when the game is over.
  recounted  // belongs to the story; the log says the rest better
};

class Traits {
 public:
  constexpr Traits(std::initializer_list<Trait> all = {}) {
    for (Trait each : all) bits_ |= bit(each);
  }
  constexpr bool has(Trait trait) const { return (bits_ & bit(trait)) != 0; }

 private:
  static constexpr std::uint64_t bit(Trait trait) {
    return std::uint64_t{1} << static_cast<unsigned>(trait);
  }
  std::uint64_t bits_ = 0;
};

// The places of a fact in its written form, in their order.
template <class Place>
class Places {
 public:
  constexpr Places(std::initializer_list<Place> all = {}) {
    for (Place each : all) places_[count_++] = each;
  }
  constexpr std::size_t size() const { return count_; }
  constexpr Place operator[](std::size_t i) const { return places_[i]; }

 private:
  std::array<Place, 5> places_{};
  std::size_t count_ = 0;
};

// A rulebook names what `what` and `much` of its facts mean, and its places.
template <class WhatIs, class MuchIs, class Place>
struct FactRow {
  Fact fact{};
  Hearers to{};
  Telling telling = Telling::sentence;
  WhatIs what{};
  MuchIs much{};
  Places<Place> written{};
  Traits traits{};

  constexpr bool has(Trait trait) const { return traits.has(trait); }
};

// Every fact has its row, in the order of the facts, which begin with 1.
template <class Rows>
constexpr bool is_complete(const Rows& rows, unsigned last) {
  if (rows.size() != last) return false;
  for (unsigned i = 0; i < last; ++i) {
    if (static_cast<unsigned>(rows[i].fact) != i + 1) return false;
  }
  return true;
}

}  // namespace omerta
