// What waits for its turn. An empty one takes no memory: nearly all of them are empty, and there is
// one for everybody who is connected.
#pragma once
#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace omerta::server {

template <class Thing>
class Queue {
 public:
  bool empty() const { return things_.empty(); }
  std::size_t size() const { return things_.size() - gone_; }
  auto begin() { return things_.begin() + first(); }
  auto end() { return things_.end(); }
  Thing& front() { return things_[gone_]; }
  void push_back(Thing thing) { things_.push_back(std::move(thing)); }
  // Before the first such, or at the end.
  template <class Which>
  void put_before(const Which& which, Thing thing) {
    things_.insert(std::find_if(begin(), end(), which), std::move(thing));
  }
  void clear() { *this = {}; }

  void pop_front() {
    if (++gone_ == things_.size()) return clear();
    if (gone_ < kMostGone) return;
    things_.erase(things_.begin(), begin());
    gone_ = 0;
  }

  template <class Which>
  void drop(const Which& which) {
    things_.erase(std::remove_if(begin(), end(), which), end());
    if (gone_ == things_.size()) clear();
  }

 private:
  static constexpr std::size_t kMostGone = 64;
  std::ptrdiff_t first() const { return static_cast<std::ptrdiff_t>(gone_); }

  std::vector<Thing> things_;
  std::size_t gone_ = 0;  // so many of the first have had their turn
};

}  // namespace omerta::server
