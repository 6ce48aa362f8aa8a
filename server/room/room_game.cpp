// The room while a game is played: what is answered, held back until all have tapped, taken back,
// said aloud.
#include <algorithm>
#include <boost/json.hpp>

#include "server/room/limits.h"
#include "server/room/name.h"
#include "server/room/room.h"
#include "wire/encode.h"
#include "wire/received/say.h"

namespace omerta::server {
namespace {

std::string heard_entry(const story::Heard& heard) {
  return R"({"heard":)" + wire::encoded(heard) + '}';
}

}  // namespace

Refused Room::act(PlaceId by, const Start& action) {
  if (!is_host(by)) return "not-allowed";
  if (is_on()) return "game-is-on";
  if (moderator_ != kNoPlace) return begin_desk(action);
  if (has_paper()) return "no-moderator";
  if (!begin_game(action.key, action.dealt)) return "cannot-start";
  deal_.reset();
  return kDone;
}

bool Room::has_paper() const {
  return std::any_of(places_.begin(), places_.end(),
                     [](const auto& each) { return each.second.kind == PlaceKind::paper; });
}

void Room::sit_down() {
  for (std::size_t i = 0; i < order_.size(); ++i) {
    places_.at(order_[i]).seat = static_cast<Seat>(i);
  }
}

bool Room::begin_game(const Key& key, const std::vector<int>& by_hand) {
  std::optional<Table> table = Table::begin(chosen(), key, by_hand);
  if (table) begin_game(std::move(*table));
  return table.has_value();
}

void Room::begin_game(Table table) {
  table_ = std::make_unique<Table>(std::move(table));
  if (!is_on()) opened_ = false;
  stage_ = Stage::game;
  ++games_;
  sit_down();
  told_open_ = 0;
  told_own_.clear();
  tapped_ = {};
  held_.clear();
  moment_.clear();
  paused_ = false;
  tell_news();
}

// Whose answers they are was checked by the core; here the rules have the word. All or nothing.
Refused Room::act(PlaceId, const Play& action) {
  if (stage_ != Stage::game || action.commands.empty()) return "no-game";
  if (desk_) return play_at_desk(action.commands);
  if (!play(action.commands)) return "not-now";
  for (const Command& command : action.commands) {
    held_.erase(command.seat);
    tapped_ |= Seats::of(command.seat);
  }
  tell_news();
  if (table_->game().over()) stage_ = Stage::over;
  return kDone;
}

bool Room::play(const std::vector<Command>& commands) {
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (table_->play(commands[i]) == Refusal::none) continue;
    if (i > 0) expect(table_->take_back(static_cast<int>(i)));
    return false;
  }
  return true;
}

Refused Room::act(PlaceId by, const Tap& action) {
  const Place* sitting = place(by);
  if (stage_ != Stage::game || sitting == nullptr || sitting->seat != action.seat) return "no-game";
  if (joint_call() && (action.held || table_->standing().in_play.has(action.seat))) {
    return touch(action);
  }
  const bool entered = desk_ && action.held;  // for the moderator to say whether it counts
  if (!table_->standing().in_play.has(action.seat) && !entered) return "not-now";
  if (action.held) held_[action.seat] = *action.held;
  if (!action.held) done_ |= Seats::of(action.seat);
  tapped_ |= Seats::of(action.seat);
  return kDone;
}

Refused Room::act(PlaceId by, const StandIn& action) {
  const auto found = places_.find(action.place);
  if (found == places_.end() || found->second.kind != PlaceKind::player) return "not-allowed";
  if (!is_host(by) && by != action.place) return "not-allowed";
  if (is_out(found->second)) return "not-now";  // it would be a sign to the living
  found->second.stood_in = action.bot;
  if (action.bot) held_.erase(found->second.seat);
  return kDone;
}

bool Room::withdraws() const { return stage_ == Stage::game && !desk_ && table_->has_withdrawal(); }

// GOR-MODERATOR-8, SPY-GM-3  Where the program runs the game, the host says it.
Refused Room::act(PlaceId by, const Withdraw& action) {
  const Place* leaving = place(action.place);
  if (!is_host(by) || leaving == nullptr || leaving->seat == Seat::nobody) return "not-allowed";
  if (!withdraws()) return "not-allowed";
  const auto said = table_->withdrawal(leaving->seat);
  if (!said) return "not-now";
  std::vector<Command> commands{*said};
  if (!table_->add_chance(commands) || !play(commands)) return "not-now";
  held_.erase(leaving->seat);
  tell_news();
  if (table_->game().over()) stage_ = Stage::over;
  return kDone;
}

Refused Room::act(PlaceId by, const Pause& action) {
  if (!is_host(by) || stage_ != Stage::game) return "not-allowed";
  paused_ = action.paused;
  return kDone;
}

Refused Room::act(PlaceId by, const Extend&) {
  if (!is_host(by) || stage_ != Stage::game) return "not-allowed";
  if (extensions_ >= kMostExtensions) return "not-now";
  ++extensions_;
  return kDone;
}

// Everybody hears it, each in his language. Where a person runs the game he knows whom he waits
// for.
Refused Room::act(PlaceId by, const Nudge& action) {
  const Place* asked = place(action.place);
  if (stage_ != Stage::game) return "no-game";
  if (!is_host(by) && !runs_it(by)) return "not-allowed";
  if (asked == nullptr || asked->seat == Seat::nobody || asked->is_bot()) return "not-allowed";
  const bool waited = desk_ ? people().has(asked->seat) : waits().has(asked->seat);
  if (table_->is_secret() || !waited || nudges_ >= kMostNudges) return "not-now";
  ++nudges_;
  const Message text{"room.nudge", {{"who", asked->seat}}};
  open_.add(R"({"nudged":{"place":)" + std::to_string(action.place) + R"(,"text":)" +
            wire::encoded(text) + "}}");
  return kDone;
}

// The same as long as nothing is played: it takes a screen for everybody who is asked.
Seats Room::asked_openly() const {
  const std::pair at{games_, changes()};
  if (!asked_openly_ || asked_openly_->at != at) asked_openly_ = {at, seen_asked_openly()};
  return asked_openly_->seats;
}

// Who is asked something that tells nothing of his cards, nor of anybody's.
Seats Room::seen_asked_openly() const {
  Seats all;
  for (Seat seat : table_->awaited()) {
    const auto questions = table_->screen(seat).questions;
    const bool openly = std::any_of(questions.begin(), questions.end(), [](const auto& each) {
      return each.urgency == screen::Urgency::awaited && !each.own;
    });
    if (openly) all |= Seats::of(seat);
  }
  return all;
}

// Where nobody is asked openly, for those who may still have something to say: that somebody is
// asked in secret looks just like that.
Seats Room::waits() const {
  if (stage_ != Stage::game || desk_ || table_->is_secret()) return {};
  const Seats asked = asked_openly();
  return asked.empty() ? people() - done_ : asked & people();
}

// By day everybody in play may talk, before and after a game everybody who has a place. Whoever is
// out talks with those who are out.
Refused Room::act(PlaceId by, const Say& action) {
  const Place* speaker = place(by);
  if (speaker == nullptr || !manners_.talk) return "not-allowed";
  const auto text = usable_saying(action.text);
  if (!text || *text != action.text) return "nothing-said";
  const std::string entry =
      boost::json::serialize(boost::json::object{{"said", {{"by", by}, {"text", *text}}}});
  if (stage_ != Stage::game) return open_.add(entry), kDone;
  const Standing standing = table_->standing();
  if (speaker->seat == Seat::nobody) return "not-allowed";
  if (standing.in_play.has(speaker->seat)) {
    if (table_->is_secret() || standing.hour == Hour::setup) return "not-now";
    return open_.add(entry), kDone;
  }
  for (const auto& [id, each] : places_) {
    if (is_out(each)) own_[id].add(entry);
  }
  return kDone;
}

BotManner Room::bot_manner() const {
  const bool talks = manners_.talk && desk_ == nullptr;
  return {manners_.level, talks ? bots::Talk::held : bots::Talk::none};
}

// Who may say what is the rulebook's business; whether it is true is nobody's. Where a person runs
// the game, people talk as people do.
Refused Room::act(PlaceId by, const State& action) {
  const Place* speaker = place(by);
  if (speaker == nullptr || speaker->seat == Seat::nobody || !manners_.talk) return "not-allowed";
  if (stage_ != Stage::game) return "no-game";
  if (desk_) return "not-now";
  const talk::Ids ids = table_->ids();
  const auto words = wire::read_say(action.words.json, ids);
  if (!words) return wire::code(words.error());
  const talk::Fault fault = table_->state({speaker->seat, *words});
  if (fault == talk::Fault::silent || fault == talk::Fault::enough) return "not-now";
  if (fault != talk::Fault::none) return "wrong-value";
  const talk::Said& said = table_->said().back();
  open_.add(R"({"stated":)" + wire::encoded(said, table_->told(said), ids) + '}');
  return kDone;
}

// What everyone has heard goes into the one stream, what a seat has heard besides into its own.
void Room::tell_news() {
  tell_open_news();
  look_about();
  tell_own_news();
}

void Room::tell_open_news() {
  const auto& open = table_->open_feed().heard();
  for (; told_open_ < open.size(); ++told_open_) open_.add(heard_entry(open[told_open_]));
}

// Where everybody is asked at once, nobody hears that the game has come to him first.
void Room::tell_own_news() {
  if (joint_call()) return;
  if (desk_ && desk_->is_blind()) return;  // nobody knows yet to whom it would have to be told
  for (const auto& [id, place] : places_) {
    if (place.seat == Seat::nobody) continue;
    const auto& heard = table_->feed(place.seat).heard();
    std::size_t& told = told_own_[place.seat];
    for (; told < heard.size(); ++told) {
      if (heard[told].label.stream == story::Stream::own) own_[id].add(heard_entry(heard[told]));
    }
  }
}

void Room::look_about() {
  const screen::Screen shown = table_->open_screen();
  std::string moment = std::to_string(static_cast<int>(shown.hour)) + ' ' +
                       std::to_string(shown.round) + ' ' + wire::encoded(shown.moment);
  if (table_->is_secret()) moment += ' ' + std::to_string(told_open_);  // one call after the other
  if (moment == moment_ && joint_ == shown_joint_) return;
  if (moment != moment_) joint_ = 0;
  moment_ = moment;
  shown_joint_ = joint_;
  ++moments_;
  extensions_ = 0;
  nudges_ = 0;
  done_ = {};
  tapped_ = {};
  held_.clear();
  answers_.clear();
  touches_.clear();
}

}  // namespace omerta::server
