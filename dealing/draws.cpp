// Words of HMAC-SHA256 in counter mode; those that would favour somebody are drawn again.
#include "dealing/draws.h"

#include <bit>

#include "chance/draw.h"

namespace omerta::dealing {

std::uint64_t Draws::word() {
  if (used_ == words_.size()) {
    Parts parts = parts_;
    parts.push_back(eight_bytes(block_++));
    const Digest block = keyed(key_, label_, parts);
    for (std::size_t i = 0; i < block.size(); ++i) {
      words_[i / 8] = words_[i / 8] << 8 | block[i];
    }
    used_ = 0;
  }
  return words_[used_++];
}

std::uint64_t Draws::below(std::uint64_t count) {
  const std::uint64_t unfair = (0 - count) % count;  // 2^64 modulo count
  while (true) {
    const std::uint64_t drawn = word();
    if (drawn <= UINT64_MAX - unfair) return drawn % count;
  }
}

Draws later(const Digest& key, std::string_view purpose, std::uint64_t number) {
  return {key, "rng", {std::string{purpose}, eight_bytes(number)}};
}

// As chance draws anywhere: every set that may be chosen is as likely as the others, and a pass,
// where it is allowed, as likely as each of them.
Choice drawn(const Digest& key, std::string_view purpose, const Prompt& prompt) {
  Draws draws = later(key, purpose, prompt.number);
  const auto offered = static_cast<unsigned>(std::popcount(prompt.offers));
  const std::uint64_t sets = offered < prompt.take ? 0 : chance::subsets(offered, prompt.take);
  const std::uint64_t pass = prompt.pass == Pass::allowed ? 1 : 0;
  if (pass == 1 && draws.below(sets + 1) == sets) return kPass;
  Choice chosen = kPass;
  for (unsigned i = 0; i < prompt.take && i < offered; ++i) {
    chosen |=
        chance::nth_bit(prompt.offers & ~chosen, static_cast<unsigned>(draws.below(offered - i)));
  }
  return chosen;
}

chance::Dice dice(const Digest& key, std::string_view purpose, std::uint64_t number) {
  Draws draws = later(key, purpose, number);
  std::array<std::uint64_t, 4> words{};
  for (std::uint64_t& word : words) word = draws.word();
  return chance::Dice{words};
}

}  // namespace omerta::dealing
