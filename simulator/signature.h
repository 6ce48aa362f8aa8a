// One number a rulebook that changes if and only if its behaviour does: ten thousand fixed games,
// everything told in them and to whom, and why what was illegal was refused.
#pragma once
#include <cstdint>
#include <string>

namespace omerta::simulator {

inline constexpr std::uint64_t kSignatureGames = 10'000;

struct SignatureGames {
  std::uint64_t number = 0;
  std::uint64_t facts = 0;     // a bit for each that was told
  std::uint64_t refusals = 0;  // ... each that was given
  std::uint64_t results = 0;   // ... each way a game ended
};

// Of a rulebook; instantiated in its folder.
template <class R>
SignatureGames signature_games(std::uint64_t games = kSignatureGames);

// What is kept in tests/simulator/signature.txt: on a line each, the rulebook and its number, in
// hexadecimal.
std::string signature_lines();

}  // namespace omerta::simulator
