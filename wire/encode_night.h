// One night on the circle as JSON, for whoever may see it (presentation/flights/tracing.h).
#pragma once
#include <cstddef>
#include <string>

#include "presentation/flights/night.h"

namespace omerta::wire {

inline constexpr std::size_t kLargestNight = 1024 * 1024;  // bytes

std::string encoded(const flights::Night& night);

}  // namespace omerta::wire
