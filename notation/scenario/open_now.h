// What is open in a game, in words: for a command that nothing takes.
#pragma once
#include <string>

#include "notation/book.h"

namespace omerta::notation {

// "G: heal (A, B or pass); clock: close". The seat's own possibilities beside the questions are
// listed too.
Message open_now(const Book& book, const Casting& casting, const AnyGame& game, Seat own);

}  // namespace omerta::notation
