// Everything one seat sees and is asked at this moment, in whatever rulebook: one JSON object.
#pragma once
#include "wire/wire.h"
#include "words/words.h"

namespace omerta::notation {

// The view's figures and, under "questions", what is open before this seat. The words are those of
// the casting's rulebook.
Fields seat_fields(const Words& words, const Casting& casting, const AnyGame& game, Seat seat);

}  // namespace omerta::notation
