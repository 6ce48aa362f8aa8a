// What a seat of gorod sees and is asked, as named figures for JSON. Made from a view alone, which
// cannot reach what the seat may not know.
#pragma once
#include "rulebooks/gorod/words/spoken.h"
#include "wire/seat_wire.h"

namespace omerta::notation {

// Ids as in the catalogue, people by name: the round and phase, the call that is open, who is in
// play and which cards have been shown, the vote, and what this seat knows besides.
Fields view_fields(const Names& names, const gorod::View& view);

// One open question: its id, its words, and everything that may be answered with a label each.
Fields prompt_fields(const Words& words, const Names& names, const gorod::View& view,
                     const Prompt& prompt);

}  // namespace omerta::notation

namespace omerta::gorod {

notation::Fields seat_fields(const Words& words, const Names& names, const AnyGame& game,
                             Seat seat);

}  // namespace omerta::gorod
