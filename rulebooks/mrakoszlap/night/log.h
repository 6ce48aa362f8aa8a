// One night of mrakoszlap as the moderator's log has it: what was ordered, the course of every
// bullet from step to step, the smell, and what was gained. It is read from the events alone, so
// that it can say nothing the rules did not.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/chronicle.h"
#include "notation/book.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap::night {

struct Leg {  // one step of a bullet
  mrakoszlap::Course course = mrakoszlap::Course::none;
  Seat at = Seat::nobody;     // the player it concerns; for a move, where it arrives
  Seat other = Seat::nobody;  // fired, pulled, passed: from whom; turned: back to whom
  unsigned number = 0;        // of the card, of the Mage, of the parts
  Clause by{};
  std::string part;  // "2" the second bullet, "2.1" its first fragment, "2.1.3" a fragment of that
  int after = -1;    // which of the steps it follows from; -1: none
};

// A step that takes the bullet from one player to another (or back to the same).
bool is_move(const Leg& leg);
Seat start_of(const Leg& leg);
Seat end_of(const Leg& leg);

struct Flown {                                         // one bullet
  mrakoszlap::CardId card = mrakoszlap::CardId::none;  // whose shot it is
  Seat shooter = Seat::nobody;
  Seat target = Seat::nobody;
  std::vector<Leg> legs;
  int order = -1;  // which of the orders fired it; -1: none of them
};

struct Passage {                          // a connection, whether a bullet used it or not
  std::vector<mrakoszlap::CardId> mages;  // several with the same ends are one
  Seat from = Seat::nobody;
  Seat to = Seat::nobody;
  enum class State { open, void_at_atheist } state = State::open;
};

struct Gained {
  Seat seat = Seat::nobody;
  mrakoszlap::Type what = mrakoszlap::Type::none;
  mrakoszlap::Type by = mrakoszlap::Type::none;
  unsigned number = 0;
  Clause clause{};
};

struct Ordered {  // an order of the night, as it was given
  mrakoszlap::CardId card = mrakoszlap::CardId::none;
  Seat who = Seat::nobody;
  Seat whom = Seat::nobody;
  Seat second = Seat::nobody;
};

struct NightLog {
  int number = 0;
  enum class State { unfinished, skipped, resolved } state = State::unfinished;
  Seats seats{};   // at the table
  Seats living{};  // at nightfall
  Seats fallen{};  // in this night
  Seats magnetised{};
  Seats slimed{};
  Seats muddied{};
  Seat sanded = Seat::nobody;
  Seat charged = Seat::nobody;
  Seat jailed = Seat::nobody;
  Seat matrix = Seat::nobody;  // active
  unsigned caught = 0;
  enum class Mafia {
    shoots,     // or there is none
    disagreed,  // they aimed at different players, or not all of them
    aimless     // not one of them aimed at anybody
  } mafia = Mafia::shoots;
  std::vector<Ordered> orders;
  std::vector<Passage> tunnels;
  std::vector<Flown> bullets;
  std::vector<Leg> smell;
  std::vector<Gained> gains;
};

// Why the Mafia has not shot, as a key of the message files.
std::string_view silence_of(NightLog::Mafia mafia);

// Nothing if that night has not fallen.
std::optional<NightLog> night_log(const notation::Casting& casting, const std::vector<Told>& told,
                                  int night);
int last_night(const std::vector<Told>& told);  // the last that is over; 0: none

}  // namespace omerta::mrakoszlap::night
