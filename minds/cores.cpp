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
    std::fill_n(alone.begin(), wide(), 0);
    for (Seat a : all) std::fill_n(pairs[index(a)].begin(), wide(), 0);
    for (Seat a : possible) {
      alone[index(a)] = factor(evidence.clan[index(a)]);
      for (Seat b : possible) {
        if (b < a) set_pair(a, b, factor(evidence.pair[index(a)][index(b)]));
      }
    }
    speakers = evidence.spoke;
    for (Seat c : speakers) {
      for (Seat a : possible)
        found[index(c)][index(a)] = factor(evidence.finding[index(c)][index(a)]);
    }
    fill_column(evidence);
    columns = columns_of(evidence);
  }

  // Which columns have to be kept: that of a holder who is known, or nobody's; none, while nothing
  // tells one who is not in the clan from the next; else all.
  enum class Columns : std::uint8_t { one, none, all };

  unsigned wide() const { return static_cast<unsigned>(known_.seats) + 1; }
  const Known& known() const { return known_; }
  bool may_be(Seats clan) const { return known_.still.empty() || !(clan & known_.still).empty(); }

  Seats free;
  int left = 0;
  Seats speakers;
  Line alone;
  Square pairs;
  Square found;
  Line column{};  // who may hold the card, before anybody is put into the clan
  Columns columns = Columns::all;

  unsigned place() const {  // of the only column
    return known_.card == Card::in_no_hand ? wide() - 1 : index(known_.holder);
  }

 private:
  static double factor(double log) { return log == 0 ? 1 : std::exp(log); }

  Columns columns_of(const Evidence& evidence) const {
    if (known_.card == Card::in_no_hand || known_.holder != Seat::nobody) return Columns::one;
    const bool alike = speakers.empty() && known_.not_holder.empty() &&
                       std::all_of(evidence.holder.begin(), evidence.holder.end(),
                                   [](double log) { return log == 0; });
    return alike ? Columns::none : Columns::all;
  }

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
      column[index(c)] = factor(evidence.holder[index(c)]);
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
    const Column all = f_.left == 0 ? column : visit(f_.free, f_.left, f_.known().in, 1, column);
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
  std::array<unsigned, kDeep> members_{};
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
    const double total = f_.left == 0 ? 1 : visit(0, f_.left, 1, ways, reached);
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

  static double sum(Ways ways) {  // by halves
    for (unsigned wide = kSeatsWide / 2; wide > 0; wide /= 2) {
      for (unsigned i = 0; i < wide; ++i) ways[i] += ways[i + wide];
    }
    return ways[0];
  }

  void enter(const Ways& got) {
    for (unsigned c = 0; c < kSeatsWide; ++c) sums_.in[c] += got[c];
    for (unsigned i = 0; i < depth_; ++i) {
      Line& both = sums_.both[members_[i]];
      for (unsigned c = 0; c < kSeatsWide; ++c) both[c] += got[c];
    }
  }

  // The weight of all cores with the members so far and `left` of the seats from `first` on.
  double visit(unsigned first, int left, double weight, const Ways& ways, bool reached) {
    Ways got{};
    if (left == 1) {
      for (unsigned c = 0; c < kSeatsWide; ++c) got[c] = weight * ways[c];
      for (unsigned c = 0; c < kSeatsWide && !reached; ++c) got[c] *= still_[c];
    } else {
      for (unsigned a = first; a < kSeatsWide; ++a) {
        if (ways[a] != 0) got[a] = join(a, left, weight, ways, reached);
      }
    }
    enter(got);
    return sum(got);
  }

  double join(unsigned a, int left, double weight, const Ways& ways, bool reached) {
    Ways next{};
    for (unsigned c = a + 1; c < kSeatsWide; ++c) next[c] = ways[c] * f_.pairs[a][c];
    members_[depth_++] = a;
    const double all = visit(a + 1, left - 1, weight * ways[a], next, reached || still_[a] != 0);
    --depth_;
    return all;
  }

  const Factors& f_;
  Sums& sums_;
  Ways still_{};
  std::array<unsigned, kDeep> members_{};
  unsigned depth_ = 0;
};

// One member after the other gives up his place, and who of all those without one takes it is drawn
// by weight, from dice that are the same every time. What is counted is how likely each of them
// was.
class Chain {
 public:
  Chain(const Factors& factors, Sums& sums)
      : f_{factors}, sums_{sums}, wide_{factors.wide()}, stay_{factors.known().in} {
    Seats open = f_.free;
    for (int i = 0; i < f_.left; ++i, ++open) places_[static_cast<unsigned>(i)] = *open;
    const Seats still = f_.known().still & f_.free;
    if (!f_.may_be(stay_) && !still.empty()) places_[0] = *still;
    for (unsigned i = 0; i < left(); ++i) stay_ |= Seats::of(places_[i]);
  }

  double run() {
    double counted = 0;
    for (unsigned i = 0; i < kBurn + kSteps; ++i) {
      Seat& place = places_[i % left()];
      stay_ -= Seats::of(place);
      weigh_fields();
      weigh_columns();
      if (weigh_all() > 0) {
        if (i >= kBurn) counted += count();
        place = drawn();
      }
      stay_ |= Seats::of(place);
    }
    return counted;
  }

 private:
  static constexpr unsigned kBurn = 100;
  static constexpr unsigned kSteps = 1'000;

  unsigned left() const { return static_cast<unsigned>(f_.left); }

  // How well each would go with those who stay.
  void weigh_fields() {
    Line all = f_.alone;
    for (Seat member : stay_) {
      const Line& beside = f_.pairs[index(member)];
      for (unsigned s = 0; s < wide_; ++s) all[s] *= beside[s];
    }
    may_come_ = f_.free - stay_;
    if (!f_.may_be(stay_)) may_come_ = may_come_ & f_.known().still;
    fields_ = {};
    all_fields_ = 0;
    for (Seat seat : may_come_) all_fields_ += fields_[index(seat)] = all[index(seat)];
  }

  // What each would weigh as the holder, as far as those who stay bear on it.
  void weigh_columns() {
    columns_ = f_.column;
    for (Seat member : stay_) columns_[index(member)] = 0;
    for (Seat c : f_.speakers - stay_) {
      for (Seat member : stay_) columns_[index(c)] *= f_.found[index(c)][index(member)];
    }
    silent_ = 0;
    for (unsigned c = 0; c < wide_; ++c) silent_ += columns_[c];
    for (Seat c : f_.speakers - stay_) silent_ -= columns_[index(c)];
  }

  // Both together.
  double weigh_all() {
    all_ = 0;
    weights_ = {};
    for (Seat seat : may_come_) {
      const unsigned s = index(seat);
      double open = f_.speakers.has(seat) ? silent_ : silent_ - columns_[s];
      for (Seat c : f_.speakers - stay_ - seat) open += columns_[index(c)] * f_.found[index(c)][s];
      all_ += weights_[s] = fields_[s] * std::max(0.0, open);
    }
    return all_;
  }

  double count() {
    const double scale = 1 / all_;
    for (unsigned s = 0; s < wide_; ++s) sums_.in[s] += weights_[s] *= scale;
    for (unsigned s = 0; s < wide_; ++s) fields_[s] *= scale;
    const Line holds = count_holders(all_fields_ * scale);
    for (Seat a : stay_) {
      sums_.in[index(a)] += 1;
      for (unsigned s = 0; s < wide_; ++s) sums_.both[index(a)][s] += weights_[s];
      for (unsigned c = 0; c < wide_; ++c) sums_.against[index(a)][c] += holds[c];
      for (Seat b : stay_) {
        if (b < a) sums_.both[index(a)][index(b)] += 1;
      }
    }
    return 1;
  }

  Line count_holders(double fields) {
    Line holds{};
    for (unsigned c = 0; c < wide_; ++c) holds[c] = columns_[c] * (fields - fields_[c]);
    for (Seat c : f_.speakers - stay_) holds[index(c)] = 0;
    for (Seat seat : may_come_) {
      const unsigned s = index(seat);
      Line& against = sums_.against[s];
      const double own = against[s];
      for (unsigned c = 0; c < wide_; ++c) against[c] += fields_[s] * columns_[c];
      for (Seat c : f_.speakers - stay_ - seat) {
        const double with = fields_[s] * columns_[index(c)] * f_.found[index(c)][s];
        against[index(c)] += with - fields_[s] * columns_[index(c)];
        holds[index(c)] += with;
      }
      against[s] = own;
    }
    for (unsigned c = 0; c < wide_; ++c) sums_.holds[c] += holds[c];
    return holds;
  }

  Seat drawn() {
    double sum = 0;
    for (Seat seat : may_come_) sum += weights_[index(seat)];
    double at = sum * static_cast<double>(dice_.next() >> 11) * 0x1p-53;
    Seat last = *may_come_;
    for (Seat seat : may_come_) {
      if (weights_[index(seat)] <= 0) continue;
      last = seat;
      at -= weights_[index(seat)];
      if (at < 0) break;
    }
    return last;
  }

  const Factors& f_;
  Sums& sums_;
  unsigned wide_;
  Seats stay_;
  std::array<Seat, kSeats> places_{};
  Seats may_come_;
  Line fields_{};
  Line columns_{};
  Line weights_{};
  double all_fields_ = 0;
  double silent_ = 0;  // the columns of those who have said nothing
  double all_ = 0;
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

// What the columns that were not kept would have been.
void fill_columns(Sums& sums, const Factors& factors) {
  const Known& known = factors.known();
  const auto n = static_cast<unsigned>(known.seats);
  if (factors.columns == Factors::Columns::one) {
    sums.holds[factors.place()] = 1;
    for (unsigned a = 0; a < n; ++a) sums.against[a][factors.place()] = sums.in[a];
    return;
  }
  const double each = 1.0 / std::max(1, known.seats - known.clan);
  for (unsigned c = 0; c < n; ++c) sums.holds[c] = (1 - sums.in[c]) * each;
  for (unsigned a = 0; a < n; ++a) {
    for (unsigned c = 0; c < n; ++c) {
      sums.against[a][c] = (sums.in[a] - sums.both[a][c]) * each;
    }
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

void Sums::weigh(const Evidence& evidence, const Known& known, double most) {
  const Factors factors{evidence, known};
  const unsigned wide = factors.wide() <= kWide / 2 ? kWide / 2 : kWide;
  clear(*this, known.seats, wide);
  const bool sampled = cores(factors.known()) > most;
  const bool columns = sampled || factors.columns == Factors::Columns::all;
  double total = 0;
  if (sampled) {
    total = Chain{factors, *this}.run();
  } else if (!columns) {
    total = wide < kWide ? BarePass<kWide / 2>{factors, *this}.run()
                         : BarePass<kWide>{factors, *this}.run();
  } else if (wide < kWide) {
    total = Pass<kWide / 2>{factors, *this}.run();
  } else {
    total = Pass<kWide>{factors, *this}.run();
  }
  if (total > 0 && std::isfinite(total)) {
    make_shares(*this, total, known.seats);
    if (!columns) fill_columns(*this, factors);
    return;
  }
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
