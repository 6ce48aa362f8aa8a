// The public mind, conditioned on what is certain for one chair at a table of spytown.
#include <algorithm>

#include "rulebooks/spytown/bots/reading.h"

namespace omerta::bots {
namespace {

using spytown::Token;

int in_a_hundred(double share) { return static_cast<int>(100 * share + 0.5); }

// Tokens, not sides, are what the record is about.
minds::Own own(const SpytownChair& chair, const SpytownReading& reading) {
  const spytown::Notes& notes = chair.view.notes;
  minds::Own own{.self = chair.view.seat};
  if (notes.token == Token::mafioso) own.in |= Seats::of(chair.view.seat);
  if (reading.side == spytown::Side::mafia && notes.token == Token::mafioso) own.in |= notes.awake;
  if (notes.token == Token::agent) own.holder = chair.view.seat;
  for (Seat seat : Seats::first(chair.view.plan.setup.seats) - chair.view.seat) {
    const Token seen = notes.seen[index(seat)];
    if (seen == Token::mafioso) own.in |= Seats::of(seat);
    if (seen == Token::policeman || seen == Token::agent) own.out |= Seats::of(seat);
    if (seen == Token::agent) own.holder = seat;
  }
  if (own.in.count() > chair.view.plan.tokens[index(Token::mafioso)]) own.in = {};  // recruits
  own.out -= own.in;
  return own;
}

}  // namespace

minds::Belief belief(minds::PublicMind& mind, const SpytownChair& chair,
                     const SpytownReading& reading) {
  return minds::belief(mind, own(chair, reading));
}

void believe(minds::PublicMind& mind, const SpytownChair& chair, SpytownReading& reading) {
  const minds::Belief found = belief(mind, chair, reading);
  const bool police = reading.police();
  const minds::Line& in = police ? found.in : mind.sums().in;
  for (Seat seat : Seats::first(chair.view.plan.setup.seats)) {
    reading.suspicion[index(seat)] = in_a_hundred(in[index(seat)]);
    reading.power[index(seat)] = in_a_hundred(found.holds[index(seat)]);
    const Seat vote = chair.view.table.votes[index(seat)];
    if (index(vote) < kSeats) ++reading.heat[index(vote)];
  }
  reading.suspicion[index(chair.view.seat)] = in_a_hundred(mind.sums().in[index(chair.view.seat)]);
  for (Seat who : mind.in_play() - reading.friends) {
    for (Seat ours : reading.friends) reading.menace[index(who)] += mind.turned(who, ours);
  }
}

}  // namespace omerta::bots
