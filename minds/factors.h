// The evidence as factors, ready to be multiplied: what the passes over the cores work with.
#pragma once
#include <algorithm>
#include <cmath>

#include "minds/cores.h"

namespace omerta::minds {

// The evidence as factors, for those seats that are open.
class Factors {
 public:
  Factors(const Evidence& evidence, const Known& known) : known_{known} {
    const Seats all = Seats::first(known.seats);
    if (known.holder != Seat::nobody) known_.out |= Seats::of(known.holder) - known.in;
    free = all - known_.in - known_.out;
    left = std::max(0, std::min(known.clan - known.in.count(), free.count()));
    const Seats possible = left > 0 ? all - known_.out : known_.in;
    // The passes go through whole lanes, beyond the table, too.
    const unsigned lanes = wide() <= kWide / 2 ? kWide / 2 : kWide;
    std::fill_n(alone.begin(), lanes, 0);
    for (Seat a : all) std::fill_n(pairs[index(a)].begin(), lanes, 0);
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
  Seats holders() const {  // who may hold the card
    const auto may = [&](Seat seat) { return column[index(seat)] != 0; };
    return seats_where(Seats::first(known_.seats), may);
  }
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

}  // namespace omerta::minds
