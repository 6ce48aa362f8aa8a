// How long a room is kept once nobody is there. Measured by the clock that never jumps: a wall
// clock that is wrong for an hour forgets nobody's evening.
#include <algorithm>

#include "server/core/hosting.h"
#include "server/room/limits.h"

namespace omerta::server {

void Hosting::touch(Now now) {
  attended_ = now.steady;
  idle_before_ = 0;
}

// A game that was left in the middle may go on tomorrow, however soon finished ones are forgotten.
// Of a room in which nothing was played nothing is lost.
std::int64_t Hosting::kept_for() const {
  if (room_.stage() == Stage::lobby && room_.games() == 0) return kLobbyKept;
  const bool finished =
      room_.stage() == Stage::over || (room_.stage() == Stage::lobby && room_.games() > 0);
  const std::int64_t least = finished ? kKeptAtLeast : kAbandonedAtLeast;
  return std::max(settings_.kept_after_end, least);
}

std::optional<std::int64_t> Hosting::forgotten_at() const {
  if (!links_.empty() || stored_ < number_) return {};
  const std::int64_t left = kept_for() - idle_before_;
  return attended_ + std::max(left, std::min(kept_for(), kKeptAfterStart));
}

// A lobby in which nothing was played is small, and goes soon. Where a game waits for no clock it
// waits for people.
bool Hosting::is_quiet() const {
  if (!links_.empty() || failing_ || stored_ < number_ || !pending_.empty()) return false;
  if (deadline_ || deal_due_ || !kept_.empty()) return false;
  switch (room_.stage()) {
    case Stage::lobby: return room_.games() > 0;
    case Stage::dealing: return false;
    case Stage::game: return room_.paused() || room_.desk() != nullptr;
    case Stage::over: return true;
  }
  return false;
}

bool Hosting::may_sleep(Now now) const {
  return is_quiet() && now.steady - attended_ >= kAwakeAfter;
}

bool Hosting::is_deserted(Now now) const {
  const bool empty = links_.empty() && stored_ == number_;
  const bool unplayed = room_.stage() == Stage::lobby && room_.games() == 0;
  return empty && unplayed && now.steady - attended_ >= kLobbyKeptInCrowd;
}

bool Hosting::is_forgotten(Now now) const {
  const auto at = forgotten_at();
  return at && *at <= now.steady;
}

}  // namespace omerta::server
