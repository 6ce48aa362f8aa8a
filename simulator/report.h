// What came of many games, as a value: every result that was possible or occurred, by name.
#pragma once
#include <string>
#include <vector>

#include "simulator/simulate.h"
#include "words/message.h"

namespace omerta::simulator {

struct Won {  // how a game may end
  std::string id;
  Message text;
  std::uint64_t games = 0;
  unsigned number = 0;  // of the rulebook's own list of results
};

struct Kind {  // what a chair may be: a role, a token
  std::string id;
  Message name;
  std::string side;     // the id of the result it wants; empty: not known
  unsigned number = 0;  // in the tally
};

struct Copies {  // of a card in the deck
  std::string id;
  int count = 0;
};

struct Report {
  Tally tally;
  std::vector<Won> won;           // of no games: all that could be
  std::vector<Kind> kinds = {};   // likewise
  std::vector<Copies> deck = {};  // where a choice does not name it and it may differ

  bool has(unsigned kind) const { return tally.games == 0 || tally.dealt[kind] > 0; }
};

}  // namespace omerta::simulator
