// What a person probably meant: words compared without regard to case, and the nearest of a list.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "words/letters.h"

namespace omerta::cli {

// The nearest of the words if it is near enough to be meant.
std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& among);

std::vector<std::string> split_words(std::string_view text);  // at spaces and commas
std::optional<long long> whole_number(std::string_view text);

}  // namespace omerta::cli
