// One night on the circle, as values: what was ordered and in force, how everything that was shot
// went from chair to chair, step by step, and what came of it. Whoever shows it draws it: as lines,
// as a picture, as something that moves.
#pragma once
#include <string>
#include <vector>

#include "engine/clause.h"
#include "engine/seat.h"
#include "words/message.h"

namespace omerta::flights {

struct Order {  // as it was given
  Message card;
  Seat who = Seat::nobody;
  Seat whom = Seat::nobody;    // nobody: it names none
  Seat second = Seat::nobody;  // where it names two
};

struct Mark {  // what is in force, and on whom
  Message name;
  Message card{};  // by which it came
  Seats seats{};
  Message more{};  // what else there is to say of it
};

struct Passage {  // from one chair to another, whether anything went through it or not
  Message text;
  Seat from = Seat::nobody;
  Seat to = Seat::nobody;
  enum class State { open, closed } state = State::open;
  Clause by{};  // why it is closed
};

struct Step {
  enum class Way { stays, flies, pulled, through, back } way = Way::stays;
  std::string what;  // its id as a record writes it
  std::string part;  // "2" the second bullet, "2.1" its first fragment, "2.1.3" one of that
  int after = -1;    // which step of the same course it follows from; -1: none
  Seat from = Seat::nobody;
  Seat to = Seat::nobody;  // whom it is about, where it stays
  Message text{};          // nothing: its part says it
  bool kills = false;
  Clause by{};
};

struct Course {
  Message title;
  Seat from = Seat::nobody;  // whose shot it is, and at whom it was aimed; nobody: at none
  Seat to = Seat::nobody;
  int order = -1;  // which of the orders it follows from; -1: none of them
  std::vector<Step> steps;
};

struct Gain {
  Seat who = Seat::nobody;
  Message text;
  Clause by{};
};

struct Night {
  int number = 0;
  enum class State { unfinished, skipped, resolved } state = State::unfinished;
  Seats seats{};   // at the table
  Seats living{};  // at nightfall
  Seats fallen{};  // in this night
  std::vector<Order> orders{};
  std::vector<Passage> passages{};
  std::vector<Mark> marks{};
  Message silence{};  // why those who could have shot together have not; nothing: they have
  Clause silent_by{};
  std::vector<Course> bullets{};
  std::vector<Course> others{};  // what did not fly, but spread
  std::vector<Gain> gains{};
};

}  // namespace omerta::flights
