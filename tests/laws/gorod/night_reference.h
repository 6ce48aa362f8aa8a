// One night of gorod written down once more from the catalogue, as a plain sequence over maps: the
// calls of GOR-NIGHT-2 one after the other, built-in characters only. It shares no code with the
// engine.
#pragma once
#include <map>
#include <vector>

#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod::laws {

struct Night {  // what everybody chose in the end
  int number = 0;
  Seats dusk{};
  std::vector<Role> cards;
  std::map<Role, Seats> choice;  // of those who act alone; no entry: none
  std::map<Seat, Seat> mafia;    // hands, by who points
  std::map<Seat, Seat> second;
  std::map<Seat, Seat> yakuza;
};

struct NursePast {  // for `nurse-limit-counts: cures`
  Seats ever{};
  Seat last = Seat::nobody;
  int night = 0;
};

struct Reckoning {
  Seats out{};
  Seats alibi{};
  Seats exposed{};
  std::map<Role, Sign> answer;
  friend bool operator==(const Reckoning&, const Reckoning&) = default;
};

Reckoning reckon(const Setup& setup, const Night& night, NursePast& past);

}  // namespace omerta::gorod::laws
