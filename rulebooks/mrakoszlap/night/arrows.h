// The arrows, tunnels and tags inside the circle.
#pragma once
#include "rulebooks/mrakoszlap/night/layout.h"

namespace omerta::mrakoszlap::night {

// Fills in what is between the seats, which have their places already.
void draw_arrows(const NightLog& night, const TraceWords& words, Layout& layout);

}  // namespace omerta::mrakoszlap::night
