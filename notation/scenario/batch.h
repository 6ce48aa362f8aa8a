// The written commands that wait for their moment, and what is said of one whose moment does not
// come.
#pragma once
#include <deque>
#include <functional>
#include <string>

#include "notation/scenario/orders.h"
#include "notation/scenario/play.h"
#include "notation/scenario/scenario.h"

namespace omerta::notation {

class Batch {
 public:
  using Fail = std::function<void(const Statement&, const Message&)>;
  explicit Batch(Fail fail) : fail_{std::move(fail)} {}

  void add(const Order& order, const Statement& statement) {
    pending_.push_back({order, &statement});
  }
  void run(Play& play);  // until none is left; the game goes on by the conventions meanwhile
  int refusals() const { return refusals_; }  // those that were expected, and happened or not

 private:
  struct Pending {
    Order order;
    const Statement* statement;
    std::size_t since = 0;  // how many commands had been given when it was its turn
  };

  bool give_one(Play& play);
  void give(Play& play, const Pending& pending, const std::vector<Command>& commands);
  void give_up(const Play& play, const Pending& pending);
  std::vector<Command> commands_of(const Play& play, const Order& order) const;

  Fail fail_;
  std::deque<Pending> pending_;
  int refusals_ = 0;
};

}  // namespace omerta::notation
