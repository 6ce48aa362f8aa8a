// What a bot says at the table, and what the table makes of what is said.
#pragma once
#include <optional>

#include "minds/decisions.h"
#include "talk/statement.h"

namespace omerta::minds {

struct Tongue {             // the words of a rulebook for the card that everybody looks for
  std::uint8_t holder = 0;  // the card
  Ask ask{};                // its question
  std::uint8_t theirs = 0;  // and the signs that answer it
  std::uint8_t ours = 0;
};

void listen(PublicMind& mind, const Tongue& tongue, const talk::Said& said);

struct Speaker {  // all that somebody who is about to speak has
  Seat self = Seat::nobody;
  Seats clan{};                       // its partners and itself; empty: it plays for the town
  Seat holder = Seat::nobody;         // itself, if it holds the card
  std::span<const Report> results{};  // what it has really found out, the latest last
  Seat suspect = Seat::nobody;        // whom it would name
  Style style = Style::saver;
  std::uint64_t seed = 0;
};

// Whether somebody may have anything to say: the first word of a day, and later whoever holds the
// card, says so, or is accused by one who does.
bool may_speak(const PublicMind& mind, Seat self, Seat holder);

// Nothing: it keeps silent.
std::optional<talk::Utterance> speech(PublicMind& mind, const Tongue& tongue,
                                      const Speaker& speaker);

}  // namespace omerta::minds
