// Writing a line of the log.
#include "server/shell/log.h"

#include <fmt/format.h>

#include <ctime>
#include <ostream>
#include <string>

#include "server/shell/clock.h"

namespace omerta::server {
namespace {

std::string timestamp(std::int64_t wall) {
  const std::time_t seconds = wall / 1000;
  std::tm time{};
  gmtime_r(&seconds, &time);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", time.tm_year + 1900,
                     time.tm_mon + 1, time.tm_mday, time.tm_hour, time.tm_min, time.tm_sec,
                     wall % 1000);
}

}  // namespace

void Log::write(Word event, std::initializer_list<Noted> noted) {
  std::string line = timestamp(clock_now().wall) + " ";
  line += event.text();
  for (const Noted& each : noted) {
    line.append(" ").append(each.name.text()).append("=");
    if (const auto* number = std::get_if<std::int64_t>(&each.value)) {
      line += std::to_string(*number);
    } else {
      line += std::get<Word>(each.value).text();
    }
  }
  const std::lock_guard lock{mutex_};
  out_ << line << '\n' << std::flush;
}

}  // namespace omerta::server
