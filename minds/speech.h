// What a bot says at the table, and what the table makes of what is said.
#pragma once
#include <optional>

#include "minds/decisions.h"
#include "talk/statement.h"

namespace omerta::minds {

// What the card that everybody looks for finds out: the side of one, or whom it has seen, which
// clears everybody else.
enum class Tells : std::uint8_t { a_side, who_was_seen };

struct Nights {  // of all, those in which it finds something out
  std::uint16_t first = 1;
  std::uint16_t every = 1;

  constexpr bool has(unsigned night) const {
    return night >= first && (night - first) % every == 0;
  }
};

struct Tongue {             // the words of a rulebook for that card
  std::uint8_t holder = 0;  // the card
  Ask ask{};                // its question
  std::uint8_t theirs = 0;  // and the signs that answer it; of a sighting, that of somebody
  std::uint8_t ours = 0;    // ... and that of nobody
  Tells tells = Tells::a_side;
  Nights nights{};
  std::optional<std::uint8_t> plain{};  // the card of whoever has none in particular, in this deck
  std::optional<std::uint8_t> enemy{};  // one of the clan's, in this deck
};

enum class Turn : std::uint8_t {
  free,    // whoever has something to say may say it
  answers  // one answers and defends oneself
};

void listen(PublicMind& mind, const Tongue& tongue, const talk::Said& said);

struct Sighting {
  Seats seen{};
  std::uint16_t night = 0;
};

struct Speaker {  // all that somebody who is about to speak has
  Seat self = Seat::nobody;
  Seats clan{};                       // its partners and itself; empty: it plays for the town
  Seat holder = Seat::nobody;         // itself, if it holds the card
  std::span<const Report> results{};  // what it has really found out, the latest last
  std::span<const Sighting> sightings{};
  std::uint16_t looked = 0;     // the last night in which the card could have seen anybody
  Seat suspect = Seat::nobody;  // whom it would name
  std::uint64_t seed = 0;
  Turn turn = Turn::free;
};

// Whether somebody may have anything to say: the first word of a day, later whoever holds the card,
// says so, or is accused by one who does; and whoever was accused or asked since he last spoke.
bool may_speak(const PublicMind& mind, Seat self, Seat holder, Turn turn);

// Nothing: it keeps silent.
std::optional<talk::Utterance> speech(PublicMind& mind, const Tongue& tongue,
                                      const Speaker& speaker);

}  // namespace omerta::minds
