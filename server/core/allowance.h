// How much may be asked for at once and in the long run, and how often codes may be guessed.
#pragma once
#include <algorithm>
#include <cstdint>
#include <utility>

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

// The same of bytes. What is more than all of it is never given.
class Share {
 public:
  Share(std::int64_t at_once, std::int64_t a_second)
      : at_once_{at_once}, a_second_{a_second}, left_{at_once} {}

  bool spend(std::int64_t amount, std::int64_t now) {
    earn(now);
    if (left_ < amount) return false;
    left_ -= amount;
    return true;
  }
  // What has been had already: it may be more than there is.
  void owe(std::int64_t amount, std::int64_t now) {
    earn(now);
    left_ -= amount;
  }
  bool is_whole(std::int64_t now) { return earn(now), left_ == at_once_; }

 private:
  void earn(std::int64_t now) {
    const std::int64_t earned = std::max<std::int64_t>(0, now - since_) * a_second_ / 1000;
    if (earned == 0) return;
    left_ = std::min(at_once_, left_ + earned);
    since_ = now;
  }

  std::int64_t at_once_;
  std::int64_t a_second_;
  std::int64_t left_;
  std::int64_t since_ = 0;
};

class Guesses {  // of codes, in one minute
 public:
  bool may(std::int64_t now, int most) const { return minute_ != now / 60'000 || wrong_ < most; }
  void add(std::int64_t now) { ++count(now); }

 private:
  int& count(std::int64_t now) {
    if (std::exchange(minute_, now / 60'000) != now / 60'000) wrong_ = 0;
    return wrong_;
  }

  std::int64_t minute_ = -1;
  int wrong_ = 0;
};

}  // namespace omerta::server
