// A shelf that says "kept" of rows that it writes with the next ones: what a server must not do,
// for tests that must notice it.
#pragma once
#include <vector>

#include "server/disk/writer.h"

namespace omerta::server {

class LateShelf final : public Shelf {
 public:
  explicit LateShelf(Shelf& under) : under_{under} {}
  std::vector<Outcome> keep(std::span<const Append> rows) override {
    if (!waiting_.empty()) (void)under_.keep(waiting_);
    waiting_.assign(rows.begin(), rows.end());
    return std::vector<Outcome>(rows.size(), Outcome::kept);
  }
  Outcome forget(RoomId room) override { return under_.forget(room); }
  std::optional<Rows> read(RoomId room) override { return under_.read(room); }
  void tidy() override { under_.tidy(); }

 private:
  Shelf& under_;
  std::vector<Append> waiting_;
};

}  // namespace omerta::server
