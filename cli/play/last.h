// When a game is over: who won, the story for whoever asks, the record, and another game.
#pragma once
#include "cli/play/dialogue.h"

namespace omerta::cli {

bool another_after(Dialogue& dialogue);  // true: the same players want another game

}  // namespace omerta::cli
