// Who holds what, kind by kind.
#include "presentation/script/paper_deal.h"

#include <algorithm>

namespace omerta::script {

PaperDeal::PaperDeal(std::vector<Kind> kinds, std::size_t seats)
    : order_{std::move(kinds)}, held_(seats, -1) {
  const auto common =
      std::max_element(order_.begin(), order_.end(),
                       [](const Kind& a, const Kind& b) { return a.copies < b.copies; });
  std::rotate(common, common + 1, order_.end());  // asked last, that is, not at all
}

const Message& PaperDeal::name(int id) const {
  return std::find_if(order_.begin(), order_.end(), [&](const Kind& kind) { return kind.id == id; })
      ->name;
}

Message PaperDeal::give(const std::vector<Seat>& seats) {
  const Kind& kind = asked();
  Seats all;
  for (Seat seat : seats) all |= Seats::of(seat);
  if (all.count() != kind.copies || static_cast<int>(seats.size()) != kind.copies) {
    return {"cli.error.choose-several", {{"n", kind.copies}}};
  }
  for (Seat seat : all) {
    const int held = held_[index(seat)];
    if (held >= 0) return {"guide.deal.taken", {{"who", seat}, {"role", name(held)}}};
  }
  for (Seat seat : all) held_[index(seat)] = kind.id;
  ++next_;
  return {};
}

void PaperDeal::undo() {
  if (next_ > 0) --next_;
  std::replace(held_.begin(), held_.end(), order_[next_].id, -1);
}

std::vector<int> PaperDeal::held() const {
  std::vector<int> all = held_;
  std::replace(all.begin(), all.end(), -1, order_.back().id);
  return all;
}

}  // namespace omerta::script
