// A call in which everybody is asked at once, as it is served: when it ends, and what is played
// then.
#include "server/core/hosting.h"
#include "server/room/limits.h"

namespace omerta::server {

// By its clock or, where there is none or all have agreed on it, when everybody has made all the
// touches. Whom nobody can watch is not kept waiting.
bool Hosting::may_end_call() const {
  const Manners& manners = room_.manners();
  const Seats people = room_.people();
  if (room_.paused()) return false;
  if (people.empty()) return has_lasted(kBeatsWithoutPeople);
  if (!is_watched() || manners.waiting == Waiting::none) {
    return (room_.asked() & people).empty();
  }
  const bool timed = manners.waiting == Waiting::usual && manners.pace > 0;
  return !timed && (people - room_.have_touched()).empty();
}

// A bot speaks for its own seat, and where the room has it so for whoever has not answered.
void Hosting::end_call(Now now, Outputs& out) {
  const Table& table = *room_.table();
  const Manners& manners = room_.manners();
  const Seats bots = manners.absence == Absence::bot ? table.standing().seats : room_.bots();
  EndCall ending{table.played_at_end(room_.joint(), room_.answers(), bots, room_.bot_manner())};
  (void)commit({kNoPlace, std::move(ending)}, own_id(), now, out);
}

}  // namespace omerta::server
