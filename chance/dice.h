// Random numbers, written out here so that a seed gives the same games with
// every compiler and standard library, for ever.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace omerta::chance {

// The k-th of the bits that are set, counted from 0.
inline std::uint64_t nth_bit(std::uint64_t bits, unsigned k) {
#if defined(__BMI2__)
  return _pdep_u64(std::uint64_t{1} << k, bits);
#else
  while (k-- > 0) bits &= bits - 1;
  return bits & (~bits + 1);
#endif
}

// splitmix64: spreads a seed over as many words as are asked for.
class Seeder {
 public:
  constexpr explicit Seeder(std::uint64_t seed) : at_{seed} {}
  constexpr std::uint64_t next() {
    std::uint64_t z = (at_ += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }

 private:
  std::uint64_t at_;
};

// xoshiro256++. What a game draws depends on the seed and the number of the game and on nothing
// else, so games can be played in any order and by any number of threads.
class Dice {
 public:
  constexpr Dice(std::uint64_t seed, std::uint64_t game) {
    Seeder seeder{Seeder{Seeder{seed}.next() + game}.next()};
    for (std::uint64_t& word : words_) word = seeder.next();
  }
  constexpr explicit Dice(const std::array<std::uint64_t, 4>& words) : words_{words} {}

  constexpr std::uint64_t next() {
    const std::uint64_t drawn = std::rotl(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return drawn;
  }

  // One of 0, 1, ..., count - 1, each exactly as likely as the others (Lemire's method: the high
  // half of a product is the draw, the few low halves that would favour somebody are drawn again).
  std::uint32_t below(std::uint32_t count) {
    std::uint64_t product = (next() >> 32) * count;
    if (static_cast<std::uint32_t>(product) < count) [[unlikely]] {
      const std::uint32_t unfair = (0U - count) % count;
      while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32) * count;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // One of the bits that are set.
  std::uint64_t one_of(std::uint64_t bits) {
    return nth_bit(bits, below(static_cast<std::uint32_t>(std::popcount(bits))));
  }

  // True once in so many times.
  bool once_in(std::uint32_t times) { return below(times) == 0; }

 private:
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace omerta::chance
