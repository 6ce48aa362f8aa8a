// One pass over all cores by recursion, and the chain where there are too many of them.
#include "minds/cores.h"

#include <algorithm>
#include <cmath>

#include "chance/dice.h"

namespace omerta::minds {
namespace {

constexpr unsigned kDeep = kSeats;

// The evidence as factors, for those seats that are open.
class Factors {
 public:
  Factors(const Evidence& evidence, const Known& known) : known_{known} {
    const Seats all = Seats::first(known.seats);
    if (known.holder != Seat::nobody) known_.out |= Seats::of(known.holder) - known.in;
    free = all - known_.in - known_.out;
    left = std::max(0, std::min(known.clan - known.in.count(), free.count()));
    const Seats possible = left > 0 ? all - known_.out : known_.in;
    for (Seat a : possible) {
      alone[index(a)] = std::exp(evidence.clan[index(a)]);
      for (Seat b : possible) {
        if (b < a) set_pair(a, b, std::exp(evidence.pair[index(a)][index(b)]));
      }
    }
    speakers = evidence.spoke;
    for (Seat c : speakers) {
      for (Seat a : possible)
        found[index(c)][index(a)] = std::exp(evidence.finding[index(c)][index(a)]);
    }
    fill_column(evidence);
  }

  unsigned wide() const { return static_cast<unsigned>(known_.seats) + 1; }
  const Known& known() const { return known_; }

  Seats free;
  int left = 0;
  Seats speakers;
  Line alone;
  Square pairs;
  Square found;
  Line column{};  // who may hold the card, before anybody is put into the clan

 private:
  void set_pair(Seat a, Seat b, double factor) {
    pairs[index(a)][index(b)] = factor;
    pairs[index(b)][index(a)] = factor;
  }

  void fill_column(const Evidence& evidence) {
    if (known_.card == Card::in_no_hand) {
      column[wide() - 1] = 1;
      return;
    }
    if (known_.holder != Seat::nobody) {
      column[index(known_.holder)] = 1;
      return;
    }
    for (Seat c : Seats::first(known_.seats) - known_.not_holder - known_.in) {
      column[index(c)] = std::exp(evidence.holder[index(c)]);
    }
  }

  Known known_;
};

// The columns are as wide as the table, rounded up: the loops over them are the work.
template <unsigned kColumns>
class Pass {
 public:
  using Column = std::array<double, kColumns>;

  Pass(const Factors& factors, Sums& sums) : f_{factors}, sums_{sums} {}

  double run() {
    Column column;
    std::copy_n(f_.column.begin(), kColumns, column.begin());
    for (Seat seat : f_.known().in) {
      join(column, seat);
      members_[depth_++] = index(seat);
    }
    const Column all = f_.left == 0 ? column : visit(f_.free, f_.left, 1, column);
    const double total = sum(all);
    for (Seat seat : f_.known().in) enter(index(seat), all, total);
    for (Seat a : f_.known().in) {
      for (Seat b : f_.known().in) {
        if (b < a) sums_.both[index(a)][index(b)] = total;
      }
    }
    std::copy_n(all.begin(), kColumns, sums_.holds.begin());
    return total;
  }

 private:
  static double sum(const Column& column) {
    double got = 0;
    for (double each : column) got += each;
    return got;
  }

  // Whoever is in the clan does not hold the card, and what holders have said bears on him.
  void join(Column& column, Seat seat) const {
    column[index(seat)] = 0;
    for (Seat c : f_.speakers) column[index(c)] *= f_.found[index(c)][index(seat)];
  }

  void enter(unsigned seat, const Column& column, double weight) {
    sums_.in[seat] += weight;
    for (unsigned c = 0; c < kColumns; ++c) sums_.against[seat][c] += column[c];
  }

  // The weight, by holder, of all cores with the members so far and `left` of the seats.
  Column visit(Seats from, int left, double weight, const Column& column) {
    Column all{};
    while (from.count() >= left) {
      const Seat seat = *from;
      ++from;
      const unsigned a = index(seat);
      double grown = weight * f_.alone[a];
      for (unsigned i = 0; i < depth_; ++i) grown *= f_.pairs[a][members_[i]];
      Column got = column;
      join(got, seat);
      if (left == 1) {
        for (double& each : got) each *= grown;
      } else {
        members_[depth_++] = a;
        got = visit(from, left - 1, grown, got);
        --depth_;
      }
      const double all_of_it = sum(got);
      enter(a, got, all_of_it);
      for (unsigned i = 0; i < depth_; ++i) sums_.both[a][members_[i]] += all_of_it;
      for (unsigned c = 0; c < kColumns; ++c) all[c] += got[c];
    }
    return all;
  }

  const Factors& f_;
  Sums& sums_;
  std::array<unsigned, kDeep> members_{};
  unsigned depth_ = 0;
};

// Exchanges of one member with one outsider, each taken or not by the ratio of the weights, from
// dice that are the same every time.
class Chain {
 public:
  Chain(const Factors& factors, Sums& sums)
      : f_{factors}, sums_{sums}, wide_{factors.wide()}, members_{factors.known().in} {
    Seats from = f_.free;
    for (int i = 0; i < f_.left; ++i, ++from) members_ |= Seats::of(*from);
    outside_ = f_.free - members_;
  }

  double run() {
    column_ = column_of(members_);
    for (int i = 0; i < kBurn + kSteps; ++i) {
      step();
      if (i >= kBurn) count();
    }
    return kSteps;
  }

 private:
  static constexpr int kBurn = 500;
  static constexpr int kSteps = 4'000;

  Line column_of(Seats members) const {
    Line column = f_.column;
    for (Seat seat : members) {
      column[index(seat)] = 0;
      for (Seat c : f_.speakers) column[index(c)] *= f_.found[index(c)][index(seat)];
    }
    return column;
  }

  double sum(const Line& line) const {
    double got = 0;
    for (unsigned c = 0; c < wide_; ++c) got += line[c];
    return got;
  }

  double beside(Seat seat, Seats others) const {
    double weight = f_.alone[index(seat)];
    for (Seat other : others - seat) weight *= f_.pairs[index(seat)][index(other)];
    return weight;
  }

  void step() {
    const Seats may_leave = members_ - f_.known().in;
    if (may_leave.empty() || outside_.empty()) return;
    const auto leaves = static_cast<Seat>(std::countr_zero(dice_.one_of(may_leave.bits)));
    const auto comes = static_cast<Seat>(std::countr_zero(dice_.one_of(outside_.bits)));
    const Seats stay = members_ - leaves;
    const Line column = column_of(stay | comes);
    const double now = beside(leaves, stay) * sum(column_);
    const double then = beside(comes, stay) * sum(column);
    const double drawn = static_cast<double>(dice_.next() >> 11) * 0x1p-53;
    if (then < drawn * now) return;
    members_ = stay | comes;
    outside_ = (outside_ - comes) | leaves;
    column_ = column;
  }

  void count() {
    const double all = sum(column_);
    if (all <= 0) return;
    for (unsigned c = 0; c < wide_; ++c) sums_.holds[c] += column_[c] / all;
    for (Seat a : members_) {
      sums_.in[index(a)] += 1;
      for (unsigned c = 0; c < wide_; ++c) sums_.against[index(a)][c] += column_[c] / all;
      for (Seat b : members_) {
        if (b < a) sums_.both[index(a)][index(b)] += 1;
      }
    }
  }

  const Factors& f_;
  Sums& sums_;
  unsigned wide_;
  Seats members_;
  Seats outside_;
  Line column_{};
  chance::Dice dice_{1, 1};
};

void clear(Sums& sums, int seats, unsigned wide) {
  sums.in = {};
  sums.holds = {};
  for (unsigned a = 0; a < static_cast<unsigned>(seats); ++a) {
    std::fill_n(sums.both[a].begin(), wide, 0);
    std::fill_n(sums.against[a].begin(), wide, 0);
  }
}

// Each as likely as the next, where the record contradicts itself.
void level_out(Sums& sums, const Known& known) {
  const Seats free = Seats::first(known.seats) - known.in - known.out;
  const double share = free.empty() ? 0
                                    : static_cast<double>(known.clan - known.in.count()) /
                                          static_cast<double>(free.count());
  for (Seat seat : known.in) sums.in[index(seat)] = 1;
  for (Seat seat : free) sums.in[index(seat)] = std::clamp(share, 0.0, 1.0);
}

void make_shares(Sums& sums, double total, int seats) {
  const auto n = static_cast<unsigned>(seats);
  const double scale = 1 / total;
  for (unsigned a = 0; a < n; ++a) {
    sums.in[a] *= scale;
    sums.holds[a] *= scale;
    for (unsigned c = 0; c < n; ++c) sums.against[a][c] *= scale;
  }
  for (unsigned a = 0; a < n; ++a) {
    for (unsigned b = 0; b < a; ++b) {  // either of them may have been the first
      const double both = (sums.both[a][b] + sums.both[b][a]) * scale;
      sums.both[a][b] = sums.both[b][a] = both;
    }
    sums.both[a][a] = sums.in[a];
  }
}

}  // namespace

double cores(const Known& known) {
  const Seats free = Seats::first(known.seats) - known.in - known.out;
  const int left = known.clan - known.in.count();
  double ways = 1;
  for (int i = 1; i <= left; ++i) ways = ways * (free.count() - left + i) / i;
  return ways;
}

void Sums::weigh(const Evidence& evidence, const Known& known) {
  const Factors factors{evidence, known};
  const unsigned wide = factors.wide() <= kWide / 2 ? kWide / 2 : kWide;
  clear(*this, known.seats, wide);
  double total = 0;
  if (cores(factors.known()) > kMostCores) {
    total = Chain{factors, *this}.run();
  } else if (wide < kWide) {
    total = Pass<kWide / 2>{factors, *this}.run();
  } else {
    total = Pass<kWide>{factors, *this}.run();
  }
  if (total > 0 && std::isfinite(total)) return make_shares(*this, total, known.seats);
  clear(*this, known.seats, wide);
  level_out(*this, known);
}

Line as_citizen(const Sums& sums, Seat seat, int seats) {
  const unsigned v = index(seat);
  const double left = 1 - sums.in[v] - sums.holds[v];
  if (left < 1e-4) return sums.in;
  Line thinks{};
  for (unsigned a = 0; a < static_cast<unsigned>(seats); ++a) {
    if (a == v) continue;
    thinks[a] = std::clamp((sums.in[a] - sums.both[v][a] - sums.against[a][v]) / left, 0.0, 1.0);
  }
  return thinks;
}

}  // namespace omerta::minds
