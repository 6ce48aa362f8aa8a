// Cards never appear from nowhere and never change hands: what a seat was told of its own cards is
// what it holds (MRK-DECK-7, MRK-CLOUD-2, MRK-REPORT-4, MRK-DAYDEF-3, MRK-DEATH-2).
#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {
namespace {

int treaders_of(const Truth& truth, Seat seat) {
  int count = 0;
  for (unsigned i = 0; i < truth.treaders; ++i) count += truth.treader[i] == seat ? 1 : 0;
  return count;
}

std::string spent_fault(const Truth& was, const Truth& is) {
  for (unsigned i = 0; i < kPlayers; ++i) {
    if ((is.hand[i] & ~was.hand[i]) != 0) return "a card has come back";
  }
  if ((was.used & ~is.used) != 0) return "a use has come back";
  if (is.treaders < was.treaders || is.made < was.made) return "a gain was undone";
  for (unsigned i = 0; i < was.treaders; ++i) {
    if (is.treader[i] != was.treader[i] && is.treader[i] != Seat::nobody) {
      return "a Cloud-Treader has changed hands";
    }
  }
  return {};
}

std::string place_fault(const Plan& plan, const Truth& truth) {
  Hand seen;
  for (unsigned i = 0; i < plan.setup.seats; ++i) {
    const Hand hand{truth.hand[i]};
    if (!(seen & hand).empty()) return "a card in two hands";
    seen |= hand;
    for (std::uint64_t left = hand.bits; left != 0; left &= left - 1) {
      if (index(truth.holder[static_cast<unsigned>(std::countr_zero(left))]) != i) {
        return "a card in a wrong hand";
      }
    }
  }
  return (seen - plan.deck).empty() ? "" : "a card that was not in the deck";
}

// By day everybody knows his own hand.
std::string knowledge_fault(const Plan& plan, const State& state) {
  for (Seat seat : Seats::first(plan.setup.seats)) {
    const Notes& notes = state.notes[index(seat)];
    if (notes.hand != state.truth.hand[index(seat)]) return "knows another hand";
    if (notes.treaders != treaders_of(state.truth, seat)) return "knows other gains";
    if (notes.mirrors != std::popcount(state.truth.mirrors[index(seat)])) {
      return "knows other mirrors";
    }
  }
  return {};
}

// Section 2.1, column "Uses"; MRK-JOZIN-1.
struct Limit {
  Type type;
  Ask ask;  // by which a use is complete
  int uses;
};
constexpr Limit kLimits[] = {{Type::jailer, ask::jail, 1},
                             {Type::gravedigger, ask::open_graves, 1},
                             {Type::matrix, ask::enter_matrix, 1},
                             {Type::jozin, ask::muddy, 3},
                             {Type::sniper, ask::snipe, 1},
                             {Type::sock, ask::throw_sock, 1},
                             {Type::blind_executioner, ask::substitute_second, 2}};

int limit_of(const State& state, const Limit& limit) {
  if (limit.type != Type::jozin) return limit.uses;
  const Seat jozin = holder(state, card(Type::jozin));
  for (CardId id : {card(Type::mafian, 1), card(Type::mafian, 2), card(Type::mafian, 3),
                    card(Type::sniper), card(Type::mad_shooter, 1), card(Type::mad_shooter, 2)}) {
    if (holder(state, id) == jozin) return 2;
  }
  return 3;
}

}  // namespace

// A card is used up when its uses have been made, and not before; the sock when it is thrown, which
// takes a second player unless the thrower only says yes.
std::string HandsLaw::uses_fault(const Page& page) {
  const bool yes = page.game.plan.setup.sock_targets == SockTargets::own_neighbours;
  for (const Told& told : page.told) {
    if (told.event.fact != fact::ordered) continue;
    for (const Limit& limit : kLimits) {
      const bool sock = limit.type == Type::sock && !yes;
      const Ask last = sock ? ask::sock_neighbour : limit.ask;
      if (static_cast<Ask>(told.event.what) == last) ++uses_[limit.type];
    }
  }
  for (const Limit& limit : kLimits) {
    const bool gone = uses_[limit.type] >= limit_of(page.after, limit);
    const bool used = (page.after.truth.used & Hand::of(limit.type).bits) != 0;
    if (gone != used) return "a card is used up too early or too late";
  }
  return {};
}

// MRK-DECK-7  8, 9, 10 ... and 6, 7, 8 ..., in the order of gaining.
std::string HandsLaw::hear(const Event& event) {
  if (event.fact != fact::gained) return {};
  const bool mirror = static_cast<Type>(event.what) == Type::mirror;
  unsigned& last = mirror ? last_mirror_ : last_treader_;
  ++gains;
  return event.much == ++last ? "" : "a gained card has a wrong number";
}

std::string HandsLaw::read(const Page& page) {
  const Plan& plan = page.game.plan;
  for (const Told& told : page.told) {
    const std::string fault = hear(told.event);
    if (!fault.empty()) return fault;
  }
  if (page.before.table.round == 0) return {};
  const Truth& truth = page.after.truth;
  for (const std::string& fault :
       {spent_fault(page.before.truth, truth), place_fault(plan, truth), uses_fault(page)}) {
    if (!fault.empty()) return fault;
  }
  for (Seat seat : page.before.truth.alive - truth.alive) {
    const bool treader = Hand{truth.hand[index(seat)]}.has(Type::cloud_treader);
    if (treader || treaders_of(truth, seat) > 0) return "died with a Cloud-Treader";
  }
  const bool day = truth.row >= Row::day_open && !page.game.over();
  return day ? knowledge_fault(plan, page.after) : "";
}

}  // namespace omerta::mrakoszlap::laws
