// Deals that fit what is known.
#include "presentation/script/unknown_deal.h"

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

}  // namespace

Things things(const std::vector<int>& ids) {
  Things all;
  for (int id : ids) all.set(static_cast<std::size_t>(id));
  return all;
}

UnknownDeal::UnknownDeal(const std::vector<int>& dealt) {
  for (int id : dealt) {
    const auto thing = static_cast<std::size_t>(id);
    expect(thing < kMostThings);
    if (thing >= counts_.size()) counts_.resize(thing + 1);
    ++counts_[thing];
  }
  may_.assign(dealt.size(), things(dealt));
}

void UnknownDeal::holds_one_of(std::size_t place, const Things& these) { may_[place] &= these; }

void UnknownDeal::holds_none_of(std::size_t place, const Things& these) { may_[place] &= ~these; }

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
