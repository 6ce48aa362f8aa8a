// The rulebooks that exist: the only list.
#include <array>

#include "rulebooks/gorod/gorod_rulebook.h"
#include "rulebooks/mrakoszlap/mrakoszlap_rulebook.h"
#include "rulebooks/rulebook.h"
#include "rulebooks/spytown/spytown_rulebook.h"

namespace omerta {

std::span<const Rulebook* const> rulebooks() {
  static const std::array<const Rulebook*, 3> all{&gorod_rulebook(), &spytown_rulebook(),
                                                  &mrakoszlap_rulebook()};
  return all;
}

}  // namespace omerta
