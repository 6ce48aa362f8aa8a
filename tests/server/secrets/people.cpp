// Answers, touches, attempts, and connections that come and go.
#include "tests/server/secrets/people.h"

#include <algorithm>

#include "chance/draw.h"

namespace omerta::server {
namespace {

using chance::Dice;

enum Purpose : std::uint64_t {
  order,
  speed,
  content,
  dead,
  coming,
  unseen,
  trying,
  ids,
  talking,
  phones
};

constexpr std::uint64_t kSlowest = 3;  // beats between two touches of one person
const std::string kTap = R"({"do":"tap"})";

std::string say(const std::string& text) { return R"({"do":"say","text":")" + text + "\"}"; }

}  // namespace

bool People::acts(std::size_t seat, std::uint64_t beat) const {
  Dice nature = dice_of({exchange_.seed, speed, seat});
  const auto slow = static_cast<std::uint32_t>(1 + nature.below(kSlowest));
  return dice_of({exchange_.seed, speed, seat, beat}).below(slow) == 0;
}

std::string People::wish(const Side& side, std::uint64_t which, PlaceId place,
                         std::uint64_t beat) const {
  const Seat seat = side.room().place(place)->seat;
  const Table& table = side.table();
  if (side.room().held().contains(seat)) return kTap;  // it has answered
  std::vector<std::pair<unsigned, std::optional<Prompt>>> open;
  for (unsigned lane = 0; lane < table.game().lanes(); ++lane) {
    const auto prompt = side.room().asked(lane, seat);
    if (prompt && prompt->voices.has(Voice::player)) open.emplace_back(lane, prompt);
  }
  for (const auto& [lane, prompt] : open) {
    const bool night = table.is_secret();  // then it is the card that speaks
    const std::uint64_t who = night ? kSeats : index(seat);
    const bool otherwise =
        night && exchange_.one == exchange_.other && index(seat) == exchange_.one;
    const bool joint = side.room().joint_call().has_value();
    const bool awaited = (joint || table.awaited().has(seat)) && lane == 0;
    const std::uint64_t when = night ? prompt->number : beat;  // some were asked more by night
    Dice dice = dice_of({exchange_.seed, content, who, lane, when, otherwise ? which : 1});
    Dice mood = dice_of({exchange_.seed, content, who, lane, when});
    if (!awaited && !mood.once_in(5)) continue;
    if (prompt->offers == 0 && prompt->pass != Pass::allowed) continue;  // nothing to choose
    return answer_action(lane, prompt->number, chance::draw(dice, *prompt));
  }
  return kTap;
}

// By day people talk: in their own words, and in the words of the table. They say the same in both
// rooms, whatever they hold.
std::string People::words(const Side& side, PlaceId place, std::uint64_t beat) const {
  Dice dice = dice_of({exchange_.seed, talking, place, beat});
  if (side.table().is_secret() || !dice.once_in(6)) return {};
  const auto whom = std::to_string(dice.below(5));
  switch (dice.below(4)) {
    case 0: return say("I believe " + whom);
    case 1: return R"({"do":"state","words":{"say":[{"act":"suspect","seats":[)" + whom + "]}]}}";
    case 2: return R"({"do":"state","words":{"say":[{"act":"ask-vote","seats":[)" + whom + "]}]}}";
    default: return R"({"do":"state","words":{"say":[{"act":"vouch","seats":[)" + whom + "]}]}}";
  }
}

std::string People::wish_of_the_dead(std::uint64_t which, PlaceId place, std::uint64_t beat) const {
  Dice dice = dice_of({exchange_.seed, dead, place, beat, exchange_.dead_differ ? which : 0});
  const std::string own = std::to_string(place);
  switch (dice.below(7)) {
    case 4:
    case 5: return R"({"do":"move-away"})";
    case 0: return say("it was " + std::to_string(dice.below(9)));
    case 1: return R"({"do":"stand-in","place":)" + own + R"(,"bot":true})";
    case 2: return R"({"do":"rename","place":)" + own + R"(,"name":"Mafia 3"})";
    case 3: return R"({"do":"ready","ready":true})";
    default: return kTap;
  }
}

// Whoever is out comes in with another phone and a name, or moves his own place to it: anything by
// which he could say something to the living.
void People::take_another_phone(Side& side, std::uint64_t which, PlaceId place,
                                std::uint64_t beat) {
  Dice dice = dice_of(
      {exchange_.seed, phones, place, beat, exchange_.dead_differ ? which : std::uint64_t{0}});
  const std::string address = "10.8.0." + std::to_string(place);
  // When the digits come may depend on what else he is told, and this is told to all in the end.
  const bool exchanged = place == exchange_.one + 1 || place == exchange_.other + 1;
  if (exchanged && !exchange_.dead_differ) return;
  const std::string digits = side.digits_of(place);
  if (!digits.empty() && side.is_connected(place)) {
    const Connection other = side.open(device_of(place), address);
    side.receive({R"({"t":"take-over","code":"ABCDEF","digits":")" + digits + "\"}"}, other);
    side.connect(place);
    unseen_.insert(place);
    moved_.insert(place);
    ++moves_;
  } else if (dice.once_in(4)) {
    const Connection other = side.open(device_of(static_cast<PlaceId>(100 + place)), address);
    side.receive({R"({"t":"join","code":"ABCDEF","kind":"watcher","name":"It was )" +
                  std::to_string(dice.below(9)) + "\"}"},
                 other);
  }
}

// By night in any order; by day everybody hears who was first.
void People::answer(Side& side, std::uint64_t which, std::uint64_t beat) {
  std::vector<std::size_t> seats;
  for (std::size_t seat = 0; side.room().at(static_cast<Seat>(seat)) != nullptr; ++seat) {
    seats.push_back(seat);
  }
  if (side.table().is_secret()) {
    Dice dice = dice_of({exchange_.seed, order, which, beat});
    for (std::size_t i = seats.size(); i > 1; --i) {
      std::swap(seats[i - 1], seats[dice.below(static_cast<std::uint32_t>(i))]);
    }
  }
  for (std::size_t seat : seats) {
    const auto place = static_cast<PlaceId>(seat + 1);
    if (side.room().stage() != Stage::game) return;
    if (!side.room().place(place)->has_device()) continue;
    if (!acts(seat, beat)) {
      side.send(place, client::Device::idle_beat(beat));
      continue;
    }
    const bool out = side.room().is_out(*side.room().place(place));
    std::string action = out ? wish_of_the_dead(which, place, beat) : words(side, place, beat);
    if (action.empty()) action = wish(side, which, place, beat);
    side.send(place, beat_frame(id_of({exchange_.seed, ids, place, beat}), action));
    if (out) take_another_phone(side, which, place, beat);
  }
}

// A phone is away for up to two beats.
void People::come_and_go(Side& here, Side& there, std::uint64_t beat) {
  Dice dice = dice_of({exchange_.seed, coming, beat});
  for (PlaceId place : std::set<PlaceId>{away_}) {
    if (!dice.once_in(2)) continue;
    away_.erase(place);
    ++reconnects_;
    here.connect(place);
    there.connect(place);
  }
  if (!dice.once_in(3)) return;
  const auto place =
      static_cast<PlaceId>(1 + dice.below(static_cast<std::uint32_t>(here.places())));
  if (away_.contains(place) || !here.is_connected(place) || !there.is_connected(place)) return;
  switch (dice.below(3)) {
    case 0:  // it is taken by another connection
      ++reconnects_;
      here.connect(place);
      there.connect(place);
      return;
    case 1:
      here.drop(place);
      there.drop(place);
      away_.insert(place);
      return;
    default:
      ++reconnects_;
      here.drop(place);
      there.drop(place);
      here.connect(place);
      there.connect(place);
  }
}

// By night nobody notices whose phone was away for a moment.
void People::come_back_unseen(Side& here, Side& there, std::uint64_t beat) {
  unseen_.clear();
  const auto one = static_cast<PlaceId>(exchange_.one + 1);
  const auto other = static_cast<PlaceId>(exchange_.other + 1);
  Dice dice = dice_of({exchange_.seed, unseen, beat});
  if (!here.table().is_secret() || !there.table().is_secret() || !dice.once_in(4)) return;
  if (!here.is_connected(one) || !there.is_connected(other)) return;
  here.drop(one);
  here.connect(one);
  there.drop(other);
  there.connect(other);
  for (const PlaceId place : {one, other}) {  // what they ask for next is the same again
    here.forget(place);
    there.forget(place);
  }
  unseen_ = {one, other};
}

std::string People::attempt_of(const Side& side, PlaceId place, Dice& dice) const {
  unsigned number = 1 + dice.below(40);
  const Table& table = side.table();
  for (std::size_t seat = 0; seat < kSeats && dice.once_in(2); ++seat) {
    if (seat >= table.names().seats.size()) break;
    const auto prompt = side.room().asked(0, static_cast<Seat>(seat));
    if (prompt) number = prompt->number;  // somebody else's question
  }
  const std::string somebody = place == 2 ? "3" : "2";
  switch (dice.below(14)) {
    case 12: return R"({"do":"fetch","what":"record"})";
    case 13: return R"({"do":"fetch","what":"deal"})";
    case 0: return R"({"do":"start"})";
    case 1: return R"({"do":"stand-in","place":1,"bot":true})";
    case 2: return R"({"do":"leave","place":)" + somebody + '}';
    case 3: return R"({"do":"take-back","at":1,"entries":3})";
    case 4: return R"({"do":"extend"})";
    case 5: return say("place " + std::to_string(place));
    case 6: return kTap;
    case 7: return R"({"do":"entrust","place":)" + somebody + '}';
    default: return answer_action(dice.below(3), number, Choice{1} << dice.below(8));
  }
}

// The host is let alone: what he does is for all to see.
void People::attempt(Side& here, Side& there, const std::vector<PlaceId>& alike,
                     std::uint64_t beat) {
  Dice dice = dice_of({exchange_.seed, trying, beat});
  if (alike.empty()) return;
  const PlaceId place = alike[dice.below(static_cast<std::uint32_t>(alike.size()))];
  if (place == 1) return;
  const bool dead = here.room().is_out(*here.room().place(place));
  if (dead && exchange_.dead_differ) return;
  const std::string id = id_of({exchange_.seed, trying, ids, beat});
  const std::string action = attempt_of(here, place, dice);
  const std::string frame = dice.once_in(2) ? command_frame(id, action) : beat_frame(id, action);
  here.send(place, frame);
  there.send(place, frame);
  ++attempts_;
}

void People::answer_alike(Side& here, Side& there, std::uint64_t beat) {
  answer(here, 1, beat);
  answer(there, 1, beat);
}

void People::act(Side& here, Side& there, const std::vector<PlaceId>& alike, std::uint64_t beat) {
  come_and_go(here, there, beat);
  come_back_unseen(here, there, beat);
  answer(here, 1, beat);
  answer(there, 2, beat);
  if (here.room().stage() != Stage::game || there.room().stage() != Stage::game) return;
  attempt(here, there, alike, beat);
}

}  // namespace omerta::server
