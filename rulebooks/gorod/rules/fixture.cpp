// Puts a game together that begins in the middle. Everything anybody knows by then is told as it
// would have been, so a game that begins here obeys the same laws as one that was played.
#include "rulebooks/gorod/rules/fixture.h"

#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {
namespace {

constexpr int kFirstDeadlyNight = 2;  // GOR-FIRST-1

bool is_night(const Fixture& f) { return f.hour == BeginsBy::night; }
int nights_gone(const Fixture& f) { return is_night(f) ? f.round - 1 : f.round; }
int days_gone(const Fixture& f) { return f.round - 1; }
Seats out(const Fixture& f) { return f.killed | f.voted | f.withdrawn; }

FixtureFault out_fault(const Fixture& f) {
  const int ways = f.killed.count() + f.voted.count() + f.withdrawn.count();
  if (ways != out(f).count()) return FixtureFault::out_twice;
  if (is_night(f) && f.round == 1 && ways > 0) return FixtureFault::out_in_the_first_night;
  if (!f.killed.empty() && nights_gone(f) < kFirstDeadlyNight) {
    return FixtureFault::killed_too_early;
  }
  if (!f.voted.empty() && days_gone(f) < 1) return FixtureFault::voted_too_early;
  return FixtureFault::none;
}

FixtureFault alibi_fault(const Fixture& f) {
  if (f.alibi.empty()) return FixtureFault::none;
  if (is_night(f)) return FixtureFault::alibi_at_night;
  if (f.round < kFirstDeadlyNight) return FixtureFault::alibi_too_early;
  return (f.alibi & out(f)).empty() ? FixtureFault::none : FixtureFault::alibi_of_one_out;
}

FixtureFault use_fault(const Plan& plan, const Fixture& f, const PastUse& use) {
  const Role role = f.role[index(use.seat)];
  const unsigned k = act_of(plan, role, use.ask);
  if (k >= kActs) return FixtureFault::use_by_another_card;
  const Act& act = plan.card(role).act[k];
  if (act.does.has(Block::clan_shot)) return FixtureFault::use_by_another_card;
  if (use.night < kFirstDeadlyNight || use.night > nights_gone(f)) {
    return FixtureFault::use_in_no_night;
  }
  const bool self = act.target == Target::any || !use.targets.has(use.seat);
  return use.targets.count() == act.count && self ? FixtureFault::none
                                                  : FixtureFault::use_of_no_target;
}

FixtureFault fault_in(const Plan& plan, const Fixture& f) {
  for (FixtureFault fault : {out_fault(f), alibi_fault(f)}) {
    if (fault != FixtureFault::none) return fault;
  }
  for (unsigned i = 0; i < f.uses; ++i) {
    const FixtureFault fault = use_fault(plan, f, f.used[i]);
    if (fault != FixtureFault::none) return fault;
  }
  for (Seat seat : f.armour_given) {
    if (f.armour[index(seat)] > plan.card(f.role[index(seat)]).armour) {
      return FixtureFault::more_armour_than_the_card;
    }
  }
  if (f.moderator != Seat::nobody && !(f.killed | f.voted).has(f.moderator)) {
    return FixtureFault::moderator_not_out;
  }
  return f.quiet > days_gone(f) ? FixtureFault::quiet_too_long : FixtureFault::none;
}

void tell_deal(Turn& t, const Fixture& f) {
  t.tell(everyone, {.fact = fact::deck_announced, .by = clause::gor_deck_14});
  for (Seat seat : t.table().in_play) {
    give_card(t, seat, f.role[index(seat)]);
    if (f.armour_given.has(seat)) t.truth().armour[index(seat)] = f.armour[index(seat)];
  }
  t.truth().dealt = t.plan().setup.seats;
}

void tell_acquaintance(Turn& t) {
  for (unsigned i = 0; i < t.plan().first_night_rows; ++i) {
    const Row& row = t.plan().first_night[i];
    const Seats group = awake(t, row.clan);
    t.tell(Audience::group(group), {.fact = fact::group_awake,
                                    .what = byte(row.call),
                                    .seats = group,
                                    .by = clause::gor_first_5});
  }
}

void tell_who_left(Turn& t, const Fixture& f) {
  for (Seat seat : f.voted) {
    t.tell(everyone, {.fact = fact::eliminated,
                      .who = seat,
                      .what = byte(t.truth().role[index(seat)]),
                      .by = clause::gor_vote_7});
  }
  for (Seat seat : f.withdrawn) {
    t.tell(everyone, {.fact = fact::withdrawn, .who = seat, .by = clause::gor_moderator_8});
  }
  t.tell(
      everyone,
      {.fact = fact::dawn, .seats = f.killed, .by = clause::gor_dawn_1, .much = t.table().round});
}

// Each was a legal answer in its night; a second one of the same night was not.
FixtureFault tell_uses(Turn& t, const Fixture& f, int night) {
  for (unsigned i = 0; i < f.uses; ++i) {
    const PastUse& use = f.used[i];
    if (use.night != night) continue;
    const View view{t.plan(), t.table(), t.notes(use.seat), use.seat};
    const unsigned k = act_of(t.plan(), view.notes.role, use.ask);
    const bool again = view.notes.limits[k].night == use.night;
    if (again || !Gorod::question(view, use.ask).admits(choice_of(use.targets))) {
      return FixtureFault::use_beyond_its_limit;
    }
    t.tell(Audience::only(use.seat), {.fact = fact::chose,
                                      .who = use.seat,
                                      .what = byte(use.ask),
                                      .seats = use.targets,
                                      .by = clause::gor_night_3,
                                      .much = use.night});
    Limit& cures = t.truth().cures[index(use.seat)];
    cures.last = use.targets;
    cures.ever |= use.targets;
    cures.night = use.night;
    cures.used = static_cast<std::uint8_t>(cures.used + 1);
    if (use.targets.has(use.seat)) cures.on_self = static_cast<std::uint8_t>(cures.on_self + 1);
  }
  return FixtureFault::none;
}

// The rounds that are over, with those who left in the last of them that was not quiet.
FixtureFault tell_past(Turn& t, const Fixture& f) {
  const int last = nights_gone(f);
  const int eventful = std::max(1, last - f.quiet);
  for (int round = 1; round <= last; ++round) {
    t.tell(everyone, {.fact = fact::night_fell,
                      .by = clause::gor_night_1,
                      .much = static_cast<std::uint16_t>(round)});
    if (round == 1) tell_acquaintance(t);
    const FixtureFault fault = tell_uses(t, f, round);
    if (fault != FixtureFault::none) return fault;
    if (round == eventful && !out(f).empty()) tell_who_left(t, f);
  }
  return FixtureFault::none;
}

void tell_handover(Turn& t, const Fixture& f) {
  if (t.plan().setup.moderator_mode != ModeratorMode::first_out) return;
  const Seat heir = f.moderator != Seat::nobody ? f.moderator : t.table().first_out;
  if (heir == Seat::nobody) return;
  t.tell(everyone, {.fact = fact::moderator_appointed, .who = heir, .by = clause::gor_moderator_4});
}

}  // namespace

Resumed resume(const Plan& plan, const Fixture& fixture, Log log) {
  Resumed resumed{.fault = fault_in(plan, fixture)};
  if (resumed.fault != FixtureFault::none) return resumed;
  Turn t{plan, resumed.state, log};
  tell_deal(t, fixture);
  resumed.fault = tell_past(t, fixture);
  if (resumed.fault != FixtureFault::none) return resumed;
  t.truth().alibi = fixture.alibi;
  if (victory(t) == Won::yes) {
    resumed.fault = FixtureFault::already_decided;
    return resumed;
  }
  tell_handover(t, fixture);
  offer_withdrawal(t);
  enter(t, fixture.hour);
  advance<Gorod>(t, resumed.state);
  return resumed;
}

}  // namespace omerta::gorod
