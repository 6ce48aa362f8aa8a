// How a person moderates gorod: which step it is follows from the game alone.
#pragma once
#include "engine/whole_game.h"
#include "presentation/script/guide.h"
#include "rulebooks/gorod/words/words.h"

namespace omerta::gorod {

std::unique_ptr<script::Guide> guide(const AnyGame& game);

// The game as its moderator sees it.
struct Desk {
  explicit Desk(const script::Moment& moment)
      : now{moment},
        plan{moment.game().plan<Gorod>()},
        state{WholeGame::state<Gorod>(moment.game())},
        table{state.table},
        truth{state.truth} {}

  bool has_moderator() const {
    return plan.setup.moderator_mode == ModeratorMode::appointed || table.moderator != Seat::nobody;
  }
  Voice voice() const { return has_moderator() ? Voice::moderator : Voice::player; }
  Command closing() const;  // of what is open
  Message role_name(Role role) const { return said::role_name(plan.setup.edition, role); }

  const script::Moment& now;
  const Plan& plan;
  const State& state;
  const Table& table;
  const Truth& truth;
};

std::vector<script::OpenQuestion> open_questions(const AnyGame& game);  // not the words of the day
std::vector<Call> calls_tonight(const Desk& desk);  // GOR-NIGHT-8: those that are made, in order

// The steps: rulebooks/gorod/presentation/steps.cpp, calls.cpp.
script::Step discussion_step(const Desk& desk);
script::Step vote_step(const Desk& desk);
script::Step lot_step(const Desk& desk);
script::Step avenge_step(const Desk& desk);
script::Step over_step(const Desk& desk);
script::Step call_step(const Desk& desk);
script::Step nightfall_step(const Desk& desk);

Seats silent_seats(const Desk& desk);  // in the discussion, so far
Seats still_to_vote(const Desk& desk);

}  // namespace omerta::gorod
