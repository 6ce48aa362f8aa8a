// Small decks, and beginning.
#include "tests/server/world/small_games.h"

#include <map>

#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::server {

using client::json::object;

constexpr int kAsked = 200;  // times, until it is given up

client::json::array small_deck(const std::string& rulebook) {
  client::json::array deck;
  if (rulebook != "mrakoszlap") return deck;
  const std::map<std::string, int> dealt{{"mafian", 2}, {"mage", 1},   {"magnet", 1}, {"mirror", 1},
                                         {"doctor", 1}, {"jailer", 1}, {"matrix", 1}};
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const std::string type{notation::mrakoszlap_name(static_cast<mrakoszlap::Type>(i))};
    const auto found = dealt.find(type);
    deck.push_back(object{{"id", type}, {"count", found == dealt.end() ? 0 : found->second}});
  }
  return deck;
}

void gather_small(World& world, const std::string& rulebook, std::size_t people) {
  const std::size_t chairs = rulebook == "mrakoszlap" ? 4 : 6;
  gather(world, rulebook, people, chairs - people, small_deck(rulebook));
  const object manners{
      {"absence", "wait"}, {"waiting", "taps"}, {"pace", 0}, {"talk", true}, {"level", "random"}};
  world.command(0, object{{"do", "arrange"}, {"manners", manners}});
}

bool begin_small(World& world) {
  const std::string id = world.fresh_id();
  const auto begun = [&] {
    const auto* stage = world.guest(0).device.room().if_contains("stage");
    return stage != nullptr && stage->as_string() == "game";
  };
  for (int i = 0; i < kAsked && !begun(); ++i) {
    if (world.guest(0).device.attached()) {
      world.send(0, client::Device::command(id, object{{"do", "start"}}));
    }
    world.pass(500);
  }
  return begun();
}

}  // namespace omerta::server
