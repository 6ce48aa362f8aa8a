// Where the tags of arrows and tunnels stand: beside what is short, on what is long, and nowhere on
// something else.
#pragma once
#include "rulebooks/mrakoszlap/night/layout.h"

namespace omerta::mrakoszlap::night {

// Which arrows have no room for a tag: between neighbours, and those that share a tunnel.
bool is_crowded(const Layout& layout, const Arrow& arrow);

void place_tags(Layout& layout);

}  // namespace omerta::mrakoszlap::night
