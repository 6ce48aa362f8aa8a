// What a seat of spytown sees and is asked, as named figures for JSON. Made from a view alone,
// which cannot reach what the seat may not know.
#pragma once
#include "rulebooks/spytown/words/words.h"
#include "wire/seat_wire.h"

namespace omerta::notation {

// Ids as in the catalogue, people by name: the round and phase, who is in the game and who is out
// with which token, the cards that lie open, the votes, and what this seat knows besides.
Fields view_fields(const Names& names, const spytown::View& view);

// One open question: its id, its words, and everything that may be answered with a label each.
Fields prompt_fields(const Words& words, const Names& names, const spytown::View& view,
                     const Prompt& prompt);

}  // namespace omerta::notation

namespace omerta::spytown {

notation::Fields seat_fields(const Words& words, const Names& names, const AnyGame& game,
                             Seat seat);

}  // namespace omerta::spytown
