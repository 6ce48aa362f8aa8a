// What an event is in a story: what begins or ends with it, who leaves, what is a list.
#pragma once
#include <array>
#include <cstddef>

#include "chronicle/fact.h"
#include "engine/expect.h"

namespace omerta::story {

struct Part {
  Telling telling = Telling::sentence;
  int night = 0;      // with this number a night begins
  int day = 0;        // or a day
  int morning = 0;    // the night with this number is over
  bool dawn = false;  // and what came of it is said in one sentence
  bool night_ends = false;
  bool of_night = false;  // came of a night
  bool step = false;      // and is one of many, told in their order
  bool out = false;       // somebody left the game
  bool danger = false;    // somebody is to leave it
  bool saved = false;     // somebody was in danger and stays
  bool card = false;      // somebody has lost or gained a card
  bool ballots = false;   // the head of a list of ballots
  bool ballot = false;    // a line of it
  bool listed = false;    // a line of a list, this or another
  bool dealt = false;     // what somebody was dealt, before the game begins
  bool hand = false;      // one card of many that somebody was dealt, told at the end
  bool more = false;      // goes on with the sentence before it, where a story is read
  bool post = false;      // a player takes the moderator's post
  bool over = false;

  friend bool operator==(const Part&, const Part&) = default;
};

// What the row of a fact says of it; a number that is to come is 1.
constexpr Part part_of(const Traits& traits, Telling telling) {
  return {.telling = telling,
          .night = traits.has(Trait::night) ? 1 : 0,
          .day = traits.has(Trait::day) ? 1 : 0,
          .morning = traits.has(Trait::morning) ? 1 : 0,
          .dawn = traits.has(Trait::dawn),
          .night_ends = traits.has(Trait::ends_night),
          .of_night = traits.has(Trait::of_night),
          .step = traits.has(Trait::step),
          .out = traits.has(Trait::out),
          .danger = traits.has(Trait::danger),
          .saved = traits.has(Trait::saved),
          .card = traits.has(Trait::card),
          .ballots = traits.has(Trait::ballots),
          .ballot = traits.has(Trait::ballot),
          .listed = telling == Telling::listed,
          .dealt = traits.has(Trait::dealt),
          .hand = traits.has(Trait::hand),
          .more = traits.has(Trait::more),
          .post = traits.has(Trait::post),
          .over = traits.has(Trait::over)};
}

// The parts of all facts of a rulebook, from its rows.
class Parts {
 public:
  template <class Rows>
  explicit Parts(const Rows& rows) {
    expect(rows.size() <= kMostFacts);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      parts_[i] = part_of(rows[i].traits, rows[i].telling);
    }
  }
  Part of(const Event& event) const {  // whose fact has a row; `much` is the number
    Part part = parts_[static_cast<std::size_t>(event.fact) - 1];
    part.night *= event.much;
    part.day *= event.much;
    part.morning *= event.much;
    return part;
  }

 private:
  static constexpr std::size_t kMostFacts = 96;
  std::array<Part, kMostFacts> parts_{};
};

}  // namespace omerta::story
