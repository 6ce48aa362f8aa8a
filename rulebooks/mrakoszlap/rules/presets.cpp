// How two programs play the game, as far as an option says it (section 1.1 of the catalogue).
#include "rulebooks/mrakoszlap/rules/setup.h"

namespace omerta::mrakoszlap {

Setup desktop_2017() {
  return {.ability_passing = AbilityPassing::limited_only,
          .slime_redirected = SlimeRedirected::protects,
          .al_capone_reach = AlCaponeReach::always,
          .tunnel_use = TunnelUse::per_bullet,
          .tunnel_to_dead = TunnelToDead::closed,
          .sock_targets = SockTargets::own_neighbours,
          .exchange_timing = ExchangeTiming::end_of_phase,
          .leech_gain = LeechGain::per_loss,
          .mud_duration = MudDuration::one_night,
          .all_dead = AllDead::citizens,
          .defence_order = DefenceOrder::mirror_late,
          .magnet_pulls = MagnetPulls::once_per_bullet,
          .matrix_dies = MatrixDies::bullets_fly,
          .matrix_report = MatrixReport::named,
          .exchange_day_limit = ExchangeDayLimit::one,
          .doctor_offsets = DoctorOffsets::one_or_three,
          .third_gas_mask = ThirdGasMask::al_capone,
          .ghost_bobo_haunts = GhostBoboHaunts::once,
          .cobra_after_meal = CobraAfterMeal::sleeps,
          .spyglass_jailed = SpyglassJailed::not_listed,
          .prison_told = PrisonTold::when_called};
}

// One exchange for night and day together is no value of the option: one by day is the nearest.
Setup web_2026() {
  return {.ability_passing = AbilityPassing::limited_only,
          .slime_uses = SlimeUses::once,
          .slime_redirected = SlimeRedirected::protects,
          .al_capone_reach = AlCaponeReach::direct_and_tunnel,
          .magnet_first = MagnetFirst::counterclockwise,
          .tie_ballot = TieBallot::runoff,
          .victory_check = VictoryCheck::each_death,
          .matrix_report = MatrixReport::last,
          .exchange_day_limit = ExchangeDayLimit::one,
          .glazier_check = GlazierCheck::at_break,
          .cobra_dead_leech = CobraDeadLeech::nothing,
          .sock_dead_thrower = SockDeadThrower::nothing,
          .prison_told = PrisonTold::when_called};
}

}  // namespace omerta::mrakoszlap
