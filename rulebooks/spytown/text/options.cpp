// The options of spytown by name (catalogue, section 1.3).
#include "notation/options.h"

#include "rulebooks/spytown/text/book.h"

namespace omerta::notation {
namespace {

using spytown::Setup;

using Options = std::vector<OptionRow<Setup>>;

const std::vector<std::string> kOffOn{"off", "on"};
const std::vector<std::string> kNoYes{"no", "yes"};

const Options& options() {
  static const Options all{
      choice("gm-mode", {"app", "human"}, &Setup::moderation),
      choice("extended", kOffOn, &Setup::extended),
      choice("component-limit", {"box", "none"}, &Setup::component_limit),
      choice("agent-may-pass", kNoYes, &Setup::agent_may_pass),
      choice("mafia-deadlock", {"plurality", "gm", "none"}, &Setup::mafia_deadlock, 1),
      choice("self-vote", {"forbidden", "allowed"}, &Setup::self_vote),
      choice("second-place-tie", {"all", "lot"}, &Setup::second_place_tie),
      choice("eliminated-view", {"night", "public"}, &Setup::eliminated_view),
      choice("small-game-max", {"8", "9"}, &Setup::small_game_max, 1),
      choice("small-game-round1-mafia", {"skip", "play"}, &Setup::small_game_round1_mafia),
      choice("kids-no-agent", kOffOn, &Setup::kids_no_agent),
      choice("kids-last-shot", kOffOn, &Setup::kids_last_shot),
      choice("kids-single-ballot", kOffOn, &Setup::kids_single_ballot),
      choice("kids-wording", kOffOn, &Setup::kids_wording),
      choice("kids-last-shot-chain", kNoYes, &Setup::kids_last_shot_chain),
      choice("kids-last-shot-for", {"everyone", "mafia-and-vote"}, &Setup::kids_last_shot_for),
      choice("wrong-phase-penalty", {"enforce", "reject", "expel"}, &Setup::wrong_phase_penalty),
      choice("shots-stoppable", {"yes", "no"}, &Setup::shots_stoppable, 1),
      choice("bandage-any-cause", kNoYes, &Setup::bandage_any_cause),
      choice("recruit-replaces-kill", kNoYes, &Setup::recruit_replaces_kill),
      choice("commander-preliminary", {"eliminate", "questioning"}, &Setup::commander_preliminary),
      choice("commander-second-place", {"yes", "no"}, &Setup::commander_second_place, 1),
      choice("commander-succession", {"end-of-phase", "at-once"}, &Setup::commander_succession),
      choice("re-recruitment-one-mafioso", kNoYes, &Setup::re_recruitment_one_mafioso),
      choice("new-gang-minimum", {"with-gm", "without-gm"}, &Setup::new_gang_minimum),
      choice("new-gang-recognition", kOffOn, &Setup::new_gang_recognition),
  };
  return all;
}

}  // namespace

bool set_spytown_option(Setup& setup, const std::string& name, const std::string& value) {
  return set_option(options(), setup, name, value);
}

std::vector<OptionInfo> spytown_options(const Setup& setup) { return options_of(options(), setup); }

}  // namespace omerta::notation
