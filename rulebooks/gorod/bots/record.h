// The public record of gorod as a mind hears it: which fact is which evidence.
#pragma once
#include "minds/memory.h"
#include "rulebooks/gorod/bots/levels.h"
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::bots {

// GOR-DECK-14  What everyone knows before the deal: who is against the town in a clan is the core,
// the commissioner is the card that everybody looks for.
minds::Known dealt(const gorod::Plan& plan);
minds::Tongue tongue(const gorod::Plan& plan);

// A public mind that has heard all of this; in a table's memory, if there is one, else in `own`.
minds::Followed& public_mind(const gorod::Plan& plan, const minds::Reads& reads,
                             std::span<const Event> heard, std::span<const talk::Said> said,
                             minds::Memory* memory, std::unique_ptr<minds::Followed>& own);

// GOR-DAY-4, GOR-WIN-3  On the first day of an even number nobody is put up: a night later the
// town has a ballot more. Whoever breaks it draws attention.
bool is_silent_day(const gorod::Plan& plan, int round, Seats in_play);

constexpr bool is_clan(const gorod::Card& card) {
  return card.side == gorod::Side::mafia || card.side == gorod::Side::yakuza;
}

}  // namespace omerta::bots
