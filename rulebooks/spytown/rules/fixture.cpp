// Puts a game together that begins in the middle. Everything anybody knows by then is told as it
// would have been, so a game that begins here obeys the same laws as one that was played.
#include "rulebooks/spytown/rules/fixture.h"

#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

bool begins_the_game(const Fixture& f) { return f.round == 1 && f.hour == BeginsBy::night; }

Seats out(const Fixture& f) {
  return seats_where(Seats::first(kSeats), [&](Seat s) { return f.out[index(s)] != Cause::none; });
}

FixtureFault protection_fault(const Plan& plan, const Fixture& f) {
  if (f.sheltered.empty() && f.safe.empty()) return FixtureFault::none;
  const bool shelter = f.sheltered.empty() || plan.chosen.has(Card::shelter);
  const bool safe = f.safe.empty() || plan.chosen.has(Card::safe_conduct);
  if (!shelter || !safe) return FixtureFault::protected_without_the_card;
  if (f.round == 1) return FixtureFault::protected_too_early;
  if (!f.safe.empty() && f.hour == BeginsBy::day) return FixtureFault::safe_by_day;
  return ((f.sheltered | f.safe) & out(f)).empty() ? FixtureFault::none
                                                   : FixtureFault::protected_but_out;
}

Seat holder(const Fixture& f, Card card) {
  return first_from(
      seats_where(Seats::first(kSeats), [&](Seat s) { return f.card[index(s)] == card; }), Seat{0});
}

bool may_use(const Fixture& f, Seat seat, Card card) {
  return seat != Seat::nobody && f.card[index(seat)] == card && usable(card, f.token[index(seat)]);
}

// SPY-CARD-7  Nobody has played a card that is neutral in his hand, or another's.
FixtureFault hand_fault(const Fixture& f) {
  constexpr Cards kByThemselves = Cards::of(Card::commander) | Card::new_gang;
  for (unsigned i = 0; i < index(Card::neutral); ++i) {
    const Card card = static_cast<Card>(i);
    if (!f.seen.has(card) || kByThemselves.has(card)) continue;
    if (!may_use(f, holder(f, card), card)) return FixtureFault::card_of_another_hand;
  }
  for (Seat seat : f.sheltered) {
    if (!may_use(f, seat, Card::shelter)) return FixtureFault::card_of_another_hand;
  }
  for (Seat seat : f.safe) {
    if (!may_use(f, seat, Card::safe_conduct)) return FixtureFault::card_of_another_hand;
  }
  return FixtureFault::none;
}

// SPY-RECRUIT-1, -3  One recruit, by a Mafioso, who was none of the mafia before.
FixtureFault recruit_fault(const Fixture& f) {
  if (f.recruited.empty()) return FixtureFault::none;
  const Seat recruiter = holder(f, Card::recruitment);
  const Seat recruit = *f.recruited;
  const bool fits =
      f.recruited.count() == 1 && may_use(f, recruiter, Card::recruitment) && recruit != recruiter;
  return fits ? FixtureFault::none : FixtureFault::recruited_by_nobody;
}

// SPY-OUT-4, SPY-SMALL-4
FixtureFault way_out_fault(const Plan& plan, const Fixture& f) {
  for (Seat seat : out(f)) {
    const Cause cause = f.out[index(seat)];
    const bool agent = f.token[index(seat)] == Token::agent;
    const bool carded = cause == Cause::corner_shot || cause == Cause::wrong_phase;
    if ((carded && !plan.extended()) ||
        (cause == Cause::agent_exposed && !(plan.small() && agent))) {
      return FixtureFault::out_by_what_is_not_there;
    }
  }
  return FixtureFault::none;
}

FixtureFault fault_in(const Plan& plan, const Fixture& f) {
  if (begins_the_game(f) && !out(f).empty()) return FixtureFault::out_too_early;
  if ((f.seen.bits & ~plan.chosen.bits) != 0) return FixtureFault::seen_but_not_in_play;
  if (!f.recruited.empty() && !plan.chosen.has(Card::recruitment)) {
    return FixtureFault::recruited_without_the_card;
  }
  if (!f.recruited.empty() && begins_the_game(f)) return FixtureFault::recruited_too_early;
  if (f.commander != Seat::nobody && !plan.chosen.has(Card::commander)) {
    return FixtureFault::commander_not_in_play;
  }
  for (FixtureFault fault :
       {protection_fault(plan, f), hand_fault(f), recruit_fault(f), way_out_fault(plan, f)}) {
    if (fault != FixtureFault::none) return fault;
  }
  return FixtureFault::none;
}

void tell_deal(Turn& t, const Fixture& f) {
  t.tell(everyone, {.fact = fact::tokens_announced, .by = clause::spy_setup_3});
  if (t.plan().extended()) {
    t.tell(everyone, {.fact = fact::cards_announced, .by = clause::spy_card_2});
  }
  for (Seat seat : t.table().in_play) give_token(t, seat, f.token[index(seat)]);
  if (t.plan().extended()) {
    for (Seat seat : t.table().in_play) give_card(t, seat, f.card[index(seat)]);
  }
  const auto things = t.plan().setup.seats * (t.plan().extended() ? 2 : 1);
  t.truth().dealt = static_cast<std::uint8_t>(things);
  t.truth().recruited = f.recruited;
  reckon_sides(t);
}

void tell_start(Turn& t, const Fixture& f) {
  if (commander_dealt(t)) show_commander(t);
  if (f.commander != Seat::nobody && f.commander != t.table().commander) {
    hand_commander_to(t, f.commander, clause::spy_commander_7);
  }
  if (swap_held(t)) {
    show_role_swap(t);
    swap_decided(t);
  }
}

// What lies open or has lain open: played at some time, by whom it was dealt to.
void tell_played(Turn& t, const Fixture& f) {
  constexpr Cards kTurnedUp = Cards::of(Card::commander) | Card::role_swap;
  Cards all = f.seen;
  if (!f.sheltered.empty()) all = all | Card::shelter;
  if (!f.safe.empty()) all = all | Card::safe_conduct;
  for (unsigned i = 0; i < kCards; ++i) {
    const Card card = static_cast<Card>(i);
    const Seat seat = holder(f, card);
    if (!all.has(card) || kTurnedUp.has(card) || seat == Seat::nobody) continue;
    use_up(t, seat);
    t.tell(everyone,
           {.fact = fact::card_shown, .who = seat, .what = byte(card), .by = clause::spy_card_9});
  }
}

void tell_who_left(Turn& t, const Fixture& f) {
  for (Seat seat : out(f)) {
    const bool expelled = f.out[index(seat)] == Cause::expelled;
    t.tell(everyone, {.fact = expelled ? fact::expelled : fact::eliminated,
                      .who = seat,
                      .what = byte(t.truth().token[index(seat)]),
                      .by = expelled ? clause::spy_gm_4 : clause::spy_out_5,
                      .much = byte(f.out[index(seat)])});
    show_gang_card(t, seat);
  }
}

// The nights that are over: who was awake together knows it, and a recruiter's card is spent.
void tell_nights(Turn& t, const Fixture& f) {
  const bool skipped = t.plan().small() && f.round == 1 &&
                       t.plan().setup.small_game_round1_mafia == Round1Mafia::skip;
  if (begins_the_game(f) || skipped) return;
  if (recognition_held(t)) gang_wakes(t);
  t.tell(Audience::group(awake(t)), {.fact = fact::awake,
                                     .what = byte(Phase::mafia_phase),
                                     .seats = awake(t),
                                     .by = clause::spy_mafia_2,
                                     .much = 1});
  const Seat recruiter = holder(f, Card::recruitment);
  if (f.recruited.empty() || recruiter == Seat::nobody) return;
  use_up(t, recruiter);
  t.tell(Audience::group(awake(t)), {.fact = fact::recruited,
                                     .who = recruiter,
                                     .whom = *f.recruited,
                                     .by = clause::spy_recruit_5});
}

// A round begins with what protects in it; the night enters it once more.
void tell_round(Turn& t, const Fixture& f) {
  const int last = f.hour == BeginsBy::night ? f.round - 1 : f.round;
  if (last > 0) {
    t.tell(everyone, {.fact = fact::round_began,
                      .by = clause::spy_round_2,
                      .much = static_cast<std::uint16_t>(last)});
  }
  for (Seat seat : f.sheltered) {
    t.tell(everyone, {.fact = fact::card_played,
                      .who = seat,
                      .what = byte(Card::shelter),
                      .by = clause::spy_shelter_5});
  }
  for (Seat seat : f.safe) {
    t.tell(everyone, {.fact = fact::card_played,
                      .who = seat,
                      .what = byte(Card::safe_conduct),
                      .by = clause::spy_safe_2});
  }
  if (f.hour == BeginsBy::night || f.sheltered.empty()) return;
  t.tell(everyone, {.fact = fact::round_began, .by = clause::spy_round_2, .much = f.round});
}

}  // namespace

Resumed resume(const Plan& plan, const Fixture& fixture, Log log) {
  Resumed resumed{.fault = fault_in(plan, fixture)};
  if (resumed.fault != FixtureFault::none) return resumed;
  Turn t{plan, resumed.state, log};
  tell_deal(t, fixture);
  tell_start(t, fixture);
  tell_nights(t, fixture);
  tell_played(t, fixture);
  tell_who_left(t, fixture);
  if (decided(t)) {
    resumed.fault = FixtureFault::already_decided;
    return resumed;
  }
  tell_round(t, fixture);
  offer_expulsion(t);
  offer_rulings(t);
  begin_at(t, fixture.hour == BeginsBy::night ? Row::round : Row::opening);
  advance<Spytown>(t, resumed.state);
  return resumed;
}

}  // namespace omerta::spytown
