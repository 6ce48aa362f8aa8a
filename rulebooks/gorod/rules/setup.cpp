// Section 7 of the catalogue: what makes a setup impossible, and what only draws a warning.
#include "rulebooks/gorod/rules/setup.h"

#include <algorithm>

#include "rulebooks/gorod/rules/cards.h"

namespace omerta::gorod {
namespace {

int deck_of(const Setup& setup, Role role) { return setup.deck[index(role)]; }

int total(const Setup& setup) {
  int sum = 0;
  for (int n : setup.deck) sum += n;
  for (int n : setup.additional) sum += n;
  return sum;
}

int house_cards(const Setup& setup) {
  int sum = 0;
  for (int i = 0; i < setup.house_roles; ++i) sum += deck_of(setup, house_role(i));
  return sum;
}

// GOR-DECK-2, -7, GOR-HOUSE-2  The mafia cards of this edition: `2012` does not count the lawyer.
// House roles of a mafia side count too.
int family(const Setup& setup) {
  int sum =
      deck_of(setup, Role::mafioso) + deck_of(setup, Role::don) + deck_of(setup, Role::yakuza);
  if (setup.edition == Edition::newer) sum += deck_of(setup, Role::lawyer);
  for (int i = 0; i < setup.house_roles; ++i) {
    const Side side = setup.house[static_cast<unsigned>(i)].side;
    if (side == Side::mafia || side == Side::yakuza) sum += deck_of(setup, house_role(i));
  }
  return sum;
}

int first_clan(const Setup& setup) {
  return deck_of(setup, Role::mafioso) + deck_of(setup, Role::don);
}

std::uint8_t small(int n) { return static_cast<std::uint8_t>(n < 255 ? n : 255); }

// GOR-DECK-1, -2, -3, -13
void check_size(const Setup& setup, Findings& found) {
  const int players = setup.seats;
  if (players < kFewestPlayers) {
    found.add({.complaint = Complaint::too_few_players, .have = small(players)});
  }
  if (players > kSeats) found.add({.complaint = Complaint::too_many_players});
  if (total(setup) != players) {
    found.add({.complaint = Complaint::deck_size,
               .have = small(total(setup)),
               .allowed = small(players)});
  }
  if (3 * family(setup) > players) {
    found.add({.complaint = Complaint::too_much_mafia,
               .have = small(family(setup)),
               .allowed = small(players / 3)});
  }
  if (deck_of(setup, Role::commissioner) == 0) {
    found.add({.complaint = Complaint::no_commissioner});
  }
}

// GOR-DECK-9, -10, -12
void check_clans(const Setup& setup, Findings& found) {
  const int yakuza = deck_of(setup, Role::yakuza);
  const int mafia = first_clan(setup);
  const bool plain = setup.yakuza_mode == YakuzaMode::plain_mafia;
  if (mafia == 0 && !(plain && yakuza > 0)) found.add({.complaint = Complaint::no_mafia});
  if (two_clans(setup) && setup.edition == Edition::newer && mafia != yakuza) {
    found.add(
        {.complaint = Complaint::unequal_clans, .have = small(mafia), .allowed = small(yakuza)});
  }
  if (yakuza > 0 && setup.yakuza_mode == YakuzaMode::unset) {
    found.add({.complaint = Complaint::yakuza_mode_missing});
  }
  if (two_clans(setup) && (yakuza == 0 || mafia == 0)) {
    found.add({.complaint = Complaint::empty_clan});
  }
}

// GOR-BOX-1, GOR-DECK-11
void check_stock(const Setup& setup, Findings& found) {
  const bool box = setup.card_stock == CardStock::box;
  for (int i = 0; i < kBuiltIn; ++i) {
    const Role role = static_cast<Role>(i);
    if (box && deck_of(setup, role) > in_the_box(role)) {
      found.add({.complaint = Complaint::not_enough_cards,
                 .role = small(i),
                 .have = setup.deck[index(role)],
                 .allowed = small(in_the_box(role))});
    }
  }
  if (box && house_cards(setup) > kAdditionalInBox) {
    found.add({.complaint = Complaint::not_enough_cards,
               .role = kBuiltIn,
               .have = small(house_cards(setup)),
               .allowed = kAdditionalInBox});
  }
  for (int i = 0; i < kRoles; ++i) {
    const Role role = static_cast<Role>(i);
    const int copies = i < kBuiltIn ? 1 : setup.house[static_cast<unsigned>(i - kBuiltIn)].copies;
    if ((i >= kBuiltIn || (!box && in_the_box(role) == 1)) && deck_of(setup, role) > copies) {
      found.add({.complaint = Complaint::single_copy,
                 .role = small(i),
                 .have = setup.deck[index(role)],
                 .allowed = small(copies)});
    }
  }
}

// GOR-BOX-2, GOR-HOUSE-6
void check_house(const Setup& setup, Findings& found) {
  for (unsigned i = 0; i < kAdditional; ++i) {
    if (setup.additional[i] > 0) {
      found.add({.complaint = Complaint::additional_without_rules, .role = small(int(i))});
    }
  }
  for (int i = 0; i < setup.house_roles; ++i) {
    const HouseFault fault = house_fault(setup, i);
    if (fault != HouseFault::none) {
      found.add({.complaint = Complaint::house_role_invalid,
                 .fault = fault,
                 .role = small(kBuiltIn + i)});
    }
    // GOR-HOUSE-9  No program can rule by a free text.
    const bool by_hand = setup.house[static_cast<unsigned>(i)].by_hand == ByHand::yes;
    if (by_hand && deck_of(setup, house_role(i)) > 0 &&
        setup.moderator_mode != ModeratorMode::appointed) {
      found.add({.complaint = Complaint::needs_moderator, .role = small(kBuiltIn + i)});
    }
  }
}

bool shoots_after_nurse(const Card& card) {
  for (unsigned k = 0; k < card.acts; ++k) {
    if (card.act[k].does.has(Block::shoot) && card.act[k].call > Call::nurse) return true;
  }
  return false;
}

int true_members(const Setup& setup) {
  int sum = first_clan(setup);
  if (setup.yakuza_mode == YakuzaMode::plain_mafia) sum += deck_of(setup, Role::yakuza);
  for (int i = 0; i < setup.house_roles; ++i) {
    const Card& card = setup.house[static_cast<unsigned>(i)];
    if (card.wakes_with == Clan::mafia && card.member == Member::yes) {
      sum += deck_of(setup, house_role(i));
    }
  }
  return sum;
}

bool is_plain(Role role) {
  return role == Role::mafioso || role == Role::yakuza || role == Role::citizen ||
         role == Role::commissioner;
}

// GOR-DECK-4  `new` speaks of special townspeople, `2012` of special characters of any side.
int specials(const Setup& setup) {
  int sum = 0;
  for (int i = 0; i < kBuiltIn; ++i) {
    const Role role = static_cast<Role>(i);
    const bool town = built_in(role, setup).side == Side::town;
    if (!is_plain(role) && (town || setup.edition == Edition::of_2012)) sum += deck_of(setup, role);
  }
  return sum;
}

// GOR-DECK-2, -4, -9, -13: the game may start all the same.
void warn(const Setup& setup, Findings& found) {
  const int players = setup.seats;
  const bool known = players >= kFewestPlayers && players <= kPresetPlayers;
  if (known) {
    const int advised = family(preset(setup.edition, players));
    if (family(setup) < advised) {
      found.add({.complaint = Complaint::few_mafia,
                 .have = small(family(setup)),
                 .allowed = small(advised)});
    }
  }
  if (players > kPresetPlayers) found.add({.complaint = Complaint::no_preset});
  const int usual = known ? std::max(3, specials(preset(setup.edition, players))) : 3;
  if (specials(setup) > usual) {
    found.add({.complaint = Complaint::many_specials,
               .have = small(specials(setup)),
               .allowed = small(usual)});
  }
  if (deck_of(setup, Role::sleepwalker) > 0 && true_members(setup) == 1) {
    found.add({.complaint = Complaint::sleepwalker_alone});
  }
  if (two_clans(setup) && setup.edition == Edition::of_2012 &&
      first_clan(setup) != deck_of(setup, Role::yakuza)) {
    found.add({.complaint = Complaint::unequal_clans_warning,
               .have = small(first_clan(setup)),
               .allowed = setup.deck[index(Role::yakuza)]});
  }
  for (int i = 0; i < setup.house_roles; ++i) {
    if (deck_of(setup, house_role(i)) > 0 &&
        shoots_after_nurse(setup.house[static_cast<unsigned>(i)])) {
      found.add({.complaint = Complaint::house_shot_after_nurse, .role = small(kBuiltIn + i)});
    }
  }
}

}  // namespace

Findings validate(const Setup& setup) {
  Findings found;
  check_size(setup, found);
  check_clans(setup, found);
  check_stock(setup, found);
  check_house(setup, found);
  warn(setup, found);
  return found;
}

}  // namespace omerta::gorod
