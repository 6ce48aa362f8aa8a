// Reading the system's clocks.
#include "server/shell/clock.h"

#include <ctime>

namespace omerta::server {
namespace {

std::int64_t milliseconds(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

}  // namespace

Now clock_now() { return {milliseconds(CLOCK_BOOTTIME), milliseconds(CLOCK_REALTIME)}; }

}  // namespace omerta::server
