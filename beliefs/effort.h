// How much a question may take, counted in small steps and not in time: the same question takes the
// same wherever it is asked.
#pragma once
#include <algorithm>
#include <cstdint>

namespace omerta::beliefs {

inline constexpr std::uint64_t kAnyEffort = ~std::uint64_t{0};

class Effort {
 public:
  explicit Effort(std::uint64_t most = kAnyEffort) : left_{most} {}

  // False: there is no more, and what is found from here on is worth nothing.
  bool spend(std::uint64_t steps) {
    left_ -= std::min(left_, steps);
    return left_ > 0;
  }
  bool is_spent() const { return left_ == 0; }
  std::uint64_t left() const { return left_; }

 private:
  std::uint64_t left_;
};

}  // namespace omerta::beliefs
