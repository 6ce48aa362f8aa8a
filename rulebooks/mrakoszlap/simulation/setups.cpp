// Every number of players, every value of every option, decks of the host's own.
#include "rulebooks/mrakoszlap/simulation/setups.h"

#include <array>
#include <utility>

#include "rulebooks/mrakoszlap/rules/setup.h"

namespace omerta::simulator {
namespace {

using namespace mrakoszlap;

Setup table_of(int players) {
  Setup setup;
  setup.seats = static_cast<std::uint8_t>(players);
  return setup;
}

// Only what is listed.
template <class... Counts>
Setup own_deck(int players, Counts... counts) {
  Setup setup = table_of(players);
  setup.deck_given = 1;
  const auto put = [&](Type type, int copies) {
    setup.deck[index(type)] = static_cast<std::uint8_t>(copies);
  };
  (put(counts.first, counts.second), ...);
  return setup;
}

std::pair<Type, int> of(Type type, int copies = 1) { return {type, copies}; }

using Change = void (*)(Setup&);

void take(Setup& setup, Setup preset) {
  preset.seats = setup.seats;
  setup = preset;
}

// What the defaults leave out.
constexpr auto kChanges = std::to_array<Change>({
    [](Setup& s) { take(s, desktop_2017()); },
    [](Setup& s) { take(s, web_2026()); },
    [](Setup& s) { s.moderated = 1; },
    [](Setup& s) { s.moderated = 1, s.night_calls = NightCalls::spoken; },
    [](Setup& s) { s.mafian_count = 1; },
    [](Setup& s) { s.mafian_count = 2; },
    [](Setup& s) { s.mafian_count = 3; },
    [](Setup& s) { s.ability_passing = AbilityPassing::limited_only; },
    [](Setup& s) { s.ability_passing = AbilityPassing::everyone; },
    [](Setup& s) { s.night_calls = NightCalls::spoken; },
    [](Setup& s) { s.night_calls = NightCalls::spoken_with_decoys; },
    [](Setup& s) { s.slime_vs_sniper = SlimeVsSniper::no; },
    [](Setup& s) { s.slime_uses = SlimeUses::once; },
    [](Setup& s) { s.slime_redirected = SlimeRedirected::protects; },
    [](Setup& s) { s.al_capone_reach = AlCaponeReach::direct_and_tunnel; },
    [](Setup& s) { s.al_capone_reach = AlCaponeReach::always; },
    [](Setup& s) { s.magnet_duration = MagnetDuration::permanent; },
    [](Setup& s) { s.magnet_first = MagnetFirst::counterclockwise; },
    [](Setup& s) { s.tunnel_use = TunnelUse::per_bullet; },
    [](Setup& s) { s.tunnel_to_dead = TunnelToDead::closed; },
    [](Setup& s) { s.matrix_catch = MatrixCatch::after_redirection; },
    [](Setup& s) { s.sock_targets = SockTargets::any_two; },
    [](Setup& s) { s.sock_targets = SockTargets::own_neighbours; },
    [](Setup& s) { s.exchange_timing = ExchangeTiming::end_of_phase; },
    [](Setup& s) { s.leech_gain = LeechGain::per_loss; },
    [](Setup& s) { s.mud_duration = MudDuration::one_night; },
    [](Setup& s) { s.silenced_powers = SilencedPowers::allowed; },
    [](Setup& s) { s.ballot_votes = BallotVotes::each; },
    [](Setup& s) { s.single_accused = SingleAccused::plurality; },
    [](Setup& s) { s.tie_ballot = TieBallot::separate; },
    [](Setup& s) { s.tie_ballot = TieBallot::runoff; },
    [](Setup& s) { s.vest_by_day = VestByDay::no; },
    [](Setup& s) { s.victory_check = VictoryCheck::each_death; },
    [](Setup& s) { s.all_dead = AllDead::citizens; },
    [](Setup& s) { s.report_detail = ReportDetail::names_only; },
    [](Setup& s) { s.reveal_on_death = RevealOnDeath::faction; },
    [](Setup& s) { s.reveal_on_death = RevealOnDeath::cards; },
    [](Setup& s) { s.defence_order = DefenceOrder::mirror_late; },
    [](Setup& s) { s.magnet_pulls = MagnetPulls::once_per_bullet; },
    [](Setup& s) { s.matrix_dies = MatrixDies::bullets_fly; },
    [](Setup& s) { s.matrix_report = MatrixReport::last; },
    [](Setup& s) { s.matrix_report = MatrixReport::named; },
    [](Setup& s) { s.exchange_day_limit = ExchangeDayLimit::one; },
    [](Setup& s) { s.leech_self = LeechSelf::no; },
    [](Setup& s) { s.doctor_offsets = DoctorOffsets::one_or_three; },
    [](Setup& s) { s.third_gas_mask = ThirdGasMask::al_capone; },
    [](Setup& s) { s.ghost_bobo_haunts = GhostBoboHaunts::once; },
    [](Setup& s) { s.cobra_after_meal = CobraAfterMeal::sleeps; },
    [](Setup& s) { s.spyglass_jailed = SpyglassJailed::not_listed; },
    [](Setup& s) { s.night1_skip = Night1Skip::loses_meeting; },
    [](Setup& s) { s.glazier_check = GlazierCheck::at_break; },
    [](Setup& s) { s.gravedigger_counts = GravediggerCounts::others; },
    [](Setup& s) { s.cobra_dead_leech = CobraDeadLeech::nothing; },
    [](Setup& s) { s.sock_dead_thrower = SockDeadThrower::nothing; },
    [](Setup& s) { s.prison_told = PrisonTold::when_called; },
    [](Setup& s) { s.prison_reach = PrisonReach::all_abilities; },
    [](Setup& s) { s.mass_murderer_self = MassMurdererSelf::struck; },
    [](Setup& s) { s.meciar_kovac_lose = MeciarKovacLose::for_good; },
});

// What cannot be dealt is not played.
void add(std::vector<Setup>& all, const Setup& setup) {
  if (validate(setup).may_start()) all.push_back(setup);
}

void add_own_decks(std::vector<Setup>& all) {
  add(all, own_deck(2, of(Type::mafian), of(Type::judge)));
  add(all, own_deck(4, of(Type::mafian), of(Type::cloud_treader, 3)));
  add(all, own_deck(5, of(Type::mafian, 2), of(Type::terrorist), of(Type::anarchist),
                    of(Type::astronomer)));
  add(all, own_deck(6, of(Type::mafian), of(Type::mirror, 5), of(Type::mage, 3), of(Type::magnet),
                    of(Type::matrix), of(Type::mass_murderer)));
  // A Spyglass that sends the only other who would be awake to prison.
  Setup nobody = own_deck(2, of(Type::mafian), of(Type::spyglass), of(Type::jailer),
                          of(Type::vest, 2), of(Type::cloud_treader, 2), of(Type::immunity));
  nobody.spyglass_jailed = SpyglassJailed::not_listed;
  add(all, nobody);
}

}  // namespace

mrakoszlap::Setup largest_mrakoszlap() { return table_of(kMostPlayers); }

std::vector<mrakoszlap::Setup> mrakoszlap_signature_setups() {
  std::vector<Setup> all;
  for (int players = kFewestPlayers; players <= kMostPlayers; ++players) {
    add(all, table_of(players));
  }
  for (Change change : kChanges) {
    for (int players : {4, 7, 12, kMostPlayers}) {
      Setup setup = table_of(players);
      change(setup);
      add(all, setup);
    }
  }
  add_own_decks(all);
  return all;
}

}  // namespace omerta::simulator
