// Sitting down, and a beat of the evening.
#include "tests/server/world/desk_world.h"

namespace omerta::server {

using client::json::array;
using client::json::object;

DeskWorld::DeskWorld(const Company& company, std::uint64_t seed) : world{seed}, moderator{seed} {
  join("moderator");
  for (std::size_t i = 0; i < company.phones; ++i) join("player");
  for (std::size_t i = 0; i < company.paper + company.bots; ++i) {
    world.command(0, object{{"do", "join"},
                            {"kind", i < company.paper ? "paper" : "bot"},
                            {"name", "Seat " + std::to_string(i + 1)},
                            {"device", std::string(64, '0')}});
    world.pass(300);
  }
  join("table");
  array options;
  for (const auto& [name, value] : company.options) {
    options.push_back(object{{"option", name}, {"value", value}});
  }
  const auto counted = [](const std::vector<std::pair<std::string, int>>& all) {
    array list;
    for (const auto& [id, count] : all) list.push_back(object{{"id", id}, {"count", count}});
    return list;
  };
  const object chosen{{"rulebook", company.rulebook},
                      {"edition", company.rulebook == "spytown" ? "pl" : ""},
                      {"preset", ""},
                      {"options", options},
                      {"deck", counted(company.deck)},
                      {"cards", counted(company.cards)},
                      {"house", array{}}};
  world.command(0, object{{"do", "choose"}, {"chosen", chosen}});
  world.command(0, object{{"do", "start"}});
}

std::size_t DeskWorld::join(const std::string& kind) {
  const std::size_t number = world.add_guest();
  const std::string name = "Guest " + std::to_string(number + 1);
  world.connect(number);
  object frame{{"t", number == 0 ? "create" : "join"}, {"kind", kind}, {"name", name}};
  if (number > 0) frame["code"] = world.guest(0).device.code();
  world.send(number, client::json::serialize(frame));
  world.send(number, world.guest(number).device.hello());
  return number;
}

void DeskWorld::beat() {
  for (std::size_t i = 0; i < world.guests(); ++i) {
    Guest& guest = world.guest(i);
    if (guest.connection == 0 || !guest.device.attached()) continue;
    guest.asked.push_back(i == post ? moderator.next(guest.device)
                                    : guest.player.beat(guest.device));
    world.send(i, guest.asked.back());
  }
  world.pass(1000);
}

bool DeskWorld::play(int beats) {
  for (int i = 0; i < beats && stage() != "over"; ++i) beat();
  return stage() == "over";
}

std::string DeskWorld::stage() {
  const auto& value = world.guest(0).device.room().at("stage").as_string();
  return {value.data(), value.size()};
}

std::string DeskWorld::refusal(std::size_t guest, const object& action) {
  const std::string id = world.command(guest, action);
  world.pass(2500);
  const auto& outcome = world.guest(guest).device.outcome(id);
  return outcome ? outcome->why : "nothing came";
}

}  // namespace omerta::server
