// The built-in characters written in building blocks, the order of the night, and the box.
#pragma once
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {

// GOR-NIGHT-2  The order of the night, written once: who wakes, and what he is asked. House roles
// stand between, by their slots.
inline constexpr std::array<Row, kCalls> kNight{{
    {.call = Call::captain, .role = Role::captain, .ask = ask::arrest},
    {.call = Call::mafia, .clan = Clan::mafia, .ask = ask::victim_mafia},
    {.call = Call::don, .role = Role::don, .ask = ask::find_commissioner},
    {.call = Call::yakuza, .clan = Clan::yakuza, .ask = ask::victim_yakuza},
    {.call = Call::sheriff, .role = Role::sheriff, .ask = ask::sheriff_shot},
    {.call = Call::maniac, .role = Role::maniac, .ask = ask::maniac_shot},
    {.call = Call::nurse, .role = Role::nurse, .ask = ask::heal},
    {.call = Call::commissioner, .role = Role::commissioner, .ask = ask::check},
    {.call = Call::lawyer, .role = Role::lawyer, .ask = ask::check},
    {.call = Call::beauty, .role = Role::beauty, .ask = ask::companion},
    {.call = Call::journalist, .role = Role::journalist, .ask = ask::compare},
}};

// GOR-NIGHT-8  A call is left out once every card that answers to it lies face up.
bool is_left_out(const Table& table, const Row& row);

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

// The class of a card to whoever asks for it, and the side on which a comparison finds it.
Seen seen_by(Role asker, const Card& card);
Side side_to(Role asker, const Card& card);

bool killed_tonight_acts(const Setup& setup);
bool two_clans(const Setup& setup);

}  // namespace omerta::gorod
