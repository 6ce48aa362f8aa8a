// What one chair believes: the public mind, conditioned on what the chair alone knows.
#pragma once
#include "minds/public_mind.h"

namespace omerta::minds {

struct Own {  // what a chair knows besides
  Seat self = Seat::nobody;
  Seats in{};   // certainly in the clan
  Seats out{};  // certainly not
  Seat holder = Seat::nobody;
  const Line* hunch = nullptr;  // in nats, of each seat being in the clan; nothing: it has none
};

struct Belief {
  Line in{};     // in the clan
  Line holds{};  // holds the card
};

Belief belief(PublicMind& mind, const Own& own);

}  // namespace omerta::minds
