// A whole night by the catalogue: the orders as they were given, the flight of every bullet as
// MRK-BULLET-3 has it, the smell, Matrix and the gains (MRK-END-1). Nothing is shared with the
// rules.
#pragma once
#include <optional>

#include "tests/laws/mrakoszlap/bodies.h"
#include "tests/laws/mrakoszlap/sitting.h"

namespace omerta::mrakoszlap::laws {

struct Orders {
  std::array<Seat, 3> entrance = {Seat::nobody, Seat::nobody, Seat::nobody};
  std::array<Seat, 3> exit = {Seat::nobody, Seat::nobody, Seat::nobody};
  std::array<Seat, 3> aims = {Seat::nobody, Seat::nobody, Seat::nobody};
  std::array<Seat, 2> shots = {Seat::nobody, Seat::nobody};
  Seat matrix = Seat::nobody, sniped = Seat::nobody, held = Seat::nobody, bitten = Seat::nobody;
  Seat sanded = Seat::nobody, charged = Seat::nobody, jailed = Seat::nobody;
  Seat sock = Seat::nobody, sock_second = Seat::nobody;
  bool graves = false, leech_uneaten = true;
  Seats slimed{}, magnetised{};
  std::vector<Seat> released;
};

class Resolution {
 public:
  Resolution(const Setup& setup, Bodies bodies, const Orders& orders);

  const Bodies& run();
  std::vector<Line> steps;  // what the report is made of
  int splits = 0;

 private:
  struct Fragment {
    Kind kind{};
    Seat at = Seat::nobody;
    Seat from = Seat::nobody;
    bool redirected = false, bent = false;
    std::set<int> tunnels;
    Seats magnets{};
  };
  void shoot(Kind kind, Seat from, Seat at);
  void fly(Fragment f);
  bool arrives(Fragment& f);  // whether it flies on
  void is_caught(Seat seat);
  void pass(const Fragment& f, const std::vector<int>& open);
  std::optional<Seat> pull(const Fragment& f) const;
  std::vector<int> connections(const Fragment& f) const;
  bool mirror(Fragment& f);
  bool defended(const Fragment& f);
  void hit(Seat seat);
  void note(Course course, Seat seat, unsigned number = 0);
  void note_gains();
  void loses(Seat seat);
  void dies(Seat seat);
  void mafia();
  void smell();
  void gains();
  bool masked(Seat seat) const;
  bool powerless(Seat seat) const;

  const Setup& setup_;
  Bodies b_;
  Orders o_;
  std::set<int> passed_;  // by the whole bullet
  Seats slime_used_{};
  Seats broken_{};
  int caught_ = 0, losses_ = 0, digger_losses_ = 0, held_losses_ = 0;
  bool held_died_ = false, glass_ = false;
};

}  // namespace omerta::mrakoszlap::laws
