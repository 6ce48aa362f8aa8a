// A game in progress as one flat value: what everyone knows, what each seat knows, what only the
// moderator knows, what is still to be done, and the open questions. Copying it is undo, saving,
// branching and comparing; there is nothing else to remember.
#pragma once
#include <array>
#include <cstdint>

#include "engine/event.h"
#include "engine/expect.h"
#include "engine/prompt.h"
#include "engine/seat.h"

namespace omerta {

// What is still to be done, the next thing on top.
template <class Step, unsigned kDepth>
class Agenda {
 public:
  constexpr bool empty() const { return height_ == 0; }
  constexpr void push(Step step) {
    expect(height_ < kDepth);
    steps_[height_++] = step;
  }
  constexpr Step pop() {
    expect(height_ > 0);
    const Step next = steps_[--height_];
    steps_[height_] = Step{};  // what is done leaves no trace: equal games are equal bytes
    return next;
  }
  constexpr void clear() { *this = {}; }

 private:
  std::array<Step, kDepth> steps_{};
  std::uint32_t height_ = 0;
};

// The open questions. A chair may hold one question in each lane: what it is asked, and what it may
// volunteer. The last chair is the house's: chance, the clock and whoever runs the table.
template <unsigned kLanes>
struct Prompts {
  std::array<std::array<Prompt, kSeats + 1>, kLanes> at{};
  std::array<Seats, kLanes> open{};
  std::array<Seats, kLanes> awaited{};  // whom the game is waiting for

  constexpr bool waits() const {
    Seats all;
    for (Seats seats : awaited) all |= seats;
    return !all.empty();
  }
  constexpr const Prompt* find(unsigned lane, Seat seat) const {
    return open[lane].has(seat) ? &at[lane][index(seat)] : nullptr;
  }
};

template <class R>
struct State {
  typename R::Table table{};                      // what everyone knows
  std::array<typename R::Notes, kSeats> notes{};  // what one seat knows besides
  typename R::Truth truth{};                      // what only the moderator knows
  Agenda<typename R::Step, R::kAgenda> agenda{};  // what is still to be done
  EventId told = 0;                               // how many events have been told
  Prompts<R::kLanes> prompts{};                   // who may say what
};

// What one chair may know: all that questions, refusals, bots and screens are made from.
template <class R>
struct View {
  const typename R::Plan& plan;  // rulebook, edition, options and deck: public before the deal
  const typename R::Table& table;
  const typename R::Notes& notes;
  Seat seat;
};

// What everyone may know: all that a spectator sees.
template <class R>
struct PublicView {
  const typename R::Plan& plan;
  const typename R::Table& table;
};

template <class R>
View<R> view(const typename R::Plan& plan, const State<R>& state, Seat seat) {
  expect(index(seat) < kSeats);
  return {plan, state.table, state.notes[index(seat)], seat};
}

}  // namespace omerta
