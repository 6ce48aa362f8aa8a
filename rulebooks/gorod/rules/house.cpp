// GOR-HOUSE-6: which house-role definitions are refused, and why.
#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::gorod {
namespace {

constexpr Call kLastToAffect = Call::journalist;  // later there is no check and no shot to touch

bool built_in_slot(Call call) {
  for (const Row& row : kNight) {
    if (row.call == call) return true;
  }
  return false;
}

bool uses_slot(const Card& card, Call call) {
  for (unsigned k = 0; k < card.acts; ++k) {
    if (card.act[k].call == call) return true;
  }
  return false;
}

bool clan_call(const Card& card, Call call) {
  return (call == Call::mafia && card.wakes_with == Clan::mafia) ||
         (call == Call::yakuza && card.wakes_with == Clan::yakuza);
}

HouseFault slot_fault(const Setup& setup, int number, const Card& card, const Act& act) {
  if (clan_call(card, act.call)) return HouseFault::none;
  if (act.call == Call::none) return HouseFault::act_without_call;
  if (act.call > Call::last) return HouseFault::number_out_of_range;
  if (built_in_slot(act.call)) return HouseFault::slot_taken;
  for (int i = 0; i < setup.house_roles; ++i) {
    if (i != number && uses_slot(setup.house[static_cast<unsigned>(i)], act.call)) {
      return HouseFault::slot_taken;
    }
  }
  return HouseFault::none;
}

HouseFault act_fault(const Card& card, const Act& act) {
  const Blocks lasting = kArrest | Blocks::of(Block::guard);
  if (act.does.has(Block::clan_shot) && !clan_call(card, act.call)) {
    return HouseFault::clan_shot_without_clan;
  }
  if (act.does.has(Block::compare) && act.count != 2) return HouseFault::compare_needs_two;
  if ((act.does & lasting) != Blocks{} && act.call > kLastToAffect) {
    return HouseFault::nothing_left_to_affect;
  }
  if (act.count < 1 || act.count > kSeats) return HouseFault::number_out_of_range;
  if (act.does.has(Block::clan_shot) && act.count != 1) return HouseFault::number_out_of_range;
  return HouseFault::none;
}

}  // namespace

HouseFault house_fault(const Setup& setup, int number) {
  const Card& card = setup.house[static_cast<unsigned>(number)];
  for (unsigned k = 0; k < card.acts; ++k) {
    const HouseFault slot = slot_fault(setup, number, card, card.act[k]);
    if (slot != HouseFault::none) return slot;
    const HouseFault act = act_fault(card, card.act[k]);
    if (act != HouseFault::none) return act;
  }
  if ((card.wins_alone != WinsAlone::no) != (card.side == Side::alone)) {
    return HouseFault::wins_alone_and_side;
  }
  const bool second = card.wakes_with == Clan::yakuza || card.side == Side::yakuza ||
                      card.tally == Tally::yakuza || card.decoy == Clan::yakuza;
  if (second && !two_clans(setup)) return HouseFault::no_second_clan;
  if (card.tally != Tally::other && card.must_fall == MustFall::no) return HouseFault::must_fall;
  return HouseFault::none;
}

}  // namespace omerta::gorod
