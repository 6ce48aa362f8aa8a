// Compiles what the host chose into the deck of one game.
#pragma once
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

Plan plan(const Setup& setup);  // of a setup without errors (setup.h)

}  // namespace omerta::mrakoszlap
