// One of two twin worlds of spytown: a game together with all that its observers can see of it.
//
// What an observer sees: every event told to him, without clause and cause; his questions in all
// lanes; his own knowledge and the table's; the reason he would be given for each of a fixed set of
// attempts; while the app runs the table, each beat of its clock and what its host may do. What
// happens unseen leaves no entry, so two worlds look the same if and only if their entries do.
#pragma once
#include "tests/laws/spytown/reference.h"
#include "tests/laws/spytown/sitting.h"

namespace omerta::spytown::laws {

struct Facts {  // of the truth, for judging whether a difference is one the observers may see
  Hands hands{};
  Seats in_game{}, expelled{}, exposed{}, awaited{};
  Seat chosen = Seat::nobody;
  bool look_over = false;
  Phase phase{};
  std::uint16_t round = 0;
};

Facts facts_of(const Plan& plan, const State& state);
Seats awake(const Facts& facts);                          // SPY-MAFIA-1
Seats open_eyes(const Setup& setup, const Facts& facts);  // SPY-OUT-3

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

class World {
 public:
  World(const Setup& setup, Seats observers);

  Refusal say(const Command& command);
  Seats observers() const { return observers_; }
  const Setup& setup() const { return game.plan.setup; }

  Sitting game;
  std::vector<Entry> entries;
  std::vector<std::array<Facts, 2>> facts;  // before and after each command

 private:
  void look();
  void hear(std::size_t from);
  std::uint64_t refusals(Seat seat) const;

  Seats observers_;
  Entry seen_{};  // the latest look
};

}  // namespace omerta::spytown::laws
