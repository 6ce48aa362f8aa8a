// The options of gorod by name (catalogue, section 1.1).
#include "notation/options.h"

#include "rulebooks/gorod/text/book.h"

namespace omerta::notation {
namespace {

using gorod::Setup;

using Options = std::vector<OptionRow<Setup>>;

OptionRow<Setup> count(std::string name, std::uint16_t Setup::* field, int most) {
  return {std::move(name),
          {},
          [=](const Setup& s) { return s.*field == gorod::kByMode ? -1 : int{s.*field}; },
          [=](Setup& s, int value) { s.*field = static_cast<std::uint16_t>(value); },
          most};
}

const Options& options() {
  static const Options all{
      choice("moderator-mode", {"digital", "appointed", "first-out"}, &Setup::moderator_mode),
      choice("yakuza-mode", {"second-clan", "plain-mafia"}, &Setup::yakuza_mode, 1),
      choice("card-stock", {"box", "extended"}, &Setup::card_stock),
      choice("no-candidates", {"night", "all-in-play"}, &Setup::no_candidates),
      choice("ballot", {"sealed", "open"}, &Setup::ballot),
      choice("tie-discussion", {"no", "yes"}, &Setup::tie_discussion),
      choice("second-tie", {"nobody", "lot", "all-tied"}, &Setup::second_tie),
      choice("night-pass", {"as-written", "anyone"}, &Setup::night_pass),
      choice("killed-tonight-acts", {"no", "yes"}, &Setup::killed_tonight_acts, 1),
      choice("arrest-masks", {"commissioner-lawyer", "all-checks"}, &Setup::arrest_masks, 1),
      choice("arrest-notice", {"silent", "told"}, &Setup::arrest_notice),
      choice("nurse-limit-counts", {"attempts", "cures"}, &Setup::nurse_limit_counts),
      choice("nurse-repeat", {"next-night", "last-choice"}, &Setup::nurse_repeat),
      choice("journalist-self", {"allowed", "forbidden"}, &Setup::journalist_self),
      choice("town-must-remove-maniac", {"no", "yes"}, &Setup::town_must_remove_maniac),
      count("stalemate-limit", &Setup::stalemate_limit, gorod::kLongestStalemate),
      count("discussion-clock", &Setup::discussion_clock, gorod::kLongestClock),
      count("vote-clock", &Setup::vote_clock, gorod::kLongestClock),
      count("call-clock", &Setup::call_clock, gorod::kLongestClock),
      count("group-clock", &Setup::group_clock, gorod::kLongestClock),
  };
  return all;
}

}  // namespace

bool set_gorod_option(Setup& setup, const std::string& name, const std::string& value) {
  return set_option(options(), setup, name, value);
}

std::vector<OptionInfo> gorod_options(const Setup& setup) { return options_of(options(), setup); }

}  // namespace omerta::notation
