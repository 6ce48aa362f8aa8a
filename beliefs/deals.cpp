// Seats of which the same was told make a group, kinds that nothing tells apart a pile: what is
// counted is how many of each pile each group holds.
#include "beliefs/deals.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "beliefs/drawn_deals.h"
#include "engine/expect.h"

namespace omerta::beliefs {
namespace {

using Marks = std::uint64_t;  // which of the limits
static_assert(kLimits <= 64);

struct Pile {
  Kinds kinds{};
  int count = 0;
  double orders = 1;  // in which its kinds may lie
};

struct Group {
  Seats seats{};
  std::uint32_t piles = 0;  // that may be held there
  Marks limits = 0;         // that speak of it
};

constexpr auto kChoose = [] {  // so many of so many
  std::array<std::array<double, kSeats + 1>, kSeats + 1> all{};
  for (unsigned n = 0; n <= kSeats; ++n) {
    all[n][0] = 1;
    for (unsigned k = 1; k <= n; ++k) all[n][k] = all[n - 1][k - 1] + (k < n ? all[n - 1][k] : 0);
  }
  return all;
}();

double choose(int of, int count) {
  return kChoose[static_cast<unsigned>(of)][static_cast<unsigned>(count)];
}

class Counting {
 public:
  Counting(const Dealing& dealing, const Deck& deck, std::uint64_t looks, Effort& effort)
      : dealing_{dealing}, deck_{deck}, looks_{looks}, effort_{effort} {
    make_piles();
    make_groups();
    taken_.assign(groups_.size(), std::vector<int>(piles_.size()));
    sums_.assign(groups_.size(), std::vector<double>(piles_.size()));
    have_.assign(dealing.limits.size(), 0);
    for (const Pile& pile : piles_) left_.push_back(pile.count);
    const std::size_t kept = piles_.size() + have_.size();
    steps_ = 1 + kept * groups_.size() + 2 * piles_.size() * have_.size();
  }

  bool count() { return fits_behind(0) ? visit(0, orders_) : true; }  // false: there is too much
  std::uint64_t looks() const { return looks_; }
  double deals() const { return deals_; }

  void add_to(Counted& counted) const {
    counted.deals += deals_;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      for (std::size_t p = 0; p < piles_.size(); ++p) add_to(counted, g, p);
    }
  }

 private:
  void add_to(Counted& counted, std::size_t g, std::size_t p) const {
    const double each = sums_[g][p] / groups_[g].seats.count();
    for (unsigned kind = 0; kind < kKinds; ++kind) {
      if (!piles_[p].kinds.has(kind)) continue;
      const double share = each * deck_[kind] / piles_[p].count;
      for (Seat seat : groups_[g].seats) counted.share[index(seat)][kind] += share;
    }
  }

  void make_piles() {
    std::map<std::pair<std::uint32_t, Marks>, std::size_t> known;
    for (unsigned kind = 0; kind < kKinds; ++kind) {
      if (deck_[kind] == 0) continue;
      const Seats holders = seats_where(Seats::first(dealing_.seats), [&](Seat seat) {
        return dealing_.may_hold[index(seat)].has(kind);
      });
      Marks marks = 0;
      for (std::size_t i = 0; i < dealing_.limits.size(); ++i) {
        if (dealing_.limits[i].kinds.has(kind)) marks |= Marks{1} << i;
      }
      const auto [at, is_new] = known.try_emplace({holders.bits, marks}, piles_.size());
      if (is_new) piles_.push_back({});
      Pile& pile = piles_[at->second];
      pile.kinds |= Kinds::of(kind);
      pile.count += deck_[kind];
      pile.orders *= choose(pile.count, deck_[kind]);
    }
    for (const Pile& pile : piles_) orders_ *= pile.orders;
  }

  void make_groups() {
    std::map<std::pair<std::uint32_t, Marks>, std::size_t> known;
    for (Seat seat : Seats::first(dealing_.seats)) {
      Group group{.seats = Seats::of(seat)};
      for (std::size_t p = 0; p < piles_.size(); ++p) {
        const Kinds held = dealing_.may_hold[index(seat)] & piles_[p].kinds;
        if (!held.empty()) group.piles |= std::uint32_t{1} << p;
      }
      for (std::size_t i = 0; i < dealing_.limits.size(); ++i) {
        if (dealing_.limits[i].among.has(seat)) group.limits |= Marks{1} << i;
      }
      const auto [at, is_new] = known.try_emplace({group.piles, group.limits}, groups_.size());
      if (is_new) {
        groups_.push_back(group);
      } else {
        groups_[at->second].seats |= group.seats;
      }
    }
    std::stable_sort(groups_.begin(), groups_.end(), [](const Group& a, const Group& b) {
      return std::popcount(a.piles) < std::popcount(b.piles);
    });
  }

  // Whether what is left of the piles, and of the limits, can still come out.
  bool fits_behind(std::size_t group) const {
    for (std::size_t p = 0; p < piles_.size(); ++p) {
      int room = 0;
      for (std::size_t g = group; g < groups_.size(); ++g) {
        if ((groups_[g].piles >> p & 1U) != 0) room += groups_[g].seats.count();
      }
      if (left_[p] > room) return false;
    }
    for (std::size_t i = 0; i < have_.size(); ++i) {
      int room = 0;
      for (std::size_t g = group; g < groups_.size(); ++g) {
        if ((groups_[g].limits >> i & 1U) != 0) room += groups_[g].seats.count();
      }
      if ((dealing_.limits[i].counts >> have_[i] & at_most(room)) == 0) return false;
    }
    return true;
  }

  bool visit(std::size_t group, double weight) {
    if (group == groups_.size()) {
      add(weight);
      return true;
    }
    if (looks_ == 0) return false;
    --looks_;
    return deal(group, 0, groups_[group].seats.count(), weight);
  }

  // The rest of a group from the rest of the piles.
  bool deal(std::size_t group, std::size_t pile, int open, double weight) {
    if (pile == piles_.size()) return open > 0 ? true : close(group, weight);
    const bool may = (groups_[group].piles >> pile & 1U) != 0;
    const int most = may ? std::min(open, left_[pile]) : 0;
    bool all = true;
    for (int count = 0; count <= most && all; ++count) {
      taken_[group][pile] = count;
      left_[pile] -= count;
      all = deal(group, pile + 1, open - count, weight * choose(open, count));
      left_[pile] += count;
    }
    taken_[group][pile] = 0;
    return all;
  }

  bool close(std::size_t group, double weight) {
    if (!effort_.spend(steps_)) return false;
    note(group, 1);
    const bool all = fits_behind(group + 1) ? visit(group + 1, weight) : true;
    note(group, -1);
    return all;
  }

  void note(std::size_t group, int sign) {
    for (std::size_t i = 0; i < have_.size(); ++i) {
      if ((groups_[group].limits >> i & 1U) == 0) continue;
      for (std::size_t p = 0; p < piles_.size(); ++p) {
        const bool meant = dealing_.limits[i].kinds.covers(piles_[p].kinds);
        if (meant) have_[i] += sign * taken_[group][p];
      }
    }
  }

  void add(double weight) {
    deals_ += weight;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      for (std::size_t p = 0; p < piles_.size(); ++p) sums_[g][p] += weight * taken_[g][p];
    }
  }

  const Dealing& dealing_;
  const Deck& deck_;
  std::uint64_t looks_;
  Effort& effort_;
  std::uint64_t steps_ = 0;  // that closing a group takes
  std::vector<Pile> piles_;
  std::vector<Group> groups_;
  std::vector<int> left_;                // of each pile
  std::vector<int> have_;                // of each limit
  std::vector<std::vector<int>> taken_;  // by group and pile
  std::vector<std::vector<double>> sums_;
  double orders_ = 1;
  double deals_ = 0;
};

}  // namespace

void Dealing::limit(const Limit& limit) {
  const bool known = std::find(limits.begin(), limits.end(), limit) != limits.end();
  if (!known && limits.size() < kLimits) limits.push_back(limit);
}

double Counted::of(Seat seat, Kinds kinds) const {
  double sum = 0;
  for (unsigned kind = 0; kind < kKinds; ++kind) {
    if (kinds.has(kind)) sum += share[index(seat)][kind];
  }
  return sum;
}

Counted counted(const Dealing& dealing, std::uint64_t most_looks) {
  Effort any;
  return counted(dealing, any, most_looks);
}

Counted counted(const Dealing& dealing, Effort& effort, std::uint64_t most_looks) {
  Counted counted;
  std::uint64_t looks = most_looks;
  for (const Deck& deck : dealing.decks) {
    Counting counting{dealing, deck, looks, effort};
    if (!counting.count()) return estimated(dealing, effort);
    looks = counting.looks();
    counting.add_to(counted);
  }
  if (counted.deals == 0) {
    counted.how = Counted::How::contradiction;
    return counted;
  }
  for (auto& seat : counted.share) {
    for (double& share : seat) share /= counted.deals;
  }
  return counted;
}

}  // namespace omerta::beliefs
