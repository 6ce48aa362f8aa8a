// A deal of which not everything is known: which things were dealt, what each place may hold, and
// who was seen awake.
#pragma once
#include <bitset>
#include <cstddef>
#include <optional>
#include <vector>

#include "chance/dice.h"
#include "engine/seat.h"

namespace omerta::script {

inline constexpr std::size_t kMostThings = 256;  // different ones in a deal
using Things = std::bitset<kMostThings>;

Things things(const std::vector<int>& ids);

struct Place {  // where in a deal something stands
  Seat owner = Seat::nobody;
  Things kinds{};  // what may be dealt there

  friend bool operator==(const Place&, const Place&) = default;
};

// Who had open eyes when so many commands had been given.
struct SeenAwake {
  std::size_t commands = 0;
  Seats seats{};

  friend bool operator==(const SeenAwake&, const SeenAwake&) = default;
};

class UnknownDeal {
 public:
  explicit UnknownDeal(const std::vector<int>& dealt);  // all that was, in any order
  UnknownDeal(const std::vector<int>& dealt, const std::vector<Place>& places);

  void holds_one_of(std::size_t place, const Things& these);
  void holds_none_of(std::size_t place, const Things& these);
  // The same of all that a seat was dealt: one of these is among it, or none of them.
  void holds_one_of(Seat seat, const Things& these);
  void holds_none_of(Seat seat, const Things& these);
  void was_awake(const SeenAwake& seen) { awake_.push_back(seen); }

  std::size_t places() const { return may_.size(); }
  Seat owner(std::size_t place) const { return owner_[place]; }
  bool has(Seat seat) const;  // whether it was dealt anything
  const std::vector<std::size_t>& places_of(Seat seat) const;
  const Things& may_hold(std::size_t place) const { return may_[place]; }
  bool is_known(std::size_t place) const { return may_[place].count() == 1; }
  bool is_known(Seat seat) const;          // all that it was dealt
  bool is_found(std::size_t thing) const;  // whoever has it, or every copy of it
  int copies(std::size_t thing) const { return counts_[thing]; }
  const std::vector<SeenAwake>& awake() const { return awake_; }
  bool allows(const std::vector<int>& deal) const;

  // A deal in which everything known holds, as near to `rather` as can be; nothing if there is
  // none.
  std::optional<std::vector<int>> completed(const std::vector<int>& rather) const;

  friend bool operator==(const UnknownDeal&, const UnknownDeal&) = default;

 private:
  std::vector<int> counts_;  // of each thing
  std::vector<Things> may_;
  std::vector<Seat> owner_;
  std::vector<std::vector<std::size_t>> places_of_;  // by seat
  std::vector<SeenAwake> awake_;
};

std::vector<int> shuffled(std::vector<int> things, chance::Dice& dice);

}  // namespace omerta::script
