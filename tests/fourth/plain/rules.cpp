// A night and a day of plain Mafia, and who wins.
#include "tests/fourth/plain/rules.h"

namespace omerta::plain {
namespace {

using Turn = Plain::Turn;
constexpr Audience everyone = Audience::everyone();

Seats mafia(const Turn& t) { return t.truth().mafia & t.table().in_play; }

// PLAIN-WIN-1, -2
void decide(Turn& t, EventId cause) {
  const Seats town = t.table().in_play - mafia(t);
  const bool won = mafia(t).empty();
  if (!won && mafia(t).count() < town.count()) return;
  for (Seat seat : t.table().in_play) {
    const auto role = byte(t.truth().role[index(seat)]);
    t.tell(everyone, {.fact = fact::shown, .who = seat, .what = role, .by = clause::plain_win_1});
  }
  const Seats all = Seats::first(t.plan().seats);
  t.tell(everyone, {.fact = fact::over,
                    .what = byte(won ? Result::town : Result::mafia),
                    .seats = won ? all - t.truth().mafia : t.truth().mafia,
                    .by = won ? clause::plain_win_1 : clause::plain_win_2,
                    .cause = cause});
  t.end();
}

void leave(Turn& t, Fact how, Seat who, Clause by) {
  const auto role = byte(t.truth().role[index(who)]);
  decide(t, t.tell(everyone,
                   {.fact = how, .who = who, .what = role, .by = by, .cause = t.truth().cause}));
}

// PLAIN-DEAL-1, -2
void deal_or_begin(Turn& t) {
  if (t.truth().deck == 0) {
    t.tell(Audience::group(t.truth().mafia),
           {.fact = fact::fellows, .seats = t.truth().mafia, .by = clause::plain_deal_2});
    return t.then(Step::night);
  }
  t.then(Step::deal);
  t.ask_house({.offers = t.truth().deck, .ask = ask::deal, .voices = Voices::of(Voice::chance)});
}

void give_card(Turn& t, Choice card) {
  const unsigned kind = kind_of(t.plan().deck, card);
  const Seat seat{t.truth().dealt++};
  t.truth().deck = without_one(t.plan().deck, t.truth().deck, kind);
  t.truth().role[index(seat)] = static_cast<Role>(kind);
  if (static_cast<Role>(kind) == Role::mafioso) t.truth().mafia |= Seats::of(seat);
  t.tell(Audience::only(seat),
         {.fact = fact::card, .who = seat, .what = byte(kind), .by = clause::plain_deal_2});
}

// PLAIN-NIGHT-2, -3
void dawn(Turn& t) {
  const bool agreed = t.truth().aims.count() == 1;
  if (!agreed && ++t.truth().tries < 3) {
    t.tell(Audience::group(mafia(t)), {.fact = fact::disagreed, .by = clause::plain_night_3});
    return t.then(Step::point);
  }
  t.tell(everyone, {.fact = fact::day, .by = clause::plain_day_1, .much = t.table().round});
  t.then(Step::vote);
  if (agreed) return leave(t, fact::killed, *t.truth().aims, clause::plain_night_2);
  t.tell(everyone, {.fact = fact::quiet, .by = clause::plain_night_3});
}

// PLAIN-DAY-2, -3
void count(Turn& t) {
  std::array<int, kSeats> votes{};
  for (Seat seat : t.table().in_play) ++votes[index(t.table().votes[index(seat)])];
  Seats most = Seats::of(*t.table().in_play);
  for (Seat seat : t.table().in_play - *most) {
    if (votes[index(seat)] > votes[index(*most)]) most = {};
    if (most.empty() || votes[index(seat)] == votes[index(*most)]) most |= Seats::of(seat);
  }
  t.then(Step::night);
  if (most.count() == 1) return leave(t, fact::voted_out, *most, clause::plain_day_2);
  t.tell(everyone, {.fact = fact::tied, .seats = most, .by = clause::plain_day_3});
}

}  // namespace

void Plain::learn(const Plan& plan, Table& table, Event event) {
  if (event.fact == fact::deck) table.in_play = Seats::first(plan.seats);
  if (event.fact == fact::night) table.hour = Hour::night, table.round = event.much;
  if (event.fact == fact::day) table.hour = Hour::day;
  if (event.fact == fact::voted) table.votes[index(event.who)] = event.whom;
  const bool out = event.fact == fact::killed || event.fact == fact::voted_out;
  if (out) table.in_play -= Seats::of(event.who);
  if (event.fact != fact::over) return;
  table.hour = Hour::over;
  table.result = static_cast<Result>(event.what);
  table.winners = event.seats;
}

void Plain::hear(Turn& t, const Command& command) {
  if (command.ask == ask::deal) return give_card(t, command.choice);
  const bool vote = command.ask == ask::vote;
  if (!vote) t.truth().aims |= seats_of(command.choice);
  t.truth().cause = t.tell(vote ? everyone : Audience::group(mafia(t)),
                           {.fact = vote ? fact::voted : fact::pointed,
                            .who = command.seat,
                            .whom = seat_of(command.choice),
                            .by = vote ? clause::plain_day_1 : clause::plain_night_1});
}

void Plain::run(Turn& t, Step step) {
  switch (step) {
    case Step::deal: return deal_or_begin(t);
    case Step::night:
      t.truth().tries = 0;
      t.tell(everyone, {.fact = fact::night,
                        .by = clause::plain_night_1,
                        .much = static_cast<std::uint16_t>(t.table().round + 1)});
      return t.then(Step::point);
    case Step::point:
      t.truth().aims = {};
      t.then(Step::dawn);
      return t.ask(mafia(t), ask::victim);
    case Step::dawn: return dawn(t);
    case Step::vote: t.then(Step::count); return t.ask(t.table().in_play, ask::vote);
    case Step::count: return count(t);
  }
}

}  // namespace omerta::plain
