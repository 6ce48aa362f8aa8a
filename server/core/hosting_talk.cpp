// What is stated to the table: by people so often in a round, by bots one after the other by day.
#include <utility>

#include "server/core/hosting.h"
#include "server/room/limits.h"
#include "wire/received/say.h"

namespace omerta::server {

// By day, one after the other. Who had nothing to say, or was not let speak, is asked again when
// there is something new.
bool Hosting::let_bot_speak(Seats bots, Now now, Outputs& out) {
  const Table& table = *room_.table();
  const std::pair heard{room_.changes(), table.said().size()};
  if (bots.empty() || heard == silent_at_) return false;
  const auto words = table.bot_words(bots, room_.bot_manner());
  if (!words) return silent_at_ = heard, false;
  const Place* speaker = room_.at(words->who);
  if (speaker == nullptr) return silent_at_ = heard, false;
  const State statement{{wire::encoded(words->utterance, table.ids())}};
  const bool said = commit({speaker->id, statement}, own_id(), now, out).empty();
  if (!said) silent_at_ = heard;
  return said;
}

// Whom the rulebook keeps silent says nothing in other words either (GOR-VOTE-8, MRK-BOBO-1). Where
// a person runs the game, people talk as people do; where one may talk at all is for the room to
// say.
bool Hosting::may_talk(PlaceId place) const {
  const Table* table = room_.table();
  const Seat seat = room_.place(place)->seat;
  if (room_.stage() != Stage::game || room_.desk() != nullptr || seat == Seat::nobody) return true;
  if (!table->standing().in_play.has(seat)) return true;
  return !table->lexicon().may_say(table->game().any_view(seat)).empty();
}

bool Hosting::may_say(PlaceId place, Now now) {
  Share& left = sayings_.try_emplace(place, kSaidAtOnce, kSaidASecond).first->second;
  return left.spend(1, now.steady * kUsualBeat / settings_.beat);
}

// So often a seat may speak in one round of the game: the others want to be heard, too.
Refused Hosting::speak(PlaceId place, const State& statement, const CommandId& id, Now now,
                       Outputs& out) {
  const std::pair round{room_.games(), room_.table() ? room_.table()->standing().round : 0};
  if (std::exchange(spoken_in_, round) != round) spoken_.clear();
  if (spoken_[place] >= kMostSpokenARound) return "enough";
  const Refused refused = commit({place, statement}, id, now, out);
  if (refused.empty()) ++spoken_[place];
  return refused;
}

}  // namespace omerta::server
