// The players as targets: what each still has to be saved by, how a card is lost and what is gained
// for it, by day and by night (3.10, 3.11 of the catalogue). Nothing is shared with the rules.
#pragma once
#include <map>
#include <set>
#include <string>

#include "tests/laws/mrakoszlap/reference.h"

namespace omerta::mrakoszlap::laws {

struct Body {
  bool lives = false;
  std::set<unsigned> treaders, vests, immunities, walkers;  // by number
  std::map<unsigned, bool> mirrors;                         // by number: whether muddied

  friend bool operator==(const Body&, const Body&) = default;
};

// What the exchange of Gandalf and Kuskona may still give (MRK-EXCH-2, -3).
struct Exchanges {
  bool limited = false;  // one each
  bool put_off = false;  // to the end of the phase
  bool gandalf_has = false, kuskona_has = false;
  int gandalf_owed = 0, kuskona_owed = 0;
  Seat powerless = Seat::nobody;  // in prison, where the option takes every ability
};

class Bodies {
 public:
  Bodies() = default;
  Bodies(const Plan& plan, const State& state);

  Body& operator[](Seat seat) { return all_[index(seat)]; }
  bool lives(Seat seat) const { return seat != Seat::nobody && all_[index(seat)].lives; }
  Seat holder(Type type, unsigned number = 1) const { return holder_[index(card(type, number))]; }
  bool holds(Seat seat, Type type) const { return holder(type) == seat; }
  Seat neighbour(Seat seat, unsigned step) const;  // MRK-SEAT-2: the nearest living, by so many

  void lose_treader(Seat seat) { all_[index(seat)].treaders.erase(lowest(seat)); }
  unsigned lowest(Seat seat) const { return *all_[index(seat)].treaders.begin(); }
  void gain_treader(Seat seat, Type by);
  void gain_mirror(Seat seat, Type by);
  void exchange_for(Seat loser);
  void pay_exchanges();

  // MRK-DAYDEF-1, -2  Whether it was a Cloud-Treader that saved him.
  bool strike_by_day(const Setup& setup, Seat seat, Kind kind);

  // Whether this is what came of it; the seat where it is not, otherwise.
  std::string difference(const Bodies& other) const;

  Exchanges exchanges{};
  std::vector<Line> gained;  // in the order of gaining

 private:
  void give(Type to);

  unsigned seats_ = 0;
  std::array<Body, kPlayers> all_{};
  std::array<Seat, kDeck> holder_{};
  unsigned next_treader_ = 8;
  unsigned next_mirror_ = 6;
};

}  // namespace omerta::mrakoszlap::laws
