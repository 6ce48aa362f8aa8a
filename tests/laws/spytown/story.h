// A game of spytown retold: after every command what was told in public, and the truth before and
// after it. The laws read it; each is written from the catalogue and says the first fault it finds.
#pragma once
#include <string>

#include "tests/laws/spytown/world.h"

namespace omerta::spytown::laws {

struct Page {           // one command
  const Sitting& game;  // as it stands after it
  std::vector<Told> told;
  Facts before{};
  Facts after{};
};

// Who learns what (section 6): nobody is told what he is not entitled to, and everyone is told all
// that is public.
std::string audience_fault(const Page& page);

// What is offered to whom: the legal answers of section 5.
std::string target_fault(const Page& page);

// SPY-OUT-5, SPY-CARD-15, SPY-WIN-4  One elimination after the other: its windows, whom they ask,
// who is saved and who is out, the shots owed, and one check of victory when nothing is pending.
class EliminationLaw {
 public:
  explicit EliminationLaw(const Plan& plan);
  std::string read(const Page& page);
  int eliminations = 0;
  int saves = 0;
  int chains = 0;

 private:
  enum class At : std::uint8_t { vest, bandage, out, right, shot, over };
  struct Frame {
    Seat seat;
    Cause cause;
    At at = At::vest;
    bool open = false;  // its window
  };
  std::string hear(const Event& event, const Page& page);
  std::string on_window(const Event& event);
  std::string on_named(const Event& event);
  std::string on_out(const Event& event, const Page& page);
  std::string on_game_over(const Event& event);
  void on_card(const Event& event);
  void on_expelled(const Event& event);
  void on_ruling(const Event& event);
  void close_window();
  void settle();  // passes over the windows that do not open, and leaves frames that are over
  void drop();
  bool opens(const Frame& frame) const;
  bool savable(Cause cause, Card card) const;
  static bool owes_shot(Cause cause);
  void leave_by_ruling(const Event& event);
  bool has_right(Cause cause) const;
  std::string asked_fault(const Page& page) const;
  bool waits_for_check(Fact fact) const;

  const Plan& plan_;
  std::vector<Frame> frames_;
  Cards unseen_{};
  Seats in_game_{}, expelled_{}, sheltered_{}, sheltered_next_{};
  Outcome due_{};
  bool check_ = false;   // victory is asked before the next thing is told
  bool opened_ = false;  // a window, by the last command
  Seat aimed_at_ = Seat::nobody;
  int round_ = 0;
};

// SPY-VOTE-2 to -13, SPY-COMMANDER-3 to -6, -9, SPY-KIDS-4  Who is questioned, condemned, tied.
class BallotLaw {
 public:
  explicit BallotLaw(const Plan& plan);
  std::string read(const Page& page);
  int ballots = 0;
  int ties = 0;
  int broken = 0;  // by the Commander

 private:
  struct Result {  // of a ballot
    Seat condemned = Seat::nobody;
    Seats suspects{};
    Seats second{};  // among whom a lot decides
    Seats tied{};
  };
  std::string hear(const Event& event);
  std::string on_phase(Phase phase);
  std::string on_vote(Seat voter, Seat target);
  std::string on_suspects(Seats suspects);
  std::string on_verdict(Seat condemned);
  std::string on_lot(Seat drawn);
  void on_card(const Event& event);
  void leave(Seat seat);
  Seats voters() const;
  Seats standing() const;
  Seats able() const;
  std::array<int, kSeats> count() const;
  Result preliminary() const;
  Result final_ballot() const;
  Seat tie_break(Seats tied) const;
  Seats most(Seats among) const;

  const Plan& plan_;
  Phase ballot_ = Phase::setup;  // the last that was opened
  Phase phase_ = Phase::setup;
  Seats in_game_{}, arrested_{}, kidnapped_{}, sheltered_{}, sheltered_next_{};
  Seats suspects_{}, tied_{}, voted_{}, asked_{};
  Seat commander_ = Seat::nobody;
  Seat moved_ = Seat::nobody;
  Seat drawn_ = Seat::nobody;
  std::array<Seat, kSeats> votes_{};
};

// Reads a whole game by all of these laws.
struct Reading {
  std::string fault;
  int eliminations = 0, saves = 0, chains = 0, ballots = 0, ties = 0, broken = 0;
};
Reading read_game(const Sitting& played);

}  // namespace omerta::spytown::laws
