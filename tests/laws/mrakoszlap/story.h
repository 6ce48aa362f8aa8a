// A game of mrakoszlap retold: after every command what was told, and the state before and after
// it. The laws read it; each is written from the catalogue and says the first fault it finds.
#pragma once
#include <map>
#include <string>

#include "tests/laws/mrakoszlap/law/night_law.h"
#include "tests/laws/mrakoszlap/sitting.h"

namespace omerta::mrakoszlap::laws {

struct Page {  // one command
  const Sitting& game;
  std::vector<Told> told;
  const State& before;
  const State& after;
  const Command& command;
};

bool is_public(const Event& event);
// To whom else section 6 lets it be told; nobody: it is the moderator's.
Seats entitled(const State& state, const Event& event);

// Who learns what, and when (section 6): everyone is told what is public and nobody what he is not
// entitled to; nothing is heard from the first private call to dawn; private news wait for dawn.
class AudienceLaw {
 public:
  std::string read(const Page& page);

 private:
  std::string hear(const Page& page, const Told& told);

  bool calling_ = false;  // between the first call and dawn
  bool dark_ = true;      // between nightfall and the report
};

// MRK-CALL-1 to -6  Who is called in which order, what he is asked, whom he may name.
class CallsLaw {
 public:
  std::string read(const Page& page);
  int calls = 0;

 private:
  std::string hear(const Page& page, const Event& event);
  void expect_calls(const Page& page);
  bool listed_when_jailed(const Page& page, std::uint8_t id) const;

  std::vector<std::uint8_t> expected_, woken_;  // cards
  Seats seen_{};
  bool spyglass_ = false;
};

// MRK-DECK-7, MRK-REPORT-4  Cards never appear from nowhere, and everyone knows his own.
class HandsLaw {
 public:
  std::string read(const Page& page);
  int gains = 0;

 private:
  std::string hear(const Event& event);
  std::string uses_fault(const Page& page);

  std::map<Type, int> uses_;
  unsigned last_treader_ = 7;
  unsigned last_mirror_ = 5;
};

// MRK-END-1 to -3, MRK-BULLET-1 to -11  What the orders of a night come to.
class NightLaw {
 public:
  std::string read(const Page& page);
  int nights = 0;
  int splits = 0;

 private:
  void on_nightfall(const Page& page);
  void on_order(const Page& page, const Event& event);
  std::string on_report(const Page& page, const Event& event);

  Bodies bodies_;
  Orders orders_;
  CardId card_ = CardId::none;  // that was called last
  Seat first_ = Seat::nobody;   // of the sock's two
};

// MRK-REPORT-1 to -5
class ReportLaw {
 public:
  std::string read(const Page& page);
  int reports = 0;

 private:
  std::string hear(const Page& page, const Event& event);
  static std::string reveal_fault(const Page& page, const Event& event);

  bool reading_ = false;
  std::vector<Event> events_;
};

// MRK-BALLOT-1 to -5, MRK-TIE-1, -2
class BallotLaw {
 public:
  std::string read(const Page& page);
  int hands = 0;
  int ties = 0;
  int verdicts = 0;

 private:
  struct Outcome {
    Seats condemned{};
    Seats tied{};
  };
  std::string hear(const Page& page, const Event& event);
  std::string on_hand(const Page& page, const Event& event);
  void on_phase(Phase phase);
  Outcome outcome(const Plan& plan, const State& state);
  int weight(const State& state, const std::map<Seat, Show>& raised, Show side) const;
  int in_favour(const State& state, Seat accused);
  Seats strongest(const State& state, Seats among);

  Phase phase_ = Phase::setup;
  Seats living_{}, accused_{}, tied_{}, banned_{};
  std::map<Seat, std::map<Seat, Show>> hands_;  // by accused, then by voter
  bool single_ = false;
  bool equal_ = false;  // today
  bool plain_ = false;  // Mečiar and Kováč count for nothing
};

// 3.4, 3.13 to 3.15  Phases, powers, attacks by day, victory.
class DayLaw {
 public:
  std::string read(const Page& page);
  int attacks = 0;
  int volleys = 0;

 private:
  std::string hear(const Event& event);
  std::string victory_fault(const Page& page);
  std::string attack_fault(const Page& page);

  Phase phase_ = Phase::setup;
  unsigned round_ = 0;
  Seats fallen_asleep_{};  // who lived at nightfall
};

// Reads a whole game by all of these laws.
struct Reading {
  std::string fault;
  int calls = 0, gains = 0, nights = 0, splits = 0, reports = 0, hands = 0, ties = 0, verdicts = 0;
  int attacks = 0, volleys = 0;
};
Reading read_game(const Sitting& played);

}  // namespace omerta::mrakoszlap::laws
