// One of two twin worlds: a game together with all that its observers can see of it, in order.
//
// What an observer sees: every event told to him, without clause and cause; his questions; his own
// knowledge and the table's; the reason he would be given for each of a fixed set of attempts; and,
// while the app runs the table, each beat of its clock. What happens unseen leaves no entry, so
// two worlds look the same if and only if their entries are the same.
#pragma once
#include "tests/laws/gorod/sitting.h"

namespace omerta::gorod::laws {

struct Facts {  // of the truth, for judging whether a difference is one the observers may see
  std::array<Role, kSeats> role{};
  std::array<Seats, 3> jammed{};
  std::array<Seats, kRoles> masked{};
  Phase phase{};
  Seats in_play{}, killed{}, held{}, arrested{}, told_arrest{}, alibi{}, exposed{};
};

struct Entry {
  enum class Kind : std::uint8_t { told, view, own, beat } kind{};
  Refusal refusal{};        // own: what came of it
  Seats to{};               // told: which of the observers
  Event event{};            // told
  Command said{};           // own
  std::uint64_t table = 0;  // view: each part by a number, so that a difference has a name
  std::uint64_t notes = 0;
  std::uint64_t prompts = 0;
  std::uint64_t refusals = 0;
  std::size_t command = 0;  // by which it came about; no part of what is seen

  bool same(const Entry& other) const;
};

enum class OwnCard : std::uint8_t { seen, covered };  // covered: twins that hold different cards

class World {
 public:
  World(const Setup& setup, Seats observers, OwnCard own);

  Refusal say(const Command& command);
  std::uint64_t moment() const;  // grows from one window of a night, or stage of a day, to the next
  Seats observers() const { return observers_; }
  OwnCard own() const { return own_; }

  Sitting game;
  std::vector<Entry> entries;
  std::vector<std::uint64_t> moments;       // before each command
  std::vector<std::array<Facts, 2>> facts;  // before and after each command

 private:
  void look();
  void hear(std::size_t from);
  std::uint64_t refusals(Seat seat) const;

  Seats observers_;
  OwnCard own_;
  Entry seen_{};  // the latest look
  unsigned window_ = 0;
};

Facts facts_of(const State& state);

}  // namespace omerta::gorod::laws
