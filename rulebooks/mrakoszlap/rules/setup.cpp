// Every error of section 7, in its order.
#include "rulebooks/mrakoszlap/rules/setup.h"

#include <algorithm>

namespace omerta::mrakoszlap {
namespace {

void numbers(Findings& found, Complaint complaint, int have, int allowed) {
  found.add({.complaint = complaint,
             .have = static_cast<std::uint8_t>(std::clamp(have, 0, 255)),
             .allowed = static_cast<std::uint8_t>(std::clamp(allowed, 0, 255))});
}

// MRK-DECK-3
void judge_mafians(const Setup& setup, Findings& found) {
  const int count = mafians(setup);
  if (count < 1 || count > kMostMafians) {
    numbers(found, Complaint::mafian_count_out_of_range, count, kMostMafians);
  }
  if (count >= setup.seats) numbers(found, Complaint::no_citizen, count, setup.seats - 1);
}

// MRK-DECK-5
void judge_counts(const Setup& setup, Findings& found) {
  if (setup.deck_given == 0) return;
  for (unsigned i = 0; i < kTypes; ++i) {
    if (setup.deck[i] <= kCopies[i]) continue;
    found.add({.complaint = Complaint::card_count_out_of_range,
               .type = static_cast<Type>(i),
               .have = setup.deck[i],
               .allowed = kCopies[i]});
  }
}

// MRK-DEAL-10, -12  A hand with a gainer has room for one Cloud-Treader only.
int most_treaders(const Setup& setup, Hand deck) {
  const bool both = deck.has(Type::gandalf) && deck.has(Type::kuskona);
  const bool any = deck.has(Type::gravedigger) || deck.has(Type::leech) ||
                   deck.has(Type::al_capone) || deck.has(Type::gandalf) || deck.has(Type::kuskona);
  return 2 * setup.seats - (both ? 2 : any ? 1 : 0);
}

bool judge_limits(const Setup& setup, Hand deck, Findings& found) {
  const int treaders = deck.count(Type::cloud_treader);
  const int walkers = deck.count(Type::tightrope_walker);
  const int masks = (deck & gas_masks(setup.third_gas_mask)).count();
  bool fine = true;
  const auto over = [&](Complaint complaint, int have, int allowed) {
    if (have <= allowed) return;
    numbers(found, complaint, have, allowed);
    fine = false;
  };
  over(Complaint::too_many_cloud_treaders, treaders, most_treaders(setup, deck));
  over(Complaint::too_many_tightrope_walkers, walkers, 2 * setup.seats);
  over(Complaint::too_many_gas_masks, masks, setup.seats);
  return fine;
}

}  // namespace

// After `players-out-of-range` nothing else is checked.
Findings validate(const Setup& setup) {
  Findings found;
  if (setup.seats < kFewestPlayers || setup.seats > kMostPlayers) {
    numbers(found, Complaint::players_out_of_range, setup.seats, kMostPlayers);
    return found;
  }
  judge_mafians(setup, found);
  judge_counts(setup, found);
  const Hand deck = deck_of(setup);
  const int left = deck.count() % setup.seats;
  if (deck.count() < setup.seats) {
    numbers(found, Complaint::deck_too_small, deck.count(), setup.seats);
  }
  if (left != 0) {
    numbers(found, Complaint::deck_not_divisible, left, setup.seats - left);
  }
  const bool fine = judge_limits(setup, deck, found);
  if (fine && found.may_start() && !can_be_dealt(setup, deck)) {
    found.add({.complaint = Complaint::deal_impossible});
  }
  return found;
}

// MRK-DEAL-13  Hands dealt with real cards: together exactly the deck, each within the rules.
Findings validate_hands(const Setup& setup, std::span<const Hand> hands) {
  Findings found;
  const Hand deck = deck_of(setup);
  Hand seen;
  Hand twice;
  bool unequal = false;
  for (const Hand& hand : hands) {
    unequal = unequal || hand.count() != hands.front().count();
    twice |= seen & hand;
    seen |= hand;
  }
  if (unequal) found.add({.complaint = Complaint::unequal_hands});
  const Hand wrong = twice | (seen - deck) | (deck - seen);
  for (unsigned i = 0; i < kDeck; ++i) {
    const auto id = static_cast<CardId>(i);
    if (wrong.has(id)) found.add({.complaint = Complaint::duplicate_card, .card = id});
  }
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const HandFault fault = fault_of(hands[i], setup.third_gas_mask);
    if (fault == HandFault::none) continue;
    found.add({.complaint = Complaint::hand_breaks_rule,
               .seat = static_cast<std::uint8_t>(i),
               .fault = fault});
  }
  return found;
}

}  // namespace omerta::mrakoszlap
