// The order of play as a table: each row says whether it is held, how it opens, whom it asks, and
// which row follows. An interrupted row is asked again; what it has heard so far is in the truth.
#pragma once
#include <array>
#include <cstddef>

#include "engine/turn.h"

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

// A rulebook that is played this way has the steps `enter`, `ask` and `done`, and keeps the row
// that is on in its truth.
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
    const Row next = at(row).done(turn);
    if (next != Row::stay) return turn.then({.stage = Stage::enter, .row = next});
    turn.then({.stage = Stage::done, .row = row});
    at(row).ask(turn);
  }

  const OrderRow<R>& at(Row row) const { return rows[static_cast<std::size_t>(row)]; }
};

}  // namespace omerta
