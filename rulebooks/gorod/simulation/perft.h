// The count of the stories of gorod.
#pragma once
#include <span>

#include "rulebooks/gorod/rules/gorod.h"
#include "simulator/perft.h"

namespace omerta::simulator {

Stories perft(const gorod::Plan& plan, std::span<const gorod::Role> deal, unsigned commands);

}  // namespace omerta::simulator
