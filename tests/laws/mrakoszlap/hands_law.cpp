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

}  // namespace

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
       {spent_fault(page.before.truth, truth), place_fault(plan, truth)}) {
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
