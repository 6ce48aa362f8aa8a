// The echo, and starting and stopping the server around it.
#include "tests/server/shell/running.h"

#include <cstdlib>

namespace omerta::server {

Outputs Echo::hear(const Received& received, Now now) {
  Outputs outputs;
  const auto frame = [](std::string text) {
    return std::make_shared<const std::string>(std::move(text));
  };
  const Connection to = received.connection;
  const std::string& text = received.text;
  const int number = std::atoi(text.substr(text.find(' ') + 1).c_str());
  if (text.starts_with("burst ")) {
    const Frame big = frame(std::string(4096, 'x'));
    for (int i = 0; i < number; ++i) outputs.emplace_back(Send{to, big});
  } else if (text.starts_with("close ")) {
    outputs.emplace_back(Close{to, static_cast<Closing>(number)});
  } else if (text.starts_with("keep ")) {
    kept_[++row_] = Send{to, frame("kept " + text.substr(5))};
    outputs.emplace_back(Append{7, row_, {}, now.wall, text, "ABCDEF"});
  } else if (text.starts_with("later ")) {
    later_.emplace(now.steady + number, Send{to, frame(text)});
  } else {
    outputs.emplace_back(Send{to, frame(text)});
  }
  return outputs;
}

Outputs Echo::step(std::span<const Input> inputs, Now now) {
  Outputs outputs;
  for (const Input& each : inputs) {
    if (const auto* opened = std::get_if<Opened>(&each)) {
      const std::lock_guard lock{mutex_};
      devices_.push_back(opened->device);
      addresses_.push_back(opened->address);
      ++opened_;
      ++open_;
    } else if (const auto* received = std::get_if<Received>(&each)) {
      for (Output& answer : hear(*received, now)) outputs.push_back(std::move(answer));
    } else if (std::holds_alternative<Gone>(each)) {
      ++gone_;
      --open_;
    } else if (const auto* stored = std::get_if<Stored>(&each)) {
      outputs.emplace_back(kept_.at(stored->number));
    }
  }
  while (!later_.empty() && later_.begin()->first <= now.steady) {
    outputs.emplace_back(later_.begin()->second);
    later_.erase(later_.begin());
  }
  return outputs;
}

std::optional<std::int64_t> Echo::due() const {
  return later_.empty() ? std::nullopt : std::optional{later_.begin()->first};
}

std::vector<Device> Echo::devices() const {
  const std::lock_guard lock{mutex_};
  return devices_;
}

std::vector<std::string> Echo::addresses() const {
  const std::lock_guard lock{mutex_};
  return addresses_;
}

std::vector<Shelf::Outcome> HangingShelf::keep(std::span<const Append> rows) {
  while (mood_ == Mood::hanging) std::this_thread::sleep_for(std::chrono::milliseconds{10});
  return under_.keep(rows);
}

Running::Running(const Limits& limits, Certificate* certificate, std::vector<std::string> proxies) {
  Shell::Setup setup{
      .house = {.limits = limits}, .certificate = certificate, .proxies = std::move(proxies)};
  setup.house.site.assets = built_in_assets();
  const bool secure = certificate != nullptr;
  setup.house.site.channel = secure ? Token::Channel::secure : Token::Channel::plain;
  setup.house.entropy = &entropy;
  shell = std::make_unique<Shell>(std::move(setup), echo, shelf, log);
  port = shell->listen("127.0.0.1", 0, Door::game);
  metrics_port = shell->listen("127.0.0.1", 0, Door::metrics);
  origin = origin_of(secure ? "https" : "http", "127.0.0.1", port);
  shell->house().site.origins = {origin};
  thread = std::thread{[this] { shell->run(); }};
}

void Running::stop() {
  if (!thread.joinable()) return;
  shell->stop();
  thread.join();
}

Running::~Running() {
  if (!thread.joinable()) return;
  shell->stop();
  shell->stop();  // at once
  thread.join();
}

}  // namespace omerta::server
