// Section 7 of the catalogue, as sentences of the message files. A card is called as it is written.
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/text/ids.h"

namespace omerta::notation {
namespace {

using mrakoszlap::CardId;
using mrakoszlap_id::key;

List names_of(mrakoszlap::Hand cards) {
  List names;
  for (unsigned i = 0; i < mrakoszlap::kDeck; ++i) {
    const auto card = static_cast<CardId>(i);
    if (cards.has(card)) names.push_back(mrakoszlap_name(card));
  }
  return names;
}

std::string card_of(const mrakoszlap::Finding& f) {
  if (f.type != mrakoszlap::Type::none) return mrakoszlap_name(f.type);
  return f.card != CardId::none ? mrakoszlap_name(f.card) : std::string{};
}

}  // namespace

Message mrakoszlap_finding(const mrakoszlap::Setup& setup, const Names& names,
                           const mrakoszlap::Finding& f) {
  using mrakoszlap::Complaint;
  const bool short_of = f.complaint == Complaint::deck_too_small;
  const bool hand = f.complaint == Complaint::hand_breaks_rule;
  Message fault;
  if (hand) fault = {key("hand-fault", mrakoszlap_id::of(f.fault)), {}};
  return {key("complaint", mrakoszlap_id::of(f.complaint)),
          {{"have", f.have},
           {"allowed", short_of ? f.allowed - f.have : f.allowed},
           {"players", setup.seats},
           {"cards", names_of(mrakoszlap::gas_masks(setup.third_gas_mask))},
           {"card", card_of(f)},
           {"who", hand ? names.seats[f.seat] : std::string{}},
           {"fault", fault}},
          "mrakoszlap"};
}

}  // namespace omerta::notation
