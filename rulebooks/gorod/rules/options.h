// What a host chooses before the deal: edition, options, deck. All of it is public (GOR-DECK-14).
#pragma once
#include <array>
#include <cstdint>

#include "rulebooks/gorod/rules/roles.h"

namespace omerta::gorod {

enum class Edition : std::uint8_t { newer, of_2012 };
enum class ModeratorMode : std::uint8_t { digital, appointed, first_out };
enum class YakuzaMode : std::uint8_t { unset, second_clan, plain_mafia };
enum class CardStock : std::uint8_t { box, extended };
enum class NoCandidates : std::uint8_t { night, all_in_play };
enum class Ballot : std::uint8_t { sealed, open };
enum class TieDiscussion : std::uint8_t { no, yes };
enum class SecondTie : std::uint8_t { nobody, lot, all_tied };
enum class NightPass : std::uint8_t { as_written, anyone };
enum class KilledTonightActs : std::uint8_t { by_edition, no, yes };
enum class ArrestMasks : std::uint8_t { by_edition, commissioner_lawyer, all_checks };
enum class ArrestNotice : std::uint8_t { silent, told };
enum class NurseLimitCounts : std::uint8_t { attempts, cures };
enum class NurseRepeat : std::uint8_t { next_night, last_choice };
enum class JournalistSelf : std::uint8_t { allowed, forbidden };
enum class TownMustRemoveManiac : std::uint8_t { no, yes };

using Seconds = std::uint16_t;
inline constexpr Seconds kOff = 0;
inline constexpr Seconds kByMode = 0xffff;  // the default of the two night clocks
inline constexpr Seconds kCallClock = 20;   // while the app is the moderator (section 1.1)
inline constexpr Seconds kGroupClock = 45;
inline constexpr Seconds kLongestClock = 3600;
inline constexpr int kLongestStalemate = 999;

struct Setup {
  Edition edition = Edition::newer;
  ModeratorMode moderator_mode = ModeratorMode::digital;
  YakuzaMode yakuza_mode = YakuzaMode::unset;
  CardStock card_stock = CardStock::box;
  NoCandidates no_candidates = NoCandidates::night;
  Ballot ballot = Ballot::sealed;
  TieDiscussion tie_discussion = TieDiscussion::no;
  SecondTie second_tie = SecondTie::nobody;
  NightPass night_pass = NightPass::as_written;
  KilledTonightActs killed_tonight_acts = KilledTonightActs::by_edition;
  ArrestMasks arrest_masks = ArrestMasks::by_edition;
  ArrestNotice arrest_notice = ArrestNotice::silent;
  NurseLimitCounts nurse_limit_counts = NurseLimitCounts::attempts;
  NurseRepeat nurse_repeat = NurseRepeat::next_night;
  JournalistSelf journalist_self = JournalistSelf::allowed;
  TownMustRemoveManiac town_must_remove_maniac = TownMustRemoveManiac::no;
  std::uint16_t stalemate_limit = kOff;
  Seconds discussion_clock = kOff;
  Seconds vote_clock = kOff;
  Seconds call_clock = kByMode;
  Seconds group_clock = kByMode;

  std::uint8_t seats = 0;
  std::uint8_t house_roles = 0;                        // how many kinds are defined
  std::array<std::uint8_t, kRoles> deck{};             // how many of each card
  std::array<std::uint8_t, kAdditional> additional{};  // pictures nobody has given rules
  std::array<Card, kHouseRoles> house{};               // the definitions, in order
};

}  // namespace omerta::gorod
