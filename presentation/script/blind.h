// A game with paper cards that its moderator has not looked at. What is not known is dealt for the
// time being; when more is known the deal is corrected and the game played again, and all that has
// been said and shown must come out the same.
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "notation/record.h"
#include "presentation/script/unknown_deal.h"

namespace omerta::script {

// Whether somebody has heard or seen this from the moderator: all that is public, and every sign.
using IsShown = std::function<bool(const Told&)>;

struct Doubt {  // what comes next hangs on what this place holds
  std::size_t place = 0;
  Event event{};  // the first thing that would be said otherwise
};

class Blind {
 public:
  Blind(const std::vector<int>& dealt, IsShown is_shown, std::uint64_t seed);

  UnknownDeal& deal() { return deal_; }
  const UnknownDeal& deal() const { return deal_; }

  // What was dealt, corrected so that it fits all that is known now, all that has been said comes
  // out the same, and these commands may follow; nothing if that cannot be.
  std::optional<std::vector<int>> corrected(const notation::Record& record, const Chronicle& game,
                                            const std::vector<Command>& commands = {}) const;

  // Nothing if these commands lead to the same whatever is still unknown.
  std::optional<Doubt> doubt(const notation::Record& record, const Chronicle& game,
                             const std::vector<Command>& commands) const;

 private:
  class Evening;

  UnknownDeal deal_;
  IsShown is_shown_;
  std::uint64_t seed_;
};

}  // namespace omerta::script
