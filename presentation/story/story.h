// A recorded game as somebody heard it: everyone, one seat, or the moderator. Each listener has
// numbers of his own, and hears nothing that he was not told.
#pragma once
#include <string>
#include <vector>

#include "chronicle/chronicle.h"
#include "notation/book.h"
#include "wire/wire.h"
#include "words/seat_words.h"

namespace omerta::cli {

struct Listener {
  enum class Kind { everyone, seat, moderator } kind = Kind::everyone;
  Seat seat = Seat::nobody;
};

struct Heard {
  EventId id = 0;  // the record's own number; never shown to a seat
  Event event{};
  notation::Notice notice;
  std::vector<std::string> lines;  // the sentences; a list of ballots has several
};

std::vector<Heard> heard_by(const Listener& listener, const notation::Casting& casting,
                            const std::vector<Told>& told, const Words& words);

bool is_over(const notation::Casting& casting, const std::vector<Told>& told);

}  // namespace omerta::cli
