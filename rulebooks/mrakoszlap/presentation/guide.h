// How a person moderates mrakoszlap: which step it is follows from the game alone.
#pragma once
#include "engine/whole_game.h"
#include "presentation/script/guide.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap {

std::unique_ptr<script::Guide> guide(const AnyGame& game);

// The game as its moderator sees it.
struct Desk {
  explicit Desk(const script::Moment& moment)
      : now{moment},
        plan{moment.game().plan<Mrakoszlap>()},
        state{WholeGame::state<Mrakoszlap>(moment.game())},
        table{state.table},
        truth{state.truth} {}

  std::string page(std::string_view step) const;  // of this night and day
  Message title(Phase phase) const;
  void add_news(script::Lines& lines, Fact what) const;  // what was told last of this kind
  Seats asked(Ask what) const;
  CardId called() const;  // the card of the call under way
  bool calls_aloud() const { return plan.setup.night_calls != NightCalls::in_private; }
  bool speaks_freely() const { return table.equal != 0; }  // MRK-COMMUNIST-1

  const script::Moment& now;
  const Plan& plan;
  const State& state;
  const Table& table;
  const Truth& truth;
};

inline const script::Entry kClose{.kind = script::EntryKind::go_on, .ask = ask::close};
constexpr Command closing() {
  return {.choice = kYes, .seat = Seat::nobody, .ask = ask::close, .voice = Voice::moderator};
}

// The deal and the day: steps.cpp.
script::Step look_step(const Desk& desk);
script::Step window_step(const Desk& desk);  // the Time Lord's, by night and by day
script::Step accusation_step(const Desk& desk);
script::Step defence_step(const Desk& desk);
script::Step show_step(const Desk& desk);
script::Step verdict_step(const Desk& desk);
script::Step evening_step(const Desk& desk);
script::Step over_step(const Desk& desk);
People accused_list(const Desk& desk);                    // in the order of the list
std::vector<script::Entry> day_powers(const Desk& desk);  // MRK-DAY-1
std::vector<int> played(const Command& command);          // the card with which it is done

// The night: calls.cpp.
script::Step nightfall_step(const Desk& desk);
script::Step meeting_step(const Desk& desk);
script::Step call_step(const Desk& desk);
script::Step prison_step(const Desk& desk);
script::Step spyglass_step(const Desk& desk);
script::Step release_step(const Desk& desk);
// The call ends with the answer; where the narrator speaks he sends the player to sleep.
std::vector<Command> ended_call(const Desk& desk, std::vector<Command> commands);
script::Lines sent_to_sleep(const Desk& desk, const std::vector<Command>& commands);

// What is told: news.cpp.
script::Lines said_aloud(const Desk& after, const std::vector<script::News>& news);
script::Lines said_at_once(const Desk& after, const std::vector<script::News>& news);
script::Lines said_privately(const Desk& after, const std::vector<script::News>& news);

// Who holds what: hands.cpp.
std::vector<script::Kind> kinds(const Plan& plan);
script::Hands dealt_hands(const Desk& desk);
script::Step own_page(const Desk& desk, Seat seat);
std::vector<script::SecretRow> secrets(const Desk& desk);

}  // namespace omerta::mrakoszlap
