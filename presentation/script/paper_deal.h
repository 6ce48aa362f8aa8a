// Paper cards or tokens that are told to the desk kind by kind: who holds each. Whoever is left
// holds the most common one.
#pragma once
#include <vector>

#include "presentation/script/guide.h"

namespace omerta::script {

class PaperDeal {
 public:
  PaperDeal(std::vector<Kind> kinds, std::size_t seats);

  bool is_complete() const { return next_ + 1 >= order_.size(); }
  const Kind& asked() const { return order_[next_]; }  // unless it is complete
  Message give(const std::vector<Seat>& seats);        // who hold it; why not
  void undo();

  std::vector<int> held() const;  // by seat, once it is complete
  const Message& name(int id) const;

 private:
  std::vector<Kind> order_;
  std::vector<int> held_;  // by seat; -1: not said yet
  std::size_t next_ = 0;
};

}  // namespace omerta::script
