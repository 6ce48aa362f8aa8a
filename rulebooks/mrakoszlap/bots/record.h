// The public record of mrakoszlap as a mind hears it: which fact is which evidence.
#pragma once
#include "minds/memory.h"
#include "rulebooks/mrakoszlap/bots/levels.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::bots {

// MRK-DECK-6  The Mafians are the core, the Spyglass is the card that everybody looks for.
minds::Known dealt(const mrakoszlap::Plan& plan);
minds::Tongue mrakoszlap_tongue();

// A public mind that has heard all of this; in a table's memory, if there is one, else in `own`.
minds::Followed& public_mind(const mrakoszlap::Plan& plan, const minds::Reads& reads,
                             std::span<const Event> heard, std::span<const talk::Said> said,
                             minds::Memory* memory, std::unique_ptr<minds::Followed>& own);

}  // namespace omerta::bots
