// What whoever runs a game is shown, as JSON (docs/wire.md): the script, what an entry would lead
// to, who holds what. For his console alone: nothing of it is for players.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "presentation/script/deal.h"
#include "presentation/script/preview.h"

namespace omerta::wire {

inline constexpr std::size_t kLargestScript = 256 * 1024;  // bytes, as that of an entry's outcome

std::string encoded(const script::Script& script);
std::string encoded(const script::Tried& tried);
std::string encoded(const script::TakeBack& back);
std::string encoded(const std::vector<script::SecretRow>& secrets);
std::string encoded(const script::Filled& filled);
std::string encoded(const script::Lines& lines);
std::string encoded(const std::vector<script::Deal>& deals);

}  // namespace omerta::wire
