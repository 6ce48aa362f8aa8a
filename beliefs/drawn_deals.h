// Deals that fit, one after the other by small changes, where there are too many to be counted.
#pragma once
#include "beliefs/deals.h"

namespace omerta::beliefs {

Counted estimated(const Dealing& dealing, Effort& effort);

}  // namespace omerta::beliefs
