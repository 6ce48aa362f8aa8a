// The disk of a world: the server's own writer and shelf, on a store in memory that fails where a
// seed says.
#pragma once
#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "server/disk/store_shelf.h"
#include "server/disk/writer.h"
#include "storage/faulty.h"
#include "tests/server/world/late_shelf.h"

namespace omerta::server {

class WorldDisk {
 public:
  WorldDisk() { open(storage::Faults::none()); }

  void give(Writer::Order order) { waiting_.push_back(std::move(order)); }
  bool is_idle() const { return waiting_.empty(); }
  // As many of them as are ready, as one group.
  Writer::Done work(const std::function<bool()>& is_ready);

  void fail(std::uint64_t seed, std::uint32_t once_in);  // from now on; 0: never
  void lie() { honest_ = false; }                        // "kept" is said before it is
  std::vector<Rows> restarted();  // another process looks at it: all that there is, and holds
  std::vector<Rows> rooms();      // looked at from outside
  const std::deque<Append>& kept() const { return kept_; }  // all that was said to be, in order
  int refused() const { return refused_; }                  // rows that were not stored
  int lost() const { return lost_; }                        // processes that knew nothing any more
  int reread() const { return reread_; }

 private:
  void open(storage::Faults faults);
  void note(const Writer::Done& done, const std::vector<Append>& group);

  const Seal::Key key_{1, 2, 3};
  Seal seal_{key_};
  std::shared_ptr<storage::Contents> contents_ = std::make_shared<storage::Contents>();
  std::uint64_t seed_ = 0;
  std::uint32_t once_in_ = 0;
  bool honest_ = true;
  std::unique_ptr<storage::Faulty> store_;
  std::unique_ptr<StoreShelf> shelf_;
  std::unique_ptr<LateShelf> late_;
  std::unique_ptr<Writer> writer_;
  std::deque<Writer::Order> waiting_;
  std::deque<Append> kept_;
  int refused_ = 0;
  int lost_ = 0;
  int reread_ = 0;
};

}  // namespace omerta::server
