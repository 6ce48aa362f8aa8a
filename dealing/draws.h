// Chance from a key: the same key, label and parts give the same numbers, and nobody without the
// key can tell them from dice.
#pragma once
#include "chance/dice.h"
#include "dealing/digest.h"
#include "engine/prompt.h"

namespace omerta::dealing {

class Draws {
 public:
  Draws(const Digest& key, std::string label, Parts parts = {})
      : key_{key}, label_{std::move(label)}, parts_{std::move(parts)} {}

  std::uint64_t word();
  // One of 0, 1, ..., count - 1, each exactly as likely as the others.
  std::uint64_t below(std::uint64_t count);

 private:
  Digest key_;
  std::string label_;
  Parts parts_;
  std::uint64_t block_ = 0;
  std::array<std::uint64_t, 4> words_{};
  unsigned used_ = 4;
};

// After the deal: what chance draws for the question of this number, whatever it is asked for. The
// number is the question's own, so that taking it back and asking again draws the same.
Draws later(const Digest& key, std::string_view purpose, std::uint64_t number);
Choice drawn(const Digest& key, std::string_view purpose, const Prompt& prompt);

// For bots, who throw many: dice of their own for each decision.
chance::Dice dice(const Digest& key, std::string_view purpose, std::uint64_t number);

}  // namespace omerta::dealing
