// Chance at every chair.
#include "tests/beliefs/played.h"

#include "bots/stand_in.h"

namespace omerta::beliefs {
namespace {

constexpr int kMostCommands = 4'000;

std::optional<Command> next(const AnyGame& game, const bots::Chairs& chairs,
                            const bots::Player& player) {
  const Prompt* house = game.prompt(0, Seat::nobody);
  const bool waits = house != nullptr && game.awaited(0).has(Seat::nobody);
  if (waits && house->voices.has(Voice::chance)) return bots::house(game, player);
  const auto command =
      bots::stand_in(game, chairs, game.standing().seats, player, nullptr, bots::Waited::for_it);
  return command ? command : bots::house(game, player);
}

}  // namespace

Chronicle played(const AnyGame& game, std::uint64_t seed) {
  Chronicle chronicle{game};
  chronicle.begin();
  bots::Chairs chairs;
  const bots::Player player{.level = bots::Level::random, .seed = seed};
  std::size_t heard = 0;
  for (int i = 0; i < kMostCommands && !chronicle.game().over(); ++i) {
    for (; heard < chronicle.told().size(); ++heard) {
      chairs.hear(chronicle.told()[heard].to, chronicle.told()[heard].event);
    }
    const auto command = next(chronicle.game(), chairs, player);
    if (!command || chronicle.play(*command) != Refusal::none) break;
  }
  return chronicle;
}

std::vector<Event> heard_by(Seat seat, const std::vector<Told>& told, std::size_t before) {
  std::vector<Event> heard;
  for (std::size_t i = 0; i < before; ++i) {
    if (told[i].to.reaches(seat)) heard.push_back(told[i].event);
  }
  return heard;
}

}  // namespace omerta::beliefs
