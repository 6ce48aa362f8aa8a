// Puts a game together that begins in the middle. Everything anybody knows by then is told as it
// would have been, so a game that begins here obeys the same laws as one that was played.
#include "rulebooks/mrakoszlap/rules/fixture.h"

#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

bool begins_the_game(const Fixture& f) { return f.round == 1 && f.hour == BeginsBy::night; }

FixtureFault fault_in(const Fixture& f) {
  Hand seen;
  for (const Hand& hand : f.hand) {
    if (!(seen & hand).empty()) return FixtureFault::card_in_two_hands;
    seen |= hand;
  }
  std::uint64_t treaders = 0;
  std::uint16_t mirrors = 0;
  for (unsigned i = 0; i < kPlayers; ++i) {
    if ((treaders & f.treaders[i]) != 0 || (mirrors & f.mirrors[i]) != 0) {
      return FixtureFault::card_in_two_hands;
    }
    treaders |= f.treaders[i];
    mirrors = static_cast<std::uint16_t>(mirrors | f.mirrors[i]);
  }
  // MRK-GLAZIER-1  Each that is held may still give the Glazier one, and all have a number.
  const unsigned held = static_cast<unsigned>(seen.count(Type::mirror) + std::popcount(mirrors));
  const unsigned last = kCopies[index(Type::mirror)] + f.mirrors_gained + held;
  if (last >= kMirrorNumbers) return FixtureFault::too_many_mirrors;
  // MRK-JOZIN-3  Mud goes with its Mirror: one that is made later is clean.
  const std::uint64_t dealt = (seen & Hand::of(Type::mirror)).bits >> kFirst[index(Type::mirror)];
  const std::uint64_t numbers = dealt << 1 | std::uint64_t{mirrors}
                                                 << (kCopies[index(Type::mirror)] + 1U);
  if ((f.muddied & ~numbers) != 0) return FixtureFault::mud_on_no_mirror;
  if (begins_the_game(f) && !f.dead.empty()) return FixtureFault::dead_too_early;
  const bool marked =
      f.silenced != Seat::nobody || f.banned != Seat::nobody || f.pair_first != Seat::nobody;
  return marked && f.hour == BeginsBy::night ? FixtureFault::marked_at_night : FixtureFault::none;
}

void tell_hands(Turn& t, const Fixture& f) {
  t.tell(everyone, {.fact = fact::deck_announced, .by = clause::mrk_deck_6});
  for (Seat seat : t.table().in_play) give_hand(t, seat, f.hand[index(seat)]);
  if (doctor_dealt(t)) draw_doctor_night(t, Choice{1} << f.offset);
}

// Section 6: who used a day power, and the Time Lord's, everyone has seen.
void tell_powers(Turn& t, const Fixture& f) {
  for (Power power : kPowers) {
    const Seat who = holder(t, card(type_of(power)));
    if (who == Seat::nobody || !f.used.has(type_of(power))) continue;
    if (power == Power::time_lord) {  // a night, the first
      t.tell(everyone,
             {.fact = fact::skipped, .who = who, .by = clause::mrk_timelord_1, .much = 1});
      continue;
    }
    t.tell(everyone,
           {.fact = fact::power_used, .who = who, .what = byte(power), .by = clause::mrk_day_1});
  }
}

void tell_past(Turn& t, const Fixture& f) {
  const int last = f.hour == BeginsBy::night ? f.round - 1 : f.round;
  if (last == 0) return;
  tell_powers(t, f);
  t.tell(everyone, {.fact = fact::nightfall,
                    .by = clause::mrk_phase_1,
                    .much = static_cast<std::uint16_t>(last)});
  t.tell(Audience::group(t.truth().mafia),
         {.fact = fact::mafia_meets, .seats = t.truth().mafia, .by = clause::mrk_meet_2});
  t.tell(everyone, {.fact = fact::report_opened,
                    .by = clause::mrk_report_1,
                    .much = static_cast<std::uint16_t>(last)});
  for (Seat seat : f.dead) {
    t.truth().alive -= Seats::of(seat);
    t.tell(everyone, {.fact = fact::died, .who = seat, .by = clause::mrk_death_1});
  }
}

// MRK-DECK-7  New copies that are still held; who gained them, and by what, is long past.
void tell_gains(Turn& t, const Fixture& f) {
  Truth& truth = t.truth();
  for (Seat seat : Seats::first(t.plan().setup.seats)) {
    for (std::uint64_t left = f.treaders[index(seat)]; left != 0; left &= left - 1) {
      const auto place = static_cast<unsigned>(std::countr_zero(left));
      truth.treader[place] = seat;
      const unsigned number = kCopies[index(Type::cloud_treader)] + 1 + place;
      tell_gain(t, seat, {Type::cloud_treader, number, Type::gravedigger}, 0);
    }
    for (std::uint32_t left = f.mirrors[index(seat)]; left != 0; left &= left - 1) {
      const unsigned number =
          kCopies[index(Type::mirror)] + 1 + static_cast<unsigned>(std::countr_zero(left));
      truth.mirrors[index(seat)] =
          static_cast<std::uint16_t>(truth.mirrors[index(seat)] | 1U << number);
      tell_gain(t, seat, {Type::mirror, number, Type::glazier}, 0);
    }
  }
  truth.treaders = f.treaders_gained;
  truth.made = f.mirrors_gained;
  truth.muddied = f.muddied;
}

void tell_use(Turn& t, CardId id, Ask what) {
  const Seat seat = holder(t, id);
  t.tell(Audience::only(seat), {.fact = fact::ordered,
                                .who = seat,
                                .what = byte(what),
                                .by = clause::mrk_call_6,
                                .much = byte(type_of(id))});
}

// MRK-JOZIN-1, MRK-EXEC-1  Uses that are gone, as their owner remembers them.
void tell_uses(Turn& t, const Fixture& f) {
  Truth& truth = t.truth();
  const CardId jozin = card(Type::jozin);
  const CardId executioner = card(Type::blind_executioner);
  for (; holder(t, jozin) != Seat::nobody && truth.mud > f.mud; --truth.mud) {
    tell_use(t, jozin, ask::muddy);
  }
  for (; holder(t, executioner) != Seat::nobody && truth.pairs > f.pairs; --truth.pairs) {
    tell_use(t, executioner, ask::substitute_second);
  }
  if (f.mud == 0) truth.used |= Hand::of(jozin).bits;
  if (f.pairs == 0) truth.used |= Hand::of(executioner).bits;
}

void tell_marks(Turn& t, const Fixture& f) {
  if (f.silenced != Seat::nobody) {
    t.tell(everyone, {.fact = fact::silenced, .who = f.silenced, .by = clause::mrk_bobo_1});
  }
  if (f.banned != Seat::nobody) {
    t.tell(everyone, {.fact = fact::vote_banned, .who = f.banned, .by = clause::mrk_judge_1});
  }
  t.truth().pair_first = f.pair_first;
  t.truth().pair_second = f.pair_second;
}

}  // namespace

Resumed resume(const Plan& plan, const Fixture& fixture, Log log) {
  Resumed resumed{.fault = fault_in(fixture)};
  if (resumed.fault != FixtureFault::none) return resumed;
  Turn t{plan, resumed.state, log};
  Truth& truth = t.truth();
  truth.alive = Seats::first(plan.setup.seats);
  truth.holder.fill(Seat::nobody);
  truth.treader.fill(Seat::nobody);
  truth.pairs = 2;
  tell_hands(t, fixture);
  tell_past(t, fixture);
  tell_gains(t, fixture);
  tell_marks(t, fixture);
  truth.magnetised = fixture.magnetised;
  truth.used = fixture.used.bits;
  tell_uses(t, fixture);
  if (result_now(t) != Result::none) {
    resumed.fault = FixtureFault::already_decided;
    return resumed;
  }
  begin_at(t, fixture.hour == BeginsBy::night ? Row::nightfall : Row::day_open);
  advance<Mrakoszlap>(t, resumed.state);
  return resumed;
}

}  // namespace omerta::mrakoszlap
