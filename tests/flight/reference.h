// The end of a night as the catalogue tells it (MRK-END, MRK-BULLET), written a second time with
// sets and lists, for comparison. It shares the names of cards and options with the rules, no code.
#pragma once
#include <array>
#include <set>
#include <vector>

#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::flight {

using mrakoszlap::Course;
using mrakoszlap::State;
using mrakoszlap::Type;

inline constexpr int kNobody = -1;

struct Copy {
  Type type;
  int number;
};

struct Passage {
  int from = kNobody;
  int to = kNobody;
};

struct Orders {
  std::array<Passage, 3> tunnels{};
  std::set<int> slimed;
  int jailed = kNobody;
  int sanded = kNobody;
  int held = kNobody;
  int bitten = kNobody;
  int charged = kNobody;
  std::vector<int> muddied;  // a name for each use
  std::array<int, 3> aims{kNobody, kNobody, kNobody};
  std::array<int, 2> shots{kNobody, kNobody};
  int sniped = kNobody;
  std::array<int, 2> sock{kNobody, kNobody};
  int matrix = kNobody;  // who is active
  bool graves = false;
  std::vector<int> released;
};

struct Night {  // all that decides how a night ends
  mrakoszlap::Setup options{};
  std::vector<std::vector<Copy>> hands;
  std::set<int> dead;
  std::set<int> magnetised;
  std::set<int> muddy;  // Mirrors, by number
  bool leech_eaten = false;
  int next_treader = 8;  // MRK-DECK-7
  int next_mirror = 6;
  Orders orders;
};

struct Entry {
  Course course;
  int seat;
  int number;
  Type by = Type::none;  // which card gained
  friend bool operator==(const Entry&, const Entry&) = default;
};

struct Belongings {  // what a seat is left with, by number
  bool alive = true;
  std::set<int> treaders;
  std::set<int> vests;
  std::set<int> clean;  // Mirrors
  std::set<int> muddy;
  friend bool operator==(const Belongings&, const Belongings&) = default;
};

struct Outcome {
  std::vector<Entry> log;
  std::vector<Belongings> seats;
  int charged = kNobody;  // who still has the Doctor's charge
  int caught = 0;
  bool leech_eaten = false;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome resolve(const Night& night);

}  // namespace omerta::flight
