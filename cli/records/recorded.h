// A record opened from a file, with the game played again; and whom a word on the command line
// means.
#pragma once
#include <optional>
#include <string>

#include "cli/records/heard.h"
#include "cli/terminal/terminal.h"
#include "notation/record.h"

namespace omerta::cli {

// Each step back costs the size of a game in memory; an evening has some hundreds of entries.
inline constexpr std::size_t kLongestGame = 20'000;

struct Recorded {
  notation::Record record;
  Chronicle chronicle;
  notation::Conversation talk;
};

// Nothing if the file is no record of a game that can be played again; the terminal has been told.
// A record's mistakes are said by line and kind, never by what a card would have shown.
std::optional<Recorded> open_record(const std::string& file, const Words& words,
                                    Terminal& terminal);
// The same game as it stood after this line of the file.
std::optional<Recorded> open_record_until(long long line, const std::string& file,
                                          const Words& words, Terminal& terminal);

// The seat that a word on the command line means; if none, the terminal is told who sits here.
std::optional<Seat> find_seat_or_say(std::string_view word, const Names& names, const Words& words,
                                     Terminal& terminal);

}  // namespace omerta::cli
