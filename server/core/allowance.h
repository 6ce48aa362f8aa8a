// How much one connection may ask for, and how often codes may be guessed.
#pragma once
#include <algorithm>
#include <cstdint>

#include "server/room/limits.h"

namespace omerta::server {

// So many at once, and so many a second after that.
class Allowance {
 public:
  bool take(std::int64_t now) {
    const std::int64_t earned = (now - since_) * kPerSecond / 1000;
    if (earned > 0) {
      left_ = std::min<std::int64_t>(kBurst, left_ + earned);
      since_ = now;
    }
    if (left_ == 0) return false;
    --left_;
    return true;
  }

 private:
  std::int64_t since_ = 0;
  std::int64_t left_ = kBurst;
};

struct Guesses {  // of codes, in one minute
  std::int64_t minute = -1;
  int wrong = 0;

  bool may(std::int64_t now, int most) {
    if (now / 60'000 != minute) *this = {now / 60'000, 0};
    return wrong < most;
  }
};

}  // namespace omerta::server
