// A chain of deals: some seats exchange what they hold, or are dealt anew, wherever that fits.
// Every deal that fits comes as often as the next.
#include "beliefs/drawn_deals.h"

#include <algorithm>

#include "beliefs/batches.h"
#include "chance/dice.h"

namespace omerta::beliefs {
namespace {

class Chain {
 public:
  explicit Chain(const Dealing& dealing) : dealing_{dealing} {
    for (const Deck& deck : dealing.decks) {
      for (unsigned kind = 0; kind < kKinds; ++kind) {
        if (deck[kind] > 0 && !dealt_.has(kind)) kinds_.push_back(kind);
        if (deck[kind] > 0) dealt_ |= Kinds::of(kind);
      }
    }
  }

  // A first deal that fits, looked for from seat to seat; false: none was found in time.
  bool begin(Effort& effort) {
    for (const Deck& deck : dealing_.decks) {
      deck_ = deck;
      looks_ = kLooks;
      const bool found = place(0);
      const auto looked = static_cast<std::uint64_t>(kLooks - looks_);
      if (!effort.spend(looked * kinds_.size()) || found) return found;
    }
    return false;
  }

  // Some seats pass round what they hold; where the deck itself is not known, two are dealt anew.
  void step() {
    const std::array<unsigned, kSeats> before = holds_;
    const Deck deck = deck_;
    if (dealing_.decks.size() == 1 || dice_.once_in(2)) {
      const std::uint32_t exchanges = 1 + dice_.below(kMostExchanges);
      for (std::uint32_t i = 0; i < exchanges; ++i) std::swap(holds_[any()], holds_[any()]);
    } else {
      deal_anew(any());
      deal_anew(any());
    }
    if (fits() && is_a_deck() && fits_limits()) return;
    holds_ = before;
    deck_ = deck;
  }

  unsigned held(unsigned seat) const { return holds_[seat]; }

 private:
  static constexpr int kLooks = 200'000;
  static constexpr std::uint32_t kMostExchanges = 3;

  unsigned any() { return dice_.below(static_cast<std::uint32_t>(dealing_.seats)); }
  void deal_anew(unsigned seat) {
    change(holds_[seat], -1);
    holds_[seat] = kinds_[dice_.below(static_cast<std::uint32_t>(kinds_.size()))];
    change(holds_[seat], 1);
  }

  bool fits() const {
    for (unsigned seat = 0; seat < static_cast<unsigned>(dealing_.seats); ++seat) {
      if (!dealing_.may_hold[seat].has(holds_[seat])) return false;
    }
    return true;
  }
  void change(unsigned kind, int by) { deck_[kind] = static_cast<std::uint8_t>(deck_[kind] + by); }
  bool is_a_deck() const {
    return std::find(dealing_.decks.begin(), dealing_.decks.end(), deck_) != dealing_.decks.end();
  }

  bool fits_limits() const {
    return std::all_of(dealing_.limits.begin(), dealing_.limits.end(), [&](const Limit& limit) {
      int count = 0;
      for (Seat seat : limit.among) count += limit.kinds.has(holds_[index(seat)]) ? 1 : 0;
      return (limit.counts >> count & 1U) != 0;
    });
  }

  bool place(unsigned seat) {
    if (seat == static_cast<unsigned>(dealing_.seats)) return found();
    if (looks_-- <= 0) return false;
    for (unsigned kind : kinds_) {
      if (deck_[kind] == 0 || !dealing_.may_hold[seat].has(kind)) continue;
      holds_[seat] = kind;
      change(kind, -1);
      if (place(seat + 1)) return true;
      change(kind, 1);
    }
    return false;
  }

  bool found() {
    if (!fits_limits()) return false;
    deck_ = {};
    for (unsigned seat = 0; seat < static_cast<unsigned>(dealing_.seats); ++seat) {
      change(holds_[seat], 1);
    }
    return true;
  }

  const Dealing& dealing_;
  std::vector<unsigned> kinds_;
  Kinds dealt_{};
  std::array<unsigned, kSeats> holds_{};
  Deck deck_{};  // what is still to be placed; then, what has been
  int looks_ = 0;
  chance::Dice dice_{1, 1};  // the same every time: a figure is repeatable
};

constexpr int kBurn = 4'000;
constexpr int kStepsInABatch = 16'000;

// Of one link of the chain.
std::uint64_t steps(const Dealing& dealing) {
  std::uint64_t all = 3 * static_cast<std::uint64_t>(dealing.seats) + dealing.decks.size();
  for (const Limit& limit : dealing.limits) {
    all += static_cast<std::uint64_t>(limit.among.count());
  }
  return all;
}

}  // namespace

Counted estimated(const Dealing& dealing, Effort& effort) {
  Counted counted{.how = Counted::How::estimated};
  constexpr std::uint64_t kLinks = kBurn + kBatches * kStepsInABatch;
  Chain chain{dealing};
  if (!effort.spend(kLinks * steps(dealing)) || !chain.begin(effort)) {
    counted.how = Counted::How::contradiction;
    return counted;
  }
  const auto seats = static_cast<unsigned>(dealing.seats);
  for (int i = 0; i < kBurn; ++i) chain.step();
  Batches<kSeats * kKinds> batches;
  for (int batch = 0; batch < kBatches; ++batch) {
    for (int i = 0; i < kStepsInABatch; ++i) {
      chain.step();
      for (unsigned seat = 0; seat < seats; ++seat) {
        batches.add(batch, seat * kKinds + chain.held(seat), 1.0 / kStepsInABatch);
      }
    }
  }
  for (unsigned i = 0; i < seats * kKinds; ++i) {
    counted.share[i / kKinds][i % kKinds] = batches.mean(i);
    counted.error = std::max(counted.error, batches.error(i));
  }
  return counted;
}

}  // namespace omerta::beliefs
