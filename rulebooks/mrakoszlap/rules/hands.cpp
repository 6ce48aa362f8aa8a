// Cards that are spent and cards that are gained: which copy goes, which number comes, who is told.
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

constexpr unsigned kDealtTreaders = kCopies[index(Type::cloud_treader)];
constexpr unsigned kDealtMirrors = kCopies[index(Type::mirror)];

std::uint16_t mirror_bit(unsigned number) { return static_cast<std::uint16_t>(1U << number); }

// All Mirrors of a player by number, dealt and gained.
std::uint16_t mirrors_of(const Turn& t, Seat seat) {
  const std::uint64_t dealt =
      t.truth().hand[index(seat)] >> kFirst[index(Type::mirror)] & ((1U << kDealtMirrors) - 1);
  return static_cast<std::uint16_t>(dealt << 1 | t.truth().mirrors[index(seat)]);
}

bool leech_profits(const Turn& t, Seat loser) { return t.truth().tonight.held == loser; }

// MRK-EXCH-1 to -3  When one of the two loses a Cloud-Treader the other gains one: at once or
// later.
void exchange(Turn& t, Seat loser) {
  for (Type type : {Type::gandalf, Type::kuskona}) {
    const Type other = type == Type::gandalf ? Type::kuskona : Type::gandalf;
    if (!holds(t, loser, other)) continue;
    if (t.plan().setup.exchange_timing == ExchangeTiming::end_of_phase) {
      const unsigned which = type == Type::gandalf ? 0 : 1;
      ++t.truth().tonight.owed[which];
      t.truth().tonight.owed_by[which] = t.truth().flight;
    } else {
      exchange_gain(t, type);
    }
  }
}

}  // namespace

bool holds(const Turn& t, Seat seat, Type type) {
  return Hand{t.truth().hand[index(seat)]}.has(type);
}

Seat holder(const Turn& t, CardId id) { return t.truth().holder[index(id)]; }

Seat living_holder(const Turn& t, Type type) {
  const Seat seat = holder(t, card(type));
  return seat != Seat::nobody && t.truth().alive.has(seat) ? seat : Seat::nobody;
}

bool has_mirror(const Turn& t, Seat seat) { return mirrors_of(t, seat) != 0; }

// MRK-END-3  Muddied ones before clean ones, then the lowest number.
Glass break_mirror(Turn& t, Seat seat) {
  const std::uint16_t own = mirrors_of(t, seat);
  const auto muddied = static_cast<std::uint16_t>(own & t.truth().muddied);
  const auto number = static_cast<unsigned>(std::countr_zero(muddied != 0 ? muddied : own));
  if (number <= kDealtMirrors) {
    t.truth().hand[index(seat)] &= ~Hand::of(card(Type::mirror, number)).bits;
  } else {
    t.truth().mirrors[index(seat)] =
        static_cast<std::uint16_t>(t.truth().mirrors[index(seat)] & ~mirror_bit(number));
  }
  t.truth().muddied = static_cast<std::uint16_t>(t.truth().muddied & ~mirror_bit(number));
  t.truth().tonight.broken |= Seats::of(seat);
  return {static_cast<std::uint16_t>(number), muddied == 0};
}

// MRK-JOZIN-2  On the lowest-numbered clean Mirror; without one the use is spent for nothing.
bool muddy_mirror(Turn& t, Seat seat) {
  const auto clean = static_cast<std::uint16_t>(mirrors_of(t, seat) & ~t.truth().muddied);
  if (clean == 0) return false;
  t.truth().muddied = static_cast<std::uint16_t>(t.truth().muddied |
                                                 (clean & static_cast<std::uint16_t>(~clean + 1)));
  return true;
}

unsigned spend(Turn& t, Seat seat, Type type) {
  const CardId id = Hand{t.truth().hand[index(seat)]}.lowest(type);
  t.truth().hand[index(seat)] &= ~Hand::of(id).bits;
  return number_of(id);
}

// The lowest-numbered Cloud-Treader, dealt or gained; 0 if there is none.
unsigned lowest_treader(const Turn& t, Seat seat) {
  const Hand hand{t.truth().hand[index(seat)]};
  if (hand.has(Type::cloud_treader)) return number_of(hand.lowest(Type::cloud_treader));
  for (unsigned i = 0; i < t.truth().treaders; ++i) {
    if (t.truth().treader[i] == seat) return kDealtTreaders + 1 + i;
  }
  return 0;
}

// MRK-CLOUD-1, -2  The last defence goes; whoever profits from it is noted.
void spend_treader(Turn& t, Seat seat, unsigned number) {
  if (number <= kDealtTreaders) {
    t.truth().hand[index(seat)] &= ~Hand::of(card(Type::cloud_treader, number)).bits;
  } else {
    t.truth().treader[number - kDealtTreaders - 1] = Seat::nobody;
  }
}

void after_treader_lost(Turn& t, Seat seat) {
  Tonight& tonight = t.truth().tonight;
  if (t.table().phase < Phase::report) {  // MRK-LEECH-2, MRK-GRAVE-2: night only
    if (leech_profits(t, seat)) ++tonight.held_losses;
    ++tonight.losses;
    if (holder(t, card(Type::gravedigger)) == seat) ++tonight.losses_of_digger;
  }
  exchange(t, seat);
}

// MRK-DECK-7  New copies are numbered in the order of gaining, whatever was trimmed.
unsigned gain_treader(Turn& t, Seat seat) {
  expect(t.truth().treaders < kNewTreaders);
  t.truth().treader[t.truth().treaders] = seat;
  return kDealtTreaders + ++t.truth().treaders;
}

unsigned gain_mirror(Turn& t, Seat seat) {
  const unsigned number = kDealtMirrors + ++t.truth().made;
  expect(number < kMirrorNumbers);  // only the Glazier gains, one for a Mirror of another's
  t.truth().mirrors[index(seat)] =
      static_cast<std::uint16_t>(t.truth().mirrors[index(seat)] | mirror_bit(number));
  return number;
}

}  // namespace omerta::mrakoszlap
