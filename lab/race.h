// Which deck is fairest: a race of candidates on the same deals. Decks that cannot be the fairest
// any more are dropped after each round, by intervals that hold however often one looks; the last
// few are measured again on fresh deals, and that is the answer.
#pragma once
#include <optional>

#include "lab/document.h"

namespace omerta::lab {

inline constexpr std::size_t kFinalists = 4;
inline constexpr std::uint64_t kFreshDeals = std::uint64_t{1} << 40;  // where nobody has been

struct RaceSize {
  std::uint64_t first_round = 500;   // games of each deck; each round doubles what was played
  std::uint64_t most_games = 8'000;  // of a deck before the final
  std::uint64_t final_games = 4'000;
};
RaceSize quick_race();

Document first_round(const std::vector<Setting>& candidates, std::uint64_t seed,
                     const RaceSize& size);

// What is to be played after a round that is whole; nothing: it was the final.
std::optional<Document> next_round(const Document& round);

// The fairest of the final: the row nearest to one half.
std::size_t fairest(const Document& final);

}  // namespace omerta::lab
