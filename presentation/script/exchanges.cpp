// Exchanges two places of a deal, or more, so that no rule is broken and nothing said comes out
// otherwise.
#include "presentation/script/exchanges.h"

#include <algorithm>
#include <array>
#include <utility>

namespace omerta::script {
namespace {

constexpr int kRepairs = 300;           // exchanges that make a deal one that may be dealt
constexpr int kDeals = 20;              // begun anew to find one
constexpr int kPartners = 3;            // who may give a thing away in its place
constexpr std::size_t kTogether = 400;  // worlds with two exchanges

using FaultsBySeat = std::array<int, kSeats>;

FaultsBySeat faults_by_seat(const Evening& evening, const Cards& cards) {
  FaultsBySeat all{};
  for (Seat seat : evening.game().standing().seats) all[index(seat)] = evening.faults(cards, seat);
  return all;
}

// The exchange after which the fewest faults are left: none that makes it worse.
std::optional<std::size_t> best_exchange(const Evening& evening, const UnknownDeal& deal,
                                         Cards cards, std::size_t one, chance::Dice& dice) {
  const FaultsBySeat before = faults_by_seat(evening, cards);
  std::optional<std::size_t> best;
  int least = 0;
  for (std::size_t other = 0; other < cards.size(); ++other) {
    if (deal.is_known(other) || !may_exchange(deal, cards, one, other)) continue;
    std::swap(cards[one], cards[other]);
    int worse = 0;
    for (Seat seat : {deal.owner(one), deal.owner(other)}) {
      worse += evening.faults(cards, seat) - before[index(seat)];
    }
    std::swap(cards[one], cards[other]);
    if (worse > least || (worse == least && best && !dice.once_in(3))) continue;
    least = worse;
    best = other;
  }
  return best;
}

// Which exchange may go with another: the two seats exchange one thing more, or a thing that turns
// its owner's side goes elsewhere.
std::vector<std::pair<std::size_t, std::size_t>> further_exchanges(const Evening& evening,
                                                                   const UnknownDeal& deal,
                                                                   const Cards& cards, Gift gift) {
  std::vector<std::pair<std::size_t, std::size_t>> all;
  for (std::size_t own : deal.places_of(gift.to)) {
    for (std::size_t other : deal.places_of(deal.owner(gift.from))) all.push_back({own, other});
  }
  const Things turning = things(evening.turning());
  for (std::size_t one = 0; one < cards.size(); ++one) {
    if (deal.is_known(one) || !turning.test(static_cast<std::size_t>(cards[one]))) continue;
    for (std::size_t other = 0; other < cards.size(); ++other) all.push_back({one, other});
  }
  std::erase_if(
      all, [&](const auto& pair) { return pair.first == gift.from || pair.second == gift.from; });
  return all;
}

// That world, if it goes as this evening has gone; or else with one exchange more.
std::optional<World> alongside(const Evening& evening, const UnknownDeal& deal, const Cards& cards,
                               Gift gift) {
  auto world = evening.begun(cards);
  if (world && evening.plays_along(*world)) return world;
  if (deal.awake().empty()) return {};
  for (const auto& [one, other] : further_exchanges(evening, deal, cards, gift)) {
    Cards more = cards;
    if (!may_exchange(deal, more, one, other)) continue;
    std::swap(more[one], more[other]);
    world = evening.begun(more);
    if (world && evening.plays_along(*world)) return world;
  }
  return {};
}

}  // namespace

bool may_exchange(const UnknownDeal& deal, const Cards& cards, std::size_t one, std::size_t other) {
  const bool apart = deal.owner(one) != deal.owner(other) && cards[one] != cards[other];
  const auto here = static_cast<std::size_t>(cards[one]);
  const auto there = static_cast<std::size_t>(cards[other]);
  return apart && deal.may_hold(one).test(there) && deal.may_hold(other).test(here);
}

std::vector<std::size_t> unknown_places(const UnknownDeal& deal) {
  std::vector<std::size_t> all;
  for (std::size_t place = 0; place < deal.places(); ++place) {
    if (!deal.is_known(place)) all.push_back(place);
  }
  return all;
}

std::optional<Cards> repaired(const Evening& evening, const UnknownDeal& deal, Cards cards,
                              chance::Dice& dice) {
  for (int i = 0; i < kRepairs; ++i) {
    const FaultsBySeat faults = faults_by_seat(evening, cards);
    std::vector<std::size_t> faulty;
    for (std::size_t place = 0; place < cards.size(); ++place) {
      if (faults[index(deal.owner(place))] > 0 && !deal.is_known(place)) faulty.push_back(place);
    }
    if (faulty.empty()) break;
    const std::size_t one = faulty[dice.below(static_cast<std::uint32_t>(faulty.size()))];
    const auto other = best_exchange(evening, deal, cards, one, dice);
    if (other) std::swap(cards[one], cards[*other]);
  }
  return evening.faults(cards) == 0 ? std::optional{cards} : std::nullopt;
}

std::optional<Cards> dealt_right(const Evening& evening, const UnknownDeal& deal,
                                 const Cards& rather, chance::Dice& dice) {
  Cards from = rather;
  for (int i = 0; i < kDeals; ++i) {
    const auto cards = deal.completed(from);
    if (!cards) return {};
    if (auto right = repaired(evening, deal, *cards, dice)) return right;
    from = shuffled(rather, dice);
  }
  return {};
}

std::optional<World> with_given(const Evening& evening, const UnknownDeal& deal, const Cards& dealt,
                                Gift gift) {
  const auto own = deal.places_of(gift.to);
  int partners = 0;
  for (std::size_t i = 0; i < own.size() && partners < kPartners; ++i) {
    const std::size_t place = own[(gift.from + i) % own.size()];
    Cards cards = dealt;
    if (!may_exchange(deal, cards, place, gift.from)) continue;
    std::swap(cards[place], cards[gift.from]);
    if (evening.faults(cards) > 0) continue;
    ++partners;
    if (auto world = alongside(evening, deal, cards, gift)) return world;
  }
  if (partners > 0) return {};
  for (std::size_t place : own) {  // somebody else gives something up
    UnknownDeal assumed = deal;
    assumed.holds_one_of(place, things({dealt[gift.from]}));
    const bool may = !deal.is_known(place) && assumed.may_hold(place).any();
    const auto cards = may ? assumed.completed(dealt) : std::nullopt;
    if (!cards || *cards == dealt || evening.faults(*cards) > 0) continue;
    if (auto world = alongside(evening, deal, *cards, gift)) return world;
  }
  return {};
}

std::optional<World> at_random(const Evening& evening, const UnknownDeal& deal, const Cards& cards,
                               chance::Dice& dice) {
  const auto right = repaired(evening, deal, cards, dice);
  auto world = right ? evening.begun(*right) : std::nullopt;
  if (world) world->at_random = true;
  return world;
}

std::vector<World> together(const Evening& evening, const UnknownDeal& deal, const Cards& dealt,
                            const std::vector<const World*>& each) {
  std::vector<World> all;
  for (std::size_t i = 0; i < each.size(); ++i) {
    for (std::size_t k = 0; k < i && all.size() < kTogether; ++k) {
      Cards cards = each[i]->cards;
      bool apart = true;
      for (std::size_t place = 0; place < cards.size(); ++place) {
        if (each[k]->cards[place] == dealt[place]) continue;
        apart &= cards[place] == dealt[place];
        cards[place] = each[k]->cards[place];
      }
      if (!apart || !deal.allows(cards) || evening.faults(cards) > 0) continue;
      auto world = evening.begun(cards);
      if (world && evening.plays_along(*world)) all.push_back(std::move(*world));
    }
  }
  return all;
}

}  // namespace omerta::script
