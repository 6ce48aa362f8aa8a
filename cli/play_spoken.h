// What is said aloud, sentence by sentence: long lists drawn together, headings where a night or a
// day begins. The same sentences are heard as they happen and read again in the log.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "chronicle/chronicle.h"
#include "cli/terminal.h"
#include "engine/clauses.h"
#include "notation/seat_words.h"
#include "simulator/dice.h"

namespace omerta::cli {

struct Spoken {
  std::string text;
  Style style = Style::spoken;
  enum class Kind { sentence, heading, call, talk } kind = Kind::sentence;
  Clause by{};
  std::size_t at = 0;  // the told event behind it, where that matters
};

struct Talk {  // where something is said, and what it follows from
  const notation::Words& words;
  const notation::Names& names;
  std::uint64_t seed = 0;
  std::size_t at = 0;
  Clause by{};
};

// A few bots say something, chosen without regard to anything they know: one of the first so many
// of play.say.*.
std::vector<Spoken> small_talk(const Talk& talk, Seats bots, unsigned sayings);
Spoken quoted(const Talk& talk, Seat seat, const std::string& key);

// For somebody alone at the screen: what everyone hears with what this seat alone is told, each at
// its moment. `whisper` is nothing for what the seat has read elsewhere.
std::vector<Spoken> with_whispers(
    const std::vector<Spoken>& aloud, const std::vector<Told>& told, std::size_t from, Seat seat,
    const std::function<std::optional<std::string>(const Event&)>& whisper);

}  // namespace omerta::cli
