// One visit to each way in which the clan may sit, or a chain of exchanges through them.
#include "beliefs/weighing.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "beliefs/batches.h"
#include "chance/dice.h"
#include "minds/cores.h"

namespace omerta::beliefs {
namespace {

using minds::Line;

class Factors {
 public:
  Factors(const minds::Evidence& evidence, const Worlds& worlds) : worlds_{worlds} {
    const Seats all = Seats::first(worlds.seats);
    free = all - worlds.in - worlds.out;
    left = worlds.clan - worlds.in.count();
    const Seats possible = free | worlds.in;
    double most = -1e300;  // taken out of all of them, so that none is too small to be written
    for (Seat seat : free) most = std::max(most, evidence.clan[index(seat)]);
    for (Seat a : possible) {
      alone[index(a)] = free.has(a) ? std::exp(evidence.clan[index(a)] - most) : 1;
      for (Seat b : possible)
        pairs[index(a)][index(b)] = std::exp(evidence.pair[index(a)][index(b)]);
    }
    speakers = evidence.spoke & worlds.holders;
    for (Seat c : speakers) {
      for (Seat a : possible) {
        found[index(c)][index(a)] = std::exp(evidence.finding[index(c)][index(a)]);
      }
    }
    double highest = -1e300;
    for (Seat seat : worlds.holders) highest = std::max(highest, evidence.holder[index(seat)]);
    for (Seat seat : worlds.holders) {
      column[index(seat)] = std::exp(evidence.holder[index(seat)] - highest);
    }
  }

  // That the card is held by somebody outside, as the holders spoke of those inside.
  double held(Seats members) const {
    if (worlds_.holders.empty()) return 1;
    double sum = 0;
    for (Seat holder : worlds_.holders - members) {
      double each = column[index(holder)];
      if (speakers.has(holder)) {
        for (Seat seat : members) each *= found[index(holder)][index(seat)];
      }
      sum += each;
    }
    return sum;
  }

  double together(Seat seat, Seats others) const {
    double weight = alone[index(seat)];
    for (Seat other : others - seat) weight *= pairs[index(seat)][index(other)];
    return weight;
  }

  bool admits(Seats members) const {
    return std::all_of(worlds_.among.begin(), worlds_.among.end(), [&](const Among& each) {
      return (each.counts >> (members & each.seats).count() & 1U) != 0;
    });
  }

  const Worlds& worlds() const { return worlds_; }

  // Of looking at one way, and of making ready to look at any.
  std::uint64_t steps() const {
    const auto clan = static_cast<std::uint64_t>(worlds_.clan);
    const auto spoke = static_cast<std::uint64_t>(speakers.count());
    return 4 + 2 * clan + worlds_.among.size() + spoke * clan +
           static_cast<std::uint64_t>(worlds_.holders.count());
  }
  std::uint64_t first_steps() const {
    const Seats possible = free | worlds_.in;
    return static_cast<std::uint64_t>(10 * possible.count() *
                                      (possible.count() + speakers.count()));
  }

  Seats free;
  int left = 0;
  Seats speakers;

 private:
  const Worlds& worlds_;
  Line alone{};
  minds::Square pairs{};
  minds::Square found{};
  Line column{};
};

class Visit {
 public:
  explicit Visit(const Factors& factors) : f_{factors} {}

  Weighed run() {
    go(f_.free, f_.left, 1, f_.worlds().in);
    Weighed found;
    if (!(all_ > 0) || !std::isfinite(all_)) {
      found.how = Weighed::How::contradiction;
      return found;
    }
    for (unsigned i = 0; i < kSeats; ++i) found.in[i] = in_[i] / all_;
    return found;
  }

 private:
  void go(Seats from, int left, double weight, Seats members) {
    if (left == 0) return add(weight, members);
    while (from.count() >= left) {
      const Seat seat = *from;
      ++from;
      go(from, left - 1, weight * f_.together(seat, members), members | seat);
    }
  }

  void add(double weight, Seats members) {
    if (!f_.admits(members)) return;
    const double whole = weight * f_.held(members);
    all_ += whole;
    for (Seat seat : members) in_[index(seat)] += whole;
  }

  const Factors& f_;
  double all_ = 0;
  Line in_{};
};

class Exchanges {
 public:
  explicit Exchanges(const Factors& factors) : f_{factors}, members_{factors.worlds().in} {}

  Weighed run() {
    Weighed found{.how = Weighed::How::sampled};
    if (!begin(f_.free, f_.left, f_.worlds().in)) {
      found.how = Weighed::How::contradiction;
      return found;
    }
    held_ = f_.held(members_);
    Batches<minds::kWide> batches;
    for (int i = 0; i < kBurn; ++i) step();
    for (int batch = 0; batch < kBatches; ++batch) {
      for (int i = 0; i < kStepsInABatch; ++i) {
        step();
        for (Seat seat : members_) batches.add(batch, index(seat), 1.0 / kStepsInABatch);
      }
    }
    for (Seat seat : f_.free | f_.worlds().in) {
      found.in[index(seat)] = batches.mean(index(seat));
      found.error[index(seat)] = batches.error(index(seat));
    }
    return found;
  }

  static constexpr std::uint64_t links() { return kBurn + beliefs::kBatches * kStepsInABatch; }

 private:
  static constexpr int kBurn = 2'000;
  static constexpr int kStepsInABatch = 16'000;
  static constexpr int kLooks = 100'000;

  bool begin(Seats from, int left, Seats members) {
    if (left == 0) {
      members_ = members;
      return f_.admits(members) && f_.held(members) > 0;
    }
    for (; from.count() >= left && looks_ < kLooks; ++looks_) {
      const Seat seat = *from;
      ++from;
      if (begin(from, left - 1, members | seat)) return true;
    }
    return false;
  }

  void step() {
    const Seats may_leave = members_ - f_.worlds().in;
    const Seats outside = f_.free - members_;
    if (may_leave.empty() || outside.empty()) return;
    const auto leaves = static_cast<Seat>(std::countr_zero(dice_.one_of(may_leave.bits)));
    const auto comes = static_cast<Seat>(std::countr_zero(dice_.one_of(outside.bits)));
    const Seats stay = members_ - leaves;
    const Seats next = stay | comes;
    if (!f_.admits(next)) return;
    const double held = f_.held(next);
    const double now = f_.together(leaves, stay) * held_;
    const double then = f_.together(comes, stay) * held;
    const double drawn = static_cast<double>(dice_.next() >> 11) * 0x1p-53;
    if (then < drawn * now) return;
    members_ = next;
    held_ = held;
  }

  const Factors& f_;
  Seats members_;
  double held_ = 0;
  int looks_ = 0;
  chance::Dice dice_{1, 1};  // the same every time: a figure is repeatable
};

}  // namespace

Weighed weighed(const minds::Evidence& evidence, const Worlds& worlds, double most_visited) {
  Effort any;
  return weighed(evidence, worlds, any, most_visited);
}

Weighed weighed(const minds::Evidence& evidence, const Worlds& worlds, Effort& effort,
                double most_visited) {
  const Factors factors{evidence, worlds};
  if (factors.left < 0 || factors.left > factors.free.count()) {
    return {.how = Weighed::How::contradiction};
  }
  const minds::Known known{
      .seats = worlds.seats, .clan = worlds.clan, .in = worlds.in, .out = worlds.out};
  const double ways = minds::cores(known);
  const bool sampled = ways > most_visited;
  const std::uint64_t looks = sampled ? Exchanges::links() : static_cast<std::uint64_t>(ways);
  if (!effort.spend(factors.first_steps() + looks * factors.steps())) {
    return {.how = Weighed::How::contradiction};
  }
  if (sampled) return Exchanges{factors}.run();
  return Visit{factors}.run();
}

}  // namespace omerta::beliefs
