// Shuffle, cut into hands, repeat until legal. The cards that may not meet are laid down first, and
// the first meeting ends the try: which deals are accepted is the same, but a try is short.
#include "simulator/mrakoszlap_deal.h"

#include <utility>

namespace omerta::simulator {
namespace {

using namespace mrakoszlap;

// MRK-DEAL-2 to -12  The types of which a rule speaks, those that meet most often first.
constexpr std::array kLimited{
    Type::gandalf,
    Type::kuskona,
    Type::gravedigger,
    Type::al_capone,
    Type::leech,
    Type::cobra,
    Type::mafian,
    Type::doctor,
    Type::spyglass,
    Type::cloud_treader,
    Type::mage,
    Type::ghost_bobo,
    Type::slime,
    Type::mad_shooter,
    Type::atheist,
    Type::matrix,
    Type::tightrope_walker,
};

struct Order {  // of laying down
  std::array<CardId, kDeck> cards{};
  unsigned count = 0;
  unsigned limited = 0;  // so many of the first
};

void add(Order& order, const Plan& plan, Type type) {
  for (unsigned copy = 1; copy <= kCopies[index(type)]; ++copy) {
    if (plan.deck.has(card(type, copy))) order.cards[order.count++] = card(type, copy);
  }
}

Order order_of(const Plan& plan) {
  Order order;
  std::array<bool, kTypes> added{};
  for (Type type : kLimited) {
    add(order, plan, type);
    added[index(type)] = true;
  }
  order.limited = order.count;
  for (unsigned i = 0; i < kTypes; ++i) {
    if (!added[i]) add(order, plan, static_cast<Type>(i));
  }
  return order;
}

class Try {
 public:
  explicit Try(const Plan& plan)
      : order_{order_of(plan)}, third_{plan.setup.third_gas_mask}, seats_{plan.setup.seats} {
    for (unsigned i = 0; i < order_.count; ++i) {
      places_[i] = static_cast<std::uint8_t>(i / plan.each);
    }
  }

  // Whether every card found a place where it may lie.
  bool legal(Dice& dice) {
    hands_ = {};
    for (unsigned i = 0; i < order_.limited; ++i) {
      if (fault_of(lay(dice, i), third_) != HandFault::none) return false;
    }
    for (unsigned i = order_.limited; i < order_.count; ++i) lay(dice, i);
    for (unsigned i = 0; i < seats_; ++i) {  // whatever the list above may have left out
      if (fault_of(hands_[i], third_) != HandFault::none) return false;
    }
    return true;
  }

  const std::array<Hand, kPlayers>& hands() const { return hands_; }

 private:
  // Each free place is as likely as the others; places taken stand before the free ones. They are
  // not put back in order between two tries: mixed once, they are mixed as well as new ones.
  Hand lay(Dice& dice, unsigned next) {
    std::swap(places_[next], places_[next + dice.below(order_.count - next)]);
    return hands_[places_[next]] |= Hand::of(order_.cards[next]);
  }

  Order order_;
  ThirdGasMask third_;
  unsigned seats_;
  std::array<Hand, kPlayers> hands_{};
  std::array<std::uint8_t, kDeck> places_{};  // the seat of each
};

}  // namespace

MrakoszlapDeal draw_deal(Dice& dice, const mrakoszlap::Plan& plan) {
  MrakoszlapDeal deal{.tries = 1};
  Try now{plan};
  while (!now.legal(dice)) ++deal.tries;
  deal.hands = now.hands();
  return deal;
}

}  // namespace omerta::simulator
