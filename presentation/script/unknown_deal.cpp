// Deals that fit what is known.
#include "presentation/script/unknown_deal.h"

#include <algorithm>

#include "engine/expect.h"

namespace omerta::script {
namespace {

// Places take what they rather hold; whoever finds nothing left moves somebody else.
class Fitting {
 public:
  Fitting(const std::vector<Things>& may, std::vector<int> left)
      : may_{may}, left_{std::move(left)}, held_(may.size(), kNothing) {}

  std::optional<std::vector<int>> fit(const std::vector<int>& rather) {
    for (std::size_t place = 0; place < may_.size(); ++place) {
      const auto thing = static_cast<std::size_t>(rather[place]);
      if (may_[place].test(thing) && left_[thing] > 0) take(place, rather[place]);
    }
    for (std::size_t place = 0; place < may_.size(); ++place) {
      Things tried;
      if (held_[place] == kNothing && !find(place, tried)) return {};
    }
    return held_;
  }

 private:
  static constexpr int kNothing = -1;

  void take(std::size_t place, int thing) {
    held_[place] = thing;
    --left_[static_cast<std::size_t>(thing)];
  }

  bool find(std::size_t place, Things& tried) {
    for (std::size_t thing = 0; thing < left_.size(); ++thing) {
      if (!may_[place].test(thing) || tried.test(thing)) continue;
      tried.set(thing);
      if (left_[thing] == 0 && !free(thing, tried)) continue;
      take(place, static_cast<int>(thing));
      return true;
    }
    return false;
  }

  // Somebody who holds this finds something else.
  bool free(std::size_t thing, Things& tried) {
    for (std::size_t place = 0; place < held_.size(); ++place) {
      if (held_[place] != static_cast<int>(thing)) continue;
      if (!find(place, tried)) continue;
      ++left_[thing];
      return true;
    }
    return false;
  }

  const std::vector<Things>& may_;
  std::vector<int> left_;
  std::vector<int> held_;
};

std::vector<Place> one_for_each(const std::vector<int>& dealt) {
  std::vector<Place> places;
  for (std::size_t i = 0; i < dealt.size(); ++i) {
    places.push_back({static_cast<Seat>(i), Things{}.set()});
  }
  return places;
}

}  // namespace

Things things(const std::vector<int>& ids) {
  Things all;
  for (int id : ids) all.set(static_cast<std::size_t>(id));
  return all;
}

UnknownDeal::UnknownDeal(const std::vector<int>& dealt) : UnknownDeal{dealt, one_for_each(dealt)} {}

UnknownDeal::UnknownDeal(const std::vector<int>& dealt, const std::vector<Place>& places) {
  expect(places.size() == dealt.size());
  for (int id : dealt) {
    const auto thing = static_cast<std::size_t>(id);
    expect(thing < kMostThings);
    if (thing >= counts_.size()) counts_.resize(thing + 1);
    ++counts_[thing];
  }
  const Things all = things(dealt);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Seat owner = places[i].owner;
    owner_.push_back(owner);
    may_.push_back(places[i].kinds & all);
    if (index(owner) >= places_of_.size()) places_of_.resize(index(owner) + 1);
    places_of_[index(owner)].push_back(i);
  }
}

bool UnknownDeal::has(Seat seat) const {
  return index(seat) < places_of_.size() && !places_of_[index(seat)].empty();
}

const std::vector<std::size_t>& UnknownDeal::places_of(Seat seat) const {
  expect(index(seat) < places_of_.size());
  return places_of_[index(seat)];
}

void UnknownDeal::holds_one_of(std::size_t place, const Things& these) { may_[place] &= these; }

void UnknownDeal::holds_none_of(std::size_t place, const Things& these) { may_[place] &= ~these; }

// Where most is known already and one of them may be.
void UnknownDeal::holds_one_of(Seat seat, const Things& these) {
  std::optional<std::size_t> found;
  for (std::size_t place : places_of(seat)) {
    if ((may_[place] & these).none()) continue;
    if (!found || may_[place].count() < may_[*found].count()) found = place;
  }
  if (!found) found = places_of(seat).front();  // it cannot be, and no deal will fit
  may_[*found] &= these;
}

void UnknownDeal::holds_none_of(Seat seat, const Things& these) {
  for (std::size_t place : places_of(seat)) may_[place] &= ~these;
}

bool UnknownDeal::is_known(Seat seat) const {
  const auto all = places_of(seat);
  return std::all_of(all.begin(), all.end(), [&](std::size_t place) { return is_known(place); });
}

bool UnknownDeal::is_found(std::size_t thing) const {
  int found = 0;
  for (const Things& may : may_) found += may.count() == 1 && may.test(thing) ? 1 : 0;
  return thing >= counts_.size() || found >= counts_[thing];
}

bool UnknownDeal::allows(const std::vector<int>& deal) const {
  for (std::size_t place = 0; place < may_.size(); ++place) {
    if (!may_[place].test(static_cast<std::size_t>(deal[place]))) return false;
  }
  return true;
}

std::optional<std::vector<int>> UnknownDeal::completed(const std::vector<int>& rather) const {
  expect(rather.size() == may_.size());
  return Fitting{may_, counts_}.fit(rather);
}

std::vector<int> shuffled(std::vector<int> things, chance::Dice& dice) {
  for (std::size_t i = things.size(); i > 1; --i) {
    std::swap(things[i - 1], things[dice.below(static_cast<std::uint32_t>(i))]);
  }
  return things;
}

}  // namespace omerta::script
