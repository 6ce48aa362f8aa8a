// One number that changes if and only if the behaviour of gorod does: ten thousand fixed games,
// everything told in them and to whom, and why what was illegal was refused.
#pragma once
#include <cstdint>
#include <string>

namespace omerta::simulator {

inline constexpr std::uint64_t kSignatureGames = 10'000;

std::uint64_t signature(std::uint64_t games = kSignatureGames);

// The line kept in tests/simulator/signature.txt: the rulebook and its number, in hexadecimal.
std::string signature_line();

}  // namespace omerta::simulator
