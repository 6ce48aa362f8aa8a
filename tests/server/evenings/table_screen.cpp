// Following a room over a socket.
#include "tests/server/evenings/table_screen.h"

#include <thread>

namespace omerta::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using Clock = std::chrono::steady_clock;

}  // namespace

TableScreen::TableScreen(const std::string& url)
    : address_{*client::read_address(url)}, dice_{std::hash<std::string>{}(token_), 9} {}

bool TableScreen::hear(milliseconds at_most) {
  if (Clock::now() - sent_ > seconds{3} && device_.attached()) {
    sent_ = Clock::now();
    (void)socket_.send(client::Device::idle_beat(device_.beats()));
  }
  const client::Socket::Heard heard = socket_.wait(at_most);
  if (heard.what == client::Socket::Heard::What::closed) return false;
  if (heard.what == client::Socket::Heard::What::message) device_.receive(heard.text);
  return true;
}

bool TableScreen::open_room() {
  for (int i = 0; i < 100; ++i) {
    if (socket_.open(address_, token_)) break;
    std::this_thread::sleep_for(milliseconds{50});
  }
  if (!socket_.send(R"({"t":"create","kind":"table","name":"Table"})")) return false;
  while (!device_.placed()) {
    if (!hear(milliseconds{100})) return false;
  }
  return socket_.send(device_.hello()) &&
         until([](const client::Device& device) { return device.attached(); }, seconds{5});
}

bool TableScreen::come_back() {
  device_.disconnected();
  return socket_.open(address_, token_) && socket_.send(device_.hello());
}

bool TableScreen::until(const std::function<bool(const client::Device&)>& holds, seconds at_most) {
  const auto end = Clock::now() + at_most;
  while (Clock::now() < end) {
    if (device_.placed() && holds(device_)) return true;
    if (hear(milliseconds{50})) continue;
    if (!come_back()) std::this_thread::sleep_for(milliseconds{100});
  }
  return false;
}

client::Outcome TableScreen::command(const client::json::object& action) {
  const std::string id = client::fresh_id(dice_);
  const std::string frame = client::Device::command(id, action);
  for (int i = 0; i < 10; ++i) {
    (void)socket_.send(frame);
    const auto answered = [&](const client::Device& device) {
      return device.outcome(id).has_value();
    };
    if (until(answered, seconds{2})) return *device_.outcome(id);
  }
  return {false, "no answer"};
}

std::string TableScreen::stage() const {
  const client::json::value* stage = device_.room().if_contains("stage");
  return stage == nullptr ? "" : std::string{stage->as_string()};
}

}  // namespace omerta::server
