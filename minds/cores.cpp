// Which pass it is, and from weights to shares.
#include "minds/cores.h"

#include "minds/chain.h"
#include "minds/passes.h"

namespace omerta::minds {
namespace {

void clear(Sums& sums, int seats, unsigned wide) {
  sums.in = {};
  sums.holds = {};
  sums.both.seat(seats);
  sums.against.seat(seats);
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

double with_columns(const Factors& factors, Sums& sums) {
  const int columns = factors.holders().count();
  if (columns <= 8) return Pass<8>{factors, sums}.run();
  if (columns <= 12) return Pass<12>{factors, sums}.run();
  if (columns <= 16) return Pass<16>{factors, sums}.run();
  return Pass<kWide>{factors, sums}.run();
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
  } else {
    total = with_columns(factors, *this);
  }
  if (total > 0 && std::isfinite(total)) {
    make_shares(*this, total, known.seats);
    if (!columns) fill_columns(*this, factors);
    return;
  }
  clear(*this, known.seats, wide);
  level_out(*this, known);
}

namespace {

// Whole lanes: what lies beyond the table is nought.
template <unsigned kLanes>
Line citizens_share(const Sums& sums, unsigned v, double left, const Line& held) {
  Line thinks{};
  const Line& both = sums.both[v];
  for (unsigned a = 0; a < kLanes; ++a) {
    thinks[a] = std::clamp((sums.in[a] - both[a] - held[a]) / left, 0.0, 1.0);
  }
  thinks[v] = 0;
  return thinks;
}

}  // namespace

Line as_citizen(const Sums& sums, Seat seat, int seats) {
  const unsigned v = index(seat);
  const double left = 1 - sums.in[v] - sums.holds[v];
  if (left < 1e-4) return sums.in;
  Line held{};  // by him, while that one is in the clan
  for (unsigned a = 0; a < static_cast<unsigned>(seats); ++a) held[a] = sums.against[a][v];
  return seats < static_cast<int>(kWide / 2) ? citizens_share<kWide / 2>(sums, v, left, held)
                                             : citizens_share<kWide>(sums, v, left, held);
}

}  // namespace omerta::minds
