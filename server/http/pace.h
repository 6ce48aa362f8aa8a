// How often something may happen: a bucket that fills with time.
#pragma once
#include <algorithm>
#include <cstdint>

#include "server/http/limits.h"

namespace omerta::server {

class Pace {
 public:
  explicit Pace(const Bucket& bucket) : bucket_{bucket}, left_{bucket.burst} {}

  // Once more, now: false if that is too often. Time that goes back adds nothing.
  bool once(std::int64_t now) {
    const double seconds = static_cast<double>(std::max<std::int64_t>(0, now - last_)) / 1000;
    left_ = std::min(bucket_.burst, left_ + seconds * bucket_.each_second);
    last_ = std::max(last_, now);
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  bool is_full(std::int64_t now) const {
    const double seconds = static_cast<double>(std::max<std::int64_t>(0, now - last_)) / 1000;
    return left_ + seconds * bucket_.each_second >= bucket_.burst;
  }

 private:
  Bucket bucket_;
  double left_;
  std::int64_t last_ = 0;
};

}  // namespace omerta::server
