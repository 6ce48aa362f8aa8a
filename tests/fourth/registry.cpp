// The rulebooks of the tests' program: those of the house and one more.
#include <array>

#include "rulebooks/gorod/gorod_rulebook.h"
#include "rulebooks/mrakoszlap/mrakoszlap_rulebook.h"
#include "rulebooks/rulebook.h"
#include "rulebooks/spytown/spytown_rulebook.h"
#include "tests/fourth/plain/plain_rulebook.h"

namespace omerta {

std::span<const Rulebook* const> rulebooks() {
  static const std::array<const Rulebook*, 4> all{&gorod_rulebook(), &spytown_rulebook(),
                                                  &mrakoszlap_rulebook(), &plain_rulebook()};
  return all;
}

}  // namespace omerta
