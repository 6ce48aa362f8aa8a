// The public mind, conditioned on what is certain for one chair at a table of mrakoszlap.
#include "rulebooks/mrakoszlap/bots/reading.h"

namespace omerta::bots {
namespace {

// A Mafian knows all there is to know of sides.
minds::Belief of_mafian(const minds::Sums& sums, Seats mafia, int seats) {
  minds::Belief belief;
  double others = 0;
  for (Seat seat : Seats::first(seats) - mafia) others += sums.holds[index(seat)];
  for (Seat seat : Seats::first(seats)) {
    const double held = others > 0 ? sums.holds[index(seat)] / others : 0;
    belief.in[index(seat)] = mafia.has(seat) ? 1 : 0;
    belief.holds[index(seat)] = mafia.has(seat) ? 0 : held;
  }
  return belief;
}

minds::Belief of_citizen(minds::PublicMind& mind, Seat self, const MrakoszlapReading& reading) {
  minds::Own own{.self = self, .out = reading.friends};
  if (reading.hunch) own.hunch = &*reading.hunch;
  if (reading.hand.has(mrakoszlap::Type::spyglass)) own.holder = self;
  return minds::belief(mind, own);
}

}  // namespace

int in_a_hundred(double share) { return static_cast<int>(100 * share + 0.5); }

void believe(minds::PublicMind& mind, const MrakoszlapChair& chair, MrakoszlapReading& reading) {
  const int seats = chair.view.plan.setup.seats;
  reading.belief = reading.mafia() ? of_mafian(mind.sums(), reading.friends, seats)
                                   : of_citizen(mind, chair.view.seat, reading);
}

void score(minds::PublicMind& mind, const MrakoszlapChair& chair, MrakoszlapReading& reading) {
  const bool mafia = reading.mafia();
  const int seats = chair.view.plan.setup.seats;
  believe(mind, chair, reading);
  const minds::Line& in = mafia ? mind.sums().in : reading.belief.in;
  for (Seat seat : Seats::first(seats)) {
    reading.suspicion[index(seat)] = in_a_hundred(in[index(seat)]);
  }
  reading.suspicion[index(chair.view.seat)] = in_a_hundred(mind.sums().in[index(chair.view.seat)]);
  if (!mafia) return;
  for (Seat who : mind.in_play() - reading.friends) {
    for (Seat ours : reading.friends) reading.menace[index(who)] += mind.turned(who, ours);
  }
}

}  // namespace omerta::bots
