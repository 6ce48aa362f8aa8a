// What a human game master may rule (SPY-GM-1, -2): who goes or stays, and which card is played.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

constexpr Cards kNextRound = Cards::of(Card::shelter) | Card::safe_conduct;

// SPY-GM-1  Cards of the Police phase at a moment that is not theirs. Nobody is arrested or
// kidnapped once votes may have been cast, and not after the verdict, which takes the card away.
Cards allowable(const Table& table) {
  if (table.named != Seat::nobody || table.phase < Phase::start_window) return {};
  if (table.phase == Phase::discussion) return kStartWindow | kNextRound;
  return table.phase <= Phase::lot ? kNextRound : Cards{};
}

constexpr Cards kForbidden = kPoliceCards | Card::recruitment | Card::last_shot;

Choice about_cards(const Turn& t) {
  Choice rulings = 0;
  const Cards unseen = t.table().unseen;
  for (unsigned i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    if (!unseen.has(card)) continue;
    if (allowable(t.table()).has(card)) rulings |= allow_choice(card);
    if (kForbidden.has(card)) rulings |= forbid_choice(card);
  }
  return rulings;
}

// SPY-GM-1  Whoever holds the card is asked again, with nothing to show.
void forbid(Turn& t, Card card) {
  t.tell(everyone, {.fact = fact::card_forbidden, .what = byte(card), .by = clause::spy_gm_1});
  const Ask own = ask_of(card);
  if (own != Ask{}) return t.retire(t.asked(own), own);
  const Ask reaction = row_of(card).ask;
  for (Seat seat : t.asked(reaction)) t.ask(seat, reaction);
}

void allow(Turn& t, Card card) {
  t.tell(everyone, {.fact = fact::card_allowed, .what = byte(card), .by = clause::spy_gm_1});
  offer_cards(t);
}

EventId announce(Turn& t, Ruling ruling, Seat seat) {
  return t.tell(everyone,
                {.fact = fact::ruled, .who = seat, .what = byte(ruling), .by = clause::spy_gm_1});
}

void put_out_by_ruling(Turn& t, Seat seat) {
  const EventId ruled = announce(t, Ruling::put_out, seat);
  leave_at_once(t, seat, Cause::ruling, clause::spy_gm_1, ruled);
}

void settle_pending(Turn& t, Ruling ruling) {
  t.truth().upheld = ruling == Ruling::uphold ? 1 : 0;
  announce(t, ruling, t.table().named);
  t.retire(kEverybody, ask::vest);
}

}  // namespace

// SPY-GM-1, -2  At any time he may abandon the game, put somebody out or forbid a card; while
// somebody is named, decide that; by day, let a card be played at a moment that is not its own.
void offer_rulings(Turn& t) {
  if (!t.plan().human()) return;
  Choice rulings = choice_of(Ruling::abandon) | about_cards(t);
  if (t.table().named != Seat::nobody) {
    rulings |= choice_of(Ruling::uphold) | choice_of(Ruling::cancel);
  }
  for (Seat seat : t.table().in_play - t.truth().exposed) rulings |= put_out_choice(seat);
  t.offer_house({.offers = rulings,
                 .ask = ask::rule,
                 .stays = Stays::until_retired,
                 .voices = Voices::of(Voice::moderator)});
}

// SPY-GM-1  Announced to everyone, and final.
void give_ruling(Turn& t, Choice choice) {
  const RulingGiven given = ruling_of(choice);
  switch (given.ruling) {
    case Ruling::abandon: return game_over(t, Result::abandoned, clause::spy_gm_2, 0);
    case Ruling::put_out: return put_out_by_ruling(t, given.seat);
    case Ruling::allow: return allow(t, given.card);
    case Ruling::forbid: return forbid(t, given.card);
    default: settle_pending(t, given.ruling); break;
  }
  offer_rulings(t);
}

}  // namespace omerta::spytown
