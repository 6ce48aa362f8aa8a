// The deal: cards one by one to hand after hand, again from the start if a hand breaks a rule.
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

// MRK-JOZIN-1
std::uint8_t mud_of(Hand hand) {
  const bool armed =
      hand.has(Type::mafian) || hand.has(Type::sniper) || hand.has(Type::mad_shooter);
  return armed ? 2 : 3;
}

bool legal(const Turn& t) {
  for (unsigned i = 0; i < t.plan().setup.seats; ++i) {
    if (fault_of(Hand{t.truth().hand[i]}, t.plan().setup.third_gas_mask) != HandFault::none) {
      return false;
    }
  }
  return true;
}

// MRK-DEAL-1  Repeat until legal: nobody has looked yet.
void gather(Turn& t) {
  t.truth().hand = {};
  t.truth().left = t.plan().deck.bits;
  t.truth().dealt = 0;
}

}  // namespace

void ask_for_card(Turn& t) {
  t.ask_house({.offers = t.truth().left, .ask = ask::deal, .voices = Voices::of(Voice::chance)});
}

void deal(Turn& t, Choice choice) {
  const unsigned seat = t.truth().dealt++ / unsigned{t.plan().each};
  t.truth().hand[seat] |= choice;
  t.truth().left &= ~choice;
}

Row dealt(Turn& t) {
  if (t.truth().left != 0) return Row::stay;
  if (!legal(t)) {
    gather(t);
    return Row::stay;
  }
  for (Seat seat : t.table().in_play) give_hand(t, seat, Hand{t.truth().hand[index(seat)]});
  return Row::doctor_night;
}

// MRK-SIDE-1, MRK-DEAL-14, MRK-JOZIN-1, MRK-EXEC-1  Everyone sees his own hand, and nobody else's.
void give_hand(Turn& t, Seat seat, Hand hand) {
  Truth& truth = t.truth();
  truth.hand[index(seat)] = hand.bits;
  if (hand.has(Type::mafian)) truth.mafia |= Seats::of(seat);
  if (hand.has(Type::jozin)) truth.mud = mud_of(hand);
  for (std::uint64_t left = hand.bits; left != 0; left &= left - 1) {
    const auto id = static_cast<CardId>(std::countr_zero(left));
    const std::uint16_t mud = id == card(Type::jozin) ? truth.mud : std::uint8_t{0};
    truth.holder[index(id)] = seat;
    t.tell(Audience::only(seat), {.fact = fact::card_dealt,
                                  .who = seat,
                                  .what = byte(id),
                                  .by = clause::mrk_deal_1,
                                  .much = mud});
  }
}

bool doctor_dealt(const Turn& t) { return holder(t, card(Type::doctor)) != Seat::nobody; }

// MRK-DEAL-15, MRK-DOCTOR-3
void ask_doctor_night(Turn& t) {
  const bool three = t.plan().setup.doctor_offsets == DoctorOffsets::one_or_three;
  if (t.truth().offset != 0) return;
  t.ask_house({.offers = three ? Choice{0b1010} : Choice{0b0110},
               .ask = ask::doctor_night,
               .voices = Voices::of(Voice::chance)});
}

void draw_doctor_night(Turn& t, Choice choice) {
  const Seat doctor = holder(t, card(Type::doctor));
  t.truth().offset = static_cast<std::uint8_t>(std::countr_zero(choice));
  t.tell(Audience::only(doctor), {.fact = fact::doctor_offset,
                                  .who = doctor,
                                  .by = clause::mrk_deal_15,
                                  .much = t.truth().offset});
}

Row doctor_night_drawn(Turn&) { return Row::look; }

void ask_to_look(Turn& t) { t.ask(t.table().in_play - t.truth().answered, ask::look); }

Row looked(Turn&) { return Row::nightfall; }

}  // namespace omerta::mrakoszlap
