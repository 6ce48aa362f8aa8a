// The steps of the guide: which one it is follows from the game alone. Each shows what to say, what
// to do and what to enter, takes one entry, and returns.
#pragma once
#include "cli/moderate_desk.h"

namespace omerta::cli {

void take_step(Desk& desk);

// moderate_night.cpp
void call_step(Desk& desk);
void say_night_falls(Desk& desk);

// moderate_day.cpp
void discussion_step(Desk& desk);
void vote_step(Desk& desk);
void lot_step(Desk& desk);
void avenge_step(Desk& desk);
void over_step(Desk& desk);

// moderate_deal.cpp
void deal_step(Desk& desk);
void look_step(Desk& desk);

struct OpenQuestion {
  Seat seat = Seat::nobody;
  Prompt prompt{};
};
std::vector<OpenQuestion> open_questions(const AnyGame& game);

void say_seats(Desk& desk);  // who sits where, and who is out
Command close_command(const Desk& desk);

}  // namespace omerta::cli
