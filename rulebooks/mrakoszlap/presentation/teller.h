// A game of mrakoszlap as a story: its sentences, and what its facts are in it.
#pragma once
#include "presentation/story/teller.h"

namespace omerta::mrakoszlap {

std::unique_ptr<story::Teller> teller(const AnyGame& game);

}  // namespace omerta::mrakoszlap
