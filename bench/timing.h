// Nanoseconds of this thread, and the best of several runs.
#pragma once
#include <cstddef>
#include <ctime>

namespace omerta::bench {

inline double now() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

// The best of some runs of it, divided by what was done in one.
template <class Run>
double best(int repeats, std::size_t done, const Run& run) {
  double least = 0;
  for (int i = 0; i < repeats; ++i) {
    const double start = now();
    run();
    const double taken = now() - start;
    if (i == 0 || taken < least) least = taken;
  }
  return least / static_cast<double>(done == 0 ? 1 : done);
}

}  // namespace omerta::bench
