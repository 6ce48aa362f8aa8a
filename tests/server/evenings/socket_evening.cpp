// One loop over everybody's socket.
#include "tests/server/evenings/socket_evening.h"

#include <algorithm>

#include "client/command_id.h"
#include "server/shell/clock.h"
#include "tests/server/world/small_games.h"

namespace omerta::server {
namespace {

using client::json::array;
using client::json::object;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kLongest{30};

}  // namespace

EveningServer::EveningServer(const std::filesystem::path& folder, std::int64_t beat)
    : core_{Settings{.beat = beat}, entropy_} {
  data_ = std::move(*DataFolder::open(folder, DataFolder::Missing::make));
  Shell::Setup setup;
  setup.house.site.assets = built_in_assets();
  setup.house.site.channel = Token::Channel::plain;
  setup.house.entropy = &entropy_;
  setup.house.limits.connections = {1e6, 1e6};  // all of them are one address
  shell_ = std::make_unique<Shell>(std::move(setup), machine_, data_->shelf(), log_);
  port = shell_->listen("127.0.0.1", 0, Door::game);
  shell_->house().site.origins = {"http://127.0.0.1:" + std::to_string(port)};
  thread_ = std::thread{[this] { shell_->run(); }};
}

EveningServer::~EveningServer() {
  shell_->stop();
  shell_->stop();  // at once
  thread_.join();
}

SocketEvening::SocketEvening(std::uint16_t port, const std::vector<std::string>& kinds)
    : address_{*client::read_address("http://127.0.0.1:" + std::to_string(port))} {
  for (const std::string& kind : kinds) {
    people_.push_back(std::make_unique<Person>(people_.size() + 1, kind));
    people_.back()->dice = chance::Dice{people_.size(), 5};
  }
}

void SocketEvening::moves_to(std::uint16_t port) {
  address_ = *client::read_address("http://127.0.0.1:" + std::to_string(port));
  for (auto& each : people_) each->connected = false;
}

std::string SocketEvening::stage() const {
  const auto* stage = people_.front()->device.room().if_contains("stage");
  return stage == nullptr ? "" : std::string{stage->as_string()};
}

void SocketEvening::connect(Person& person) {
  const bool first = &person == people_.front().get();
  if (!first && !people_.front()->device.placed()) return;
  person.device.disconnected();
  if (!person.socket.open(address_, person.token)) return;
  person.connected = true;
  person.messages = 0;
  if (person.device.placed()) {
    (void)person.socket.send(person.device.hello());
    return;
  }
  const auto number = std::find_if(people_.begin(), people_.end(),
                                   [&](const auto& each) { return each.get() == &person; });
  object frame{{"t", first ? "create" : "join"},
               {"kind", person.kind},
               {"name", "Guest " + std::to_string(number - people_.begin() + 1)}};
  if (!first) frame["code"] = people_.front()->device.code();
  (void)person.socket.send(client::json::serialize(frame));
}

// Before this message, or after it: every other time.
bool SocketEvening::breaks(Person& person) {
  if (breaks_after_ == 0 || !person.device.placed()) return false;
  return ++person.messages % breaks_after_ == 0;
}

void SocketEvening::send(Person& person, const std::string& frame) {
  const bool breaks_now = breaks(person);
  if (!breaks_now || broken_ % 2 == 0) (void)person.socket.send(frame);
  if (!breaks_now) return;
  ++broken_;
  connect(person);
}

void SocketEvening::hear(Person& person, const std::string& text) {
  const bool placed_before = person.device.placed();
  const bool breaks_now = breaks(person);
  if (!breaks_now || broken_ % 2 == 0) person.device.receive(text);
  if (breaks_now) {
    ++broken_;
    return connect(person);
  }
  if (!placed_before && person.device.placed()) (void)person.socket.send(person.device.hello());
  if (!person.device.attached()) return;
  if (const auto part = person.player.deal(person.device)) send(person, *part);
}

// A wish is sent until it is answered; else every beat is answered.
void SocketEvening::act(Person& person) {
  if (!person.device.attached()) return;
  if (!person.pending.empty() && person.device.outcome(person.pending)) {
    person.pending.clear();
    person.wishes.pop_front();
  }
  if (!person.wishes.empty() && person.pending.empty()) {
    person.pending = client::fresh_id(person.dice);
    person.wished = client::Device::command(person.pending, person.wishes.front());
    person.arrivals = 0;
  }
  if (!person.wishes.empty() && person.arrivals != person.device.arrivals()) {  // again
    person.arrivals = person.device.arrivals();
    return send(person, person.wished);
  }
  if (person.device.beats() == person.answered) return;
  person.answered = person.device.beats();
  if (!person.wishes.empty()) return send(person, person.wished);
  const bool runs = person.kind == "moderator";
  send(person, runs ? person.moderator.next(person.device) : person.player.beat(person.device));
}

void SocketEvening::turn(Person& person) {
  if (!person.connected) connect(person);
  for (;;) {
    if (!person.connected) return;
    const client::Socket::Heard heard = person.socket.wait(milliseconds{1});
    if (heard.what == client::Socket::Heard::What::nothing) break;
    if (heard.what == client::Socket::Heard::What::closed) {
      person.connected = false;
      return;
    }
    hear(person, heard.text);
  }
  act(person);
}

bool SocketEvening::pass(const std::function<bool()>& until) {
  const auto end = Clock::now() + kLongest;
  while (!until()) {
    if (Clock::now() > end) return false;
    for (auto& each : people_) turn(*each);
  }
  return true;
}

bool SocketEvening::gather() {
  return pass([this] {
    return std::all_of(people_.begin(), people_.end(),
                       [](const auto& each) { return each->device.attached(); });
  });
}

bool SocketEvening::fulfil(std::vector<object> wishes) {
  Person& host = *people_.front();
  for (object& each : wishes) host.wishes.push_back(std::move(each));
  return pass([&] { return host.wishes.empty(); });
}

bool SocketEvening::play() {
  return pass([this] { return stage() == "over"; });
}

std::vector<object> wishes_of(const std::string& rulebook, const std::vector<std::string>& seated) {
  std::vector<object> all;
  for (const std::string& kind : seated) {
    all.push_back({{"do", "join"},
                   {"kind", kind},
                   {"name", "Seat " + std::to_string(all.size() + 1)},
                   {"device", std::string(64, '0')}});
  }
  const object chosen{{"rulebook", rulebook},
                      {"edition", rulebook == "spytown" ? "pl" : ""},
                      {"preset", ""},
                      {"options", array{}},
                      {"deck", small_deck(rulebook)},
                      {"cards", array{}},
                      {"house", array{}}};
  const object manners{
      {"absence", "wait"}, {"waiting", "taps"}, {"pace", 0}, {"talk", true}, {"level", "random"}};
  all.push_back({{"do", "choose"}, {"chosen", chosen}});
  all.push_back({{"do", "arrange"}, {"manners", manners}});
  all.push_back({{"do", "start"}});
  return all;
}

}  // namespace omerta::server
