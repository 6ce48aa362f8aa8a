// Shuffle, cut into hands, repeat until legal. The cards that may not meet are laid down first, and
// the first meeting ends the try: which deals are accepted is the same, but a try is short.
#include "rulebooks/mrakoszlap/simulation/deal.h"

#include <utility>

namespace omerta::simulator {
namespace {

using namespace mrakoszlap;

// MRK-DEAL-2 to -12  The cards of which a rule speaks, in an order in which a try that fails fails
// soon: the three gas masks, those who gain Cloud-Treaders, these themselves.
constexpr std::array kLimited{
    card(Type::mage, 2),
    card(Type::mad_shooter, 2),
    card(Type::ghost_bobo),
    card(Type::al_capone),
    card(Type::gandalf),
    card(Type::kuskona),
    card(Type::leech),
    card(Type::gravedigger),
    card(Type::cloud_treader, 1),
    card(Type::cloud_treader, 2),
    card(Type::cloud_treader, 3),
    card(Type::cloud_treader, 4),
    card(Type::cloud_treader, 5),
    card(Type::cloud_treader, 6),
    card(Type::cloud_treader, 7),
    card(Type::mad_shooter, 1),
    card(Type::slime, 1),
    card(Type::slime, 2),
    card(Type::cobra),
    card(Type::mafian, 1),
    card(Type::mafian, 2),
    card(Type::mafian, 3),
    card(Type::doctor),
    card(Type::spyglass),
    card(Type::atheist),
    card(Type::matrix),
    card(Type::tightrope_walker, 1),
    card(Type::tightrope_walker, 2),
    card(Type::tightrope_walker, 3),
};

// Of each card, with which others it may not lie in one hand; by the third gas mask.
using Apart = std::array<Hand, kDeck>;
constexpr std::array<Apart, 2> kApart = [] {
  std::array<Apart, 2> all{};
  for (unsigned third = 0; third < all.size(); ++third) {
    for (CardId a : kLimited) {
      for (CardId b : kLimited) {
        const HandFault fault =
            fault_of(Hand::of(a) | Hand::of(b), static_cast<ThirdGasMask>(third));
        if (fault != HandFault::none) all[third][index(a)] |= Hand::of(b);
      }
    }
  }
  return all;
}();

struct Order {  // of laying down
  std::array<CardId, kDeck> cards{};
  unsigned count = 0;
  unsigned limited = 0;  // so many of the first
};

Order order_of(const Plan& plan) {
  Order order;
  Hand left = plan.deck;
  for (CardId id : kLimited) {
    if (!left.has(id)) continue;
    order.cards[order.count++] = id;
    left -= Hand::of(id);
  }
  order.limited = order.count;
  for (; !left.empty(); left.bits &= left.bits - 1) {
    order.cards[order.count++] = static_cast<CardId>(std::countr_zero(left.bits));
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

  // Whether every card found a place where it may lie. Two that may not meet are seen at once; what
  // takes three is seen where Cloud-Treaders are laid, and everything at the end.
  bool legal(chance::Dice& dice) {
    const Apart& apart = kApart[static_cast<unsigned>(third_)];
    hands_ = {};
    for (unsigned i = 0; i < order_.limited; ++i) {
      const Hand hand = lay(dice, i);
      const CardId id = order_.cards[i];
      if (!(hand & apart[index(id)]).empty()) return false;
      const bool treader = Hand::of(Type::cloud_treader).has(id);
      if (treader && fault_of(hand, third_) != HandFault::none) return false;
    }
    for (unsigned i = order_.limited; i < order_.count; ++i) lay(dice, i);
    for (unsigned i = 0; i < seats_; ++i) {
      if (fault_of(hands_[i], third_) != HandFault::none) return false;
    }
    return true;
  }

  const std::array<Hand, kPlayers>& hands() const { return hands_; }

 private:
  // Each free place is as likely as the others; places taken stand before the free ones. They are
  // not put back in order between two tries: mixed once, they are mixed as well as new ones.
  Hand lay(chance::Dice& dice, unsigned next) {
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

MrakoszlapDeal draw_deal(chance::Dice& dice, const mrakoszlap::Plan& plan) {
  MrakoszlapDeal deal{.tries = 1};
  Try now{plan};
  while (!now.legal(dice)) ++deal.tries;
  deal.hands = now.hands();
  return deal;
}

std::vector<int> dealt_by_chance(const AnyGame& game, std::uint64_t seed) {
  const mrakoszlap::Plan& plan = game.plan<mrakoszlap::Mrakoszlap>();
  chance::Dice dice{seed, 0};
  const MrakoszlapDeal deal = draw_deal(dice, plan);
  std::vector<int> cards;
  for (unsigned i = 0; i < plan.setup.seats; ++i) {
    for (std::uint64_t left = deal.hands[i].bits; left != 0; left &= left - 1) {
      cards.push_back(std::countr_zero(left));
    }
  }
  return cards;
}

// A rule that forbids a card beside two others is a limit on the three kinds together, because the
// others have a limit of their own.
std::vector<HandLimit> hand_limits(const AnyGame& game) {
  const mrakoszlap::Plan& plan = game.plan<mrakoszlap::Mrakoszlap>();
  const Hand treaders = Hand::of(Type::cloud_treader);
  const Hand mafians = Hand::of(Type::mafian);
  std::vector<HandLimit> limits;
  const auto at_most = [&](int most, Hand of) {
    HandLimit limit{most, {}};
    for (std::uint64_t left = (of & plan.deck).bits; left != 0; left &= left - 1) {
      limit.things.push_back(std::countr_zero(left));
    }
    if (static_cast<int>(limit.things.size()) > most) limits.push_back(std::move(limit));
  };
  at_most(1, mafians | Hand::of(Type::doctor));
  at_most(1, mafians | Hand::of(Type::spyglass));
  at_most(1, Hand::of(Type::gandalf) | Hand::of(Type::kuskona));
  at_most(1, gas_masks(plan.setup.third_gas_mask));
  at_most(1, Hand::of(Type::leech) | Hand::of(Type::cobra));
  at_most(1, Hand::of(Type::mad_shooter));
  at_most(1, Hand::of(Type::slime));
  at_most(1, Hand::of(Type::atheist) | Hand::of(Type::matrix));
  at_most(2, treaders);
  at_most(2, Hand::of(Type::tightrope_walker));
  for (const Type gainer :
       {Type::gravedigger, Type::leech, Type::al_capone, Type::gandalf, Type::kuskona}) {
    if (plan.deck.has(gainer)) at_most(2, treaders | Hand::of(gainer));
  }
  return limits;
}

}  // namespace omerta::simulator
