// A game of gorod as a story: its sentences, and what its facts are in it.
#pragma once
#include "presentation/story/teller.h"

namespace omerta::gorod {

std::unique_ptr<story::Teller> teller(const AnyGame& game);

}  // namespace omerta::gorod
