// The order of the calls, who is called, and the morning report as the catalogue has them, written
// down once more and as plainly as it reads (MRK-CALL-1, -2, -7, MRK-REPORT-2 to -5). Nothing is
// shared with the rules.
#pragma once
#include <vector>

#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap::laws {

enum class Calendar : std::uint8_t { every_night, even_nights };
enum class Duty : std::uint8_t { must, may };

struct Called {  // one line of MRK-CALL-1
  CardId card = CardId::none;
  Calendar calendar{};
  Duty duty{};
  Ask ask{};
};

// Without the Spyglass, which comes after them on nights of its own.
const std::vector<Called>& order_of_calls();

bool is_called(const Plan& plan, const State& state, const Called& call);
bool is_spoken(const Plan& plan, const State& state, const Called& call);
bool spyglass_wakes(const State& state);                             // MRK-SPYGLASS-1
bool spyglass_spoken(const Plan& plan, const State& state);          // MRK-CALL-7
bool has_gas_mask(const Plan& plan, const State& state, Seat seat);  // MRK-MASK-1
bool lives(const State& state, Seat seat);
Seat holder(const State& state, CardId card);

using Words = std::vector<std::uint32_t>;

struct Report {  // of the night that is just over
  bool skipped = false;
  Seat silenced = Seat::nobody;
  Seat banned = Seat::nobody;
  Words slimed;  // seat and number, in seat order
  Seat sanded = Seat::nobody;
  bool mask_stopped_sand = false;
  std::vector<Words> bullets;  // a line each, as they were fired
  std::vector<Words> smell;    // the two outcomes, where the sock was thrown
  Words gains;                 // what gained, and the new number
  std::vector<Seat> dead;      // in seat order
};

// All that the full report would say; what it leaves out with `names-only` is in it too.
Report report_of(const Plan& plan, const State& state);

}  // namespace omerta::mrakoszlap::laws
