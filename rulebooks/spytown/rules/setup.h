// Which games may start: every error and warning of section 7, and the table of tokens.
#pragma once
#include <array>
#include <cstdint>

#include "engine/findings.h"
#include "rulebooks/spytown/rules/card_rows.h"
#include "rulebooks/spytown/rules/options.h"

namespace omerta::spytown {

inline constexpr int kFewestPlayers = 7;  // SPY-SETUP-1, the game master counted
inline constexpr int kMostPlayers = 22;
inline constexpr int kBestFrom = 10;
inline constexpr int kBestTo = 20;
inline constexpr int kLargeFrom = 21;         // SPY-LARGE-1
inline constexpr int kGangFrom = 14;          // SPY-GANG-1
inline constexpr int kRerecruitmentFrom = 9;  // SPY-RERECRUIT-6
inline constexpr int kPlayersPerCard = 4;     // SPY-CARD-4
inline constexpr unsigned kComplaints = 32;

// In the order in which they are reported; the last three are warnings.
// clang-format off
#define OMERTA_SPYTOWN_COMPLAINTS(X)                                                              \
  X(edition_missing) X(unknown_option) X(too_few_players) X(too_many_players) X(gm_missing)       \
  X(gm_dealt_in) X(deadlock_needs_gm) X(tokens_do_not_match) X(not_enough_police_tokens)          \
  X(cards_without_extended) X(no_action_cards) X(unknown_card) X(duplicate_card)                  \
  X(gang_incomplete) X(gang_too_few_players) X(recognition_without_gang)                          \
  X(rerecruit_needs_two_mafiosi) X(too_many_action_cards) X(not_enough_neutral)                   \
  X(many_action_cards) X(not_optimal) X(nine_in_pl)
// clang-format on

enum class Complaint : std::uint8_t {
#define X(name) name,
  OMERTA_SPYTOWN_COMPLAINTS(X)
#undef X
};

constexpr bool is_warning(Complaint complaint) { return complaint >= Complaint::many_action_cards; }

struct Finding {
  Complaint complaint{};
  Card card = Card::none;
  std::uint8_t have = 0;
  std::uint8_t allowed = 0;
};

using Findings = omerta::Findings<Finding, kComplaints>;

Findings validate(const Setup& setup);

constexpr int players(const Setup& setup) { return setup.seats + 1; }  // N of SPY-SETUP-2

using Tokens = std::array<std::uint8_t, kTokens>;
Tokens tokens_for(int players, Switch kids_no_agent);  // SPY-SETUP-3, SPY-KIDS-2; of 7 to 22
int action_cards(const Setup& setup);
int recommended_cards(const Setup& setup);  // SPY-CARD-4

Setup children(Setup setup);  // SPY-KIDS-1: the preset that switches all four changes on

}  // namespace omerta::spytown
