// The building blocks that do something (GOR-HOUSE-3): shots and what stops them, healing, arrest,
// alibi, guard. The built-in characters use the same ones.
#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {
namespace {

void note(Turn& t, Fact what, Seat whom, Reason reason, Clause by, EventId cause) {
  t.tell(Audience::moderator(), {.fact = what,
                                 .who = whom,
                                 .by = by,
                                 .much = static_cast<std::uint16_t>(reason),
                                 .cause = cause});
}

// GOR-HOUSE-2, -3 (GUARD)  Who takes the shot instead: the first whose guard took effect, while he
// can.
Seat guard_of(const Turn& t, Seat target) {
  const Tonight& tonight = t.truth().tonight;
  for (unsigned i = 0; i < tonight.guard_count; ++i) {
    const Seat guard = tonight.guards[i];
    const bool able =
        t.table().in_play.has(guard) && !tonight.arrested.has(guard) && !tonight.killed.has(guard);
    if (able && tonight.guarded[index(guard)].has(target)) return guard;
  }
  return Seat::nobody;
}

// GOR-CAPTAIN-5, GOR-HOUSE-3, -4  What keeps a shot from marking its target: arrest, SHELTER,
// ARMOUR.
Reason protection(Turn& t, Seat target) {
  Tonight& tonight = t.truth().tonight;
  if (tonight.arrested.has(target)) return Reason::arrested;
  if (tonight.sheltered.has(target)) return Reason::sheltered;
  if (tonight.killed.has(target)) return Reason::already_hit;  // GOR-NIGHT-10: nothing changes
  if (t.truth().armour[index(target)] > 0) {
    --t.truth().armour[index(target)];
    return Reason::armour;
  }
  return Reason::none;
}

constexpr Clause protecting_clause(Reason reason) {
  switch (reason) {
    case Reason::arrested: return clause::gor_captain_5;
    case Reason::sheltered: return clause::gor_house_3;
    case Reason::armour: return clause::gor_house_4;
    default: return clause::gor_night_10;
  }
}

void mark(Turn& t, Seat target, EventId shot) {
  t.truth().tonight.killed |= Seats::of(target);
  t.truth().tonight.hit_by[index(target)] =
      t.tell(Audience::moderator(),
             {.fact = fact::hit, .who = target, .by = clause::gor_night_10, .cause = shot});
}

// GOR-NURSE-3 to -5  With `cures` only a healing counts, and one beyond the limit silently fails.
bool cure_allowed(const Turn& t, Seat healer, const Act& act, Seat target) {
  if (t.plan().setup.nurse_limit_counts == NurseLimitCounts::attempts) return true;
  const Limit& cures = t.truth().cures[index(healer)];
  const bool yesterday = cures.night + 1 == t.table().round;
  if (cures.used >= act.uses) return false;
  if (healer == target && cures.on_self >= act.self_uses) return false;
  if (act.repeat == Repeat::not_twice_running && yesterday && cures.last.has(target)) return false;
  if (act.repeat == Repeat::not_the_last && cures.night != t.table().round &&
      cures.last.has(target)) {
    return false;
  }
  return act.repeat != Repeat::once_each || !cures.ever.has(target);
}

void count_cure(Turn& t, Seat healer, Seat target) {
  Limit& cures = t.truth().cures[index(healer)];
  if (cures.night != t.table().round) cures.last = {};
  cures.night = t.table().round;
  cures.last |= Seats::of(target);
  cures.ever |= Seats::of(target);
  cures.used = once_more(cures.used);
  if (healer == target) cures.on_self = once_more(cures.on_self);
}

// GOR-NURSE-1, GOR-SLEEPWALKER-7  The mark is removed, whoever shot, unless he is beyond healing.
void heal(Turn& t, Seat healer, const Act& act, Seat target, EventId cause) {
  Tonight& tonight = t.truth().tonight;
  if (!tonight.killed.has(target)) {
    return note(t, fact::not_healed, target, Reason::not_shot, clause::gor_nurse_1, cause);
  }
  if (tonight.beyond_healing.has(target)) {
    return note(t, fact::not_healed, target, Reason::beyond_healing, clause::gor_sleepwalker_7,
                cause);
  }
  if (!cure_allowed(t, healer, act, target)) {
    return note(t, fact::not_healed, target, Reason::limit_used, clause::gor_nurse_5, cause);
  }
  tonight.killed -= Seats::of(target);
  count_cure(t, healer, target);
  note(t, fact::healed, target, Reason::none, clause::gor_nurse_1, cause);
}

// GOR-CAPTAIN-2, -3, GOR-HOUSE-3 (HOLD)  From now on the target's own acts are void tonight,
// whatever becomes of the captain.
void hold(Turn& t, Seat target, const Act& act, EventId cause) {
  const bool arrest = act.does.covers(kArrest);
  t.truth().tonight.held |= Seats::of(target);
  if (arrest) t.truth().tonight.arrested |= Seats::of(target);
  t.truth().tonight.held_by[index(target)] =
      t.tell(Audience::moderator(),
             {.fact = fact::held,
              .who = target,
              .by = arrest ? clause::gor_captain_3 : clause::gor_house_3,
              .much = static_cast<std::uint16_t>(arrest ? Reason::arrested : Reason::held),
              .cause = cause});
}

// GOR-CAPTAIN-4, GOR-HOUSE-3 (MASK)
void mask(Turn& t, Seat target, const Act& act, EventId cause) {
  for (unsigned asker = 0; asker < kRoles; ++asker) {
    if (act.masks.has(static_cast<Role>(asker))) {
      t.truth().tonight.masked[asker] |= Seats::of(target);
    }
  }
  const bool arrest = act.does.covers(kArrest);
  note(t, fact::masked, target, Reason::none, arrest ? clause::gor_captain_4 : clause::gor_house_3,
       cause);
}

// GOR-CAPTAIN-6, GOR-HOUSE-3 (JAM)  The clan of a true member does not shoot tonight.
void jam(Turn& t, Seat target, const Act& act, EventId cause) {
  const Card& card = card_of(t, target);
  if (card.wakes_with == Clan::none || card.member == Member::no) return;
  const auto clan = static_cast<unsigned>(card.wakes_with);
  const bool arrest = act.does.covers(kArrest);
  t.truth().tonight.jammed[clan] |= Seats::of(target);
  t.truth().jammed_by[clan] =
      t.tell(Audience::moderator(), {.fact = fact::jammed,
                                     .who = target,
                                     .by = arrest ? clause::gor_captain_6 : clause::gor_house_3,
                                     .cause = cause});
}

// GOR-HOUSE-3 (GUARD)
void guard(Turn& t, Seat actor, Seat target, EventId cause) {
  Tonight& tonight = t.truth().tonight;
  if (tonight.guarded[index(actor)].empty()) tonight.guards[tonight.guard_count++] = actor;
  tonight.guarded[index(actor)] |= Seats::of(target);
  note(t, fact::guarded, target, Reason::none, clause::gor_house_3, cause);
}

// GOR-CAPTAIN-5, GOR-HOUSE-3 (SHELTER)
void shelter(Turn& t, Seat target, const Act& act, EventId cause) {
  t.truth().tonight.sheltered |= Seats::of(target);
  const bool arrest = act.does.covers(kArrest);
  note(t, fact::sheltered, target, Reason::none,
       arrest ? clause::gor_captain_5 : clause::gor_house_3, cause);
}

// GOR-BEAUTY-2  The companion is covered for the whole of the next day, and is not told.
void give_alibi(Turn& t, Seat target, EventId cause) {
  t.truth().tonight.alibi |= Seats::of(target);
  t.truth().alibi_by[index(target)] = t.tell(
      Audience::moderator(),
      {.fact = fact::given_alibi, .who = target, .by = clause::gor_beauty_2, .cause = cause});
}

}  // namespace

// GOR-HOUSE-9  A human moderator who rules by a free text sets the mark of tonight, or removes it.
void turn_mark(Turn& t, Seat seat) {
  const bool marked = t.truth().tonight.killed.has(seat);
  const EventId ruling =
      t.tell(Audience::moderator(),
             {.fact = fact::ruled,
              .who = seat,
              .by = clause::gor_house_9,
              .much = static_cast<std::uint16_t>(marked ? Reason::none : Reason::killed_tonight)});
  Tonight& tonight = t.truth().tonight;
  const EventId follows = t.tell(Audience::moderator(), {.fact = marked ? fact::healed : fact::hit,
                                                         .who = seat,
                                                         .by = clause::gor_house_9,
                                                         .cause = ruling});
  if (marked) {
    tonight.killed -= Seats::of(seat);
  } else {
    tonight.killed |= Seats::of(seat);
    tonight.hit_by[index(seat)] = follows;
  }
}

// GOR-NIGHT-10  A shot marks its target killed tonight, unless something stops or turns it.
Struck shoot(Turn& t, Seat target, Call by, EventId cause) {
  const EventId shot = t.tell(Audience::moderator(), {.fact = fact::shot,
                                                      .who = target,
                                                      .what = byte(by),
                                                      .by = clause::gor_night_10,
                                                      .cause = cause});
  const Reason spared = protection(t, target);
  if (spared != Reason::none) {
    note(t, fact::spared, target, spared, protecting_clause(spared), shot);
    return spared == Reason::already_hit ? Struck::yes : Struck::no;
  }
  const Seat guard = guard_of(t, target);
  if (guard == Seat::nobody) {
    mark(t, target, shot);
    return Struck::yes;
  }
  const EventId turned = t.tell(Audience::moderator(), {.fact = fact::redirected,
                                                        .who = target,
                                                        .whom = guard,
                                                        .by = clause::gor_house_3,
                                                        .cause = shot});
  const Reason guard_spared = protection(t, guard);
  if (guard_spared == Reason::none) {
    mark(t, guard, turned);
  } else {
    note(t, fact::spared, guard, guard_spared, protecting_clause(guard_spared), turned);
  }
  return Struck::no;  // a turned shot never reaches a decoy
}

// GOR-NIGHT-7, -11, GOR-NURSE-2, GOR-HOUSE-2  What voids the act of a card, if anything does.
Reason hindrance(const Turn& t, Seat actor, const Act& act, Seats targets) {
  const Tonight& tonight = t.truth().tonight;
  if (tonight.arrested.has(actor)) return Reason::arrested;
  if (tonight.held.has(actor)) return Reason::held;
  if (!tonight.killed.has(actor) || t.plan().killed_act()) return Reason::none;
  const bool works = act.if_killed == IfKilled::works ||
                     (act.if_killed == IfKilled::self_works && targets == Seats::of(actor));
  return works ? Reason::none : Reason::killed_tonight;
}

// GOR-NIGHT-5  The choice takes effect on the state left by the calls before.
void take_effect(Turn& t, Seat actor, unsigned k) {
  const Act& act = card_of(t, actor).act[k];
  const Seats targets = t.truth().chosen[k][index(actor)] & t.table().in_play;
  const EventId cause = t.truth().chosen_by[k][index(actor)];
  const Reason hindered = hindrance(t, actor, act, targets);
  if (hindered != Reason::none) {
    const Tonight& tonight = t.truth().tonight;
    const bool killed = hindered == Reason::killed_tonight;
    return note(t, fact::came_to_nothing, actor, hindered,
                killed ? clause::gor_night_7 : clause::gor_night_11,
                killed ? tonight.hit_by[index(actor)] : tonight.held_by[index(actor)]);
  }
  for (Seat target : targets) {
    if (act.does.has(Block::shoot)) shoot(t, target, act.call, cause);
    if (act.does.has(Block::heal)) heal(t, actor, act, target, cause);
    if (act.does.has(Block::hold)) hold(t, target, act, cause);
    if (act.does.has(Block::shelter)) shelter(t, target, act, cause);
    if (act.does.has(Block::mask)) mask(t, target, act, cause);
    if (act.does.has(Block::jam)) jam(t, target, act, cause);
    if (act.does.has(Block::alibi)) give_alibi(t, target, cause);
    if (act.does.has(Block::guard)) guard(t, actor, target, cause);
  }
}

}  // namespace omerta::gorod
