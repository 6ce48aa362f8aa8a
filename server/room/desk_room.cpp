// The room while somebody runs the game by hand: what he enters, what phones answer into it, and
// how what was taken back reaches those who have heard it.
#include <algorithm>

#include "server/room/room.h"

namespace omerta::server {
namespace {

using Heard = std::vector<story::Heard>;

// How much of what was heard still holds: up to the first thing that has not happened so. The lines
// of a list stand or fall together.
std::size_t still_holds(const Heard& before, const Heard& now) {
  std::size_t same = 0;
  while (same < std::min(before.size(), now.size()) && before[same] == now[same]) ++same;
  if (same == before.size()) return same;
  while (same > 0 && before[same - 1].label == before[same].label) --same;
  return same;
}

// The number of the last thing of a stream that holds.
std::uint32_t last_number(const Heard& heard, std::size_t count, story::Stream stream) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (heard[i].label.stream == stream) number = heard[i].label.number;
  }
  return number;
}

bool has_after(const Heard& heard, std::size_t count, std::size_t told, story::Stream stream) {
  for (std::size_t i = count; i < std::min(told, heard.size()); ++i) {
    if (heard[i].label.stream == stream) return true;
  }
  return false;
}

std::string back_entry(std::uint32_t to) { return R"({"back":{"to":)" + std::to_string(to) + "}}"; }

// By each seat, and by everyone.
std::vector<Heard> all_heard(const Table& table) {
  std::vector<Heard> all;
  for (std::size_t seat = 0; seat < table.names().seats.size(); ++seat) {
    all.push_back(table.feed(static_cast<Seat>(seat)).heard());
  }
  all.push_back(table.open_feed().heard());
  return all;
}

}  // namespace

std::size_t Room::changes() const {
  return (table_ ? table_->changes() : 0) + (desk_ ? desk_->at() : 0) + posts_ + joint_calls_;
}

screen::Screen Room::screen(Seat seat) const {
  if (desk_ && desk_->is_blind()) return {};
  if (const auto call = joint_call()) return joint_screen(*call, seat);
  screen::Screen shown = table_->screen(seat);
  if (!desk_ || desk_->asks_phones()) return shown;
  shown.questions.clear();
  shown.decoy.reset();
  return shown;
}

Refused Room::begin_desk(const Start& action) {
  std::optional<DeskGame> desk = DeskGame::begin(chosen(), action.key);
  if (!desk || !action.dealt.empty()) return "cannot-start";
  desk_ = std::make_unique<DeskGame>(std::move(*desk));
  deal_.reset();
  begin_game(Table::of(desk_->desk().record(), action.key));
  return kDone;
}

// A stream is never written anew: where something in it does not hold any more, it says so.
void Room::tell_back(const std::vector<std::vector<story::Heard>>& before) {
  using story::Stream;
  const Heard& open = before.back();
  const std::size_t holds = still_holds(open, table_->open_feed().heard());
  if (has_after(open, holds, told_open_, Stream::open)) {
    open_.add(back_entry(last_number(open, holds, Stream::open)));
  }
  told_open_ = std::min(told_open_, holds);
  for (const auto& [id, place] : places_) {
    if (place.seat == Seat::nobody) continue;
    const Heard& heard = before[index(place.seat)];
    std::size_t& told = told_own_[place.seat];
    const std::size_t kept = still_holds(heard, table_->feed(place.seat).heard());
    if (has_after(heard, kept, told, Stream::own)) {
      own_[id].add(back_entry(last_number(heard, kept, Stream::own)));
    }
    told = std::min(told, kept);
  }
}

Refused Room::settled(Refused refused) {
  if (!refused.empty()) return refused;
  const bool goes_on = table_->goes_on(desk_->desk().chronicle());
  const std::vector<Heard> before = goes_on ? std::vector<Heard>{} : all_heard(*table_);
  table_->follow(desk_->desk().record(), desk_->desk().chronicle());
  if (!goes_on) tell_back(before);
  stage_ = Stage::game;
  std::erase_if(held_, [&](const auto& each) { return !desk_->takes(each.second); });
  tell_news();
  if (table_->game().over()) stage_ = Stage::over;
  return kDone;
}

Refused Room::play_at_desk(const std::vector<Command>& commands) {
  return settled(desk_->answer(commands));
}

Refused Room::act(PlaceId by, const DealOut& action) {
  if (!runs_it(by)) return "not-allowed";
  if (action.by == script::Dealer::blind && !bots().empty()) return "not-now";  // they have to look
  return settled(desk_->deal(action, *table_));
}

Refused Room::act(PlaceId by, const Fill& action) {
  if (!runs_it(by)) return "not-allowed";
  return settled(desk_->enter(action));
}

Refused Room::act(PlaceId by, const Accept& action) {
  if (!runs_it(by)) return "not-allowed";
  const auto found = held_.find(action.seat);
  if (action.at != desk_->at() || found == held_.end()) return "stale";
  const Command command = found->second;
  return settled(desk_->answer({command}));
}

Refused Room::act(PlaceId by, const TakeBack& action) {
  if (!runs_it(by)) return "not-allowed";
  return settled(desk_->take_back(action));
}

Refused Room::act(PlaceId by, const See& action) {
  if (!runs_it(by)) return "not-allowed";
  return settled(desk_->see(action));
}

Refused Room::act(PlaceId by, const Swap& action) {
  if (!runs_it(by)) return "not-allowed";
  return settled(desk_->swap(action));
}

Refused Room::act(PlaceId by, const Allow& action) {
  if (!runs_it(by)) return "not-allowed";
  desk_->allow(action);
  return settled(kDone);
}

// To somebody who does not play, or is out: whoever has the post sees everything.
Refused Room::act(PlaceId by, const HandOver& action) {
  const Place* next = place(action.place);
  const bool allowed = moderator_ != kNoPlace && (by == moderator_ || is_host(by));
  if (!allowed || next == nullptr || !next->has_device()) return "not-allowed";
  const bool may = stage_ == Stage::game ? next->seat == Seat::nobody || is_out(*next)
                                         : next->kind != PlaceKind::player;
  if (!may) return "not-allowed";
  verdict();  // on the game as it began
  moderator_ = action.place;
  ++posts_;
  judge();
  return kDone;
}

}  // namespace omerta::server
