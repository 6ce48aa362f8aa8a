// Runs two evenings in step, goes on with what is usual, and compares what phones are sent.
#include "tests/server/secrets/desk_twins.h"

#include <algorithm>

#include "server/frames/frame.h"
#include "server/room/room.h"
#include "tests/server/secrets/side.h"
#include "tests/server/world/desk_world.h"

namespace omerta::server {
namespace {

using client::json::array;
using client::json::object;

constexpr std::size_t kPhones = 4;
constexpr std::size_t kPaper = 3;
constexpr std::uint64_t kBeats = 60;

// Hands of several cards, which not every shuffle gives, and two of them exchanged.
array hands_of(std::vector<int> dealt, std::size_t each, std::uint64_t seed, bool exchanged) {
  chance::Dice dice{seed, 9};
  const auto one = static_cast<std::ptrdiff_t>((kPhones + dice.below(kPaper - 1)) * each);
  const auto next = one + static_cast<std::ptrdiff_t>(each);
  if (exchanged) std::swap_ranges(dealt.begin() + one, dealt.begin() + next, dealt.begin() + next);
  array held;
  for (int thing : dealt) held.push_back(thing);
  return held;
}

// Of everything that is dealt at first, one a seat: a shuffle of its own, and two of it exchanged.
array held_in(const object& desk, std::uint64_t seed, bool exchanged) {
  chance::Dice dice{seed, 9};
  std::vector<int> all;
  for (const auto& deal : desk.at("deals").as_array()) {
    const std::size_t first = all.size();
    for (const auto& kind : deal.at("kinds").as_array()) {
      for (int i = kind.at("copies").to_number<int>(); i > 0; --i) {
        all.push_back(kind.at("id").to_number<int>());
      }
    }
    for (std::size_t i = all.size(); i > first + 1; --i) {
      const std::size_t with = first + dice.below(static_cast<std::uint32_t>(i - first));
      std::swap(all[i - 1], all[with]);
    }
  }
  const std::size_t one = kPhones + dice.below(kPaper);
  const std::size_t other = kPhones + (one - kPhones + 1) % kPaper;
  if (exchanged) std::swap(all[one], all[other]);
  array held;
  for (int thing : all) held.push_back(thing);
  return held;
}

class Twin {
 public:
  Twin(const std::string& rulebook, std::uint64_t seed, bool exchanged)
      : evening_{{.rulebook = rulebook, .phones = kPhones, .paper = kPaper, .bots = 0}, seed},
        seed_{seed},
        exchanged_{exchanged} {}

  void beat(std::uint64_t number) {
    World& world = evening_.world;
    for (std::size_t i = 1; i < world.guests(); ++i) {
      world.send(i, world.guest(i).player.beat(world.guest(i).device));
    }
    const std::string action = client::json::serialize(wish(number));
    world.send(0, command_frame(id_of({seed_, number}), action));
    world.pass(1000);
    for (const auto& rows = world.disk().kept(); rows_ < rows.size(); ++rows_) {
      const auto row = read_row(rows[rows_].body);
      expect(row && room_.apply(*row).empty());
    }
  }

  bool is_on() const { return room_.stage() == Stage::game && room_.desk() != nullptr; }
  const Room& room() const { return room_; }
  std::size_t guests() { return evening_.world.guests(); }
  std::vector<std::string> received(std::size_t guest) {
    return std::move(evening_.world.guest(guest).received);
  }
  // What the owner of this device was told, as far as it holds.
  std::vector<Event> told(std::size_t guest) {
    const auto seat = evening_.world.guest(guest).device.seat();
    std::vector<Event> all;
    if (seat) {
      const auto heard = room_.table()->heard(static_cast<Seat>(*seat));
      all.assign(heard.begin(), heard.end());
    } else {
      for (const auto& each : room_.table()->open_feed().heard()) all.push_back(each.event);
    }
    for (Event& event : all) event.by = Clause{};
    return all;
  }

 private:
  object wish(std::uint64_t number) {
    const object& desk = evening_.desk().own();
    if (!desk.contains("at")) return {{"do", "ready"}, {"ready", true}};  // not all has come
    const auto& at = desk.at("at");
    if (desk.at("now").at("deals").as_bool()) {
      const auto each = desk.at("deals").as_array()[0].at("each").to_number<std::size_t>();
      const array held = each > 1
                             ? hands_of(*room_.table()->dealt_by_key(), each, seed_, exchanged_)
                             : held_in(desk, seed_, exchanged_);
      return {{"do", "deal"}, {"at", at}, {"by", "paper"}, {"held", held}};
    }
    const array& held = desk.at("held").as_array();
    if (!held.empty()) return {{"do", "accept"}, {"at", at}, {"seat", held[0].at("seat")}};
    if (number % 7 == 0) return {{"do", "take-back"}, {"at", at}, {"entries", 2}};
    return {{"do", "enter"}, {"at", at}, {"filled", array{}}};
  }

  DeskWorld evening_;
  std::uint64_t seed_;
  bool exchanged_;
  Room room_;
  std::size_t rows_ = 0;
};

std::vector<std::string> lengths(std::vector<std::string> frames) {
  for (std::string& frame : frames) frame = frame.substr(0, 6) + std::to_string(frame.size());
  return frames;
}

}  // namespace

DeskCompared compare_desks(const std::string& rulebook, std::uint64_t seed) {
  Twin here{rulebook, seed, false};
  Twin there{rulebook, seed, true};
  DeskCompared found;
  std::vector<bool> parted(here.guests());
  for (std::uint64_t beat = 1; beat <= kBeats; ++beat) {
    here.beat(beat);
    there.beat(beat);
    if (!here.is_on() || !there.is_on()) break;
    for (std::size_t i = here.guests(); i-- > 0;) {  // the table's screen first
      const std::size_t knows = i == 0 ? here.guests() - 1 : i;
      if (!parted[i] && here.told(knows) != there.told(knows)) parted[i] = true;
      auto one = here.received(i);
      auto other = there.received(i);
      if (i == 0) {  // of what the moderator is sent, anybody can see how long it is
        one = lengths(std::move(one));
        other = lengths(std::move(other));
      }
      if (parted[i]) continue;
      found.frames += one.size();
      found.frames_by_night += here.room().table()->is_secret() ? one.size() : 0;
      if (one != other && found.leak.empty()) {
        found.leak = "guest " + std::to_string(i) + " at beat " + std::to_string(beat);
      }
    }
    if (beat % 7 == 0) ++found.taken_back;
  }
  for (bool each : parted) found.different += each ? 1 : 0;
  return found;
}

}  // namespace omerta::server
