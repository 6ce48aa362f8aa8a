// A player who has to leave: what is still open changes, what is done stands (GOR-MODERATOR-8, -9).
#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {
namespace {

constexpr std::array<Ask, kActs> kLaneAsks{ask::act, ask::act_2, ask::act_3};

// A pointing at him is cleared as if it had not been; the clan's hands may point anew, and so may
// one who acts alone. A check that has been answered stays answered.
void clear_choice(Turn& t, Seat actor, unsigned k) {
  const Role role = t.truth().role[index(actor)];
  const Card& card = t.plan().card(role);
  if ((card.act[k].does & kQuestions) != Blocks{}) return;
  const bool hand = card.act[k].does.has(Block::clan_shot);
  const Seats group =
      t.truth().exposed.empty() ? awake(t, card.wakes_with) : members(t, card.wakes_with);
  const Ask what = ask_of(role, card, k);
  t.truth().chose[k] -= Seats::of(actor);
  t.tell(hand ? Audience::group(group) : Audience::only(actor),
         {.fact = fact::pointed,
          .who = actor,
          .what = hand ? std::uint8_t{0} : byte(what),
          .by = clause::gor_moderator_9,
          .much = t.table().round});
  if (!hand) t.offer(actor, what);
}

// GOR-MODERATOR-9 (night)
void leave_the_night(Turn& t, Seat gone) {
  for (unsigned k = 0; k < kActs; ++k) {
    t.truth().chose[k] -= Seats::of(gone);
    for (Seat actor : t.truth().chose[k]) {
      if (t.truth().chosen[k][index(actor)].has(gone)) clear_choice(t, actor, k);
    }
  }
}

// GOR-MODERATOR-9 (nominations)  Whoever nominated him may nominate again.
void leave_the_nominations(Turn& t, Seat gone, Seats nominators) {
  t.strike(ask::nominate, choice_of(gone));
  t.table().standing.empty() ? t.retire(Seats::first(kSeats), ask::support)
                             : t.strike(ask::support, choice_of(gone));
  for (Seat seat : nominators& t.table().in_play) t.ask(seat, ask::nominate);
}

// GOR-MODERATOR-9 (vote)  A voter's ballot is dropped; a candidate's going breaks the round off.
void leave_the_vote(Turn& t, Seat gone, bool candidate) {
  t.truth().voted -= Seats::of(gone);
  if (!candidate) return;
  t.truth().broken = 1;
  if (t.house_asked(ask::lot)) {  // the ballots are counted already: the round comes again
    t.retire(Seats::of(Seat::nobody), ask::lot);
    t.then({.stage = Stage::count, .row = t.table().ballot});
  }
  t.retire(Seats::first(kSeats), ask::vote_1);
}

Seats nominators_of(const Table& table, Seat candidate) {
  return seats_where(table.nominated, [&](Seat s) { return table.nominee[index(s)] == candidate; });
}

}  // namespace

// GOR-MODERATOR-8  He is out without showing his card; by day the victory check follows at once.
void withdraw(Turn& t, Seat gone) {
  const Phase phase = t.table().phase;
  const bool candidate = t.table().standing.has(gone);
  const Seats nominators = nominators_of(t.table(), gone);
  t.truth().last_left =
      t.tell(everyone, {.fact = fact::withdrawn, .who = gone, .by = clause::gor_moderator_8});
  for (Ask lane : kLaneAsks) t.retire(Seats::of(gone), lane);
  offer_withdrawal(t);
  if (phase == Phase::night) {
    if (t.house_asked(ask::mark)) offer_mark(t);
    t.strike_everywhere(choice_of(gone));
    return leave_the_night(t, gone);
  }
  if (phase == Phase::setup) return;
  if (victory(t) == Won::yes) return;
  if (phase == Phase::discussion) leave_the_nominations(t, gone, nominators);
  if (phase == Phase::vote) leave_the_vote(t, gone, candidate);
  if (phase == Phase::verdict) t.strike(ask::avenge, choice_of(gone));
}

}  // namespace omerta::gorod
