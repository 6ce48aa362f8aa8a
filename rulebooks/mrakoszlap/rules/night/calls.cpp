// The night calls: who is woken in which order, and the orders they give (MRK-CALL-1).
#include "rulebooks/mrakoszlap/rules/calls.h"

#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

struct Place {  // one call: which card, and how it is asked
  CardId id = CardId::none;
  Ask ask{};
  Nights nights = Nights::all;
};
constexpr auto kPlaces = [] {
  std::array<Place, kDeck> places{};
  unsigned next = 0;
  for (const CallRow& call : kCalls) {
    for (unsigned copy = 1; copy <= kCopies[index(call.type)]; ++copy) {
      places[next++] = {card(call.type, copy), call.ask, call.nights};
    }
  }
  return places;
}();

constexpr auto kPlaceOf = [] {  // of the cards that are called
  std::array<std::uint8_t, kDeck> place{};
  for (unsigned i = 0; i < kOrders; ++i) {
    place[index(kPlaces[i].id)] = static_cast<std::uint8_t>(i);
  }
  return place;
}();
static_assert(kPlaces[kOrders - 1].id != CardId::none && kPlaces[kOrders].id == CardId::none);

bool even(const Turn& t) { return t.table().round % 2 == 0; }

// MRK-DOCTOR-4  Alone among Mafians, and not on one of his own nights.
bool deactivated(const Turn& t, Seat doctor) {
  const bool own =
      (t.table().round - t.truth().offset) % 3 == 0 && t.table().round >= t.truth().offset;
  return (t.truth().alive - t.truth().mafia - doctor).empty() && !own;
}

// MRK-BOBO-3 (`once`)  A dead Ghost Bobo silences once more.
bool haunts(const Turn& t, CardId id) {
  return type_of(id) == Type::ghost_bobo && t.truth().haunted == 0 &&
         t.plan().setup.ghost_bobo_haunts == GhostBoboHaunts::once;
}

// MRK-CALL-2
bool is_called(const Turn& t, const Place& place) {
  const Seat seat = holder(t, place.id);
  if (seat == Seat::nobody || (place.nights == Nights::even && !even(t))) return false;
  if (!t.truth().alive.has(seat) && !haunts(t, place.id)) return false;
  if (Hand{t.truth().used}.has(place.id)) return false;
  return place.ask != ask::heal || !deactivated(t, seat);
}

// MRK-CALL-7  In `spoken` the narrator calls aloud; with decoys also cards that sleep for good.
bool is_spoken(const Turn& t, const Place& place) {
  if (t.plan().setup.night_calls == NightCalls::in_private) return false;
  if (is_called(t, place)) return true;
  return t.plan().setup.night_calls == NightCalls::spoken_with_decoys &&
         t.plan().deck.has(place.id) && (place.nights == Nights::all || even(t));
}

const Place* place_now(const Turn& t) {
  return t.truth().call < kDeck && kPlaces[t.truth().call].id != CardId::none
             ? &kPlaces[t.truth().call]
             : nullptr;
}

void use_up(Turn& t, CardId id) { t.truth().used |= Hand::of(id).bits; }

// The orders that name one player (MRK-JAILER-1, MRK-LEECH-1, MRK-DOCTOR-1, MRK-MAFIAN-1, -4).
Seat& single_order(Tonight& tonight, CardId id) {
  const Type type = type_of(id);
  if (type == Type::mafian) return tonight.aims[number_of(id) - 1];
  if (type == Type::mad_shooter) return tonight.shots[number_of(id) - 1];
  expect(call_of(type)->kept != nullptr);
  return tonight.*call_of(type)->kept;
}

// MRK-JAILER-1, MRK-SNIPER-1  Used once; MRK-COBRA-1  the guess is judged at that moment.
void after_single(Turn& t, CardId id, Seat target) {
  const Type type = type_of(id);
  if (call_of(type)->uses == Uses::once) use_up(t, id);
  if (type == Type::ghost_bobo && !t.truth().alive.has(holder(t, id))) t.truth().haunted = 1;
  if (type == Type::cobra) {
    const bool uneaten = !Hand{t.truth().used}.has(Type::leech);
    t.truth().tonight.bitten_right =
        holder(t, card(Type::leech)) == target && uneaten && t.truth().alive.has(target) ? 1 : 0;
  }
}

// MRK-SLIME-1, -4
void apply_slime(Turn& t, CardId id, Seat target) {
  Tonight& tonight = t.truth().tonight;
  if (number_of(id) == 2) tonight.slimed_second = target;
  if (tonight.slimed.has(target)) tonight.slimed_twice |= Seats::of(target);
  tonight.slimed |= Seats::of(target);
}

// MRK-JOZIN-1, -2  Repeated while uses remain; Jožin is not told whether the mud stuck.
void muddy(Turn& t, const Command& command, EventId order) {
  const bool stuck = muddy_mirror(t, seat_of(command.choice));
  --t.truth().mud;
  t.tell(Audience::moderator(), {.fact = fact::mud,
                                 .who = seat_of(command.choice),
                                 .what = byte(stuck ? 1 : 0),
                                 .by = clause::mrk_jozin_2,
                                 .cause = order});
  if (t.truth().mud == 0) return use_up(t, card(Type::jozin));
  t.ask(command.seat, ask::muddy);
}

// MRK-MAGE-1, MRK-SOCK-1, MRK-EXEC-1  The second of two players.
void second_of_two(Turn& t, const Command& command, CardId id) {
  Tonight& tonight = t.truth().tonight;
  const Seat second = seat_of(command.choice);
  if (command.ask == ask::tunnel_exit) {
    tonight.tunnels[number_of(id) - 1] = {t.truth().first, second};
  } else if (command.ask == ask::sock_neighbour) {
    tonight.sock = {t.truth().first, second};
    use_up(t, id);
  } else {
    tonight.pair_first = t.truth().first;
    tonight.pair_second = second;
    if (--t.truth().pairs == 0) use_up(t, id);
  }
}

// MRK-SOCK-1 (`own-neighbours`)  The thrower only says yes.
void throw_at_neighbours(Turn& t, Seat thrower) {
  const Seat left = left_of(t.table().in_play, thrower);
  const Seat right = right_of(t.table().in_play, thrower);
  t.truth().tonight.sock = {left, left == right ? Seat::nobody : right};
  use_up(t, card(Type::sock));
}

// A plain yes names nobody.
Seat target_of(const Turn& t, const Command& command) {
  const bool sock =
      command.ask == ask::throw_sock && t.plan().setup.sock_targets == SockTargets::own_neighbours;
  return is_nod(command.ask) || sock ? Seat::nobody : seat_of(command.choice);
}

// MRK-GRAVE-1, MRK-MATRIX-1
void yes_order(Turn& t, CardId id, Seat seat) {
  use_up(t, id);
  if (type_of(id) == Type::gravedigger) t.truth().tonight.graves = 1;
  if (type_of(id) == Type::matrix) t.truth().tonight.matrix = seat;
}

}  // namespace

void calls_open(Turn& t) { open_phase(t, Phase::night_calls, clause::mrk_phase_2); }

// MRK-CALL-2, -3, MRK-JAILER-2 to -4  Woken alone; in prison only shown that he is, himself too.
// What needs no call goes on working.
void ask_call(Turn& t) {
  while (place_now(t) != nullptr && !is_called(t, *place_now(t)) && !is_spoken(t, *place_now(t))) {
    ++t.truth().call;
  }
  const Place* place = place_now(t);
  if (place == nullptr) return;
  if (is_spoken(t, *place)) {
    t.tell(everyone,
           {.fact = fact::card_called, .what = byte(place->id), .by = clause::mrk_call_7});
    ask_to_close(t);
  }
  if (!is_called(t, *place)) return;
  const Seat seat = holder(t, place->id);
  const bool prison = t.truth().tonight.jailed == seat;
  const bool jailed_unlisted =
      prison && t.plan().setup.spyglass_jailed == SpyglassJailed::not_listed;
  if (!jailed_unlisted) t.truth().tonight.woken |= Seats::of(seat);
  t.tell(Audience::only(seat), {.fact = prison ? fact::imprisoned : fact::called,
                                .who = seat,
                                .what = byte(place->id),
                                .by = prison ? clause::mrk_jailer_2 : clause::mrk_call_3,
                                .cause = prison ? order_of(t, card(Type::jailer)) : 0});
  if (prison) t.truth().tonight.shown_prison = 1;
  t.ask(seat, prison ? ask::prison_notice : place->ask);
  if (!t.house_asked(ask::close)) offer_close(t);
}

EventId tell_order(Turn& t, const Command& command, Type type) {
  return t.tell(Audience::only(command.seat), {.fact = fact::ordered,
                                               .who = command.seat,
                                               .whom = target_of(t, command),
                                               .what = byte(command.ask),
                                               .by = clause::mrk_call_6,
                                               .much = byte(type)});
}

EventId order_of(const Turn& t, CardId id) {
  return t.truth().tonight.ordered[kPlaceOf[index(id)]];
}

// MRK-CALL-4 to -6  An answer is an order; nothing is resolved before the calls are over.
void order(Turn& t, const Command& command) {
  const CardId id = kPlaces[t.truth().call].id;
  if (command.choice == kPass) {
    t.tell(Audience::only(command.seat), {.fact = fact::declined,
                                          .who = command.seat,
                                          .what = byte(command.ask),
                                          .by = clause::mrk_call_4});
    return;
  }
  const EventId told = tell_order(t, command, type_of(id));
  EventId& first = t.truth().tonight.ordered[t.truth().call];
  if (first == 0) first = told;  // of two players the first was ordered
  const Seat target = seat_of(command.choice);
  switch (static_cast<number::Ask>(command.ask)) {
    case number::Ask::open_graves:
    case number::Ask::enter_matrix: return yes_order(t, id, command.seat);
    case number::Ask::apply_slime: return apply_slime(t, id, target);
    case number::Ask::magnetise: t.truth().magnetised |= Seats::of(target); return;
    case number::Ask::muddy: return muddy(t, command, told);
    case number::Ask::throw_sock:
      if (t.plan().setup.sock_targets == SockTargets::own_neighbours) {
        return throw_at_neighbours(t, command.seat);
      }
      [[fallthrough]];
    case number::Ask::dig_tunnel:
    case number::Ask::substitute: {
      t.truth().first = target;
      const Ask second = call_of(command.ask)->second;
      return t.ask(command.seat, second);
    }
    case number::Ask::tunnel_exit:
    case number::Ask::sock_neighbour:
    case number::Ask::substitute_second: return second_of_two(t, command, id);
    default: single_order(t.truth().tonight, id) = target; return after_single(t, id, target);
  }
}

// The next call, or what comes when all have been called.
Row call_done(Turn& t) {
  ++t.truth().call;
  const Place* place = place_now(t);
  return place != nullptr ? Row::stay : Row::prison;
}

// MRK-SPYGLASS-1, MRK-CALL-7  Nights 2, 5, 8, ..., after everyone else and before any attack; the
// narrator calls it with decoys even if nobody wakes.
bool spyglass_held(const Turn& t) {
  if (t.table().round % 3 != 2) return false;
  const bool decoy = t.plan().setup.night_calls == NightCalls::spoken_with_decoys &&
                     t.plan().deck.has(card(Type::spyglass));
  return decoy || living_holder(t, Type::spyglass) != Seat::nobody;
}

void spyglass_opens(Turn& t) {
  const Seat spy = living_holder(t, Type::spyglass);
  const CardId id = card(Type::spyglass);
  if (t.plan().setup.night_calls != NightCalls::in_private) {
    t.tell(everyone, {.fact = fact::card_called, .what = byte(id), .by = clause::mrk_call_7});
  }
  if (spy == Seat::nobody) return;
  const bool prison = t.truth().tonight.jailed == spy;
  t.tell(Audience::only(spy), {.fact = prison ? fact::imprisoned : fact::called,
                               .who = spy,
                               .what = byte(id),
                               .by = prison ? clause::mrk_jailer_2 : clause::mrk_spyglass_1,
                               .cause = prison ? order_of(t, card(Type::jailer)) : 0});
}

// MRK-SPYGLASS-2  Whoever was woken by a call, in random order, himself left out.
void ask_spyglass(Turn& t) {
  const Seat spy = living_holder(t, Type::spyglass);
  Tonight& tonight = t.truth().tonight;
  const bool spoken = t.plan().setup.night_calls != NightCalls::in_private;
  const auto waits = spoken ? ask_to_close<Mrakoszlap> : offer_close<Mrakoszlap>;
  if (spy == Seat::nobody) return waits(t);
  if (tonight.jailed == spy) {
    t.ask(spy, ask::prison_notice);
    return waits(t);
  }
  const Seats unseen = tonight.woken - spy - tonight.unread;
  if (!unseen.empty()) {
    return t.ask_house(
        {.offers = unseen.bits, .ask = ask::order, .voices = Voices::of(Voice::chance)});
  }
  if ((tonight.woken - spy).empty()) {
    t.tell(Audience::only(spy),
           {.fact = fact::seen_nobody, .who = spy, .by = clause::mrk_spyglass_2});
  }
  t.ask(spy, ask::spyglass_notice);
  waits(t);
}

Row spyglass_done(Turn& t) {
  const Seat spy = living_holder(t, Type::spyglass);
  Tonight& tonight = t.truth().tonight;
  const bool more = tonight.jailed != spy && t.truth().moved != 0;
  t.truth().moved = 0;
  if (more) return Row::stay;
  tonight.unread = {};
  return Row::resolution;
}

}  // namespace omerta::mrakoszlap
