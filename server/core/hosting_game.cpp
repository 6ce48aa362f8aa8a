// What is asked of a room, and what it does by itself: the beat, the bots, the clock.
#include <algorithm>

#include "chance/draw.h"
#include "server/core/hosting.h"
#include "server/room/fields.h"
#include "server/room/limits.h"
#include "server/room/name.h"

namespace omerta::server {
namespace {

constexpr int kLastBeats = 10;  // after a game: what was said last in it has to arrive

std::string escaped(std::string_view text) {
  const std::string quoted =
      json::serialize(json::value(json::string_view{text.data(), text.size()}));
  return quoted.substr(1, quoted.size() - 2);
}

// As much of the text as fits into so many bytes once it is escaped, up to the end of a character.
std::size_t fitting(std::string_view text, std::size_t bytes) {
  std::size_t taken = std::min(text.size(), bytes);
  while (taken > 0 && escaped(text.substr(0, taken)).size() > bytes) {
    taken -= std::min(taken, std::max<std::size_t>(1, taken / 16));
  }
  while (taken > 0 && taken < text.size() && (text[taken] & 0xC0) == 0x80) --taken;
  return taken;
}

// What may be asked for by whom is for the room to say; these are the server's own.
bool is_for_devices(const Action& action) {
  return !std::holds_alternative<Open>(action) && !std::holds_alternative<Start>(action) &&
         !std::holds_alternative<Play>(action) && !std::holds_alternative<Tap>(action) &&
         !std::holds_alternative<Move>(action) && !std::holds_alternative<BeginDeal>(action) &&
         !std::holds_alternative<CloseDeal>(action) && !std::holds_alternative<VoidDeal>(action) &&
         !std::holds_alternative<EndCall>(action);
}

bool names_what_is_reserved(const Action& action) {
  const auto* rename = std::get_if<Rename>(&action);
  const auto* join = std::get_if<Join>(&action);
  if (rename != nullptr) return is_reserved(rename->name);
  return join != nullptr && is_reserved(join->name);
}

// What was typed, as it is kept; what cannot be kept stays, and the room refuses it.
Action as_kept(Action action) {
  if (auto* say = std::get_if<Say>(&action)) {
    say->text = usable_saying(say->text).value_or(say->text);
  } else if (auto* rename = std::get_if<Rename>(&action)) {
    rename->name = usable_name(rename->name).value_or(rename->name);
  } else if (auto* join = std::get_if<Join>(&action)) {
    join->name = usable_name(join->name).value_or(join->name);
  }
  return action;
}

}  // namespace

CommandId Hosting::own_id() const {
  CommandId id{};
  const std::uint64_t next = number_ + 1;
  for (unsigned i = 0; i < 8; ++i) {
    id[i] = static_cast<std::uint8_t>(id_ >> 8 * i);
    id[8 + i] = static_cast<std::uint8_t>(next >> 8 * i);
  }
  return id;
}

// --- what a device asks --------------------------------------------------------------------------
void Hosting::ask(PlaceId place, const Asked& asked, const CommandId& id, By by, Now now,
                  Outputs& out) {
  // P2: under one id there is one command. What was asked long ago is forgotten.
  if (!asked_.is_the_same(place, id, asked.digest)) return close(place, Closing::policy, out);
  const bool reads = std::holds_alternative<Fetching>(asked.wish);
  if (is_busy(now) && !reads) return acknowledge(place, asked.id, by, "busy", out);
  const Table* table = room_.table();
  const bool in_game = room_.stage() == Stage::game && table != nullptr;
  if (in_game && table->is_secret() && !room_.runs_it(place)) {  // at the beat, by seats
    kept_.push_back({place, asked, id, kept_.size(), room_.moments()});
    return;
  }
  acknowledge(place, asked.id, by, decide(place, asked, id, now, out), out);
}

void Hosting::close(PlaceId place, Closing code, Outputs& out) {
  const auto link = links_.find(place);
  if (link != links_.end()) out.push_back(Close{link->second.connection, code});
}

// What reveals how quick somebody was is chosen before a game. By night no clock comes or goes.
bool Hosting::may_arrange(const Manners& wanted) const {
  if (room_.stage() != Stage::game || room_.desk() != nullptr) return true;
  const Manners& now = room_.manners();
  const bool same_clock = (wanted.pace > 0) == (now.pace > 0);
  return wanted.waiting == now.waiting && (same_clock || !room_.table()->is_secret());
}

Refused Hosting::decide(PlaceId place, const Asked& asked, const CommandId& id, Now now,
                        Outputs& out) {
  if (known_.contains(id)) return kDone;  // it was taken before
  if (room_.place(place) == nullptr) return "no-place";
  if (const auto* answering = std::get_if<wire::Answer>(&asked.wish)) {
    return answer(place, *answering, id, now, out);
  }
  if (std::holds_alternative<Tapping>(asked.wish)) return tap(place, id, now, out);
  if (const auto* moving = std::get_if<MovingAway>(&asked.wish)) {
    return move_away(place, *moving, now);
  }
  if (const auto* fetching = std::get_if<Fetching>(&asked.wish)) {
    return fetch(place, *fetching, out);
  }
  if (std::holds_alternative<Consulting>(asked.wish)) return consult(place, asked, now);
  if (std::holds_alternative<Starting>(asked.wish)) return start(place, id, now, out);
  const auto* action = std::get_if<Action>(&asked.wish);
  if (action == nullptr) return "not-now";
  if (!is_for_devices(*action)) return "not-allowed";
  if (names_what_is_reserved(*action)) return "name-reserved";
  if (std::holds_alternative<Say>(*action)) {
    if (!may_talk(place)) return "not-now";
    if (!may_say(place, now)) return "later";
  }
  if (logged_ >= kMostLogged && !room_.runs_it(place)) return "full";
  const auto* leave = std::get_if<Leave>(action);  // by night nobody comes, and nobody goes
  if (leave != nullptr && leave->place == place && room_.is_night()) return "later";
  const auto* arrange = std::get_if<Arrange>(action);
  if (arrange != nullptr && !may_arrange(arrange->manners)) return "game-is-on";
  if (const auto* state = std::get_if<State>(action)) return speak(place, *state, id, now, out);
  if (std::holds_alternative<BeHost>(*action)) return be_host(place, id, now, out);
  return commit({place, as_kept(*action)}, id, now, out);
}

Refused Hosting::answer(PlaceId place, const wire::Answer& answer, const CommandId& id, Now now,
                        Outputs& out) {
  const Table* table = room_.table();
  const Place* sitting = room_.place(place);
  if (table == nullptr || room_.stage() != Stage::game || sitting->seat == Seat::nobody) {
    return "no-game";
  }
  const auto open = room_.asked(answer.lane, sitting->seat);
  const auto command = wire::command(answer, open ? &*open : nullptr, sitting->seat);
  if (!command) return wire::code(command.error());
  if (room_.desk() != nullptr) return answer_at_desk(place, *command, id, now, out);
  if (room_.joint_call()) return commit({place, Tap{sitting->seat, *command}}, id, now, out);
  if (table->is_secret() && !may_show() && table->would_show(*command)) {
    return commit({place, Tap{sitting->seat, *command}}, id, now, out);
  }
  return play(place, {*command}, id, now, out);
}

Refused Hosting::tap(PlaceId place, const CommandId& id, Now now, Outputs& out) {
  return commit({place, Tap{room_.place(place)->seat, {}}}, id, now, out);
}

// With what chance says to it at once.
Refused Hosting::play(PlaceId by, std::vector<Command> commands, const CommandId& id, Now now,
                      Outputs& out) {
  if (commands.empty()) return "not-now";
  if (!room_.table()->add_chance(commands)) return "not-now";
  return commit({by, Play{std::move(commands)}}, id, now, out);
}

// --- when a call may end -------------------------------------------------------------------------
bool Hosting::all_have_tapped() const {
  const Seats people = room_.people();
  return (people - room_.tapped()).empty();
}

// Whether anybody but the one person who plays could learn from how long he takes: whoever is out,
// or watches. Two chairs of one phone are one person.
bool Hosting::is_watched() const {
  const Seats people = room_.people();
  if (people.count() != 1) return !people.empty();
  const Device& own = room_.at(*people)->device;
  return std::any_of(room_.places().begin(), room_.places().end(), [&](const auto& each) {
    const Place& place = each.second;
    return place.has_device() && place.kind != PlaceKind::table && place.device != own;
  });
}

// A call of the night is as long whether a bot is asked in it or nobody any more.
bool Hosting::has_lasted(std::uint64_t beats) const { return beats_ - moment_began_ >= beats; }

// Whether something may happen that everybody notices: it must not tell who acted, nor how fast.
bool Hosting::may_show() const {
  const Seats people = room_.people();
  if (room_.manners().waiting == Waiting::none) return true;
  if (people.empty()) return has_lasted(kBeatsWithoutPeople);
  if (room_.manners().waiting == Waiting::taps) return all_have_tapped();
  if (!is_watched()) return has_lasted(kBeatsAlone);
  const pace::Patience patience = room_.table()->patience();
  const bool timed = patience.ends == pace::Patience::Ends::in_time && room_.manners().pace > 0;
  return !timed && all_have_tapped();
}

// --- the beat ------------------------------------------------------------------------------------
void Hosting::wake(Now now, Outputs& out) {
  if (is_busy(now)) return only_beat(now, out);
  if (std::exchange(look_again_, {})) go_on(now, out);
  if (next_beat_ && *next_beat_ <= now.steady) {
    const std::int64_t late = now.steady - *next_beat_;
    const bool stood_still = late > kStandstill;  // so did everybody's time
    if (stood_still && deadline_) deadline_ = std::max(*deadline_, now.steady + kGrace);
    *next_beat_ += (late / settings_.beat + 1) * settings_.beat;
    beat(now, out);
  }
  warn(now, out);
  if (deadline_ && *deadline_ <= now.steady) time_up(now, out);
  look_after_deal(now, out);
}

std::optional<std::int64_t> Hosting::due() const {
  std::optional<std::int64_t> soonest;
  if (failing_) return soonest;
  const bool stands = look_again_.has_value();
  const auto sooner = [&](std::optional<std::int64_t> at) {
    if (at && (!soonest || *at < *soonest)) soonest = at;
  };
  sooner(next_beat_);
  if (stands) return sooner(look_again_), soonest;
  for (const auto& each : {warning_at(), deadline_, deal_due_, forgotten_at()}) sooner(each);
  if (is_quiet()) sooner(attended_ + kAwakeAfter);
  return soonest;
}

void Hosting::beat(Now now, Outputs& out) {
  ++beats_;
  send_beats(out);         // first: what comes of this beat is told with the next, to all alike
  let_kept_act(now, out);  // though the game may have ended since they came
  if (room_.stage() == Stage::game) {
    release_held(now, out);
    let_bots_act(now, out);
  }
  look_who_is_there(now, out);
  if (room_.stage() == Stage::game) {
    last_beats_ = kLastBeats;
  } else if (kept_.empty() && --last_beats_ <= 0 && !has_whispers()) {
    next_beat_.reset();
  }
}

bool Hosting::has_whispers() const {
  return std::any_of(links_.begin(), links_.end(),
                     [](const auto& each) { return !each.second.whispers.empty(); });
}

void Hosting::let_kept_act(Now now, Outputs& out) {
  std::vector<Kept> kept;
  kept.swap(kept_);
  std::erase_if(kept, [&](const Kept& each) { return room_.place(each.place) == nullptr; });
  const auto order = [&](const Kept& each) {
    return std::pair{room_.place(each.place)->seat, each.arrived};
  };
  std::sort(kept.begin(), kept.end(),
            [&](const Kept& a, const Kept& b) { return order(a) < order(b); });
  for (const Kept& each : kept) {  // a touch for an earlier call is as stale as an answer to it
    const bool late =
        each.moment != room_.moments() && std::holds_alternative<Tapping>(each.asked.wish);
    acknowledge(each.place, each.asked.id, By::beat,
                late ? "stale" : decide(each.place, each.asked, each.id, now, out), out);
  }
}

// What was held back happens when all have tapped; where nobody has to be waited for any more, the
// table goes on.
void Hosting::release_held(Now now, Outputs& out) {
  const Table* table = room_.table();
  if (table == nullptr || room_.stage() != Stage::game || room_.desk() != nullptr) return;
  if (room_.joint_call()) {
    if (may_end_call()) end_call(now, out);
    return;
  }
  if (!room_.held().empty() && may_show() && play_held(now, out)) return;
  const bool waits = !table->awaited().empty();
  const bool alone = table->is_secret() && !is_watched();  // else the touches count
  const bool done = room_.people().empty() ? beats_ % kBeatsWithoutPeople == 0 : all_have_tapped();
  if (waits || (!alone && !done) || room_.paused()) return;
  if (table->is_secret() && !may_show()) return;
  if (const auto closing = table->closed()) play(kNoPlace, {*closing}, own_id(), now, out);
}

// All at once; where one of them has made another void, those that can be.
bool Hosting::play_held(Now now, Outputs& out) {
  std::vector<Command> commands;
  for (const auto& [seat, command] : room_.held()) commands.push_back(command);
  if (play(kNoPlace, commands, own_id(), now, out).empty()) return true;
  bool played = false;
  for (const Command& each : commands) {
    if (room_.stage() != Stage::game || !room_.held().contains(each.seat)) continue;
    played = play(kNoPlace, {each}, own_id(), now, out).empty() || played;
  }
  return played;
}

void Hosting::let_bots_act(Now now, Outputs& out) {
  const Table* table = room_.table();
  if (table == nullptr || room_.stage() != Stage::game || room_.paused()) return;
  if (room_.desk() != nullptr) return let_bots_answer_at_desk(now, out);
  if (room_.joint_call()) return;  // they answer when it ends
  const bool secret = table->is_secret();
  const Seats bots = room_.bots();
  if (!secret && let_bot_speak(bots, now, out)) return;
  for (unsigned turn = 0; turn < kMostPlayers; ++turn) {
    auto command = table->bot_answer(bots, room_.bot_manner());
    const Seats waited = table->awaited();
    const bool stuck = !command && !waited.empty() && (waited - bots).empty();
    if (stuck) command = table->closed();  // none of them has anybody to choose
    if (!command) return;
    if (secret && !may_show() && table->would_show(*command)) return;
    if (!play(kNoPlace, {*command}, own_id(), now, out).empty()) return;
    if (room_.stage() != Stage::game) return;
    if (!secret) return;  // by day one after the other
  }
}

// Who is away is shown as long as eyes are open, and not before some time has passed.
void Hosting::look_who_is_there(Now now, Outputs& out) {
  if (room_.table() != nullptr && room_.table()->is_secret()) return;
  std::set<PlaceId> away;
  for (const auto& [id, place] : room_.places()) {
    if (!place.has_device()) continue;
    if (room_.is_out(place)) {  // no sign to the living
      if (away_.contains(id)) away.insert(id);
    } else if (!links_.contains(id)) {
      const std::int64_t left = left_at_.try_emplace(id, now.steady).first->second;
      if (now.steady - left >= kAwayAfter) away.insert(id);
    }
  }
  if (away == away_) return;
  away_ = std::move(away);
  room_moved_ = true;
  publish(now, out);
}

void Hosting::send_beats(Outputs& out) {
  const bool wide = wide_ > 0;
  if (wide) --wide_;
  for (auto& [place, link] : links_) {
    const bool console = place == room_.moderator();
    const std::size_t bytes = console ? kConsoleBeat : wide ? kWideBeat : kDownBeat;
    std::string head = R"({"t":"b","k":)" + std::to_string(beats_) + R"(,"in":")";
    constexpr std::size_t kTail = 12;  // the end of the field, and an empty pad
    std::string carried;
    std::size_t room_left = bytes - head.size() - kTail;
    while (!link.whispers.empty() && link.whispers.front().after <= stored_ && room_left > 0) {
      Whisper& next = link.whispers.front();
      const std::size_t taken = fitting(next.text, room_left);
      const std::string part = escaped(std::string_view{next.text}.substr(0, taken));
      if (taken == 0) break;
      carried += part;
      room_left -= part.size();
      next.text.erase(0, taken);
      if (!next.text.empty()) break;
      link.whispers.pop_front();
    }
    auto frame = std::make_shared<const std::string>(padded(head + carried + "\"}", bytes));
    out.push_back(Send{link.connection, std::move(frame)});
  }
}

}  // namespace omerta::server
