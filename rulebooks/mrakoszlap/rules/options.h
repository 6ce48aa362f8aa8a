// What a host chooses before the deal: the deck and every option of section 1.2. All of it is
// public.
#pragma once
#include <array>
#include <cstdint>

#include "rulebooks/mrakoszlap/rules/cards.h"

namespace omerta::mrakoszlap {

enum class Dealing : std::uint8_t { automatic, manual };
enum class AbilityPassing : std::uint8_t { limited_and_mafians, limited_only, everyone };
enum class NightCalls : std::uint8_t { in_private, spoken, spoken_with_decoys };
enum class SlimeVsSniper : std::uint8_t { protects, no };
enum class SlimeUses : std::uint8_t { unlimited, once };
enum class SlimeRedirected : std::uint8_t { no, protects };
enum class AlCaponeReach : std::uint8_t { direct, direct_and_tunnel, always };
enum class MagnetDuration : std::uint8_t { night, permanent };
enum class MagnetFirst : std::uint8_t { clockwise, counterclockwise };
enum class TunnelUse : std::uint8_t { per_fragment, per_bullet };
enum class TunnelToDead : std::uint8_t { lost, closed };
enum class MatrixCatch : std::uint8_t { first, after_redirection };
enum class SockTargets : std::uint8_t { adjacent, any_two, own_neighbours };
enum class ExchangeTiming : std::uint8_t { immediate, end_of_phase };
enum class LeechGain : std::uint8_t { one, per_loss };
enum class MudDuration : std::uint8_t { until_broken, one_night };
enum class SilencedPowers : std::uint8_t { blocked, allowed };
enum class BallotVotes : std::uint8_t { one, each };
enum class SingleAccused : std::uint8_t { for_against, plurality };
enum class TieBallot : std::uint8_t { single, separate, runoff };
enum class VestByDay : std::uint8_t { yes, no };
enum class VictoryCheck : std::uint8_t { after_resolution, each_death };
enum class AllDead : std::uint8_t { draw, citizens };
enum class ReportDetail : std::uint8_t { full, names_only };
enum class RevealOnDeath : std::uint8_t { none, faction, cards };
enum class DefenceOrder : std::uint8_t { rulebook, mirror_late };
enum class MagnetPulls : std::uint8_t { once_per_player, once_per_bullet };
enum class MatrixDies : std::uint8_t { bullets_lost, bullets_fly };
enum class MatrixReport : std::uint8_t { shuffled, last, named };
enum class ExchangeDayLimit : std::uint8_t { none, one };
enum class LeechSelf : std::uint8_t { yes, no };
enum class DoctorOffsets : std::uint8_t { one_or_two, one_or_three };
enum class GhostBoboHaunts : std::uint8_t { no, once };
enum class CobraAfterMeal : std::uint8_t { keeps_waking, sleeps };
enum class SpyglassJailed : std::uint8_t { listed, not_listed };
enum class Night1Skip : std::uint8_t { keeps_meeting, loses_meeting };
enum class GlazierCheck : std::uint8_t { end_of_night, at_break };
enum class GravediggerCounts : std::uint8_t { all, others };
enum class CobraDeadLeech : std::uint8_t { gains, nothing };
enum class SockDeadThrower : std::uint8_t { strikes, nothing };
enum class PrisonTold : std::uint8_t { always, when_called };
enum class PrisonReach : std::uint8_t { called_cards, all_abilities };
enum class MassMurdererSelf : std::uint8_t { spared, struck };
enum class MeciarKovacLose : std::uint8_t { for_the_day, for_good };

inline constexpr int kMostPlayers = 20;  // MRK-SEAT-1
inline constexpr int kFewestPlayers = 2;
inline constexpr std::uint8_t kAutomatic = 0;  // `mafian-count`

struct Setup {
  std::uint8_t mafian_count = kAutomatic;
  Dealing deal = Dealing::automatic;
  AbilityPassing ability_passing = AbilityPassing::limited_and_mafians;
  NightCalls night_calls = NightCalls::in_private;
  SlimeVsSniper slime_vs_sniper = SlimeVsSniper::protects;
  SlimeUses slime_uses = SlimeUses::unlimited;
  SlimeRedirected slime_redirected = SlimeRedirected::no;
  AlCaponeReach al_capone_reach = AlCaponeReach::direct;
  MagnetDuration magnet_duration = MagnetDuration::night;
  MagnetFirst magnet_first = MagnetFirst::clockwise;
  TunnelUse tunnel_use = TunnelUse::per_fragment;
  TunnelToDead tunnel_to_dead = TunnelToDead::lost;
  MatrixCatch matrix_catch = MatrixCatch::first;
  SockTargets sock_targets = SockTargets::adjacent;
  ExchangeTiming exchange_timing = ExchangeTiming::immediate;
  LeechGain leech_gain = LeechGain::one;
  MudDuration mud_duration = MudDuration::until_broken;
  SilencedPowers silenced_powers = SilencedPowers::blocked;
  BallotVotes ballot_votes = BallotVotes::one;
  SingleAccused single_accused = SingleAccused::for_against;
  TieBallot tie_ballot = TieBallot::single;
  VestByDay vest_by_day = VestByDay::yes;
  VictoryCheck victory_check = VictoryCheck::after_resolution;
  AllDead all_dead = AllDead::draw;
  ReportDetail report_detail = ReportDetail::full;
  RevealOnDeath reveal_on_death = RevealOnDeath::none;
  DefenceOrder defence_order = DefenceOrder::rulebook;
  MagnetPulls magnet_pulls = MagnetPulls::once_per_player;
  MatrixDies matrix_dies = MatrixDies::bullets_lost;
  MatrixReport matrix_report = MatrixReport::shuffled;
  ExchangeDayLimit exchange_day_limit = ExchangeDayLimit::none;
  LeechSelf leech_self = LeechSelf::yes;
  DoctorOffsets doctor_offsets = DoctorOffsets::one_or_two;
  ThirdGasMask third_gas_mask = ThirdGasMask::ghost_bobo;
  GhostBoboHaunts ghost_bobo_haunts = GhostBoboHaunts::no;
  CobraAfterMeal cobra_after_meal = CobraAfterMeal::keeps_waking;
  SpyglassJailed spyglass_jailed = SpyglassJailed::listed;
  Night1Skip night1_skip = Night1Skip::keeps_meeting;
  GlazierCheck glazier_check = GlazierCheck::end_of_night;
  GravediggerCounts gravedigger_counts = GravediggerCounts::all;
  CobraDeadLeech cobra_dead_leech = CobraDeadLeech::gains;
  SockDeadThrower sock_dead_thrower = SockDeadThrower::strikes;
  PrisonTold prison_told = PrisonTold::always;
  PrisonReach prison_reach = PrisonReach::called_cards;
  MassMurdererSelf mass_murderer_self = MassMurdererSelf::spared;
  MeciarKovacLose meciar_kovac_lose = MeciarKovacLose::for_the_day;

  std::uint8_t seats = 0;
  std::uint8_t moderated = 0;               // a human moderator, who is no player
  std::uint8_t deck_given = 0;              // the host has listed the cards
  std::array<std::uint8_t, kTypes> deck{};  // his counts
};

}  // namespace omerta::mrakoszlap
