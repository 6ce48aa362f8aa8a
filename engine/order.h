// The order of play as a table: each row says whether it is held, how it opens, whom it asks, and
// which row follows. An interrupted row is asked again; what it has heard so far is in the truth.
#pragma once
#include <array>
#include <cstddef>

#include "engine/turn.h"

// A rulebook that is played this way has the steps `enter`, `ask` and `done`, and keeps the row
// that is on in its truth. It names the question by which a row is closed (`kClose`, in the lane of
// all that a row asks) and those that stand open beside a row's own (`kBeside`, of other lanes).
namespace omerta {

template <class R>
struct OrderRow {
  using Row = typename R::Row;
  Row row;
  bool (*held)(const Turn<R>&);  // whether it takes place at all
  void (*open)(Turn<R>&);
  void (*ask)(Turn<R>&);  // its questions; put again after an interruption
  Row (*done)(Turn<R>&);  // which row comes next when nobody is awaited any more; `stay`: this one
};

inline constexpr Seats kEverybody = Seats::first(kSeats) | Seats::of(Seat::nobody);

// Nobody is asked anything any more but by the house.
template <class R>
void clear_questions(Turn<R>& turn) {
  turn.retire(kEverybody, R::kClose);
  for (Ask beside : R::kBeside) turn.retire(Seats::first(kSeats), beside);
}

template <class R>
void begin_at(Turn<R>& turn, typename R::Row row) {
  turn.then({.stage = decltype(R::Step::stage)::enter, .row = row});
}

// The questions of the row are put again later.
template <class R>
void interrupt(Turn<R>& turn) {
  clear_questions(turn);
  turn.then({.stage = decltype(R::Step::stage)::ask, .row = turn.truth().row});
}

// The clock closes what is open; so may a person who runs the game.
template <class R>
Prompt closing(const Turn<R>& turn) {
  const Voices clock = Voices::of(Voice::clock);
  const Voices voices = turn.plan().human() ? clock | Voices::of(Voice::moderator) : clock;
  return {.offers = kYes, .ask = R::kClose, .voices = voices};
}
template <class R>
void ask_to_close(Turn<R>& turn) {  // the row lasts until it is closed
  turn.ask_house(closing(turn));
}
template <class R>
void offer_close(Turn<R>& turn) {  // whatever is open may be closed
  turn.offer_house(closing(turn));
}

template <class R, std::size_t kRows>
struct Order {
  using Row = typename R::Row;
  using Stage = decltype(R::Step::stage);
  std::array<OrderRow<R>, kRows> rows;

  constexpr bool complete() const {  // a row for each Row, in its order
    for (std::size_t i = 0; i < kRows; ++i) {
      if (rows[i].row != static_cast<Row>(i)) return false;
    }
    return kRows == static_cast<std::size_t>(Row::stay);
  }

  void enter(Turn<R>& turn, Row row) const {
    turn.truth().row = row;
    if (!at(row).held(turn)) {
      const auto next = static_cast<Row>(static_cast<std::size_t>(row) + 1);
      return turn.then({.stage = Stage::enter, .row = next});
    }
    turn.then({.stage = Stage::done, .row = row});
    turn.then({.stage = Stage::ask, .row = row});
    at(row).open(turn);
  }

  void ask(Turn<R>& turn, Row row) const { at(row).ask(turn); }

  void finish(Turn<R>& turn, Row row) const {
    clear_questions(turn);
    const Row next = at(row).done(turn);
    if (next != Row::stay) return turn.then({.stage = Stage::enter, .row = next});
    turn.then({.stage = Stage::done, .row = row});
    at(row).ask(turn);
  }

  const OrderRow<R>& at(Row row) const { return rows[static_cast<std::size_t>(row)]; }
};

}  // namespace omerta
