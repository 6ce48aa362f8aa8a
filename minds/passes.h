// One pass over all cores by recursion: with a column for each who may hold the card, or without
// where one says it all or all are alike.
#pragma once
#include "minds/factors.h"

namespace omerta::minds {

// As many columns as there are seats that may hold the card, rounded up: the loops over them are
// the work.
template <unsigned kColumns>
class Pass {
 public:
  using Column = std::array<double, kColumns>;

  Pass(const Factors& factors, Sums& sums)
      : f_{factors}, sums_{sums}, holders_{factors.holders()}, speakers_{f_.speakers & holders_} {
    unsigned column = 0;
    for (Seat c : holders_) at_[index(c)] = column++;
    for (Seat a : f_.known().in | f_.free) against_[index(a)] = {};
  }

  double run() {
    Column column{};
    for (Seat c : holders_) column[at_[index(c)]] = f_.column[index(c)];
    for (Seat seat : f_.known().in) {
      join(column, seat);
      members_[depth_++] = index(seat);
    }
    const Column all = f_.left == 0 ? column : visit(f_.free, f_.left, f_.known().in, 1, column);
    const double total = sum(all);
    for (Seat seat : f_.known().in) enter(index(seat), all, total);
    for (Seat a : f_.known().in) {
      for (Seat b : f_.known().in) {
        if (b < a) sums_.both[index(a)][index(b)] = total;
      }
    }
    spread(all);
    return total;
  }

 private:
  void spread(const Column& all) {
    for (Seat c : holders_) {
      const unsigned at = at_[index(c)];
      sums_.holds[index(c)] = all[at];
      for (Seat a : f_.known().in | f_.free) {
        sums_.against[index(a)][index(c)] = against_[index(a)][at];
      }
    }
  }

  static double sum(const Column& column) {
    double got = 0;
    for (double each : column) got += each;
    return got;
  }

  // Whoever is in the clan does not hold the card, and what holders have said bears on him.
  void join(Column& column, Seat seat) const {
    if (holders_.has(seat)) column[at_[index(seat)]] = 0;
    for (Seat c : speakers_) column[at_[index(c)]] *= f_.found[index(c)][index(seat)];
  }

  void enter(unsigned seat, const Column& column, double weight) {
    sums_.in[seat] += weight;
    for (unsigned c = 0; c < kColumns; ++c) against_[seat][c] += column[c];
  }

  // The weight, by holder, of all cores with these members and `left` of the seats.
  Column visit(Seats from, int left, Seats members, double weight, const Column& column) {
    Column all{};
    while (from.count() >= left) {
      const Seat seat = *from;
      ++from;
      if (left == 1 && !f_.may_be(members | seat)) continue;
      const unsigned a = index(seat);
      double grown = weight * f_.alone[a];
      for (unsigned i = 0; i < depth_; ++i) grown *= f_.pairs[a][members_[i]];
      Column got = column;
      join(got, seat);
      if (left == 1) {
        for (double& each : got) each *= grown;
      } else {
        members_[depth_++] = a;
        got = visit(from, left - 1, members | seat, grown, got);
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
  Seats holders_;
  Seats speakers_;                   // of them
  std::array<unsigned, kSeats> at_;  // whose column is where
  std::array<Column, kSeats> against_;
  std::array<unsigned, kSeats> members_{};
  unsigned depth_ = 0;
};

// Without columns: what is carried along is how likely each of the seats would come next.
template <unsigned kSeatsWide>
class BarePass {
 public:
  using Ways = std::array<double, kSeatsWide>;

  BarePass(const Factors& factors, Sums& sums) : f_{factors}, sums_{sums} {
    for (Seat seat : f_.known().still) still_[index(seat)] = 1;
  }

  double run() {
    const Seats in = f_.known().in;
    Ways ways{};
    for (Seat seat : f_.free) ways[index(seat)] = beside(seat, in);
    const bool reached = f_.may_be(in);
    const double total = f_.left == 0 ? 1 : visit(f_.free, f_.left, 1, ways, reached);
    for (Seat a : in) {
      for (Seat b : f_.free) sums_.both[index(a)][index(b)] = sums_.in[index(b)];
      for (Seat b : in) {
        if (b < a) sums_.both[index(a)][index(b)] = total;
      }
    }
    for (Seat seat : in) sums_.in[index(seat)] = total;
    return total;
  }

 private:
  double beside(Seat seat, Seats in) const {
    double factor = f_.alone[index(seat)];
    for (Seat other : in) factor *= f_.pairs[index(seat)][index(other)];
    const bool told = f_.columns == Factors::Columns::one && f_.speakers.has(f_.known().holder);
    return told ? factor * f_.found[f_.place()][index(seat)] : factor;
  }

  template <std::size_t kLanes>
  static double sum(const std::array<double, kLanes>& lanes) {  // by halves
    if constexpr (kLanes == 1) {
      return lanes[0];
    } else {
      std::array<double, kLanes / 2> half;
      for (unsigned i = 0; i < kLanes / 2; ++i) half[i] = lanes[i] + lanes[i + kLanes / 2];
      return sum(half);
    }
  }

  void enter(const Ways& got) {
    for (unsigned c = 0; c < kSeatsWide; ++c) sums_.in[c] += got[c];
    for (unsigned i = 0; i < depth_; ++i) {
      Line& both = sums_.both[members_[i]];
      for (unsigned c = 0; c < kSeatsWide; ++c) both[c] += got[c];
    }
  }

  // The weight of all cores with the members so far and `left` of these seats.
  double visit(Seats from, int left, double weight, const Ways& ways, bool reached) {
    Ways got{};
    if (left == 1) {
      for (unsigned c = 0; c < kSeatsWide; ++c) got[c] = weight * ways[c];
      for (unsigned c = 0; c < kSeatsWide && !reached; ++c) got[c] *= still_[c];
    } else {
      while (from.count() >= left) {
        const unsigned a = index(*from);
        ++from;
        if (ways[a] != 0) got[a] = join(a, from, left - 1, weight, ways, reached);
      }
    }
    enter(got);
    return sum(got);
  }

  double join(unsigned a, Seats from, int left, double weight, const Ways& ways, bool reached) {
    Ways next;
    for (unsigned c = 0; c < kSeatsWide; ++c) next[c] = ways[c] * f_.pairs[a][c] * kAfter[a][c];
    members_[depth_++] = a;
    const double all = visit(from, left, weight * ways[a], next, reached || still_[a] != 0);
    --depth_;
    return all;
  }

  // Whole lanes are gone through, and those up to a seat are taken out: it is quicker than to begin
  // in the middle.
  static constexpr std::array<Ways, kSeatsWide> kAfter = [] {
    std::array<Ways, kSeatsWide> all{};
    for (unsigned a = 0; a < kSeatsWide; ++a) {
      for (unsigned c = a + 1; c < kSeatsWide; ++c) all[a][c] = 1;
    }
    return all;
  }();

  const Factors& f_;
  Sums& sums_;
  Ways still_{};
  std::array<unsigned, kSeats> members_{};
  unsigned depth_ = 0;
};

}  // namespace omerta::minds
