// Which names will do, and whom the bots are named after.
#include "cli/play_names.h"

#include <algorithm>
#include <array>

#include "cli/suggest.h"
#include "simulator/dice.h"

namespace omerta::cli {

using notation::Words;

namespace {

constexpr int kLongestName = 16;

// Words that mean somebody else in a record.
bool reserved(const std::string& name) {
  constexpr std::array<std::string_view, 5> kWords{"clock", "chance", "moderator", "pass", "none"};
  return std::find(kWords.begin(), kWords.end(), folded(name)) != kWords.end();
}

}  // namespace

bool usable(const std::string& name, const std::vector<std::string>& taken) {
  const bool clean = std::none_of(name.begin(), name.end(), [](char c) {
    return c == '"' || (static_cast<unsigned char>(c) < 0x20) || c == 0x7f;
  });
  return clean && !name.empty() && !reserved(name) && columns(name) <= kLongestName &&
         !whole_number(name) &&
         std::none_of(taken.begin(), taken.end(),
                      [&](const std::string& other) { return folded(other) == folded(name); });
}

std::vector<std::string> spare_names(const Words& words, std::uint64_t seed) {
  std::vector<std::string> spare;
  const std::string all = words.say("play.names");
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t comma = std::min(all.find(',', at), all.size());
    spare.push_back(all.substr(at, comma - at));
    at = comma + 2;
  }
  simulator::Dice dice{seed, 2};
  for (std::size_t i = spare.size(); i > 1; --i) {
    std::swap(spare[i - 1], spare[dice.below(static_cast<std::uint32_t>(i))]);
  }
  return spare;
}

}  // namespace omerta::cli
