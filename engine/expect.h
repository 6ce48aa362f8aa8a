// Our own mistakes: an assertion that is on in release too. A player's mistake is a Refusal.
#pragma once
#include <cstdlib>

namespace omerta {

// The engine knows no strings and no streams; the crash dump names the line.
constexpr void expect(bool holds) {
  if (!holds) [[unlikely]]
    std::abort();
}

}  // namespace omerta
