// What the program ends with: all is fine, something does not hold, or what was asked for cannot be
// understood or a file cannot be used.
#pragma once

namespace omerta::cli {

inline constexpr int kFine = 0;
inline constexpr int kDoesNotHold = 1;
inline constexpr int kUsage = 2;

}  // namespace omerta::cli
