// The rules reader as JSON: the pages made from a rulebook, and its catalogue clause by clause.
#pragma once
#include <cstddef>
#include <string>

#include "presentation/catalogue/catalogue.h"
#include "presentation/catalogue/page.h"

namespace omerta::wire {

inline constexpr std::size_t kLargestPages = 1024 * 1024;  // bytes
inline constexpr std::size_t kLargestCatalogue = 1024 * 1024;

std::string encoded(const catalogue::Pages& pages);
std::string encoded(const catalogue::Catalogue& catalogue);

}  // namespace omerta::wire
