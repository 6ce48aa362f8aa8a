// The public mind, conditioned on what is certain for one chair.
#include <cmath>

#include "rulebooks/gorod/bots/reading.h"

namespace omerta::bots {
namespace {

using gorod::Role;

int in_a_hundred(double share) { return static_cast<int>(std::lround(100 * share)); }

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

void believe(minds::PublicMind& mind, const Chair& chair, Reading& reading) {
  reading.belief = minds::belief(mind, own(chair, reading));
  const bool town = reading.side == gorod::Side::town;
  const minds::Line& in = town ? reading.belief.in : mind.sums().in;
  for (Seat seat : Seats::first(chair.view.plan.setup.seats)) {
    reading.suspicion[index(seat)] = in_a_hundred(in[index(seat)]);
    reading.power[index(seat)] = in_a_hundred(reading.belief.holds[index(seat)]);
  }
  if (town) {  // one who plays for himself is no member of a clan, but no friend either
    for (Seat seat : reading.foes - reading.clan) {
      reading.suspicion[index(seat)] = std::max(50, reading.suspicion[index(seat)]);
      reading.belief.in[index(seat)] = std::max(0.5, reading.belief.in[index(seat)]);
    }
    return;
  }
  count_menace(mind, chair, reading);
}

}  // namespace omerta::bots
