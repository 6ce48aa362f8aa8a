// A game that somebody runs by hand, as it is served: what he asks before he enters it, and what
// phones and bots answer.
#include "bytes/hex.h"
#include "server/core/hosting.h"
#include "server/room/fields.h"
#include "server/room/limits.h"
#include "wire/encode_script.h"

namespace omerta::server {

// What an entry would lead to, or who has seen what would be taken back: said to him alone, and
// nothing of it is in the log.
Refused Hosting::consult(PlaceId place, const Asked& asked, Now now) {
  const DeskGame* desk = room_.desk();
  const auto link = links_.find(place);
  if (desk == nullptr || place != room_.moderator()) return "not-allowed";
  if (link == links_.end()) return "not-now";
  const auto& wish = std::get<Consulting>(asked.wish);
  if (wish.at != desk->at()) return "stale";
  if (desk->is_blind() && !previews_.spend(1, now.steady)) return "later";
  const bool some = !wish.back || (*wish.back >= 1 && *wish.back <= kMostBackward);
  if (!some) return "not-now";
  const std::string answer =
      wish.back ? R"("back":)" + wire::encoded(desk->desk().before_taking_back(*wish.back))
                : R"("tried":)" + wire::encoded(desk->tried(wish.filled));
  const std::string id = bytes::hex(asked.id);
  link->second.whispers.push_back({number_, R"({"desk":")" + id + "\"," + answer + "}\n"});
  return kDone;
}

// By night what everybody would notice waits until the moderator goes on, by day what he has to
// announce.
Refused Hosting::answer_at_desk(PlaceId place, const Command& command, const CommandId& id, Now now,
                                Outputs& out) {
  const DeskGame& desk = *room_.desk();
  const Table& table = *room_.table();
  const bool asked = desk.asks_phones() || room_.place(place)->is_bot();
  if (!asked || !desk.takes(command)) return "not-now";
  const bool shows = table.is_secret() && table.would_show(command);
  if (shows || desk.waits_to_be_said(command)) {
    return commit({place, Tap{command.seat, command}}, id, now, out);
  }
  return commit({place, Play{{command}}}, id, now, out);
}

void Hosting::let_bots_answer_at_desk(Now now, Outputs& out) {
  Seats bots = room_.bots();
  for (const auto& [seat, command] : room_.held()) bots -= Seats::of(seat);
  while (!bots.empty() && !room_.paused() && room_.stage() == Stage::game) {
    const auto command = room_.table()->bot_answer(bots, room_.bot_manner());
    if (!command || !bots.has(command->seat)) return;
    bots -= Seats::of(command->seat);
    (void)answer_at_desk(room_.at(command->seat)->id, *command, own_id(), now, out);
  }
}

// Who had the post is shown what he was shown before, and the other one the desk: all of it.
void Hosting::hand_over_links(PlaceId before) {
  for (const PlaceId place : {before, room_.moderator()}) {
    const auto link = links_.find(place);
    if (link != links_.end()) link->second.game = -1;
  }
}

}  // namespace omerta::server
