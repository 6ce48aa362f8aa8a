// Which games may start: every error of section 7, the default decks, and whether a deck can be
// dealt.
#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "engine/findings.h"
#include "rulebooks/mrakoszlap/rules/options.h"

namespace omerta::mrakoszlap {

inline constexpr unsigned kComplaints = 64;
inline constexpr int kMostMafians = 3;     // MRK-DECK-3
inline constexpr int kSearch = 1'000'000;  // steps of the search for a legal deal

// In the order in which they are reported.
// clang-format off
#define OMERTA_MRAKOSZLAP_COMPLAINTS(X)                                                           \
  X(players_out_of_range) X(mafian_count_out_of_range) X(no_citizen) X(unknown_card)              \
  X(card_count_out_of_range) X(deck_too_small) X(deck_not_divisible) X(too_many_cloud_treaders)   \
  X(too_many_tightrope_walkers) X(too_many_gas_masks) X(deal_impossible) X(unequal_hands)         \
  X(duplicate_card) X(hand_breaks_rule) X(unknown_option)
// clang-format on

enum class Complaint : std::uint8_t {
#define X(name) name,
  OMERTA_MRAKOSZLAP_COMPLAINTS(X)
#undef X
};

constexpr bool is_warning(Complaint) { return false; }

struct Finding {
  Complaint complaint{};
  Type type = Type::none;
  std::uint8_t seat = 0;  // whose hand
  CardId card = CardId::none;
  HandFault fault = HandFault::none;
  std::uint8_t have = 0;
  std::uint8_t allowed = 0;
};
using Findings = omerta::Findings<Finding, kComplaints>;

Setup desktop_2017();
Setup web_2026();
int mafians(const Setup& setup);   // MRK-DECK-3
Hand deck_of(const Setup& setup);  // MRK-DECK-4, -5
Findings validate(const Setup& setup);
Findings validate_hands(const Setup& setup, std::span<const Hand> hands);  // MRK-DEAL-13
bool can_be_dealt(const Setup& setup, Hand deck);

}  // namespace omerta::mrakoszlap
