// The built-in characters written in building blocks, the order of the night, and the box.
#pragma once
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

// GOR-NIGHT-2  The order of the night, written once. House roles stand between, by their slots.
inline constexpr std::array<Row, 11> kNight{{
    {.call = Call::captain, .role = Role::captain},
    {.call = Call::mafia, .clan = Clan::mafia},
    {.call = Call::don, .role = Role::don},
    {.call = Call::yakuza, .clan = Clan::yakuza},
    {.call = Call::sheriff, .role = Role::sheriff},
    {.call = Call::maniac, .role = Role::maniac},
    {.call = Call::nurse, .role = Role::nurse},
    {.call = Call::commissioner, .role = Role::commissioner},
    {.call = Call::lawyer, .role = Role::lawyer},
    {.call = Call::beauty, .role = Role::beauty},
    {.call = Call::journalist, .role = Role::journalist},
}};

Card built_in(Role role, const Setup& setup);

// GOR-BOX-1  How many of each card the box holds.
constexpr int in_the_box(Role role) {
  switch (role) {
    case Role::mafioso: return 4;
    case Role::yakuza: return 3;
    case Role::citizen: return 11;
    default: return 1;
  }
}

bool killed_tonight_acts(const Setup& setup);
bool two_clans(const Setup& setup);

}  // namespace omerta::gorod
