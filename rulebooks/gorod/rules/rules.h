// What the rule files of gorod share: who is who, who runs the table, and each other's steps.
#pragma once
#include "engine/byte.h"
#include "rulebooks/gorod/rules/clauses.h"
#include "rulebooks/gorod/rules/fixture.h"
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

inline constexpr Audience everyone = Audience::everyone();

inline const Card& card_of(const Turn& t, Seat seat) {
  return t.plan().card(t.truth().role[index(seat)]);
}

inline Seats holders(const Turn& t, Role role) {
  return t.truth().holders[index(role)] & t.table().in_play;
}

// True members of a clan on the dusk list (2.3), and everyone awake in its call.
inline Seats members(const Turn& t, Clan clan) {
  return t.truth().members[static_cast<unsigned>(clan)] & t.table().in_play;
}
inline Seats awake(const Turn& t, Clan clan) {
  return t.truth().wakes_with[static_cast<unsigned>(clan)] & t.table().in_play;
}

// GOR-HOUSE-2  A choice made once more, as far as a limit can be; what has none never reaches it.
constexpr std::uint8_t once_more(std::uint8_t uses) {
  return static_cast<std::uint8_t>(uses + 1 < kUnlimited ? uses + 1 : uses);
}

void give_card(Turn& t, Seat seat, Role role);  // GOR-DEAL-2

// GOR-MODERATOR-1, -3  Whether the app runs the table now.
inline bool app_runs(const Plan& plan, const Table& table) {
  return plan.setup.moderator_mode == ModeratorMode::digital ||
         (plan.setup.moderator_mode == ModeratorMode::first_out && table.moderator == Seat::nobody);
}

constexpr Step next_row(Step step) {
  step.row = static_cast<std::uint8_t>(step.row + 1);
  return step;
}

enum class Closable : std::uint8_t { call, discussion, vote };
void ask_to_close(Turn& t, Closable what);  // GOR-NIGHT-1, GOR-DAY-3, GOR-VOTE-9

void offer_withdrawal(Turn& t);
void offer_mark(Turn& t);            // GOR-HOUSE-9
void enter(Turn& t, BeginsBy hour);  // a round at dusk, or at the opening of its day

// night.cpp
void night_falls(Turn& t);
void calls(Turn& t);
void call(Turn& t, Step step);
void settle(Turn& t, Step step);
void choose(Turn& t, const Command& command);
void dawn(Turn& t);
const Row& row_of(const Turn& t, std::uint8_t row);

// blocks.cpp and checks.cpp
enum class Struck : std::uint8_t { no, yes };
Struck shoot(Turn& t, Seat target, Call by, EventId cause);
void take_effect(Turn& t, Seat actor, unsigned act);
void turn_mark(Turn& t, Seat seat);
Reason hindrance(const Turn& t, Seat actor, const Act& act, Seats targets);
void answer(Turn& t, Seat asker, const Act& act, Seats targets, EventId cause);

// day.cpp, vote.cpp and victory.cpp
void day_opens(Turn& t);
void nominate(Turn& t, const Command& command);
void support(Turn& t, const Command& command);
void nominations_close(Turn& t);
void open_vote(Turn& t, std::uint8_t round, Seats candidates);
void cast(Turn& t, const Command& command);
void cast_missing(Turn& t);
void count(Turn& t, Step step);
void draw(Turn& t, Seat convicted);
void convict(Turn& t, Seats convicted);
void leave(Turn& t, Seat convicted);
void avenge(Turn& t, const Command& command);
void sentenced(Turn& t);
void day_ends(Turn& t);
void handover(Turn& t);

// withdrawal.cpp
void withdraw(Turn& t, Seat seat);

enum class Won : std::uint8_t { no, yes };
Won victory(Turn& t);
void game_over(Turn& t, Result result, Role winner, Clause by);

}  // namespace omerta::gorod
