// The options of mrakoszlap by name (catalogue, section 1.2), and the presets of table practice.
#include "notation/options.h"

#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::notation {
namespace {

using mrakoszlap::Setup;

using Options = std::vector<OptionRow<Setup>>;

Options always_offered() {
  return {
      choice("mafian-count", {"auto", "1", "2", "3"}, &Setup::mafian_count),
      choice("deal", {"auto", "manual"}, &Setup::deal),
      choice("ability-passing", {"limited-and-mafians", "limited-only", "everyone"},
             &Setup::ability_passing),
      choice("night-calls", {"private", "spoken", "spoken-with-decoys"}, &Setup::night_calls),
      choice("slime-vs-sniper", {"protects", "no"}, &Setup::slime_vs_sniper),
      choice("slime-uses", {"unlimited", "once"}, &Setup::slime_uses),
      choice("slime-redirected", {"no", "protects"}, &Setup::slime_redirected),
      choice("al-capone-reach", {"direct", "direct-and-tunnel", "always"}, &Setup::al_capone_reach),
      choice("magnet-duration", {"night", "permanent"}, &Setup::magnet_duration),
      choice("magnet-first", {"clockwise", "counterclockwise"}, &Setup::magnet_first),
      choice("tunnel-use", {"per-fragment", "per-bullet"}, &Setup::tunnel_use),
      choice("tunnel-to-dead", {"lost", "closed"}, &Setup::tunnel_to_dead),
      choice("matrix-catch", {"first", "after-redirection"}, &Setup::matrix_catch),
      choice("sock-targets", {"adjacent", "any-two", "own-neighbours"}, &Setup::sock_targets),
      choice("exchange-timing", {"immediate", "end-of-phase"}, &Setup::exchange_timing),
      choice("leech-gain", {"one", "per-loss"}, &Setup::leech_gain),
      choice("mud-duration", {"until-broken", "one-night"}, &Setup::mud_duration),
      choice("silenced-powers", {"blocked", "allowed"}, &Setup::silenced_powers),
      choice("ballot-votes", {"one", "each"}, &Setup::ballot_votes),
      choice("single-accused", {"for-against", "plurality"}, &Setup::single_accused),
      choice("tie-ballot", {"single", "separate", "runoff"}, &Setup::tie_ballot),
      choice("vest-by-day", {"yes", "no"}, &Setup::vest_by_day),
      choice("victory-check", {"after-resolution", "each-death"}, &Setup::victory_check),
      choice("all-dead", {"draw", "citizens"}, &Setup::all_dead),
      choice("report-detail", {"full", "names-only"}, &Setup::report_detail),
      choice("reveal-on-death", {"none", "faction", "cards"}, &Setup::reveal_on_death),
      choice("prison-told", {"always", "when-called"}, &Setup::prison_told),
      choice("prison-reach", {"called-cards", "all-abilities"}, &Setup::prison_reach),
      choice("mass-murderer-self", {"spared", "struck"}, &Setup::mass_murderer_self),
      choice("meciar-kovac-lose", {"for-the-day", "for-good"}, &Setup::meciar_kovac_lose),
  };
}

// Names the catalogue leaves to the implementation: all are played.
Options reserved() {
  return {
      choice("defence-order", {"rulebook", "mirror-late"}, &Setup::defence_order),
      choice("magnet-pulls", {"once-per-player", "once-per-bullet"}, &Setup::magnet_pulls),
      choice("matrix-dies", {"bullets-lost", "bullets-fly"}, &Setup::matrix_dies),
      choice("matrix-report", {"shuffled", "last", "named"}, &Setup::matrix_report),
      choice("exchange-day-limit", {"none", "one"}, &Setup::exchange_day_limit),
      choice("leech-self", {"yes", "no"}, &Setup::leech_self),
      choice("doctor-offsets", {"1-or-2", "1-or-3"}, &Setup::doctor_offsets),
      choice("third-gas-mask", {"ghost-bobo", "al-capone"}, &Setup::third_gas_mask),
      choice("ghost-bobo-haunts", {"no", "once"}, &Setup::ghost_bobo_haunts),
      choice("cobra-after-meal", {"keeps-waking", "sleeps"}, &Setup::cobra_after_meal),
      choice("spyglass-jailed", {"listed", "not-listed"}, &Setup::spyglass_jailed),
      choice("night1-skip", {"keeps-meeting", "loses-meeting"}, &Setup::night1_skip),
      choice("glazier-check", {"end-of-night", "at-break"}, &Setup::glazier_check),
      choice("gravedigger-counts", {"all", "others"}, &Setup::gravedigger_counts),
      choice("cobra-dead-leech", {"gains", "nothing"}, &Setup::cobra_dead_leech),
      choice("sock-dead-thrower", {"strikes", "nothing"}, &Setup::sock_dead_thrower),
  };
}

const Options& options() {
  static const Options all = [] {
    Options list = always_offered();
    for (auto& row : reserved()) list.push_back(std::move(row));
    return list;
  }();
  return all;
}

}  // namespace

bool set_mrakoszlap_option(Setup& setup, const std::string& name, const std::string& value) {
  return set_option(options(), setup, name, value);
}

std::vector<OptionInfo> mrakoszlap_options(const Setup& setup) {
  return options_of(options(), setup);
}

std::optional<Setup> mrakoszlap_preset(const std::string& name) {
  if (name == "rulebook") return Setup{};
  if (name == "desktop-2017") return mrakoszlap::desktop_2017();
  if (name == "web-2026") return mrakoszlap::web_2026();
  return {};
}

}  // namespace omerta::notation
