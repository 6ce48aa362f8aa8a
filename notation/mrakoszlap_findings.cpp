// Section 7 of the catalogue in English; other languages are in the message files.
#include <fmt/format.h>

#include "notation/mrakoszlap_book.h"

namespace omerta::notation {

std::string mrakoszlap_finding(const mrakoszlap::Setup& setup, const Names& names,
                               const mrakoszlap::Finding& f) {
  using mrakoszlap::Complaint;
  switch (f.complaint) {
    case Complaint::players_out_of_range:
      return fmt::format("This game is for 2 to 20 players; you have {}.", f.have);
    case Complaint::mafian_count_out_of_range: return "The deck has 1 to 3 Mafian cards.";
    case Complaint::no_citizen:
      return fmt::format("At least one player must be a citizen: use at most {} Mafians.",
                         f.allowed);
    case Complaint::card_count_out_of_range:
      return fmt::format("{} exists in {} copies.", mrakoszlap_name(f.type), f.allowed);
    case Complaint::deck_too_small:
      return fmt::format("Every player needs at least one card: add {}.", f.allowed - f.have);
    case Complaint::deck_not_divisible:
      return fmt::format("Remove {} cards (or add {}) so that everyone gets the same number.",
                         f.have, f.allowed);
    case Complaint::too_many_cloud_treaders:
      return fmt::format("With {} players at most {} Cloud-Treaders can be dealt.", setup.seats,
                         f.allowed);
    case Complaint::too_many_tightrope_walkers:
      return fmt::format("With {} players at most {} Tightrope Walkers can be dealt.", setup.seats,
                         f.allowed);
    case Complaint::too_many_gas_masks:
      return fmt::format("With {} players remove one of Mage 2, Mad Shooter 2, Ghost Bobo.",
                         setup.seats);
    case Complaint::deal_impossible: return "These cards cannot be dealt within the rules.";
    case Complaint::unequal_hands: return "All hands must have the same number of cards.";
    case Complaint::duplicate_card:
      return fmt::format("Card {} is dealt twice, is not in the deck or is in no hand.",
                         mrakoszlap_name(f.card));
    case Complaint::hand_breaks_rule:
      return fmt::format("{}'s hand breaks the rule: {}.", names.seats[f.seat],
                         mrakoszlap_name(f.fault));
    default: return mrakoszlap_name(f.complaint);
  }
}

}  // namespace omerta::notation
