// Coming in, coming back, answering every beat.
#include "client/line/visit.h"

#include <sodium.h>

#include <algorithm>
#include <thread>

namespace omerta::client {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr milliseconds kLook{200};
constexpr milliseconds kFirstPause{250};
constexpr milliseconds kLongestPause{5000};
constexpr seconds kQuiet{4};     // then it shows that it is still there
constexpr seconds kSilence{15};  // then the line is dead
constexpr seconds kGivesUpAfter{600};
constexpr int kMostNames = 40;
constexpr int kStrangerTimes = 4;  // a server that reads its disk knows nobody for a moment

constexpr std::uint16_t kReplaced = 4001;
constexpr std::uint16_t kNotYours = 4003;

std::uint64_t drawn_seed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

std::string text_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains({name.data(), name.size()});
  const json::string* text = value == nullptr ? nullptr : value->if_string();
  return text == nullptr ? std::string{} : std::string{text->data(), text->size()};
}

}  // namespace

Visit::Visit(Wish wish, std::function<void(News)> told)
    : wish_{std::move(wish)}, told_{std::move(told)}, player_{drawn_seed(), wish_.level} {}

void Visit::send(const std::string& frame) {
  (void)socket_.send(frame);  // whether it has arrived shows in what comes back
  sent_ = Clock::now();
}

// Before anything else it asks which places are its own: the answer to a join may have been lost.
void Visit::join() {
  const bool named = !wish_.name.empty();
  const std::string number = names_tried_ == 0 ? "" : ' ' + std::to_string(names_tried_ + 1);
  name_ = named ? wish_.name : "Bot" + number;
  ++names_tried_;
  send(json::serialize(
      json::object{{"t", "join"}, {"code", wish_.code}, {"kind", "player"}, {"name", name_}}));
}

void Visit::arrive(std::string_view kind) {
  if (kind == "placed") {
    told_(News::joined);
    send(device_.hello());
  } else if (kind == "snap" || kind == "resume") {
    if (failures_ > 0) told_(News::back);
    failures_ = strangers_ = 0;
    since_ = Clock::now();
  }
}

Visit::Outcome Visit::take(const std::string& text) {
  const json::object frame = json::parse(text).as_object();
  const std::string kind = text_in(frame, "t");
  if (kind == "places") {
    for (const json::value& each : frame.at("all").as_array()) {
      if (text_in(each.as_object(), "code") != wish_.code) continue;
      json::object placed = each.as_object();
      placed["t"] = "placed";
      name_ = text_in(placed, "name");
      device_.receive(json::serialize(placed));
      arrive("placed");
      return {};
    }
    join();
    return {};
  }
  device_.receive(text);
  if (kind == "refused" && !device_.placed()) {
    const bool taken = device_.refused() == "name-taken" && wish_.name.empty();
    if (!taken || names_tried_ >= kMostNames) return Ended{End::refused, device_.refused()};
    join();
    return {};
  }
  arrive(kind);
  if (!device_.attached()) return {};
  follow();
  if (kind != "b") return {};
  send(stage_ == "game" ? player_.beat(device_) : Device::idle_beat(device_.beats()));
  return {};
}

// What the room has come to: it is ready at once, takes part in the deal, and plays.
void Visit::follow() {
  const std::string stage = text_in(device_.room(), "stage");
  if (stage != stage_) {
    if (stage == "game") told_(News::game);
    if (stage == "over" && stage_ == "game") told_(News::over);
    if (stage == "lobby") send(player_.command({{"do", "ready"}, {"ready", true}}));
    stage_ = stage;
  }
  if (stage != "dealing") return;
  dealing::Digest fresh{};
  randombytes_buf(fresh.data(), fresh.size());
  if (const auto part = player_.deal(device_, fresh)) send(*part);
}

void Visit::keep_alive() {
  if (Clock::now() - sent_ < kQuiet) return;
  if (device_.attached()) {
    send(Device::idle_beat(device_.beats()));
  } else {
    sent_ = Clock::now();
  }
  (void)socket_.ping();  // so that it hears whether the line holds
}

Visit::Outcome Visit::left(std::uint16_t code) {
  device_.disconnected();
  if (code == kReplaced) return Ended{End::replaced, {}};
  if (code == kNotYours && ++strangers_ >= kStrangerTimes) return Ended{End::put_out, {}};
  return {};
}

// One connection, from its beginning to its end.
Visit::Outcome Visit::sit(const std::atomic<bool>& stop) {
  if (!socket_.open(wish_.address, token_)) return {};
  send(device_.placed() ? device_.hello() : R"({"t":"places"})");
  while (!stop) {
    const Socket::Heard heard = socket_.wait(kLook);
    if (heard.what == Socket::Heard::What::closed) return left(heard.code);
    if (Clock::now() - socket_.heard_at() > kSilence) return left(0);
    if (heard.what == Socket::Heard::What::message) {
      try {
        if (const auto ended = take(heard.text)) return ended;
      } catch (const std::exception&) {  // what came does not fit what it had: all of it again
        const std::string placed = json::serialize(json::object{{"t", "placed"},
                                                                {"room", device_.room_id()},
                                                                {"code", device_.code()},
                                                                {"place", device_.place()}});
        const bool known = device_.placed();
        device_ = {};
        if (known) device_.receive(placed);
        return {};
      }
    }
    keep_alive();
  }
  return Ended{};
}

// Longer each time, and never all at the same moment.
bool Visit::wait_a_little(const std::atomic<bool>& stop) {
  const int doubled = std::min(failures_, 5);
  const milliseconds pause = std::min(kLongestPause, kFirstPause * (1 << doubled));
  const auto spread =
      static_cast<std::int64_t>(randombytes_uniform(static_cast<std::uint32_t>(pause.count())));
  const auto until = Clock::now() + pause / 2 + milliseconds{spread};
  while (!stop && Clock::now() < until) std::this_thread::sleep_for(milliseconds{50});
  return !stop;
}

Visit::Ended Visit::run(const std::atomic<bool>& stop) {
  while (!stop) {
    if (const auto ended = sit(stop)) return *ended;
    if (stop) break;
    if (failures_ == 0) {
      since_ = Clock::now();
      if (device_.placed()) told_(News::lost);
    }
    ++failures_;
    const bool hopeless = !device_.placed() && names_tried_ == 0 && failures_ > 2;
    if (hopeless || Clock::now() - since_ > kGivesUpAfter) return {End::not_reached, {}};
    if (!wait_a_little(stop)) break;
  }
  return {};
}

}  // namespace omerta::client
