// Plays one night of the rules from a fixture: whoever is woken is answered for, the orders are
// written down, and what came of them is read off in the words of the reference.
#pragma once
#include <functional>
#include <optional>

#include "rulebooks/mrakoszlap/rules/fixture.h"
#include "tests/flight/reference.h"

namespace omerta::flight {

struct Woken {  // a call, as the one who answers sees it
  Seat seat;
  mrakoszlap::CardId card;
  Prompt prompt;
};
// What is answered; nothing if the clock runs out.
using Answer = std::function<std::optional<Choice>(const Woken&)>;

Night night_at(const mrakoszlap::Setup& setup, const State& state);  // at nightfall
void note_order(Night& night, const Woken& woken, Choice choice);
void drop_halves(Night& night);  // half a tunnel is no tunnel, half a sock no sock
Outcome outcome_of(const State& state, unsigned seats);

struct Staged {
  Night night;
  Outcome outcome;
  State state{};           // with the report begun: the log of the night is still there
  int asked = 0;           // bullets the Matrix was asked to name a target for
  bool timed_out = false;  // it was not answered in time
  bool ended = false;      // the night came to its report
};

std::optional<Staged> stage(const mrakoszlap::Setup& setup, const mrakoszlap::Fixture& fixture,
                            const Answer& answer);

// MRK-BULLET-6, -10  Every bullet has one end, and every split into k exactly k fragments, each
// with its own end.
bool is_accounted_for(const mrakoszlap::Tonight& tonight);

}  // namespace omerta::flight
