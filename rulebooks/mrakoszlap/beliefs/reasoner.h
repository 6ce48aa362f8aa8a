// What people at a table of mrakoszlap had reason to believe (beliefs/).
#pragma once
#include "beliefs/knowledge.h"
#include "engine/any_game.h"

namespace omerta::mrakoszlap {

std::unique_ptr<beliefs::Reasoner> reasoner(const AnyGame& game);

}  // namespace omerta::mrakoszlap
