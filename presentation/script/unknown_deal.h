// A deal of which not everything is known: which things were dealt, and what each place may hold.
#pragma once
#include <bitset>
#include <cstddef>
#include <optional>
#include <vector>

#include "chance/dice.h"

namespace omerta::script {

inline constexpr std::size_t kMostThings = 256;  // different ones in a deal
using Things = std::bitset<kMostThings>;

Things things(const std::vector<int>& ids);

class UnknownDeal {
 public:
  explicit UnknownDeal(const std::vector<int>& dealt);  // all that was, in any order

  void holds_one_of(std::size_t place, const Things& these);
  void holds_none_of(std::size_t place, const Things& these);

  std::size_t places() const { return may_.size(); }
  const Things& may_hold(std::size_t place) const { return may_[place]; }
  bool is_known(std::size_t place) const { return may_[place].count() == 1; }

  // A deal in which everything known holds, as near to `rather` as can be; nothing if there is
  // none.
  std::optional<std::vector<int>> completed(const std::vector<int>& rather) const;

 private:
  std::vector<int> counts_;  // of each thing
  std::vector<Things> may_;
};

std::vector<int> shuffled(std::vector<int> things, chance::Dice& dice);

}  // namespace omerta::script
