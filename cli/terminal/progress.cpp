// One line that is written over until it is gone.
#include "cli/terminal/progress.h"

#include <unistd.h>

#include <iostream>

namespace omerta::cli {
namespace {

constexpr int kBar = 30;

}  // namespace

ProgressBar progress_bar(const Words& words) {
  if (isatty(STDERR_FILENO) == 0) return {};
  return [&words](std::uint64_t done, std::uint64_t of) {
    const double share = of == 0 ? 1 : static_cast<double>(done) / static_cast<double>(of);
    std::string bar;
    for (int i = 0; i < kBar; ++i) bar += i < static_cast<int>(share * kBar) ? "█" : "·";
    std::cerr << '\r' << bar << ' ' << words.percent(share, 1) << "  " << std::flush;
    if (done >= of) std::cerr << "\r\x1b[K" << std::flush;
  };
}

}  // namespace omerta::cli
