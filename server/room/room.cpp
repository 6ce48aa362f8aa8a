// The room before and after a game: who has a place, who is host, what is chosen.
#include "server/room/room.h"

#include <algorithm>
#include <limits>

#include "presentation/course/course.h"
#include "presentation/setup/begin.h"
#include "server/room/limits.h"
#include "server/room/name.h"
#include "wire/encode_setup.h"

namespace omerta::server {
namespace {

const Stream kNothing;

}  // namespace

const Place* Room::place(PlaceId id) const {
  const auto found = places_.find(id);
  return found == places_.end() ? nullptr : &found->second;
}

const Place* Room::at(Seat seat) const {
  for (const auto& [id, place] : places_) {
    if (place.seat == seat && seat != Seat::nobody) return &place;
  }
  return nullptr;
}

Seats Room::people() const {
  if (!table_) return {};
  Seats people;
  for (Seat seat : table_->standing().in_play) {
    const Place* place = at(seat);
    if (place != nullptr && !place->is_bot()) people |= Seats::of(seat);
  }
  return people;
}

bool Room::is_out(const Place& place) const {
  return stage_ == Stage::game && place.seat != Seat::nobody &&
         !table_->standing().in_play.has(place.seat);
}

Seats Room::bots() const {
  Seats bots;
  for (const auto& [id, place] : places_) {
    if (place.seat != Seat::nobody && place.is_bot()) bots |= Seats::of(place.seat);
  }
  return bots;
}

const Stream& Room::own(PlaceId place) const {
  const auto found = own_.find(place);
  return found == own_.end() ? kNothing : found->second;
}

Refused Room::apply(const Row& row) {
  if (code_.empty() && !std::holds_alternative<Open>(row.action)) return "no-room";
  if (row.by != kNoPlace && place(row.by) == nullptr) return "no-place";
  const Refused refused =
      std::visit([&](const auto& action) { return act(row.by, action); }, row.action);
  if (refused.empty() && moved_unseen_) show_moves();
  return refused;
}

bool Room::apply_again(std::string_view text) {
  const auto row = read_row(text);
  if (!row || !apply(*row).empty()) return false;
  const auto expected = checksum_in(text);
  return !expected || *expected == checksum();
}

// Of what does not depend on how anything is written: another release has to come to it, too.
std::uint64_t Room::checksum() const {
  std::string text;
  const auto add = [&](std::uint64_t number) { text += std::to_string(number) + ' '; };
  for (const int each : {static_cast<int>(stage_), games_, moments_}) {
    add(static_cast<std::uint64_t>(each));
  }
  for (const PlaceId each : {host_, moderator_, last_place_}) add(each);
  for (const auto& [id, place] : places_) {
    add(id);
    add(index(place.seat));
    add(place.is_bot() ? 1 : 0);
    add(own(id).size());
  }
  add(open_.size());
  if (table_) {
    const Standing standing = table_->standing();
    add(table_->commands());
    add(standing.in_play.bits);
    add(static_cast<std::uint64_t>(standing.hour));
    add(static_cast<std::uint64_t>(standing.round));
    add(table_->awaited().bits);
    for (Seat seat : standing.seats) add(table_->heard(seat).size());
  }
  Stream all;
  all.add(std::move(text));
  return all.hash();
}

// --- places --------------------------------------------------------------------------------------
Refused Room::act(PlaceId by, const Open& action) {
  if (by != kNoPlace || !code_.empty()) return "not-allowed";
  if (action.code.size() != kCodeLetters) return "not-allowed";
  code_ = action.code;
  chosen_.rulebook = std::string{usual_rulebook().id};
  judge();
  return kDone;
}

bool Room::is_taken(const std::string& name, PlaceId except) const {
  return std::any_of(places_.begin(), places_.end(), [&](const auto& each) {
    return each.first != except && look_alike(each.second.name, name);
  });
}

// The first to join is the host. Whoever watches or draws the table may come at any time.
Refused Room::act(PlaceId by, const Join& action) {
  const bool moderates = action.kind == PlaceKind::moderator;
  if (moderates && moderator_ != kNoPlace) return "not-allowed";
  const bool seated = action.kind == PlaceKind::bot || action.kind == PlaceKind::paper;
  const bool plays = action.kind == PlaceKind::player || seated;
  const bool first = places_.empty();
  if (seated ? !is_host(by) : by != kNoPlace) return "not-allowed";
  if ((plays || moderates) && stage_ != Stage::lobby) return "game-is-on";
  if (locked_ && !first && !seated) return "locked";
  if (places_.size() >= kMostPlaces || (plays && order_.size() >= kMostPlayers)) return "full";
  if (last_place_ == std::numeric_limits<PlaceId>::max()) return "full";  // no number is left
  const auto name = usable_name(action.name);
  if (!name || *name != action.name) return "not-a-name";
  if (is_taken(*name, kNoPlace)) return "name-taken";
  Place place{.id = ++last_place_, .kind = action.kind, .name = *name, .device = action.device};
  place.ready = seated;
  if (first) host_ = place.id;
  if (moderates) moderator_ = place.id;
  if (plays) order_.push_back(place.id);
  places_.emplace(place.id, std::move(place));
  judge();
  return kDone;
}

Refused Room::act(PlaceId by, const Leave& action) {
  const Place* leaving = place(action.place);
  if (leaving == nullptr || (by != action.place && !is_host(by))) return "not-allowed";
  if (action.place == host_) return "host";  // somebody else has to be host first
  const bool needed = leaving->plays() || action.place == moderator_;
  if (needed && is_on()) return "game-is-on";
  if (action.place == moderator_) moderator_ = kNoPlace;
  std::erase(order_, action.place);
  places_.erase(action.place);
  own_.erase(action.place);
  judge();
  return kDone;
}

Refused Room::act(PlaceId by, const Rename& action) {
  const auto found = places_.find(action.place);
  if (found == places_.end() || (by != action.place && !is_host(by))) return "not-allowed";
  if (is_on()) return "game-is-on";
  const auto name = usable_name(action.name);
  if (!name || *name != action.name) return "not-a-name";
  if (is_taken(*name, action.place)) return "name-taken";
  found->second.name = *name;
  judge();
  return kDone;
}

Refused Room::act(PlaceId by, const Order& action) {
  if (!is_host(by)) return "not-allowed";
  if (is_on()) return "game-is-on";
  if (!std::is_permutation(order_.begin(), order_.end(), action.places.begin(),
                           action.places.end())) {
    return "not-everyone-once";
  }
  order_ = action.places;
  judge();
  return kDone;
}

// A game that is on has no door but the one the host opens: whoever is out could send in another
// phone, with a name that everybody reads. Rows of before it was so are still taken by `act`.
bool Room::locked() const { return locked_ || (is_on() && !opened_); }

bool Room::is_night() const { return stage_ == Stage::game && table_->is_secret(); }

Refused Room::act(PlaceId by, const Lock& action) {
  if (!is_host(by)) return "not-allowed";
  locked_ = action.locked;
  opened_ = is_on() && !action.locked;
  return kDone;
}

Refused Room::act(PlaceId by, const Entrust& action) {
  const Place* next = place(action.place);
  if (!is_host(by) || next == nullptr || !next->has_device()) return "not-allowed";
  host_ = action.place;
  return kDone;
}

// Whoever has been shown the code of a move may take the place: who that is, the core has checked.
Refused Room::act(PlaceId by, const Move& action) {
  const auto found = places_.find(action.place);
  if (by != kNoPlace || found == places_.end() || !found->second.has_device()) {
    return "not-allowed";
  }
  found->second.device = action.device;
  ++found->second.moved;
  moved_unseen_ = true;
  return kDone;
}

// By night no place is shown to have moved, and that of somebody who is out not before the game is
// over: each time would be a sign to the living.
void Room::show_moves() {
  moved_unseen_ = false;
  for (auto& [id, place] : places_) {
    if (place.moved_shown == place.moved) continue;
    if (is_night() || is_out(place)) {
      moved_unseen_ = true;
    } else {
      place.moved_shown = place.moved;
      ++shown_moves_;
    }
  }
}

// Where the host's phone is lost, which the core knows, whoever plays or runs the game goes on.
Refused Room::act(PlaceId by, const BeHost&) {
  const Place* next = place(by);
  if (next == nullptr || by == host_ || !next->has_device()) return "not-allowed";
  if (next->kind != PlaceKind::player && by != moderator_) return "not-allowed";
  host_ = by;
  return kDone;
}

// --- what is played ------------------------------------------------------------------------------
setup::Chosen Room::chosen() const {
  setup::Chosen chosen = chosen_;
  for (PlaceId id : order_) chosen.players.push_back(place(id)->name);
  chosen.moderator = moderator_ == kNoPlace ? "" : place(moderator_)->name;
  const course::Course& course = rulebook(chosen_.rulebook).course;
  if (moderator_ == kNoPlace && !course.option.empty()) {  // the program runs it
    chosen.options.push_back({std::string{course.option}, std::string{course.value}});
  }
  return chosen;
}

setup::Chosen Room::choice() const {
  setup::Chosen choice = chosen_;
  choice.edition = verdict().edition;
  return choice;
}

// What was judged before a game stands while it is on: nothing that is judged changes then but who
// has the moderator's post.
void Room::judge() {
  if (!is_on()) verdict_.reset();
}

const Room::Verdict& Room::verdict() const {
  if (verdict_) return *verdict_;
  setup::Judged judged = setup::judged(chosen());
  const bool may_start = judged.may_start() && judged.missing.empty();
  return verdict_.emplace(
      Verdict{std::move(judged.chosen.edition), wire::encoded(judged.complaints), may_start});
}

Refused Room::act(PlaceId by, const Choose& action) {
  if (!is_host(by)) return "not-allowed";
  if (is_on()) return "game-is-on";
  if (find_rulebook(action.chosen.rulebook) == nullptr) return "unknown-rulebook";
  chosen_ = action.chosen;
  chosen_.seats = 0;
  chosen_.players.clear();
  chosen_.moderator.clear();
  judge();
  return kDone;
}

Refused Room::act(PlaceId by, const Arrange& action) {
  const Manners& wanted = action.manners;
  if (!is_host(by)) return "not-allowed";
  if (wanted.pace < 0 || wanted.pace > kSlowestPace || !bots::level(wanted.level)) {
    return "wrong-value";
  }
  manners_ = wanted;
  return kDone;
}

Refused Room::act(PlaceId by, const Ready& action) {
  const auto found = places_.find(by);
  if (found == places_.end() || is_on()) return "not-allowed";
  found->second.ready = action.ready;
  return kDone;
}

Refused Room::act(PlaceId by, const Again&) {
  if (!is_host(by) || stage_ != Stage::over) return "not-allowed";
  stage_ = Stage::lobby;
  table_.reset();
  desk_.reset();
  deal_.reset();
  for (auto& [id, place] : places_) {
    place.seat = Seat::nobody;
    place.stood_in = false;
    place.ready = !place.has_device();
  }
  judge();
  return kDone;
}

}  // namespace omerta::server
