// Decisions: where the print is silent, contradicts itself or cannot be played as it stands, the
// catalogue says what is played instead, why, and which setting gives the other reading. They stand
// in the clauses in one form:
//   **Decision** (printed: what the print says, in our words; option: its name or none): the
//   reason.
#pragma once
#include <string>
#include <vector>

#include "presentation/catalogue/catalogue.h"

namespace omerta::catalogue {

struct Decision {
  const ClauseText* clause = nullptr;
  std::string printed;
  std::string option;  // empty: there is none
  std::string reason;
};
std::vector<Decision> decisions(const Catalogue& book);

// How often the word stands in the catalogue, in this form or any other.
int decisions_marked(const Catalogue& book);

}  // namespace omerta::catalogue
