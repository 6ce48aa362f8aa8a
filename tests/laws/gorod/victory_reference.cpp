// The numbers M, Y, Z, P, T and the conditions in the order of GOR-WIN-9.
#include "tests/laws/gorod/victory_reference.h"

namespace omerta::gorod::laws {

namespace {

bool is_mafia(const Setup& setup, Role role) {
  const bool plain = setup.yakuza_mode != YakuzaMode::second_clan;
  if (role == Role::mafioso || role == Role::don) return true;
  if (role == Role::yakuza) return plain;
  if (role == Role::lawyer) return setup.edition == Edition::newer;  // GOR-WIN-4
  return role >= Role::first_house && setup.house[index(role) - kBuiltIn].tally == Tally::mafia;
}

bool is_yakuza(const Setup& setup, Role role) {
  if (role == Role::yakuza) return setup.yakuza_mode == YakuzaMode::second_clan;
  return role >= Role::first_house && setup.house[index(role) - kBuiltIn].tally == Tally::yakuza;
}

Side side(const Setup& setup, Role role) {
  switch (role) {
    case Role::mafioso:
    case Role::don:
    case Role::lawyer: return Side::mafia;
    case Role::yakuza:
      return setup.yakuza_mode == YakuzaMode::second_clan ? Side::yakuza : Side::mafia;
    case Role::maniac: return Side::alone;
    default: break;
  }
  return role >= Role::first_house ? setup.house[index(role) - kBuiltIn].side : Side::town;
}

bool must_fall(const Setup& setup, Role role) {
  return role >= Role::first_house &&
         setup.house[index(role) - kBuiltIn].must_fall == MustFall::yes;
}

// GOR-WIN-7, -8, GOR-HOUSE-4: how many townspeople he may still have beside him.
int company(const Setup& setup, Role loner) {
  if (loner == Role::maniac) return setup.edition == Edition::newer ? 1 : 0;
  const WinsAlone wins = setup.house[index(loner) - kBuiltIn].wins_alone;
  return wins == WinsAlone::last_with_one_town ? 1 : 0;
}

}  // namespace

Seats side_of(const Plan& plan, const std::vector<Role>& cards, Side wanted) {
  Seats found;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (side(plan.setup, cards[i]) == wanted) found |= Seats::of(static_cast<Seat>(i));
  }
  return found;
}

Outcome who_has_won(const Plan& plan, const std::vector<Role>& cards, Seats in_play) {
  const Setup& setup = plan.setup;
  int m = 0, y = 0, p = 0, maniacs = 0, obstacles = 0;
  std::vector<Seat> loners;
  for (Seat seat : in_play) {
    const Role role = cards[index(seat)];
    ++p;
    m += is_mafia(setup, role) ? 1 : 0;
    y += is_yakuza(setup, role) ? 1 : 0;
    maniacs += role == Role::maniac ? 1 : 0;
    obstacles += must_fall(setup, role) ? 1 : 0;
    if (side(setup, role) == Side::alone) loners.push_back(seat);
  }
  if (p == 0) return {Result::draw, {}};  // GOR-WIN-10
  if (loners.size() == 1 && m == 0 && y == 0) {
    const Role role = cards[index(loners[0])];
    if (p - 1 <= company(setup, role)) {
      return {role == Role::maniac ? Result::maniac : Result::house, Seats::of(loners[0])};
    }
  }
  const bool two = setup.yakuza_mode == YakuzaMode::second_clan;
  const bool rival_out_needed = two && setup.edition == Edition::newer;  // GOR-WIN-5, -6
  const bool mafia = m >= 1 && m >= p - m && (!rival_out_needed || y == 0);
  const bool yakuza = y >= 1 && y >= p - y && (!rival_out_needed || m == 0);
  if (mafia && yakuza) return {Result::draw, {}};
  if (mafia) return {Result::mafia, side_of(plan, cards, Side::mafia)};
  if (yakuza) return {Result::yakuza, side_of(plan, cards, Side::yakuza)};
  const bool maniac_bars =
      setup.town_must_remove_maniac == TownMustRemoveManiac::yes && maniacs > 0;
  if (m == 0 && y == 0 && obstacles == 0 && !maniac_bars) {  // GOR-WIN-2
    return {Result::town, side_of(plan, cards, Side::town)};
  }
  return {};
}

}  // namespace omerta::gorod::laws
