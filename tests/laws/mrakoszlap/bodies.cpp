// Losing and gaining.
#include "tests/laws/mrakoszlap/bodies.h"

namespace omerta::mrakoszlap::laws {
namespace {

std::set<unsigned> numbers(Hand hand, Type type) {
  std::set<unsigned> found;
  for (unsigned number = 1; number <= kCopies[index(type)]; ++number) {
    if (hand.has(card(type, number))) found.insert(number);
  }
  return found;
}

std::uint16_t gain_number(unsigned number, Type by) {  // as the night's log has it
  return static_cast<std::uint16_t>(number | index(by) << 10);
}

bool spend_lowest(std::set<unsigned>& numbers) {
  if (numbers.empty()) return false;
  numbers.erase(numbers.begin());
  return true;
}

}  // namespace

Bodies::Bodies(const Plan& plan, const State& state)
    : seats_{plan.setup.seats}, holder_{state.truth.holder} {
  const Truth& truth = state.truth;
  for (unsigned i = 0; i < seats_; ++i) {
    const Hand hand{truth.hand[i]};
    Body& body = all_[i];
    body.lives = truth.alive.has(static_cast<Seat>(i));
    body.treaders = numbers(hand, Type::cloud_treader);
    body.vests = numbers(hand, Type::vest);
    body.immunities = numbers(hand, Type::immunity);
    body.walkers = numbers(hand, Type::tightrope_walker);
    for (unsigned n : numbers(hand, Type::mirror)) body.mirrors[n] = (truth.muddied >> n & 1U) != 0;
    for (unsigned n = 6; n < 16; ++n) {
      if ((truth.mirrors[i] >> n & 1U) != 0) body.mirrors[n] = (truth.muddied >> n & 1U) != 0;
    }
  }
  for (unsigned i = 0; i < truth.treaders; ++i) {
    if (truth.treader[i] != Seat::nobody) (*this)[truth.treader[i]].treaders.insert(8 + i);
  }
  next_treader_ = 8U + truth.treaders;
  next_mirror_ = 6U + truth.made;
}

Seat Bodies::neighbour(Seat seat, unsigned step) const {
  unsigned at = index(seat);
  do at = (at + step) % seats_;
  while (at != index(seat) && !all_[at].lives);
  return at == index(seat) ? Seat::nobody : static_cast<Seat>(at);
}

// MRK-DECK-7
void Bodies::gain_treader(Seat seat, Type by) {
  gained.push_back({Course::gain_treader, seat, gain_number(next_treader_, by)});
  all_[index(seat)].treaders.insert(next_treader_++);
}
void Bodies::gain_mirror(Seat seat, Type by) {
  gained.push_back({Course::gain_mirror, seat, gain_number(next_mirror_, by)});
  all_[index(seat)].mirrors[next_mirror_++] = false;
}

// MRK-EXCH-1
void Bodies::exchange_for(Seat loser) {
  if (holds(loser, Type::kuskona)) {
    if (exchanges.put_off) {
      ++exchanges.gandalf_owed;
    } else {
      give(Type::gandalf);
    }
  }
  if (holds(loser, Type::gandalf)) {
    if (exchanges.put_off) {
      ++exchanges.kuskona_owed;
    } else {
      give(Type::kuskona);
    }
  }
}

void Bodies::give(Type to) {
  bool& has = to == Type::gandalf ? exchanges.gandalf_has : exchanges.kuskona_has;
  if (!lives(holder(to)) || holder(to) == exchanges.powerless) return;
  if (exchanges.limited && has) return;
  has = true;
  gain_treader(holder(to), to);
}

// MRK-END-1 (6)
void Bodies::pay_exchanges() {
  for (; exchanges.kuskona_owed > 0; --exchanges.kuskona_owed) give(Type::kuskona);
  for (; exchanges.gandalf_owed > 0; --exchanges.gandalf_owed) give(Type::gandalf);
}

bool Bodies::strike_by_day(const Setup& setup, Seat seat, Kind kind) {
  Body& body = (*this)[seat];
  const bool gallows = kind == Kind::gallows;
  const bool vest = !gallows && setup.vest_by_day == VestByDay::yes;
  if (gallows && spend_lowest(body.walkers)) return false;
  if (spend_lowest(body.immunities) || (vest && spend_lowest(body.vests))) return false;
  if (spend_lowest(body.treaders)) return true;
  body.lives = false;
  return false;
}

std::string Bodies::difference(const Bodies& other) const {
  for (unsigned i = 0; i < seats_; ++i) {
    if (all_[i] == other.all_[i]) continue;
    const std::string lives = all_[i].lives != other.all_[i].lives ? " (life)" : "";
    return "seat " + std::to_string(i) + " comes out of it otherwise" + lives;
  }
  return {};
}

}  // namespace omerta::mrakoszlap::laws
