// The form before a game of gorod, and what comes of what was chosen.
#pragma once
#include "presentation/setup/form.h"
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::gorod {

setup::Form form(const setup::Chosen& chosen);
setup::Judged judged(const setup::Chosen& chosen);

const setup::HouseRoles& house_roles();

struct Made {  // what the engine is given
  Setup setup{};
  setup::Judged judged;
};
Made made(const setup::Chosen& chosen);

}  // namespace omerta::gorod
