// The world of one server.
#include "tests/server/world/world.h"

#include <stdexcept>

#include "server/room/fields.h"

namespace omerta::server {

using client::json::object;

World::World(std::uint64_t seed, const Settings& settings, std::uint64_t server_seed)
    : settings_{settings},
      entropy_{server_seed},
      dice_{seed, 1},
      core_{std::make_unique<Core>(settings_, entropy_)} {}

std::string World::fresh_id() {
  CommandId id{};
  for (std::uint8_t& byte : id) byte = static_cast<std::uint8_t>(dice_.next());
  return bytes::hex(id);
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
  if (guest.connection != 0 && guest.device.placed()) send(number, guest.device.hello());
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
  sent_.push_back(frame);
  if (weather_.slow == 0) move_frames();
}

std::string World::command(std::size_t number, const object& action) {
  const std::string id = fresh_id();
  send(number, client::Device::command(id, action));
  return id;
}

void World::weather(const Weather& weather) {
  weather_ = weather;
  if (!weather.honest_disk) disk_.lie();
  disk_.fail(dice_.next(), weather.faults);
}

void World::step(std::vector<Input> inputs) {
  while (!inputs.empty()) {
    Outputs outputs = core_->step(inputs, clock());
    inputs.clear();
    deliver(std::move(outputs), inputs);
    move_disk(inputs);
  }
  die_if_lost();
  if (weather_.slow == 0) move_frames();
}

void World::deliver(Outputs outputs, std::vector<Input>& next) {
  for (Output& output : outputs) {
    if (auto* append = std::get_if<Append>(&output)) {
      disk_.give(std::move(*append));
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
    } else if (const auto* forget = std::get_if<Forget>(&output)) {
      disk_.give(*forget);
    } else if (const auto* reload = std::get_if<Reload>(&output)) {
      disk_.give(*reload);
    }
  }
}

void World::move_disk(std::vector<Input>& next) {
  if (lost_) return;
  const std::size_t before = disk_.kept().size();
  Writer::Done done = disk_.work([this] { return !happens(weather_.slow); });
  for (std::size_t i = before; when_kept_ && i < disk_.kept().size(); ++i) {
    when_kept_(disk_.kept()[i]);
  }
  for (Input& each : done.told) next.push_back(std::move(each));
  lost_ = done.store == Writer::Store::lost;
}

// Nobody can know what the disk holds: the process ends, and the next one looks.
void World::die_if_lost() {
  if (lost_) crash();
}

// In any order between people; what one of them sends and is sent stays in order.
void World::move_frames() {
  const std::size_t first =
      weather_.slow == 0 ? 0 : dice_.below(static_cast<std::uint32_t>(guests_.size()));
  for (std::size_t i = 0; i < guests_.size(); ++i) {
    move_frames_of(*guests_[(first + i) % guests_.size()]);
  }
}

void World::take_part_in_deal(Guest& guest) {
  if (guest.deals == Guest::Deals::never || !guest.device.attached()) return;
  auto share = guest.player.deal(guest.device);
  if (!share) return;
  const bool opens = share->find("\"reveal\"") != std::string::npos;
  if (opens && guest.deals == Guest::Deals::commits_only) return;
  sent_.push_back(*share);
  guest.leaving.push_back(std::move(*share));
}

void World::breaks(const Breaks& breaks) {
  breaks_ = breaks;
  messages_ = broken_ = 0;
}

// Whether the next message is one of them.
bool World::breaks_now() {
  ++messages_;
  const bool broken = breaks_.every != 0 && messages_ >= breaks_.first &&
                      (messages_ - breaks_.first) % breaks_.every == 0;
  if (broken) ++broken_;
  return broken;
}

void World::break_line(const Guest& guest) {
  if (breaks_.when == Breaks::When::unnoticed) return;
  const auto found = connected_.find(guest.connection);
  if (found != connected_.end()) disconnect(found->second);
}

void World::arrive(Guest& guest, std::string frame) {
  guest.device.receive(frame);
  guest.received.push_back(std::move(frame));
  take_part_in_deal(guest);
}

void World::leave(Guest& guest, const std::string& frame) {
  step({Received{guest.connection, frame}});
  const bool command = frame.find("\"cid\"") != std::string::npos;
  if (command && guest.connection != 0 && happens(weather_.doubled)) {
    step({Received{guest.connection, frame}});
  }
}

void World::move_frames_of(Guest& guest) {
  using When = Breaks::When;
  while (!guest.coming.empty() && !happens(weather_.slow)) {
    std::string frame = std::move(guest.coming.front());
    guest.coming.pop_front();
    const bool breaks = breaks_now();
    if (!breaks || breaks_.when == When::after) arrive(guest, std::move(frame));
    if (breaks) return break_line(guest);
  }
  while (!guest.leaving.empty() && guest.connection != 0 && !happens(weather_.slow)) {
    const std::string frame = std::move(guest.leaving.front());
    guest.leaving.pop_front();
    const bool breaks = breaks_now();
    if (!breaks || breaks_.when == When::after) leave(guest, frame);
    if (breaks) return break_line(guest);
  }
}

// Whatever this device has ever asked for, under the id it had.
void World::send_again(Guest& guest) {
  if (guest.asked.empty()) return;
  ++resent_;
  const auto which = dice_.below(static_cast<std::uint32_t>(guest.asked.size()));
  guest.leaving.push_back(guest.asked[which]);
}

void World::jump() {
  constexpr std::int64_t kYear = 365LL * 24 * 3600 * 1000;
  ++jumps_;
  switch (dice_.below(4)) {
    case 0: wall_ahead_ += dice_.below(100'000); return;
    case 1: wall_ahead_ -= dice_.below(100'000); return;
    case 2: wall_ahead_ = dice_.once_in(2) ? 10 * kYear : -kYear; return;
    default: now_ += dice_.below(60'000);  // the machine was asleep
  }
}

void World::storm() {
  for (std::size_t i = 0; i < guests_.size(); ++i) {
    Guest& guest = *guests_[i];
    if (guest.connection != 0 && happens(weather_.cuts)) {
      ++cuts_;
      disconnect(i);
    }
    if (guest.connection == 0 && guest.device.placed() && !guest.stays_away) connect(i);
  }
  for (const auto& guest : guests_) {
    if (guest->connection != 0 && happens(weather_.late)) send_again(*guest);
  }
  if (happens(weather_.jumps)) jump();
  if (happens(weather_.crashes)) {
    ++crashes_;
    crash();
    if (dice_.once_in(3)) {  // and again, before anybody has come back or just as he does
      if (dice_.once_in(2) && guests_[0]->device.placed()) connect(0);
      ++crashes_;
      crash();
    }
  }
}

void World::pass(std::int64_t milliseconds) {
  const std::int64_t until = now_ + milliseconds;
  while (now_ < until) {
    const auto due = core_->due();
    now_ = due && *due > now_ ? std::min(*due, until) : until;
    std::vector<Input> inputs;
    deliver(core_->step(inputs, clock()), inputs);
    move_disk(inputs);
    step(std::move(inputs));
    die_if_lost();
    move_frames();
  }
  storm();
}

void World::crash() {
  core_ = std::make_unique<Core>(settings_, entropy_);
  for (std::size_t i = 0; i < guests_.size(); ++i) cut(i);
  connected_.clear();
  lost_ = false;
  for (const Rows& each : disk_.restarted()) {
    if (!core_->restore(each.room, each.code, each.rows, clock())) {
      throw std::runtime_error("a room did not come back");
    }
  }
}

void gather(World& world, const std::string& rulebook, std::size_t people, std::size_t bots,
            const client::json::array& deck) {
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
                      {"deck", deck},
                      {"cards", client::json::array{}},
                      {"house", client::json::array{}}};
  world.command(0, object{{"do", "choose"}, {"chosen", chosen}});
}

void sit_down(World& world, const std::string& rulebook, std::size_t people, std::size_t bots) {
  gather(world, rulebook, people, bots);
  world.command(0, object{{"do", "start"}});
}

bool play_on(World& world, int beats) {
  for (int i = 0; i < beats; ++i) {
    for (std::size_t number = 0; number < world.guests(); ++number) {
      Guest& guest = world.guest(number);
      if (guest.connection == 0 || !guest.device.attached()) continue;
      guest.asked.push_back(guest.player.beat(guest.device));
      world.send(number, guest.asked.back());
    }
    world.pass(1000);
    const auto* stage = world.guest(0).device.room().if_contains("stage");
    if (stage != nullptr && stage->as_string() == "over") return true;
  }
  return false;
}

}  // namespace omerta::server
