// A queue, a thread, a commit for all that waits.
#include "storage/writer.h"

namespace omerta::storage {

Writer::Writer(Store& store) : store_{store}, thread_{[this] { run(); }} {}

Writer::~Writer() {
  {
    const std::lock_guard lock{mutex_};
    ending_ = true;
  }
  arrived_.notify_one();
  thread_.join();
}

void Writer::enqueue(Waiting waiting) {
  {
    const std::lock_guard lock{mutex_};
    queue_.push_back(std::move(waiting));
  }
  arrived_.notify_one();
}

void Writer::append(NewRow row, Done done) {
  enqueue({.row = std::move(row), .done = std::move(done), .work = {}});
}

void Writer::perform(std::function<void(Store&)> work) {
  enqueue({.row = {}, .done = {}, .work = std::move(work)});
}

// Rows up to the first other work, or that work alone.
std::vector<Writer::Waiting> Writer::next_group() {
  std::unique_lock lock{mutex_};
  arrived_.wait(lock, [&] { return ending_ || !queue_.empty(); });
  std::vector<Waiting> group;
  while (!queue_.empty() && group.size() < kMostInGroup) {
    if (queue_.front().work && !group.empty()) break;
    group.push_back(std::move(queue_.front()));
    queue_.pop_front();
    if (group.back().work) break;
  }
  return group;
}

void Writer::write(std::vector<Waiting>& group) {
  if (group.front().work) return group.front().work(store_);
  std::vector<NewRow> rows;
  for (Waiting& each : group) rows.push_back(std::move(each.row));
  const std::vector<Appended> all = store_.append(rows);
  for (std::size_t i = 0; i < group.size(); ++i) group[i].done(all[i]);
}

void Writer::run() {
  for (std::vector<Waiting> group = next_group(); !group.empty(); group = next_group()) {
    write(group);
  }
}

}  // namespace omerta::storage
