// A game with paper cards that its moderator has not looked at. What is not known is dealt for the
// time being; when more is known the deal is corrected and the game played again, and all that has
// been said and shown must come out the same.
#pragma once
#include <optional>
#include <vector>

#include "notation/record.h"
#include "presentation/script/guide.h"
#include "presentation/script/unknown_deal.h"

namespace omerta::script {

class Evening;

struct Doubt {  // what comes next hangs on what this place holds
  std::size_t place = 0;
  Seat owner = Seat::nobody;
  std::optional<int> thing{};    // or on who holds this, whoever it is
  std::optional<Event> event{};  // the first thing that would be said otherwise; none if only
                                 // another deal would have something said
};

// Another deal that may be, and the game as far as it has come with it.
struct World {
  std::vector<int> cards;
  AnyGame game;
  std::size_t played = 0;  // so many commands
  std::size_t seen = 0;    // so many times it fitted who was awake
  bool at_random = false;  // dealt by chance, not by one exchange
};

class Blind {
 public:
  // The guide is to outlive it.
  Blind(const Guide& guide, const notation::Record& record, std::uint64_t seed);

  UnknownDeal& deal() { return deal_; }
  const UnknownDeal& deal() const { return deal_; }

  // What may be dealt for the time being, as near to this as can be.
  std::optional<std::vector<int>> dealt(const notation::Record& record,
                                        const std::vector<int>& rather) const;

  // What was dealt, corrected so that it fits all that is known, all that has been said comes out
  // the same, and these commands may follow; nothing if that cannot be.
  std::optional<std::vector<int>> corrected(const UnknownDeal& known,
                                            const notation::Record& record, const Chronicle& game,
                                            const std::vector<Command>& commands = {}) const;

  // Nothing if these commands lead to the same whatever is still unknown.
  std::optional<Doubt> doubt(const UnknownDeal& known, const notation::Record& record,
                             const Chronicle& game, const std::vector<Command>& commands) const;

 private:
  void keep_worlds(const UnknownDeal& known, const Evening& evening) const;
  void add_worlds(const UnknownDeal& known, const Evening& evening) const;
  void add_random_worlds(const UnknownDeal& known, const Evening& evening) const;

  const Guide* guide_;
  UnknownDeal deal_;
  std::uint64_t seed_;
  // What could be instead, kept from one question to the next because it takes long to find.
  mutable std::vector<World> worlds_;
  mutable std::vector<Command> played_;
  mutable std::optional<UnknownDeal> known_;  // when they were made
  mutable std::vector<int> dealt_;
};

}  // namespace omerta::script
