// The thread that writes: commands of all rooms wait in one queue, and whatever waits when the disk
// is free goes into one commit. So one command alone is not delayed, and many share a sync.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "storage/store.h"

namespace omerta::storage {

class Writer {
 public:
  using Done = std::function<void(const Appended&)>;  // called on the writer's thread

  // The store is the writer's alone as long as this lives.
  explicit Writer(Store& store);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer();  // what waits is written first

  void append(NewRow row, Done done);
  // Something else to be done with the store, in its turn.
  void perform(std::function<void(Store&)> work);

 private:
  struct Waiting {
    NewRow row;
    Done done;
    std::function<void(Store&)> work;  // in place of a row
  };
  void enqueue(Waiting waiting);
  void run();
  std::vector<Waiting> next_group();  // empty: there will be no more
  void write(std::vector<Waiting>& group);

  Store& store_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Waiting> queue_;
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace omerta::storage
