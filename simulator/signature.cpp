// The signatures of all rulebooks, a line each.
#include "simulator/signature.h"

#include <array>
#include <cstdio>

#include "rulebooks/rulebook.h"

namespace omerta::simulator {

std::string signature_lines() {
  std::string all;
  for (const Rulebook* book : rulebooks()) {
    if (book->signature == nullptr) continue;
    std::array<char, 32> line{};
    std::snprintf(line.data(), line.size(), " %016llx\n",
                  static_cast<unsigned long long>(book->signature(kSignatureGames).number));
    all += std::string{book->id} + line.data();
  }
  return all;
}

}  // namespace omerta::simulator
