// Section 7 of the catalogue in English; other languages are in the message files.
#include <fmt/format.h>

#include "notation/spytown_book.h"

namespace omerta::notation {

std::string spytown_finding(const spytown::Setup& setup, const spytown::Finding& f) {
  using spytown::Complaint;
  const int n = spytown::players(setup);
  switch (f.complaint) {
    case Complaint::edition_missing: return "Choose the Slovak or the Polish edition.";
    case Complaint::too_few_players:
      return "At least 7 players with the game master, or 6 when the app is game master.";
    case Complaint::too_many_players:
      return "At most 22 players with the game master, or 21 when the app is game master.";
    case Complaint::gm_missing: return "Exactly one person must be the game master.";
    case Complaint::gm_dealt_in: return "The game master does not get a seat.";
    case Complaint::deadlock_needs_gm:
      return "Without a human game master nobody can settle a deadlock.";
    case Complaint::tokens_do_not_match: {
      const auto right = spytown::tokens_for(n, setup.kids_no_agent);
      return fmt::format("For {} players there are exactly {} Mafiosi, {} Agent and {} Policemen.",
                         n, right[0], right[1], right[2]);
    }
    case Complaint::not_enough_police_tokens:
      return fmt::format("The box has {} Policemen, {} would be needed.", f.allowed, f.have);
    case Complaint::cards_without_extended: return "Switch on the extended version to use cards.";
    case Complaint::no_action_cards: return "Choose at least one action card.";
    case Complaint::duplicate_card:
      return f.allowed == 1
                 ? fmt::format("There is only one {} in the box.", spytown_name(f.card))
                 : fmt::format("There are only {} {} in the box.", f.allowed, spytown_name(f.card));
    case Complaint::gang_incomplete: return "New Gang needs all three cards.";
    case Complaint::gang_too_few_players:
      return "New Gang needs at least 14 players (13 with the app as game master).";
    case Complaint::recognition_without_gang: return "There is no New Gang in this game.";
    case Complaint::rerecruit_needs_two_mafiosi:
      return "Re-recruitment needs at least two Mafiosi (9 players).";
    case Complaint::too_many_action_cards: return "There are more action cards than players.";
    case Complaint::not_enough_neutral:
      return fmt::format("Only 14 neutral cards: choose at least {} action cards.", f.allowed);
    case Complaint::many_action_cards: {
      const bool forced = setup.component_limit == spytown::ComponentLimit::box &&
                          setup.seats - f.allowed > spytown::kNeutralInBox;
      return fmt::format("Recommended are at most {} action cards.{}", f.allowed,
                         forced ? " More are needed because the box has 14 neutral cards." : "");
    }
    case Complaint::not_optimal: return "Best with 10 to 20 players.";
    case Complaint::nine_in_pl:
      return "The Polish rulebook has no extra rules for 9 players; the Slovak one treats 9 as a "
             "small game.";
    default: return spytown_name(f.complaint);
  }
}

}  // namespace omerta::notation
