// The rulebook plain, which only the tests have.
#pragma once
#include "rulebooks/rulebook.h"

namespace omerta {

const Rulebook& plain_rulebook();

}  // namespace omerta
