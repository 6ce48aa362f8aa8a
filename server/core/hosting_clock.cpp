// The clock of a room: how long what the table waits for lasts, and what happens when it is over.
#include <algorithm>

#include "server/core/hosting.h"
#include "server/room/limits.h"

namespace omerta::server {

constexpr int kWideBeats = 1;  // after everybody has been asked something new

std::int64_t Hosting::patience() const {
  const Table* table = room_.table();
  if (table == nullptr || room_.stage() != Stage::game || room_.manners().pace == 0) return 0;
  if (room_.desk() != nullptr) return 0;  // whoever runs it goes on when he likes
  const auto call = room_.joint_call();
  const pace::Patience patience =
      call ? pace::Patience{call->seconds, pace::Patience::Ends::in_time} : table->patience();
  const bool exact = patience.ends == pace::Patience::Ends::in_time &&
                     room_.manners().waiting == Waiting::usual && is_watched();
  // By night nobody may see whether anybody is asked.
  const bool waits = table->is_secret() || !table->awaited().empty();
  if (waits && !exact && room_.manners().absence == Absence::wait) return 0;
  return std::int64_t{patience.seconds} * 10 * room_.manners().pace;
}

void Hosting::set_clock(Now now) {
  const bool fresh = clocked_ != room_.moments();
  if (fresh) {
    clocked_ = room_.moments();
    moment_began_ = beats_;
    warned_ = false;
    extended_ = 0;
    wide_ = kWideBeats;
    lasts_ = patience();
    left_when_paused_.reset();
    deadline_.reset();
    if (lasts_ > 0) deadline_ = now.steady + lasts_;
  }
  if (room_.stage() != Stage::game) deadline_.reset();
  while (extended_ < room_.extensions()) {
    ++extended_;
    lasts_ += kExtension;
    warned_ = false;
    if (deadline_) *deadline_ += kExtension;
    if (left_when_paused_) *left_when_paused_ += kExtension;
  }
  if (room_.paused() && deadline_) {
    left_when_paused_ = std::max<std::int64_t>(0, *deadline_ - now.steady);
    deadline_.reset();
  } else if (!room_.paused() && left_when_paused_) {
    deadline_ = now.steady + std::max(*left_when_paused_, kGrace);
    warned_ = false;
    left_when_paused_.reset();
  }
}

// Ten seconds before its end the clock is sent once more: all screens warn together.
std::optional<std::int64_t> Hosting::warning_at() const {
  if (warned_ || !deadline_ || lasts_ <= kWarning) return {};
  return *deadline_ - kWarning;
}

void Hosting::warn(Now now, Outputs& out) {
  const auto at = warning_at();
  if (!at || *at > now.steady) return;
  warned_ = true;
  clock_moved_ = true;
  publish(now, out);
}

// Whoever is away and is waited for leaves the game as the rulebook has it: by day, for by night it
// would tell who was asked.
bool Hosting::withdraw_absent(Now now, Outputs& out) {
  if (room_.manners().absence != Absence::withdrawal || !room_.withdraws()) return false;
  if (room_.table()->is_secret()) return false;
  for (Seat seat : room_.table()->awaited() & room_.people()) {
    const Place& place = *room_.at(seat);
    const auto left = left_at_.find(place.id);
    const bool away = left != left_at_.end() && now.steady - left->second >= kAwayAfter;
    if (!away || links_.contains(place.id) || !place.has_device()) continue;
    const Row withdraw{room_.host(), Withdraw{place.id}};
    if (commit(withdraw, own_id(), now, out).empty()) return true;
  }
  return false;
}

// What was held back first; then a bot or the clock speaks for those who have not answered.
void Hosting::time_up(Now now, Outputs& out) {
  deadline_.reset();
  const Table* table = room_.table();
  if (table == nullptr || room_.stage() != Stage::game) return;
  if (room_.joint_call()) return end_call(now, out);
  const int moment = room_.moments();
  (void)play_held(now, out);
  if (room_.moments() != moment || room_.stage() != Stage::game) return;
  if (withdraw_absent(now, out)) return;
  const auto closing = table->closed();
  if (closing && room_.manners().absence != Absence::bot) {
    (void)play(kNoPlace, {*closing}, own_id(), now, out);
  } else {
    for (Seat seat : table->awaited()) {
      const auto command = table->bot_answer(Seats::of(seat), room_.bot_manner());
      if (command) (void)play(kNoPlace, {*command}, own_id(), now, out);
      if (room_.moments() != moment || room_.stage() != Stage::game) return;
    }
    if (const auto after = table->closed()) (void)play(kNoPlace, {*after}, own_id(), now, out);
  }
  if (room_.moments() == moment && !deadline_ && patience() > 0) {
    lasts_ = patience();
    deadline_ = now.steady + lasts_;
  }
}

}  // namespace omerta::server
