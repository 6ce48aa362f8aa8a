// The name under which a device sends a command, again and again until it is answered.
#pragma once
#include <string>

#include "bytes/hex.h"
#include "chance/dice.h"

namespace omerta::client {

inline constexpr int kIdDigits = 32;

inline std::string fresh_id(chance::Dice& dice) {
  std::string id;
  for (int i = 0; i < kIdDigits; ++i) id += bytes::kHexDigits[dice.below(16)];
  return id;
}

}  // namespace omerta::client
