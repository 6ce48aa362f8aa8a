// The public mind, conditioned on what is certain for one chair.
#include "rulebooks/gorod/bots/reading.h"

namespace omerta::bots {
namespace {

using gorod::Role;

int in_a_hundred(double share) { return static_cast<int>(100 * share + 0.5); }

minds::Own own(const Chair& chair, const Reading& reading) {
  minds::Own own{.self = chair.view.seat, .in = reading.clan};
  if (chair.view.notes.role == Role::commissioner) own.holder = chair.view.seat;
  if (index(reading.commissioner) < kSeats) own.holder = reading.commissioner;
  if (reading.side == gorod::Side::town) own.out = reading.friends;
  return own;
}

void count_menace(const minds::PublicMind& mind, const Chair& chair, Reading& reading) {
  for (Seat who : mind.in_play() - chair.view.seat) {
    for (Seat ours : reading.friends - who) reading.menace[index(who)] += mind.turned(who, ours);
  }
}

}  // namespace

minds::Belief belief(minds::PublicMind& mind, const Chair& chair, const Reading& reading) {
  minds::Belief found = minds::belief(mind, own(chair, reading));
  if (reading.side != gorod::Side::town) return found;
  for (Seat seat : reading.foes - reading.clan) {  // plays for himself: of no clan, but no friend
    found.in[index(seat)] = std::max(0.5, found.in[index(seat)]);
  }
  return found;
}

void believe(minds::PublicMind& mind, const Chair& chair, Reading& reading) {
  const minds::Belief found = belief(mind, chair, reading);
  const bool town = reading.side == gorod::Side::town;
  const minds::Line& in = town ? found.in : mind.sums().in;
  for (Seat seat : Seats::first(chair.view.plan.setup.seats)) {
    reading.suspicion[index(seat)] = in_a_hundred(in[index(seat)]);
    reading.power[index(seat)] = in_a_hundred(found.holds[index(seat)]);
  }
  if (!town) count_menace(mind, chair, reading);
}

}  // namespace omerta::bots
