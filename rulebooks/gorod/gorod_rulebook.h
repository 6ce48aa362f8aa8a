// The rulebook gorod as everybody else sees it.
#pragma once
#include "rulebooks/rulebook.h"

namespace omerta {

const Rulebook& gorod_rulebook();

}  // namespace omerta
