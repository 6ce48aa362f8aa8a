// The form before a game as JSON: what may be chosen, what has been, and what comes of it.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "presentation/setup/form.h"

namespace omerta::wire {

inline constexpr std::size_t kMostComplaints = 64;            // the first
inline constexpr std::size_t kLargestForm = 2 * 1024 * 1024;  // bytes
inline constexpr std::size_t kLargestJudged = 2 * 1024 * 1024;

std::string encoded(const setup::Form& form);
// What a first page needs of it to let somebody choose a rulebook.
std::string encoded_brief(std::string_view rulebook, const setup::Form& form);
std::string encoded(const std::vector<setup::Complaint>& complaints);  // the first of them
std::string encoded(const setup::Chosen& chosen);
std::string encoded(const setup::Judged& judged);
std::string encoded(const std::vector<HouseName>& house);  // what the host calls his roles

}  // namespace omerta::wire
