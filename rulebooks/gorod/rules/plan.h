// Compiles what the host chose into the cards and calls of one game.
#pragma once
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

Plan plan(const Setup& setup);   // of a setup without errors (setup.h)
void compile_calls(Plan& plan);  // again, after a card has been exchanged

}  // namespace omerta::gorod
