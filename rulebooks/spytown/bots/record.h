// The public record of spytown as a mind hears it: which fact is which evidence.
#pragma once
#include "minds/memory.h"
#include "rulebooks/spytown/bots/levels.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::bots {

// SPY-SETUP-3  The mafiosi are the core, the Agent is the token that everybody looks for.
minds::Known dealt(const spytown::Plan& plan);
minds::Tongue spytown_tongue();

// A public mind that has heard all of this; in a table's memory, if there is one, else in `own`.
minds::Followed& public_mind(const spytown::Plan& plan, const minds::Reads& reads,
                             std::span<const Event> heard, std::span<const talk::Said> said,
                             minds::Memory* memory, std::unique_ptr<minds::Followed>& own);

}  // namespace omerta::bots
