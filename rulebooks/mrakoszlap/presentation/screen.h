// What one seat of mrakoszlap sees and is asked, and what everyone sees.
#pragma once
#include "engine/any_game.h"
#include "presentation/screen/screen.h"
#include "presentation/story/feed.h"
#include "words/names.h"

namespace omerta::mrakoszlap {

screen::Screen screen(const AnyView& view, const Names& names, const story::Feed& feed);
screen::Screen public_screen(const AnyTable& table, const Names& names, const story::Feed& feed);

}  // namespace omerta::mrakoszlap
