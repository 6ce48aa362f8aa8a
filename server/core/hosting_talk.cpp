// Bots that talk: one after the other, by day, to everybody.
#include "server/core/hosting.h"
#include "wire/say.h"

namespace omerta::server {

// By day, one after the other. Who had nothing to say is asked again when there is something new.
bool Hosting::let_bot_speak(Seats bots, Now now, Outputs& out) {
  const Table& table = *room_.table();
  const std::pair heard{room_.changes(), table.said().size()};
  if (bots.empty() || heard == silent_at_) return false;
  const auto words = table.bot_words(bots, room_.bot_manner());
  if (!words) return silent_at_ = heard, false;
  const State statement{{wire::encoded(words->utterance, table.ids())}};
  expect(commit({room_.at(words->who)->id, statement}, own_id(), now, out).empty());
  return true;
}

}  // namespace omerta::server
