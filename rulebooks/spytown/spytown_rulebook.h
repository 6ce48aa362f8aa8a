// The rulebook spytown as everybody else sees it.
#pragma once
#include "rulebooks/rulebook.h"

namespace omerta {

const Rulebook& spytown_rulebook();

}  // namespace omerta
