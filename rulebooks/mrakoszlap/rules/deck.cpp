// The deck: how many Mafians, which cards are trimmed, and whether it can be dealt at all.
#include <algorithm>

#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/setup.h"

namespace omerta::mrakoszlap {
namespace {

struct Trim {
  Type type;
  std::uint8_t number;
};

// MRK-DECK-4 (3)  What goes next while the deck is no multiple of the players.
constexpr std::array kTrims{
    Trim{Type::cloud_treader, 7},    Trim{Type::mirror, 5},
    Trim{Type::tightrope_walker, 3}, Trim{Type::mirror, 4},
    Trim{Type::cloud_treader, 6},    Trim{Type::mage, 3},
    Trim{Type::immunity, 2},         Trim{Type::vest, 2},
    Trim{Type::mirror, 3},           Trim{Type::slime, 2},
    Trim{Type::cloud_treader, 5},    Trim{Type::mad_shooter, 2},
    Trim{Type::tightrope_walker, 2}, Trim{Type::cloud_treader, 4},
    Trim{Type::mirror, 2},           Trim{Type::mage, 2},
    Trim{Type::cloud_treader, 3},    Trim{Type::cloud_treader, 2},
};

void keep(Hand& deck, Type type, unsigned copies) {
  for (unsigned number = copies + 1; number <= kCopies[index(type)]; ++number) {
    deck -= Hand::of(card(type, number));
  }
}

// MRK-DECK-4 (2)  With few players hardly any legal deal exists otherwise.
void trim_for_few(Hand& deck, int players) {
  if (players == 2) {
    keep(deck, Type::cloud_treader, 2);
    keep(deck, Type::mad_shooter, 1);
  }
  if (players == 3) keep(deck, Type::cloud_treader, 4);
  if (players == 4) keep(deck, Type::cloud_treader, 5);
}

Hand default_deck(const Setup& setup) {
  Hand deck = kWholeDeck;
  keep(deck, Type::mafian, static_cast<unsigned>(mafians(setup)));
  trim_for_few(deck, setup.seats);
  for (const Trim& trim : kTrims) {
    if (deck.count() % setup.seats == 0) break;
    deck -= Hand::of(card(trim.type, trim.number));
  }
  return deck;
}

// A search over the cards of which the deal rules speak, the narrowest first; the others fit into
// any hand, and equal hands are tried once.
class Search {
 public:
  Search(const Setup& setup, Hand deck)
      : seats_{setup.seats}, each_{deck.count() / setup.seats}, third_{setup.third_gas_mask} {
    for (Type type : {Type::mafian, Type::gandalf, Type::kuskona, Type::gravedigger,
                      Type::al_capone, Type::leech, Type::cobra, Type::cloud_treader,
                      Type::mad_shooter, Type::mage, Type::ghost_bobo, Type::slime, Type::atheist,
                      Type::matrix, Type::doctor, Type::spyglass, Type::tightrope_walker}) {
      for (unsigned n = 1; n <= kCopies[index(type)]; ++n) {
        if (deck.has(card(type, n))) cards_[count_++] = card(type, n);
      }
    }
  }

  bool found() { return place(0); }

 private:
  bool place(unsigned next) {
    if (next == count_) return true;
    if (++steps_ > kSearch) return false;
    for (int seat = 0; seat < seats_; ++seat) {
      const Hand before = hands_[static_cast<unsigned>(seat)];
      bool tried = false;
      for (int other = 0; other < seat; ++other) {
        tried = tried || hands_[static_cast<unsigned>(other)] == before;
      }
      const Hand with = before | Hand::of(cards_[next]);
      if (tried || with.count() > each_ || fault_of(with, third_) != HandFault::none) continue;
      hands_[static_cast<unsigned>(seat)] = with;
      if (place(next + 1)) return true;
      hands_[static_cast<unsigned>(seat)] = before;
    }
    return false;
  }

  int seats_;
  int each_;
  ThirdGasMask third_;
  std::array<CardId, kDeck> cards_{};
  unsigned count_ = 0;
  std::array<Hand, kMostPlayers> hands_{};
  int steps_ = 0;
};

}  // namespace

// MRK-DECK-3
int mafians(const Setup& setup) {
  if (setup.deck_given != 0) return setup.deck[index(Type::mafian)];
  if (setup.mafian_count != kAutomatic) return setup.mafian_count;
  return setup.seats <= 4 ? 1 : setup.seats <= 6 ? 2 : 3;
}

// MRK-DECK-4, -5  Lowering a count always removes the highest-numbered copies.
Hand deck_of(const Setup& setup) {
  if (setup.deck_given == 0) return default_deck(setup);
  Hand deck = kWholeDeck;
  for (unsigned i = 0; i < kTypes; ++i) keep(deck, static_cast<Type>(i), setup.deck[i]);
  return deck;
}

bool can_be_dealt(const Setup& setup, Hand deck) { return Search(setup, deck).found(); }

Plan plan(const Setup& setup) {
  Plan plan{.setup = setup};
  plan.deck = deck_of(setup);
  plan.each = static_cast<std::uint8_t>(plan.deck.count() / setup.seats);
  plan.moderated = setup.moderated;
  return plan;
}

}  // namespace omerta::mrakoszlap
