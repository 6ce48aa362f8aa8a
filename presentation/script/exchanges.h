// Other deals of the same things: exchanges, deals that break no rule, and worlds made of them.
#pragma once
#include <optional>
#include <vector>

#include "presentation/script/evening.h"

namespace omerta::script {

using Cards = std::vector<int>;  // a deal

// Whether two places of different seats may exchange what they hold.
bool may_exchange(const UnknownDeal& deal, const Cards& cards, std::size_t one, std::size_t other);
std::vector<std::size_t> unknown_places(const UnknownDeal& deal);

// Exchanges cards of faulty hands until none is left; nothing if that does not come to an end.
std::optional<Cards> repaired(const Evening& evening, const UnknownDeal& deal, Cards cards,
                              chance::Dice& dice);
std::optional<Cards> dealt_right(const Evening& evening, const UnknownDeal& deal,
                                 const Cards& rather, chance::Dice& dice);

struct Gift {  // what stands here is given to this seat
  std::size_t from = 0;
  Seat to = Seat::nobody;
};

// The world in which that seat has it, in exchange for something of its own.
std::optional<World> with_given(const Evening& evening, const UnknownDeal& deal, const Cards& dealt,
                                Gift gift);
std::optional<World> at_random(const Evening& evening, const UnknownDeal& deal, const Cards& cards,
                               chance::Dice& dice);
// Two of the things that make a difference, if only to the moderator, exchanged at once.
std::vector<World> together(const Evening& evening, const UnknownDeal& deal, const Cards& dealt,
                            const std::vector<const World*>& each);

}  // namespace omerta::script
