// From what was chosen to the record that begins the game, and all that stands in its way.
#pragma once
#include <optional>
#include <vector>

#include "notation/record.h"
#include "presentation/setup/form.h"

namespace omerta::setup {

// Everything that is wrong, warnings too: what the rulebook says to the choice, and, once everybody
// has a name, whatever the record of the game could not be written or read for.
std::vector<Complaint> complaints(const Chosen& chosen);

// What comes of it, with all of these complaints; of a rulebook that does not exist too.
Judged judged(const Chosen& chosen);

// The game before its first command; nothing while there is more than a warning.
std::optional<notation::Record> begun(const Chosen& chosen);

}  // namespace omerta::setup
