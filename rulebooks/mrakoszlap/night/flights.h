// A night of this rulebook as everybody knows nights, and how it is followed.
#pragma once
#include "presentation/flights/tracing.h"
#include "rulebooks/mrakoszlap/night/log.h"

namespace omerta::mrakoszlap::night {

flights::Night flown(const NightLog& log);
flights::Step step(const Leg& leg);  // of a bullet
const flights::Tracing& tracing();

}  // namespace omerta::mrakoszlap::night
