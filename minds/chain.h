// Where there are too many cores: a chain of them, each of which differs from the last by a member.
#pragma once
#include "chance/dice.h"
#include "minds/factors.h"

namespace omerta::minds {

// One member after the other gives up his place, and who of all those without one takes it is drawn
// by weight, from dice that are the same every time. What is counted is how likely each of them
// was.
class Chain {
 public:
  Chain(const Factors& factors, Sums& sums)
      : f_{factors}, sums_{sums}, wide_{factors.wide()}, stay_{factors.known().in} {
    const Seats still = f_.known().still & f_.free;
    const bool needs_one = !f_.may_be(stay_) && !still.empty();
    Seats open = f_.free;
    if (needs_one) open -= Seats::of(*still);
    for (int i = needs_one ? 1 : 0; i < f_.left; ++i, ++open) {
      places_[static_cast<unsigned>(i)] = *open;
    }
    if (needs_one) places_[0] = *still;
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

}  // namespace omerta::minds
