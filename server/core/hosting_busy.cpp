// A disk that takes nothing for a while. The room stays what it is on disk, and everybody stays
// connected and reads; what is asked for is refused with `busy`, and nothing happens by itself.
#include <algorithm>
#include <utility>

#include "server/core/hosting.h"
#include "server/room/limits.h"

namespace omerta::server {

// It has failed, or it hangs: what is begun now would wait in memory, and its people in the dark.
bool Hosting::is_busy(Now now) const {
  const bool hangs = number_ > stored_ && now.steady - unstored_since_ >= kDiskWithin;
  return failing_ || now.steady < busy_until_ || hangs || figures_.unstored >= kMostUnstored;
}

// The room in memory is ahead of its log. Nobody was sent anything of what is lost: whoever waits
// for an answer to it is told.
void Hosting::fail(Outputs& out) {
  failing_ = true;
  for (auto& [place, link] : links_) {
    link.whispers.drop([&](const Whisper& each) { return each.after > stored_; });
  }
  Queue<Pending> lost = std::exchange(pending_, {});
  Queue<Unsettled> unsettled = std::exchange(unsettled_, {});
  const std::vector<Kept> kept = std::exchange(kept_, {});
  for (const Pending& each : lost) {
    const auto* sent = std::get_if<Send>(&each.output);
    if (sent == nullptr || is_linked(sent->connection)) continue;  // it asked for a place
    out.push_back(
        Send{sent->connection, std::make_shared<const std::string>(refused_frame("busy"))});
  }
  figures_.unstored -= number_ - stored_;
  number_ = stored_;
  for (const Unsettled& each : unsettled) acknowledge(each.place, each.id, each.by, "busy", out);
  for (const Kept& each : kept) acknowledge(each.place, each.asked.id, By::beat, "busy", out);
}

bool Hosting::is_linked(Connection connection) const {
  return std::any_of(links_.begin(), links_.end(),
                     [&](const auto& each) { return each.second.connection == connection; });
}

// What the phones have is what the log has: they go on as if nothing had been asked.
void Hosting::go_on_from(Hosting& before, Now now, Outputs& out) {
  busy_until_ = now.steady + kBusyFor;
  look_again_ = busy_until_;
  served_since_ = before.served_since_;
  left_at_ = std::move(before.left_at_);
  away_ = std::move(before.away_);
  moving_ = std::move(before.moving_);
  paces_ = std::move(before.paces_);
  sayings_ = std::move(before.sayings_);
  joins_ = before.joins_;
  beats_ = moment_began_ = before.beats_;
  if (before.next_beat_) next_beat_ = before.next_beat_;
  for (auto& [place, link] : before.links_) {
    if (room_.place(place) == nullptr) {
      out.push_back(Close{link.connection, Closing::not_yours});
      continue;
    }
    link.own = own_value(place);
    link.told = room_.own(place).size();
    link.game = room_.games();
    links_[place] = std::move(link);
  }
  sent_room_ = room_value();
  for (auto& [place, link] : links_) {
    if (link.came <= number_) continue;  // whoever has just come was shown nothing yet
    link.whispers.clear();
    link.came = number_;
    reply(link.connection, snapshot(place, link, {}, now), out);
  }
  clock_moved_ = true;
  publish(now, out);
}

// Beats go on: nobody may notice by their absence, and whispers that are on disk arrive.
void Hosting::only_beat(Now now, Outputs& out) {
  look_again_ = now.steady + kBusyLook;
  if (failing_ || !next_beat_ || *next_beat_ > now.steady) return;
  *next_beat_ += ((now.steady - *next_beat_) / settings_.beat + 1) * settings_.beat;
  ++beats_;
  send_beats(out);
}

// Nobody's time has passed while nothing could be answered.
void Hosting::go_on(Now now, Outputs& out) {
  if (deal_due_) deal_due_ = std::max(*deal_due_, now.steady + kDealWithin);
  if (!deadline_ || *deadline_ >= now.steady + kGrace) return;
  deadline_ = now.steady + kGrace;
  clock_moved_ = true;
  publish(now, out);
}

}  // namespace omerta::server
