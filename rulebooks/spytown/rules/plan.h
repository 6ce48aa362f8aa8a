// Compiles what the host chose into the tokens and cards of one game.
#pragma once
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::spytown {

Plan plan(const Setup& setup);  // of a setup without errors (setup.h)

}  // namespace omerta::spytown
