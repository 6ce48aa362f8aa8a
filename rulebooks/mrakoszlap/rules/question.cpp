// What a seat may answer, and why an answer is refused: both from the seat's own view and nothing
// else.
#include "rulebooks/mrakoszlap/rules/calls.h"
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

Voices speakers(const View& view, Ask what) {
  const Voices player = Voices::of(Voice::player);
  return view.plan.human() || what == ask::look ? player | Voices::of(Voice::moderator) : player;
}

bool has_card(const View& view, Type type) { return Hand{view.notes.hand}.has(type); }

// MRK-DAY-1, MRK-TIMELORD-1
bool has_power(const View& view, Power power) {
  return has_card(view, type_of(power)) && !view.table.has_spent(power);
}

// MRK-BOBO-2  Powers that are used by saying something.
bool may_speak(const View& view) {
  return !view.table.silenced.has(view.seat) || view.table.equal != 0 ||
         view.plan.setup.silenced_powers == SilencedPowers::allowed;
}

// MRK-CALL-4  Who may decline.
Pass passing(const View& view, Ask what) {
  const AbilityPassing option = view.plan.setup.ability_passing;
  const CallRow* call = call_of(what);
  switch (call == nullptr ? Duty::must : call->duty) {
    case Duty::may: return Pass::allowed;
    case Duty::mafia: return option == AbilityPassing::limited_only ? Pass::refused : Pass::allowed;
    case Duty::must: break;
  }
  return option == AbilityPassing::everyone ? Pass::allowed : Pass::refused;
}

// MRK-DOCTOR-3
Seats patients(const View& view) {
  const int since = view.table.round - view.notes.offset;
  const bool own = since >= 0 && since % 3 == 0;
  return own ? view.table.in_play : view.table.in_play - view.seat;
}

// MRK-SOCK-1, MRK-SEAT-2  At nightfall: one of his neighbours.
Seats sock_neighbours(const View& view) {
  const Seats all = view.table.in_play;
  if (view.plan.setup.sock_targets == SockTargets::any_two) return all - view.notes.first;
  Seats found;
  for (Seat seat : {left_of(all, view.notes.first), right_of(all, view.notes.first)}) {
    if (seat != Seat::nobody) found |= Seats::of(seat);
  }
  return found;
}

// MRK-CALL-5  Nightfall-living players, oneself included, unless the card says otherwise.
Choice night_offers(const View& view, Ask what) {
  switch (static_cast<number::Ask>(what)) {
    case number::Ask::heal: return patients(view).bits;
    case number::Ask::tunnel_exit:
    case number::Ask::substitute_second: return (view.table.in_play - view.notes.first).bits;
    case number::Ask::sock_neighbour: return sock_neighbours(view).bits;
    case number::Ask::throw_sock:
      return view.plan.setup.sock_targets == SockTargets::own_neighbours ? kYes
                                                                         : view.table.in_play.bits;
    case number::Ask::cling:
      return view.plan.setup.leech_self == LeechSelf::no ? (view.table.in_play - view.seat).bits
                                                         : view.table.in_play.bits;
    default: return is_nod(what) ? kYes : Choice{view.table.in_play.bits};
  }
}

// MRK-DAY-1  For those who hold nothing to use there is nothing on offer.
Choice power_offers(const View& view) {
  Choice offers = 0;
  if (!may_speak(view)) return 0;
  for (Power power : kDayPowers) {
    if (!has_power(view, power)) continue;
    offers |= power == Power::anarchist ? Choice{view.table.in_play.bits} : choice_of(power);
  }
  return offers;
}

Choice skip_offers(const View& view, Ask what) {
  return has_power(view, Power::time_lord) && (what == ask::skip_night || may_speak(view)) ? kYes
                                                                                           : 0;
}

bool is_hand(Ask what) { return what == ask::raise_hand || what == ask::tie_vote; }

Prompt of(const View& view, Ask what) {
  switch (static_cast<number::Ask>(what)) {
    case number::Ask::mafia_plan:
      return {.offers = view.table.in_play.bits, .ask = what, .stays = Stays::until_retired};
    case number::Ask::skip_night:
    case number::Ask::skip_day:
      return {.offers = skip_offers(view, what), .ask = what, .stays = Stays::until_retired};
    case number::Ask::accuse:
      return {.offers = view.table.in_play.bits,
              .ask = what,
              .pass = Pass::allowed,
              .stays = Stays::until_retired};
    case number::Ask::choose_proxy:
      return {.offers = (view.table.in_play - view.seat).bits, .ask = what};
    case number::Ask::defence: return {.offers = kYes, .ask = what, .pass = Pass::allowed};
    case number::Ask::raise_hand:
      return {.offers = kYes, .ask = what, .pass = Pass::allowed, .stays = Stays::until_retired};
    case number::Ask::tie_vote:
      return {.offers = kFor | kAgainst,
              .ask = what,
              .pass = Pass::allowed,
              .stays = Stays::until_retired};
    case number::Ask::use_power:
      return {.offers = power_offers(view), .ask = what, .stays = Stays::until_retired};
    case number::Ask::speak: return {.offers = kYes, .ask = what, .stays = Stays::until_retired};
    case number::Ask::look:
    case number::Ask::prison_notice:
    case number::Ask::spyglass_notice: return {.offers = kYes, .ask = what};
    case number::Ask::release_bullet:  // MRK-MATRIX-3: a duty
    case number::Ask::tunnel_exit:
    case number::Ask::sock_neighbour:
    case number::Ask::substitute_second: return {.offers = night_offers(view, what), .ask = what};
    default: return {.offers = night_offers(view, what), .ask = what, .pass = passing(view, what)};
  }
}

// The control is there for everyone; why it does not work for this seat.
Refusal power_refusal(const View& view, const Command& command) {
  const Power power = power_meant(command);
  if (!has_card(view, type_of(power))) return refusal::no_such_power;
  if (view.table.has_spent(power)) return refusal::power_used_up;
  if (command.ask != ask::skip_night && !may_speak(view)) return refusal::silenced;
  return refusal::illegal_target;
}

}  // namespace

// A seat is the Anarchist's target.
Power power_meant(const Command& command) {
  if (command.ask != ask::use_power) return Power::time_lord;
  for (Power power : kDayPowers) {
    if (command.choice == choice_of(power)) return power;
  }
  return Power::anarchist;
}

Prompt Mrakoszlap::question(const View& view, Ask what) {
  Prompt prompt = of(view, what);
  prompt.voices = speakers(view, what);
  return prompt;
}

// Section 5: where several reasons apply, the first in the order of the list is given.
Refusal Mrakoszlap::refusal(const View& view, const Command& command, const Prompt& open) {
  const bool asked = open.ask == command.ask && open.ask != Ask{} && open.voices.has(command.voice);
  const bool power = command.ask == ask::use_power || command.ask == ask::skip_night ||
                     command.ask == ask::skip_day;
  if (!asked) {
    const bool show = is_hand(command.ask) && view.table.show != Show::none;
    const bool banned = view.table.banned.has(view.seat) && view.table.equal == 0;
    const bool living = view.table.in_play.has(view.seat);
    return show && banned && living ? refusal::vote_banned : refusal::not_allowed_now;
  }
  return power ? power_refusal(view, command) : refusal::illegal_target;
}

// Chance, the clock and the moderator: only what is asked of them can be answered wrongly.
Refusal Mrakoszlap::house_refusal(const Table&, const Command& command, const Prompt& open) {
  const bool asked = open.ask == command.ask && open.ask != Ask{} && open.voices.has(command.voice);
  return asked ? refusal::illegal_target : refusal::not_allowed_now;
}

}  // namespace omerta::mrakoszlap
