// The world of one server.
#include "tests/server/world.h"

#include <stdexcept>

#include "server/core/fields.h"

namespace omerta::server {

using client::json::object;
constexpr std::uint32_t kLate = 8;  // a disk that lies writes once in so many times

World::World(std::uint64_t seed)
    : entropy_{seed}, dice_{seed, 1}, core_{std::make_unique<Core>(Settings{}, entropy_)} {}

std::string World::fresh_id() {
  CommandId id{};
  for (std::uint8_t& byte : id) byte = static_cast<std::uint8_t>(dice_.next());
  return hex(id.data(), id.size());
}

std::size_t World::add_guest() {
  guests_.push_back(std::make_unique<Guest>(dice_.next()));
  for (std::uint8_t& byte : guests_.back()->cookie) byte = static_cast<std::uint8_t>(dice_.next());
  return guests_.size() - 1;
}

void World::connect(std::size_t number) {
  Guest& guest = *guests_[number];
  guest.connection = ++last_;
  connected_[guest.connection] = number;
  step({Opened{guest.connection, guest.cookie, "10.0.0." + std::to_string(number)}});
  if (guest.device.placed()) send(number, guest.device.hello());
}

void World::cut(std::size_t number) {
  Guest& guest = *guests_[number];
  connected_.erase(guest.connection);
  guest.device.disconnected();
  guest.connection = 0;
  guest.coming.clear();
  guest.leaving.clear();
}

void World::disconnect(std::size_t number) {
  const Connection gone = guests_[number]->connection;
  cut(number);
  step({Gone{gone}});
}

void World::send(std::size_t number, const std::string& frame) {
  guests_[number]->leaving.push_back(frame);
  if (weather_.slow == 0) move_frames();
}

std::string World::command(std::size_t number, const object& action) {
  const std::string id = fresh_id();
  send(number, client::Device::command(id, action));
  return id;
}

void World::step(std::vector<Input> inputs) {
  while (!inputs.empty()) {
    Outputs outputs = core_->step(inputs, {now_, now_});
    inputs.clear();
    deliver(std::move(outputs), inputs);
    move_disk(inputs);
  }
  if (weather_.slow == 0) move_frames();
}

void World::deliver(Outputs outputs, std::vector<Input>& next) {
  for (Output& output : outputs) {
    if (auto* append = std::get_if<Append>(&output)) {
      writing_.push_back(std::move(*append));
    } else if (const auto* sent = std::get_if<Send>(&output)) {
      const auto to = connected_.find(sent->connection);
      if (to == connected_.end()) continue;
      guests_[to->second]->coming.push_back(*sent->frame);
    } else if (const auto* close = std::get_if<Close>(&output)) {
      const auto to = connected_.find(close->connection);
      if (to == connected_.end()) continue;
      guests_[to->second]->closed.push_back(close->code);
      cut(to->second);
      next.push_back(Gone{close->connection});
    }
  }
}

// A disk writes row after row and says so; one that lies says so first.
void World::move_disk(std::vector<Input>& next) {
  while (!writing_.empty() && !happens(weather_.slow)) {
    Append row = std::move(writing_.front());
    writing_.pop_front();
    next.push_back(Stored{row.room, row.number});
    if (weather_.honest_disk) {
      auto& rows = disk_[row.room];
      if (row.number != rows.size() + 1) throw std::runtime_error("a gap in the log");
      rows.push_back(std::move(row));
    } else {
      unwritten_.push_back(std::move(row));
    }
  }
  while (!unwritten_.empty() && dice_.once_in(kLate)) {
    disk_[unwritten_.front().room].push_back(std::move(unwritten_.front()));
    unwritten_.pop_front();
  }
}

void World::move_frames() {
  for (std::size_t i = 0; i < guests_.size(); ++i) {
    Guest& guest = *guests_[i];
    while (!guest.coming.empty() && !happens(weather_.slow)) {
      const std::string frame = std::move(guest.coming.front());
      guest.coming.pop_front();
      guest.received.push_back(frame);
      guest.device.receive(frame);
    }
    while (!guest.leaving.empty() && guest.connection != 0 && !happens(weather_.slow)) {
      const std::string frame = std::move(guest.leaving.front());
      guest.leaving.pop_front();
      step({Received{guest.connection, frame}});
    }
  }
}

void World::storm() {
  for (std::size_t i = 0; i < guests_.size(); ++i) {
    Guest& guest = *guests_[i];
    if (guest.connection != 0 && happens(weather_.cuts)) {
      ++cuts_;
      disconnect(i);
    }
    if (guest.connection == 0 && guest.device.placed()) connect(i);
  }
  if (happens(weather_.crashes)) {
    ++crashes_;
    crash();
  }
}

void World::pass(std::int64_t milliseconds) {
  const std::int64_t until = now_ + milliseconds;
  while (now_ < until) {
    const auto due = core_->due();
    now_ = due && *due > now_ ? std::min(*due, until) : until;
    std::vector<Input> inputs;
    deliver(core_->step(inputs, {now_, now_}), inputs);
    move_disk(inputs);
    step(std::move(inputs));
    move_frames();
  }
  storm();
}

void World::crash() {
  core_ = std::make_unique<Core>(Settings{}, entropy_);
  for (std::size_t i = 0; i < guests_.size(); ++i) cut(i);
  connected_.clear();
  writing_.clear();
  unwritten_.clear();
  for (const auto& [room, rows] : disk_) {
    std::vector<StoredRow> stored;
    for (const Append& row : rows) stored.push_back({row.number, row.id, row.at, row.body});
    if (!core_->restore(room, rows.front().code, stored, {now_, now_})) {
      throw std::runtime_error("a room did not come back");
    }
  }
}

void sit_down(World& world, const std::string& rulebook, std::size_t people, std::size_t bots) {
  for (std::size_t i = 0; i < people; ++i) {
    const std::size_t number = world.add_guest();
    const std::string name = "Guest " + std::to_string(number + 1);
    world.connect(number);
    if (i == 0) {
      world.send(number, client::json::serialize(
                             object{{"t", "create"}, {"kind", "player"}, {"name", name}}));
    } else {
      world.send(number, client::json::serialize(object{{"t", "join"},
                                                        {"code", world.guest(0).device.code()},
                                                        {"kind", "player"},
                                                        {"name", name}}));
    }
    world.send(number, world.guest(number).device.hello());
  }
  for (std::size_t i = 0; i < bots; ++i) {
    world.command(0, object{{"do", "join"},
                            {"kind", "bot"},
                            {"name", "Bot " + std::to_string(i + 1)},
                            {"device", std::string(64, '0')}});
    world.pass(300);
  }
  const object chosen{{"rulebook", rulebook},
                      {"edition", rulebook == "spytown" ? "pl" : ""},
                      {"preset", ""},
                      {"options", client::json::array{}},
                      {"deck", client::json::array{}},
                      {"cards", client::json::array{}},
                      {"house", client::json::array{}}};
  world.command(0, object{{"do", "choose"}, {"chosen", chosen}});
  world.command(0, object{{"do", "start"}});
}

bool play_on(World& world, int beats) {
  for (int i = 0; i < beats; ++i) {
    for (std::size_t number = 0; number < world.guests(); ++number) {
      Guest& guest = world.guest(number);
      if (guest.connection == 0 || !guest.device.attached()) continue;
      world.send(number, guest.player.beat(guest.device));
    }
    world.pass(1000);
    const auto* stage = world.guest(0).device.room().if_contains("stage");
    if (stage != nullptr && stage->as_string() == "over") return true;
  }
  return false;
}

}  // namespace omerta::server
