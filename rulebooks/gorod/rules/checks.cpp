// What a check finds out, and by which sign it is answered.
#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {
namespace {

Seen seen(const Turn& t, Role asker, Seat target) { return seen_by(asker, card_of(t, target)); }

bool masked(const Turn& t, Role asker, Seat target) {
  return t.truth().tonight.masked[index(asker)].has(target);
}

bool clouded(const Turn& t, Role asker, Seats targets) {
  for (Seat target : targets) {
    if (masked(t, asker, target) || seen(t, asker, target) == Seen::unclear) return true;
  }
  return false;
}

// GOR-COMMISSIONER-2  The first line that applies: arrested, killed tonight, then what he is.
Sign side_sign(const Turn& t, Role asker, Seat target) {
  if (masked(t, asker, target)) return Sign::shrug;
  if (t.truth().tonight.killed.has(target)) return Sign::crossed;
  switch (seen(t, asker, target)) {
    case Seen::maniac: return Sign::twirl;
    case Seen::mafia: return Sign::nod;
    case Seen::town: return Sign::shake;
    case Seen::unclear: return Sign::shrug;
  }
  return Sign::shrug;
}

// GOR-DON-2, GOR-HOUSE-3 (ASK-ROLE)
Sign role_sign(const Turn& t, Role asker, const Act& act, Seat target) {
  if (clouded(t, asker, Seats::of(target))) return Sign::shrug;
  return act.asks.has(t.truth().role[index(target)]) ? Sign::nod : Sign::shake;
}

// GOR-JOURNALIST-2, GOR-HOUSE-5  Every one who plays alone is a side of his own.
bool same_side(const Turn& t, Role asker, Seat a, Seat b) {
  const Side side = side_to(asker, card_of(t, a));
  return side == side_to(asker, card_of(t, b)) && side != Side::alone;
}

// GOR-JOURNALIST-1  Whether the two are on the same side, killed tonight or not.
Sign compare_sign(const Turn& t, Role asker, Seats targets) {
  if (clouded(t, asker, targets)) return Sign::shrug;
  Seats rest = targets;
  const Seat first = *rest;
  const Seat second = *++rest;
  return same_side(t, asker, first, second) ? Sign::nod : Sign::shake;
}

void give(Turn& t, Seat asker, Sign sign, Seats about, EventId cause, Clause by, int number = 0) {
  t.tell(Audience::only(asker), {.fact = fact::answer,
                                 .who = asker,
                                 .what = byte(sign),
                                 .seats = about,
                                 .by = by,
                                 .much = static_cast<std::uint16_t>(number),
                                 .cause = cause});
}

// GOR-HOUSE-3 (COUNT)  How many of the chosen are mafia, corpses included.
void give_count(Turn& t, Seat asker, Role role, Seats targets, EventId cause) {
  if (clouded(t, role, targets)) {
    return give(t, asker, Sign::shrug, targets, cause, clause::gor_house_3);
  }
  int mafia = 0;
  for (Seat target : targets) mafia += seen(t, role, target) == Seen::mafia ? 1 : 0;
  give(t, asker, Sign::number, targets, cause, clause::gor_house_3, mafia);
}

}  // namespace

// GOR-HOUSE-5, GOR-YAKUZA-3, GOR-LAWYER-4
Seen seen_by(Role asker, const Card& card) {
  for (Seen as : {Seen::unclear, Seen::mafia, Seen::town, Seen::maniac}) {
    if (card.seen_as[static_cast<unsigned>(as)].has(asker)) return as;
  }
  if (card.tally != Tally::other || card.side == Side::mafia || card.side == Side::yakuza) {
    return Seen::mafia;
  }
  return card.side == Side::alone ? Seen::maniac : Seen::town;
}

// GOR-JOURNALIST-2, GOR-HOUSE-5
Side side_to(Role asker, const Card& card) {
  for (auto [as, stands] : {std::pair{Seen::mafia, Side::mafia},
                            {Seen::town, Side::town},
                            {Seen::maniac, Side::alone}}) {
    if (card.seen_as[static_cast<unsigned>(as)].has(asker)) return stands;
  }
  return card.side;
}

// GOR-COMMISSIONER-1, GOR-LAWYER-3, GOR-CAPTAIN-4, GOR-NIGHT-11  The asker alone is answered, at
// once; one who is not able gets no answer at all, and not the reason.
void answer(Turn& t, Seat asker, const Act& act, Seats targets, EventId cause) {
  const Role role = t.truth().role[index(asker)];
  if (hindrance(t, asker, act, targets) != Reason::none) {
    return give(t, asker, Sign::none, targets, cause, clause::gor_night_11);
  }
  for (Seat target : targets) {
    const Seats about = Seats::of(target);
    if (act.does.has(Block::ask_role)) {
      give(t, asker, role_sign(t, role, act, target), about, cause,
           role == Role::don ? clause::gor_don_2 : clause::gor_house_3);
    }
    if (act.does.has(Block::ask_side)) {
      give(t, asker, side_sign(t, role, target), about, cause, clause::gor_commissioner_2);
    }
  }
  if (act.does.has(Block::compare)) {
    give(t, asker, compare_sign(t, role, targets), targets, cause, clause::gor_journalist_1);
  }
  if (act.does.has(Block::count)) give_count(t, asker, role, targets, cause);
}

}  // namespace omerta::gorod
