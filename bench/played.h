// A game of a rulebook for ten people with the usual cards, played to its end by lot.
#pragma once
#include "chronicle/chronicle.h"
#include "notation/record.h"
#include "rulebooks/rulebook.h"

namespace omerta::bench {

struct Played {
  notation::Record record;  // its head
  Chronicle chronicle;
};
Played played(const Rulebook& book);

// The same game, as far as half of its commands.
Chronicle half_of(const Played& whole);

}  // namespace omerta::bench
