// What one seat of mrakoszlap is asked, what it may do of its own accord, and where it is stopped.
#pragma once
#include "engine/any_game.h"
#include "presentation/screen/screen.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

std::vector<screen::Question> questions(const AnyView& view);
screen::Means means(const AnyView& view);
Message pause(const AnyView& view);
Message council_list(const View& view);  // MRK-MEET-2: without the dead; nothing if it is empty

}  // namespace omerta::mrakoszlap
