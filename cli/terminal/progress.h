// A bar on the error stream, if a person is looking.
#pragma once
#include <cstdint>
#include <functional>

#include "words/words.h"

namespace omerta::cli {

using ProgressBar = std::function<void(std::uint64_t done, std::uint64_t of)>;

ProgressBar progress_bar(const Words& words);  // empty if nobody looks

}  // namespace omerta::cli
