// Rows and frames: what is applied is appended, and what comes of it is sent when it is on disk.
#include "server/core/hosting.h"

#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "server/room/fields.h"
#include "server/room/limits.h"
#include "wire/encode.h"
#include "wire/encode_setup.h"
#include "wire/received/say.h"

namespace omerta::server {
namespace {

namespace json = boost::json;

std::string entries_json(const Stream& stream, std::uint64_t after) {
  std::string text = "[";
  for (std::uint64_t n = after + 1; n <= stream.size(); ++n) {
    if (text.size() > 1) text += ',';
    text += stream.entry(n);
  }
  return text + ']';
}

// The fields of a screen that are a seat's alone.
bool is_own(std::string_view field) {
  constexpr std::string_view kOwn[] = {"side",      "hand",  "knows", "reminders",
                                       "questions", "means", "pause", "decoy"};
  return std::find(std::begin(kOwn), std::end(kOwn), field) != std::end(kOwn);
}

// What changes nothing about who is there and what is chosen.
bool is_in_game(const Action& action) {
  return std::holds_alternative<Play>(action) || std::holds_alternative<Tap>(action) ||
         std::holds_alternative<EndCall>(action) || std::holds_alternative<Say>(action) ||
         std::holds_alternative<State>(action);
}

std::string json_text(std::string_view text) {
  return json::serialize(json::value(json::string_view{text.data(), text.size()}));
}

}  // namespace

bool Hosting::restore(const std::vector<StoredRow>& rows, Now now) {
  for (const StoredRow& stored : rows) {
    if (stored.number != number_ + 1 || stored.at < at_) return false;
    if (!room_.apply_again(stored.body)) return false;
    stored_ = number_ = stored.number;
    at_ = stored.at;
    known_.insert(stored.id);
    logged_ += stored.body.size();
  }
  if (number_ == 0) return false;
  attended_ = served_since_ = now.steady;
  idle_before_ = std::max<std::int64_t>(0, now.wall - at_);
  told_open_ = room_.open().size();
  sent_room_ = room_value();
  sent_open_ = open_value();
  shown_ = game_point();
  set_clock(now);
  if (deadline_) deadline_ = std::max(*deadline_, now.steady + kGrace);
  if (room_.stage() == Stage::game) next_beat_ = now.steady + settings_.beat;
  if (room_.stage() == Stage::dealing) {  // phones have to come back first
    deal_at_ = {room_.deals(), room_.deal()->step()};
    deal_due_ = now.steady + kGrace;
  }
  return true;
}

Refused Hosting::commit(const Row& row, const CommandId& id, Now now, Outputs& out) {
  const Stage before = room_.stage();
  std::string body = written(row);
  if (body.size() + kChecksumBytes > kLongestRow) return "too-long";
  const PlaceId post = room_.moderator();
  const int moves = room_.shown_moves();
  const Refused refused = room_.apply(row);
  if (!refused.empty()) return refused;
  body = with_checksum(std::move(body), room_.checksum());
  room_moved_ = room_moved_ || before != room_.stage() || !is_in_game(row.action);
  room_moved_ = room_moved_ || moves != room_.shown_moves();
  clock_moved_ =
      std::holds_alternative<Extend>(row.action) || std::holds_alternative<EndCall>(row.action);
  touched_ = std::holds_alternative<Tap>(row.action) ? row.by : kNoPlace;
  known_.insert(id);
  logged_ += body.size();
  at_ = std::max(at_, now.wall);
  if (number_ == stored_) unstored_since_ = now.steady;
  ++number_;
  ++figures_.unstored;
  if (number_ == 1) served_since_ = now.steady;
  if (row.by != kNoPlace) touch(now);
  if (std::holds_alternative<Join>(row.action)) {  // until it says hello
    left_at_[room_.places().rbegin()->first] = now.steady;
  }
  out.push_back(Append{id_, number_, id, at_, std::move(body), room_.code()});
  if (const auto* leave = std::get_if<Leave>(&row.action)) let_go(leave->place);
  if (const auto* move = std::get_if<Move>(&row.action)) {  // whose phone it was sees no more of it
    hang_up(move->place, Closing::replaced);
    left_at_[move->place] = now.steady;
    moving_.erase(move->place);
  }
  if (post != room_.moderator()) hand_over_links(post);
  if (before == Stage::dealing && room_.stage() == Stage::lobby) {
    no_hands_until_ = now.steady + kDealAgainAfter;
  }
  set_clock(now);
  publish(now, out);
  if (room_.stage() == Stage::game && !next_beat_) next_beat_ = now.steady + settings_.beat;
  return kDone;
}

// Whoever was connected to a place that is no more.
void Hosting::let_go(PlaceId place) {
  left_at_.erase(place);
  moving_.erase(place);
  away_.erase(place);
  paces_.erase(place);
  sayings_.erase(place);
  asked_.forget(place);
  hang_up(place, Closing::not_yours);
}

void Hosting::hang_up(PlaceId place, Closing code) {
  const auto found = links_.find(place);
  if (found == links_.end()) return;
  pending_.push_back({number_, Close{found->second.connection, code}});
  links_.erase(found);
}

Refused Hosting::enter(const Row& row, const CommandId& id, Now now, Outputs& out) {
  if (is_busy(now)) return "busy";
  if (logged_ >= kMostLogged) return "full";
  if (!joins_.spend(1, now.steady)) return "later";  // each is for all to see
  touch(now);
  return commit(row, id, now, out);
}

void Hosting::stored(std::uint64_t number, Now now, Outputs& out) {
  if (failing_ || number <= stored_) return;
  figures_.unstored -= number - stored_;
  stored_ = number;
  unstored_since_ = now.steady;
  while (!unsettled_.empty() && unsettled_.front().after <= stored_) unsettled_.pop_front();
  while (!pending_.empty() && pending_.front().after <= stored_) {
    out.push_back(std::move(pending_.front().output));
    pending_.pop_front();
  }
}

void Hosting::send(Connection connection, Frame frame, Outputs& out) {
  Send sent{connection, std::move(frame)};
  if (number_ <= stored_ && pending_.empty()) {
    out.push_back(std::move(sent));
  } else {
    pending_.push_back({number_, std::move(sent)});
  }
}

void Hosting::reply(Connection connection, std::string text, Outputs& out) {
  send(connection, std::make_shared<const std::string>(std::move(text)), out);
}

void Hosting::send_all(const std::string& text, Outputs& out) {
  if (links_.empty()) return;
  const Frame frame = std::make_shared<const std::string>(text);
  for (const auto& [place, link] : links_) send(link.connection, frame, out);
}

// --- values --------------------------------------------------------------------------------------
Value Hosting::room_value() const {
  json::array places;
  for (const auto& [id, place] : room_.places()) {
    json::object each;
    each["place"] = id;
    each["kind"] = json::string_view{std::array{"player", "watcher", "table", "moderator", "bot",
                                                "paper"}[static_cast<std::size_t>(place.kind)]};
    each["name"] = place.name;
    each["ready"] = place.ready;
    each["bot"] = place.is_bot();
    each["away"] = away_.contains(id);
    each["moved"] = place.moved_shown;
    places.push_back(std::move(each));
  }
  json::array order;
  for (PlaceId id : room_.order()) order.push_back(id);
  constexpr std::array<std::string_view, 4> kStages{"lobby", "dealing", "game", "over"};
  return {{"code", json_text(room_.code())},
          {"stage", json_text(kStages[static_cast<std::size_t>(room_.stage())])},
          {"host", std::to_string(room_.host())},
          {"moderator", room_.moderator() == kNoPlace ? "null" : std::to_string(room_.moderator())},
          {"locked", room_.locked() ? "true" : "false"},
          {"places", json::serialize(places)},
          {"order", json::serialize(order)},
          {"chosen", wire::encoded(room_.choice())},
          {"may-start", room_.may_start() ? "true" : "false"},
          {"complaints", room_.complaints()},
          {"deal", deal_json()},
          {"frozen", frozen_json()},
          {"manners", written(room_.manners())},
          {"paused", room_.paused() ? "true" : "false"},
          {"withdraws", room_.withdraws() ? "true" : "false"}};
}

Value Hosting::open_value() const {
  const Table* table = room_.table();
  if (table == nullptr) return {};
  Value all = fields_of(wire::encoded(table->open_screen()));
  std::erase_if(all, [](const ValueField& field) { return is_own(field.name); });
  all.push_back({"talk", wire::encoded(table->menu(), table->ids())});
  return all;
}

// A touch changes them, and the game does not.
void Hosting::set_waits(Value& open) const {
  if (open.empty()) return;
  std::erase_if(open, [](const ValueField& field) { return field.name == "waits"; });
  json::array waits;
  for (Seat seat : room_.waits()) waits.push_back(index(seat));
  open.push_back({"waits", json::serialize(waits)});
}

Value Hosting::own_value(PlaceId id) const {
  const Table* table = room_.table();
  const Place* place = room_.place(id);
  if (room_.runs_it(id)) return desk_value(*room_.desk(), room_.held());
  if (table == nullptr || place == nullptr || place->seat == Seat::nobody) return {};
  screen::Screen shown = room_.screen(place->seat);
  shown.moment = {};  // what everyone sees is not written only to be left out
  shown.circle.clear();
  shown.about.clear();
  shown.holds.clear();
  shown.aims.clear();
  Value all = fields_of(wire::encoded(shown));
  std::erase_if(all, [](const ValueField& field) { return !is_own(field.name); });
  const bool talks =
      place->seat != Seat::nobody && room_.stage() == Stage::game && room_.desk() == nullptr;
  const talk::OwnMenu menu = talks ? table->own_menu(place->seat) : talk::OwnMenu{};
  all.push_back({"talk", wire::encoded(menu, table->ids())});
  const SharedDeal* deal = room_.deal();
  all.push_back({"seal", deal == nullptr ? "null" : deal->own_json(index(place->seat))});
  return all;
}

std::string Hosting::clock_json(Now now) const {
  if (left_when_paused_) {
    return R"({"left":)" + std::to_string(*left_when_paused_) + R"(,"of":)" +
           std::to_string(lasts_) + R"(,"runs":false})";
  }
  if (!deadline_) return "null";
  return R"({"left":)" + std::to_string(std::max<std::int64_t>(0, *deadline_ - now.steady)) +
         R"(,"of":)" + std::to_string(lasts_) + R"(,"runs":true})";
}

// --- what everybody is sent ----------------------------------------------------------------------
void Hosting::publish(Now now, Outputs& out) {
  Value fresh_room;
  if (room_moved_) fresh_room = changed(std::exchange(sent_room_, room_value()), sent_room_);
  const bool moved = shown_ != game_point();  // else every screen is as it was
  Value open = moved ? open_value() : sent_open_;
  set_waits(open);
  const Value fresh_open = changed(std::exchange(sent_open_, std::move(open)), sent_open_);
  const Stream& stream = room_.open();
  const bool news = !fresh_room.empty() || !fresh_open.empty() || told_open_ != stream.size();
  if (news || clock_moved_) {
    send_all(R"({"t":"ev","p":)" + std::to_string(stream.size()) + R"(,"hp":")" +
                 digits16(stream.hash()) + R"(","e":)" + entries_json(stream, told_open_) +
                 R"(,"room":)" + written(fresh_room) + R"(,"pub":)" + written(fresh_open) +
                 R"(,"clock":)" + clock_json(now) + '}',
             out);
  }
  told_open_ = stream.size();
  shown_ = game_point();
  room_moved_ = clock_moved_ = false;
  if (room_.stage() == Stage::lobby) return;  // nobody has anything of his own
  for (auto& [place, link] : links_) {
    const bool at_desk = place == room_.moderator();  // who sees what was answered, too
    const bool touched = place == touched_ && room_.joint_call();
    if (moved || at_desk || touched || link.told != room_.own(place).size()) {
      whisper_news(place, link);
    }
  }
}

std::pair<int, std::size_t> Hosting::game_point() const { return {room_.games(), room_.changes()}; }

void Hosting::whisper_news(PlaceId place, Link& link) {
  const Stream& stream = room_.own(place);
  Value own = own_value(place);
  const bool another = link.game != room_.games();
  const Value fresh = another ? own : changed(link.own, own);
  if (fresh.empty() && link.told == stream.size() && !another) return;
  const std::string seat = another ? R"("seat":)" + seat_json(place) + ',' : "";
  link.game = room_.games();
  link.whispers.push_back({number_, '{' + seat + R"("q":)" + std::to_string(stream.size()) +
                                        R"(,"hq":")" + digits16(stream.hash()) + R"(","e":)" +
                                        entries_json(stream, link.told) + R"(,"own":)" +
                                        written(fresh) + "}\n"});
  link.own = std::move(own);
  link.told = stream.size();
}

void Hosting::acknowledge(PlaceId place, const CommandId& asked, By by, Refused refused,
                          Outputs& out) {
  ++(refused.empty() ? figures_.commands : figures_.refused);
  const auto found = links_.find(place);
  if (found == links_.end()) return;
  if (refused.empty() && number_ > stored_) unsettled_.push_back({number_, place, asked, by});
  const std::string id = bytes::hex(asked);
  const std::string outcome = refused.empty() ? std::string{R"(,"ok":true})"}
                                              : R"(,"ok":false,"why":)" + json_text(refused) + '}';
  const bool at_once = refused == "busy";  // which says nothing of rows that are not on disk
  if (by == By::beat && next_beat_) {
    const auto waits = [&](const Whisper& each) { return at_once && each.after > stored_; };
    found->second.whispers.put_before(
        waits, {at_once ? stored_ : number_, R"({"ack":")" + id + '"' + outcome + '\n'});
  } else if (at_once) {
    const std::string frame = R"({"t":"ack","cid":")" + id + '"' + outcome;
    out.push_back(Send{found->second.connection, std::make_shared<const std::string>(frame)});
  } else {
    reply(found->second.connection, R"({"t":"ack","cid":")" + id + '"' + outcome, out);
  }
}

std::string Hosting::seat_json(PlaceId place) const {
  const Seat seat = room_.place(place)->seat;
  return seat == Seat::nobody ? "null" : std::to_string(index(seat));
}

// --- coming and going ----------------------------------------------------------------------------
std::string Hosting::snapshot(PlaceId place, const Link& link, const std::optional<Have>& have,
                              Now now) const {
  const Stream& open = room_.open();
  const Stream& own = room_.own(place);
  const bool known = have && have->p <= open.size() && have->q <= own.size() &&
                     open.hash(have->p) == have->hp && own.hash(have->q) == have->hq &&
                     open.size() - have->p + own.size() - have->q <= kMostMissed;
  const auto last = [](const Stream& stream) {
    return stream.size() - std::min<std::uint64_t>(stream.size(), kLogInSnapshot);
  };
  const std::string counted = std::to_string(own.size());
  const std::string heard = entries_json(own, known ? have->q : last(own));
  const std::string shown = written(link.own);
  std::string frame = std::string{R"({"t":")"} + (known ? "resume" : "snap") + R"(","place":)" +
                      std::to_string(place) + R"(,"seat":)" + seat_json(place) + R"(,"p":)" +
                      std::to_string(open.size()) + R"(,"hp":")" + digits16(open.hash()) +
                      R"(","q":)" + counted + R"(,"hq":")" + digits16(own.hash()) + R"(","e":)" +
                      entries_json(open, known ? have->p : last(open)) + R"(,"pe":)" + heard +
                      R"(,"room":)" + written(sent_room_) + R"(,"pub":)" + written(sent_open_) +
                      R"(,"own":)" + shown + R"(,"clock":)" + clock_json(now) + R"(,"beat":)" +
                      std::to_string(settings_.beat) + '}';
  return padded_to_steps(std::move(frame), counted.size() + heard.size() + shown.size(),
                         kSnapshotStep);
}

void Hosting::attach(Connection connection, PlaceId place, const std::optional<Have>& have, Now now,
                     Outputs& out) {
  const auto before = links_.find(place);
  if (before != links_.end()) {
    out.push_back(Close{before->second.connection, Closing::replaced});
    links_.erase(before);
  }
  left_at_.erase(place);
  const Table* table = room_.table();
  const bool secret = table != nullptr && table->is_secret();
  if (!secret && !room_.is_out(*room_.place(place)) && away_.erase(place) > 0) room_moved_ = true;
  publish(now, out);  // the others see who has come
  Link& link = links_[place];
  link.connection = connection;
  link.own = own_value(place);
  link.told = room_.own(place).size();
  link.game = room_.games();
  link.whispers.clear();
  link.came = failing_ ? kNotYet : number_;
  if (failing_) return;  // what is here is ahead of the log: he is told when it has been read
  reply(connection, snapshot(place, link, have, now), out);
}

bool Hosting::is_attached(Connection connection, PlaceId place) const {
  const auto found = links_.find(place);
  return found != links_.end() && found->second.connection == connection;
}

void Hosting::detach(Connection connection, Now now) {
  for (auto link = links_.begin(); link != links_.end(); ++link) {
    if (link->second.connection != connection) continue;
    left_at_[link->first] = now.steady;
    touch(now);
    links_.erase(link);
    return;
  }
}

}  // namespace omerta::server
