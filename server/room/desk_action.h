// What whoever runs a game by hand may ask for at the desk. `at` is the number the desk had when it
// was asked: what is meant for an earlier moment is refused.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "presentation/script/desk.h"

namespace omerta::server {

struct FilledHand {  // one answer, as it is sent
  std::optional<Seat> who;
  std::vector<unsigned> choice;
};
struct FilledEntry {  // which entry, and the answers to it
  script::Filled::Of of = script::Filled::Of::step;
  unsigned entry = 0;
  std::vector<FilledHand> hands;
};
using FilledEntries = std::vector<FilledEntry>;  // of one step together; none: what is usual there

// Nothing if it names what no table has.
std::optional<std::vector<script::Filled>> read(const FilledEntries& entries);

struct DealOut {
  std::uint64_t at = 0;
  script::Dealer by = script::Dealer::program;
  std::vector<int> held;  // on paper: what everybody holds, seat by seat, as the rulebook deals
};
struct Fill {  // the step, or what may be entered at any time
  std::uint64_t at = 0;
  FilledEntries filled;
};
struct Accept {  // what this seat has answered on its own device
  std::uint64_t at = 0;
  Seat seat = Seat::nobody;
};
struct TakeBack {
  std::uint64_t at = 0;
  int entries = 0;
};
struct See {  // cards that nobody had looked at, because this entry or the moment hangs on them
  std::uint64_t at = 0;
  Seat seat = Seat::nobody;  // whose they are; or who holds the card that is looked for
  std::vector<int> held;
  FilledEntries filled;
};
struct Swap {  // two things that were typed in for the wrong hands
  std::uint64_t at = 0;
  int one = 0;
  int other = 0;
};
struct Allow {  // answers on phones; otherwise they only show
  bool answers = true;
};

}  // namespace omerta::server
