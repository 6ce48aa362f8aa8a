// What a seat of mrakoszlap sees and is asked, as named figures for JSON. Made from a view alone,
// which cannot reach what the seat may not know.
#pragma once
#include "rulebooks/mrakoszlap/words/words.h"
#include "wire/seat_wire.h"

namespace omerta::notation {

// Ids as in the catalogue, people by name: the night or day and its phase, who is in play, the
// trial with its hands, and what this seat knows besides: its cards, its comrades, its list.
Fields view_fields(const Names& names, const mrakoszlap::View& view);

// One open question: its id, its words, and everything that may be answered with a label each.
Fields prompt_fields(const Words& words, const Names& names, const mrakoszlap::View& view,
                     const Prompt& prompt);

}  // namespace omerta::notation

namespace omerta::mrakoszlap {

notation::Fields seat_fields(const Words& words, const Names& names, const AnyGame& game,
                             Seat seat);

}  // namespace omerta::mrakoszlap
