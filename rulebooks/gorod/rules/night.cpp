// The night: who is called, who is asked, what a clan agrees on, and dawn.
#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {
namespace {

unsigned clan_act(const Card& card) {
  unsigned k = 0;
  while (k < card.acts && !card.act[k].does.has(Block::clan_shot)) ++k;
  return k;  // card.acts if it does not point
}

// GOR-NIGHT-11, GOR-CAPTAIN-7  The disabled are asked like on any other night, unless arrests are
// told.
bool is_asked(const Turn& t, Seat seat) { return !t.truth().tonight.told_arrest.has(seat); }

void offer_acts(Turn& t, Seat seat, Call call) {
  const Role role = t.truth().role[index(seat)];
  const Card& card = t.plan().card(role);
  if (!is_asked(t, seat)) return;
  for (unsigned k = 0; k < card.acts; ++k) {
    if (card.act[k].call == call && !card.act[k].does.has(Block::clan_shot)) {
      t.offer(seat, ask_of(role, card, k));
    }
  }
}

// GOR-FIRST-2, -5, GOR-SLEEPWALKER-2  Those awake together learn who is, and nothing else.
// GOR-MAFIA-2, GOR-NIGHT-8  They are asked to point if a true member is among them.
void wake_clan(Turn& t, const Row& row) {
  const Seats group = awake(t, row.clan);
  const bool acquaintance = t.table().round == 1;
  if (!group.empty()) {
    t.tell(Audience::group(group),
           {.fact = fact::group_awake,
            .what = byte(row.call),
            .seats = group,
            .by = acquaintance ? clause::gor_first_5 : clause::gor_mafia_2});
  }
  if (acquaintance) return;
  for (Seat seat : group) offer_acts(t, seat, row.call);
  if (members(t, row.clan).empty()) return;
  const bool told =
      t.plan().setup.arrest_notice == ArrestNotice::told &&
      !(t.truth().tonight.jammed[static_cast<unsigned>(row.clan)] & t.truth().tonight.told_arrest)
           .empty();
  if (told) {  // GOR-CAPTAIN-7
    t.tell(Audience::group(group), {.fact = fact::no_shot_tonight, .by = clause::gor_captain_7});
    return;
  }
  const Ask point = row.ask;
  for (Seat seat : group) {
    const Card& card = card_of(t, seat);
    if (clan_act(card) < card.acts && is_asked(t, seat)) t.offer(seat, point);
  }
}

// GOR-MAFIA-3, GOR-SLEEPWALKER-3  The player pointed at by strictly more true members than any
// other, if there is one; those who only wake along do not count.
// GOR-NIGHT-7  Members killed tonight count only if the option says so; the held never do.
struct Agreement {
  Seat victim = Seat::nobody;
  EventId cause = 0;
};
Agreement agreement(const Turn& t, Clan clan) {
  const Truth& truth = t.truth();
  Seats counted = members(t, clan) - truth.tonight.held;
  if (!t.plan().killed_act()) counted -= truth.tonight.killed;
  std::array<int, kSeats> hands{};
  Agreement agreed;
  int most = 0;
  for (Seat seat : counted) {
    const unsigned k = clan_act(card_of(t, seat));
    if (k >= kActs || !truth.chose[k].has(seat)) continue;
    const Seat target = *truth.chosen[k][index(seat)];
    const int pointing = ++hands[index(target)];
    if (pointing > most) {
      most = pointing;
      agreed = {target, truth.chosen_by[k][index(seat)]};
    } else if (pointing == most) {
      agreed.victim = Seat::nobody;
    }
  }
  return agreed;
}

void no_shot(Turn& t, const Row& row, Reason reason, Clause by, EventId cause) {
  t.tell(Audience::moderator(), {.fact = fact::no_shot,
                                 .what = byte(row.call),
                                 .by = by,
                                 .much = static_cast<std::uint16_t>(reason),
                                 .cause = cause});
}

// GOR-SLEEPWALKER-5, -7, GOR-DEAL-3  He shows his card to the clan, and no nurse can help him.
void expose(Turn& t, Clan clan, Seat seat) {
  t.truth().exposed |= Seats::of(seat);
  t.truth().tonight.beyond_healing |= Seats::of(seat);
  t.tell(Audience::group(members(t, clan) | seat),
         {.fact = fact::sleepwalker_exposed,
          .who = seat,
          .what = byte(t.truth().role[index(seat)]),
          .by = clause::gor_sleepwalker_5,
          .cause = t.truth().tonight.hit_by[index(seat)]});
}

// GOR-CAPTAIN-6, GOR-MAFIA-3, -4, GOR-YAKUZA-1  The clan's choice is settled.
void clan_shoots(Turn& t, const Row& row) {
  const Tonight& tonight = t.truth().tonight;
  const auto clan = static_cast<unsigned>(row.clan);
  if (!tonight.jammed[clan].empty()) {
    const bool arrest = !(tonight.jammed[clan] & tonight.arrested).empty();
    return no_shot(t, row, Reason::jammed, arrest ? clause::gor_captain_6 : clause::gor_house_3,
                   t.truth().jammed_by[clan]);
  }
  const Agreement agreed = agreement(t, row.clan);
  if (agreed.victim == Seat::nobody) {
    return no_shot(t, row, Reason::no_agreement, clause::gor_mafia_3, 0);
  }
  const bool decoy = card_of(t, agreed.victim).decoy == row.clan;  // GOR-SLEEPWALKER-5, -8, -9
  if (shoot(t, agreed.victim, row.call, agreed.cause) == Struck::yes && decoy) {
    expose(t, row.clan, agreed.victim);
  }
}

// GOR-NIGHT-9, GOR-MAFIA-5  Whether the app holds a second window open whatever has happened.
bool decoy_covered(const Turn& t, Clan clan) {
  for (unsigned role = 0; role < kRoles; ++role) {
    if (t.table().covered[role] > 0 && t.plan().cards[role].decoy == clan) return true;
  }
  return false;
}

// GOR-SLEEPWALKER-6  The true members choose again, anyone but the exposed.
void second_window(Turn& t, Step step, const Row& row) {
  step.window = 2;
  t.then(step);
  t.truth().chose = {};
  if (!t.truth().exposed.empty()) {
    for (Seat seat : members(t, row.clan)) {
      const Card& card = card_of(t, seat);
      if (clan_act(card) < card.acts) t.offer(seat, ask::second_victim);
    }
  }
  ask_to_close(t, Closable::call);
}

void acts_take_effect(Turn& t, Call call, Seats actors) {
  for (Seat seat : actors) {
    const Card& card = card_of(t, seat);
    for (unsigned k = 0; k < card.acts; ++k) {
      if (card.act[k].call == call && t.truth().chose[k].has(seat)) take_effect(t, seat, k);
    }
  }
}

// GOR-CAPTAIN-7  As the captain's call closes the arrested seat is told, if arrests are told.
void tell_arrests(Turn& t, const Row& row) {
  if (row.role != Role::captain || t.plan().setup.arrest_notice == ArrestNotice::silent) return;
  Seats caught;  // the captain's own: a house role's arrest is never told
  for (Seat captain : t.truth().chose[0] & holders(t, Role::captain)) {
    caught |= t.truth().chosen[0][index(captain)];
  }
  t.truth().tonight.told_arrest = caught & t.truth().tonight.arrested & t.table().in_play;
  for (Seat seat : t.truth().tonight.told_arrest) {
    t.tell(Audience::only(seat), {.fact = fact::arrested,
                                  .who = seat,
                                  .by = clause::gor_captain_7,
                                  .cause = t.truth().tonight.held_by[index(seat)]});
  }
}

// GOR-MAFIA-2  All who are awake see every hand, unmarked; in the second choice the members do.
void point(Turn& t, const Command& command, unsigned act) {
  const bool second = command.ask == ask::second_victim;
  const Clan clan = card_of(t, command.seat).wakes_with;
  const Seat target = seat_of(command.choice);
  t.truth().chosen[act][index(command.seat)] = seats_of(command.choice);
  t.truth().chose[act] -= Seats::of(command.seat);
  if (target != Seat::nobody) t.truth().chose[act] |= Seats::of(command.seat);
  t.truth().chosen_by[act][index(command.seat)] =
      t.tell(Audience::group(second ? members(t, clan) : awake(t, clan)),
             {.fact = fact::pointed,
              .who = command.seat,
              .whom = target,
              .by = second ? clause::gor_sleepwalker_6 : clause::gor_mafia_2});
}

}  // namespace

bool is_left_out(const Table& table, const Row& row) {
  if (table.round == 1) return false;
  for (unsigned role = 0; role < kRoles; ++role) {
    if (row.answers.has(static_cast<Role>(role)) && table.covered[role] > 0) return false;
  }
  return true;
}

const Row& row_of(const Turn& t, std::uint8_t row) {
  return t.table().round == 1 ? t.plan().first_night[row] : t.plan().nights[row];
}

// GOR-NIGHT-1, GOR-PHASE-1
void night_falls(Turn& t) {
  t.truth().tonight = {};
  t.truth().jammed_by = {};
  t.truth().alibi = {};  // GOR-BEAUTY-2: the alibi ends with the day
  t.tell(everyone, {.fact = fact::night_fell,
                    .by = clause::gor_night_1,
                    .much = static_cast<std::uint16_t>(t.table().round + 1)});
  if (t.table().round > 1) offer_mark(t);  // GOR-HOUSE-9, GOR-FIRST-1
}

void calls(Turn& t) { t.then({.stage = Stage::call}); }

// GOR-NIGHT-1, -2, -6  One call after the other, the dead and the absent called like the living.
void call(Turn& t, Step step) {
  const Row& row = row_of(t, step.row);
  const std::uint8_t rows = t.table().round == 1 ? t.plan().first_night_rows : t.plan().night_rows;
  if (step.row + 1 < rows) t.then(next_row(step));
  if (is_left_out(t.table(), row)) return;
  t.truth().chose = {};
  t.truth().exposed = {};
  t.tell(everyone, {.fact = fact::call_opened, .what = byte(row.call), .by = clause::gor_night_2});
  if (row.clan != Clan::none) {
    wake_clan(t, row);
  } else {
    for (Seat seat : holders(t, row.role)) offer_acts(t, seat, row.call);
  }
  t.then({.stage = Stage::settle, .row = step.row, .window = 1});
  ask_to_close(t, Closable::call);
}

// GOR-NIGHT-5, GOR-MAFIA-5  The window has ended: what was chosen takes effect.
void settle(Turn& t, Step step) {
  const Row& row = row_of(t, step.row);
  if (row.clan != Clan::none && t.table().round > 1) {
    const bool first = step.window == 1;
    if (first) acts_take_effect(t, row.call, awake(t, row.clan));
    if (first || !t.truth().exposed.empty()) clan_shoots(t, row);
    if (first && (!t.truth().exposed.empty() ||
                  (app_runs(t.plan(), t.table()) && decoy_covered(t, row.clan)))) {
      return second_window(t, step, row);
    }
  } else if (row.clan == Clan::none) {
    acts_take_effect(t, row.call, holders(t, row.role));
    tell_arrests(t, row);
  }
  t.tell(everyone, {.fact = fact::call_closed, .what = byte(row.call), .by = clause::gor_night_1});
}

// GOR-NIGHT-1, -3, -11  A choice is noted; a check is answered at once.
void choose(Turn& t, const Command& command) {
  const Role role = t.truth().role[index(command.seat)];
  const Card& card = t.plan().card(role);
  const unsigned k =
      command.ask == ask::second_victim ? clan_act(card) : act_of(t.plan(), role, command.ask);
  expect(k < card.acts);
  const Act& act = card.act[k];
  if (act.does.has(Block::clan_shot)) return point(t, command, k);
  const Seats targets = seats_of(command.choice);
  const EventId chose = t.tell(Audience::only(command.seat), {.fact = fact::chose,
                                                              .who = command.seat,
                                                              .what = byte(command.ask),
                                                              .seats = targets,
                                                              .by = clause::gor_night_3,
                                                              .much = t.table().round});
  if (targets.empty()) return;  // GOR-NIGHT-4: a pass brings nothing
  t.truth().chose[k] |= Seats::of(command.seat);
  t.truth().chosen[k][index(command.seat)] = targets;
  t.truth().chosen_by[k][index(command.seat)] = chose;
  if ((act.does & kQuestions) != Blocks{}) answer(t, command.seat, act, targets, chose);
}

// GOR-DAWN-1, -2, -4, GOR-FIRST-1  The dead are named in seat order, and nothing else is said.
void dawn(Turn& t) {
  const Seats out = t.truth().tonight.killed & t.table().in_play;  // GOR-MODERATOR-8
  for (Seat seat : out) {
    t.tell(Audience::moderator(), {.fact = fact::fell,
                                   .who = seat,
                                   .by = clause::gor_dawn_1,
                                   .cause = t.truth().tonight.hit_by[index(seat)]});
  }
  t.truth().last_left =
      t.tell(everyone,
             {.fact = fact::dawn, .seats = out, .by = clause::gor_dawn_1, .much = t.table().round});
  t.truth().alibi = t.truth().tonight.alibi;
  offer_withdrawal(t);
  t.retire(Seats::of(Seat::nobody), ask::mark);
  if (t.table().round == 1) {
    t.tell(everyone, {.fact = fact::mafia_appeared, .by = clause::gor_first_1});
  }
}

}  // namespace omerta::gorod
