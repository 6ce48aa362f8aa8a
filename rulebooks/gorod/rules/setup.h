// Which games may start: every error and warning of section 7, and the recommended decks.
#pragma once
#include <array>
#include <cstdint>

#include "engine/findings.h"
#include "rulebooks/gorod/rules/options.h"

namespace omerta::gorod {

inline constexpr int kFewestPlayers = 6;
inline constexpr int kPresetPlayers = 20;  // the largest recommended deck
inline constexpr int kAdditionalInBox = 4;
inline constexpr unsigned kComplaints = 64;

// In the order in which they are reported; the last six are warnings.
// clang-format off
#define OMERTA_GOROD_COMPLAINTS(X)                                                                \
  X(too_few_players) X(too_many_players) X(deck_size) X(too_much_mafia) X(no_commissioner)        \
  X(no_mafia) X(unequal_clans) X(yakuza_mode_missing) X(empty_clan) X(not_enough_cards)           \
  X(single_copy) X(additional_without_rules) X(house_role_invalid) X(needs_moderator)             \
  X(moderator_is_player) X(unknown_option) X(few_mafia) X(no_preset) X(many_specials)             \
  X(sleepwalker_alone) X(unequal_clans_warning) X(house_shot_after_nurse)
// clang-format on

// GOR-HOUSE-6: why a definition is refused.
// clang-format off
#define OMERTA_GOROD_HOUSE_FAULTS(X)                                                              \
  X(none) X(slot_taken) X(number_out_of_range) X(clan_shot_without_clan) X(compare_needs_two)     \
  X(wins_alone_and_side) X(nothing_left_to_affect) X(no_second_clan) X(must_fall)                 \
  X(act_without_call)
// clang-format on

#define X(name) name,
enum class Complaint : std::uint8_t { OMERTA_GOROD_COMPLAINTS(X) };
enum class HouseFault : std::uint8_t { OMERTA_GOROD_HOUSE_FAULTS(X) };
#undef X

struct Finding {
  Complaint complaint{};
  HouseFault fault = HouseFault::none;
  std::uint8_t role = 0;  // the card, or the number of the additional picture
  std::uint8_t have = 0;
  std::uint8_t allowed = 0;
};

constexpr bool is_warning(Complaint complaint) { return complaint >= Complaint::few_mafia; }

using Findings = omerta::Findings<Finding, kComplaints>;

Findings validate(const Setup& setup);
HouseFault house_fault(const Setup& setup, int number);

// GOR-DECK-5, -8: the recommended deck for 6 to 20 players, with the yakuza as a second clan.
Setup preset(Edition edition, int players);

}  // namespace omerta::gorod
