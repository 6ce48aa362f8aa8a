// Conditioning: for most chairs the sums are enough, whoever knows more looks at his own worlds.
#include "minds/belief.h"

#include <algorithm>

namespace omerta::minds {
namespace {

// Whether enough of the weight is left to tell what a citizen in this seat would think.
bool may_be_citizen(const Sums& sums, Seat self) {
  return 1 - sums.in[index(self)] - sums.holds[index(self)] >= 1e-4;
}

Belief of_citizen(PublicMind& mind, Seat self) {
  const Sums& sums = mind.sums();
  const unsigned v = index(self);
  Belief found{.in = mind.thinks(self)};
  const double left = 1 - sums.in[v] - sums.holds[v];
  for (unsigned c = 0; c < static_cast<unsigned>(mind.known().seats); ++c) {
    if (c != v) found.holds[c] = std::clamp((sums.holds[c] - sums.against[v][c]) / left, 0.0, 1.0);
  }
  return found;
}

// What goes together with his holding the card.
Belief of_holder(const Sums& sums, Seat self, int seats) {
  const unsigned v = index(self);
  Belief found;
  found.holds[v] = 1;
  for (unsigned a = 0; a < static_cast<unsigned>(seats); ++a) {
    found.in[a] = std::clamp(sums.against[a][v] / sums.holds[v], 0.0, 1.0);
  }
  return found;
}

Belief weighed(const Evidence& evidence, const Known& known) {
  Sums sums;
  sums.weigh(evidence, known);
  return {.in = sums.in, .holds = sums.holds};
}

Belief with_hunch(Evidence evidence, const Known& known, const Own& own) {
  for (unsigned i = 0; i < kWide; ++i) evidence.clan[i] += (*own.hunch)[i];
  return weighed(evidence, known);
}

}  // namespace

Belief belief(PublicMind& mind, const Own& own) {
  const Seats self = Seats::of(own.self);
  const Known& all = mind.known();
  const Seats in = own.in - all.in;
  const Seats out = own.out - all.out - self;
  const bool citizen = own.holder != own.self && !own.in.has(own.self);
  const bool hunch = own.hunch != nullptr;
  const bool plain = citizen && in.empty() && out.empty() && own.holder == Seat::nobody && !hunch;
  if (plain && may_be_citizen(mind.sums(), own.self)) return of_citizen(mind, own.self);
  const bool alone = own.holder == own.self && in.empty() && out.empty() && !hunch;
  if (alone && mind.sums().holds[index(own.self)] > 1e-6) {
    return of_holder(mind.sums(), own.self, all.seats);
  }
  Known known = all;
  known.in |= own.in - all.out;
  if (known.in.count() > known.clan) known.in = all.in;
  known.out |= (own.out | (citizen ? self : Seats{})) - known.in;
  if (own.holder != Seat::nobody && known.holder == Seat::nobody) known.holder = own.holder;
  if (own.holder != own.self) known.not_holder |= self;
  mind.sums();  // what the table thinks is looked up at the same moments whoever asks
  return hunch ? with_hunch(mind.evidence(), known, own) : weighed(mind.evidence(), known);
}

}  // namespace omerta::minds
