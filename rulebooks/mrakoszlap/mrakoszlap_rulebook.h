// The rulebook mrakoszlap as everybody else sees it.
#pragma once
#include "rulebooks/rulebook.h"

namespace omerta {

const Rulebook& mrakoszlap_rulebook();

}  // namespace omerta
