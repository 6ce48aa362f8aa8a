// The commands of a scenario: who does what, and when its moment has come.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "notation/scenario/play.h"
#include "notation/text.h"

namespace omerta::notation {

// One written command. At night it waits for its question; by day it happens as written.
struct Order {
  enum class Actor { seats, role, clan, second, host, clock, moderator, chance };
  Actor actor = Actor::seats;
  std::vector<Seat> seats;
  int number = 0;          // of the role or clan
  std::vector<Ask> asks;   // the questions it may answer, if named outright
  bool vote = false;       // the question of the ballot that is open
  Seat on = Seat::nobody;  // a hand in the show for this player, and on which side
  Hands hands = Hands::in_favour;
  Choice choice = kPass;
  Voice voice = Voice::player;
  bool is_close = false;  // what is open is closed, now or not at all
  std::string refused;    // the reason, if a refusal is expected
  Where where;
  std::string text;

  bool is_barrier() const;  // happens only after everything written before it
};

std::vector<Order> read_orders(Line& line, const Play& play);  // a line may be several commands

// Who shall stand after `candidates E, A` or `convict E`; nothing if it is another line.
std::optional<std::vector<Seat>> wanted_candidates(Line line, const Play& play);

// The commands the order comes to now; empty if its moment has not come.
std::vector<Command> due(const Order& order, const Book& book, const AnyGame& game);
// What it would come to at once, although no question is open for it.
std::vector<Command> attempts(const Order& order, const Book& book, const AnyGame& game);

}  // namespace omerta::notation
