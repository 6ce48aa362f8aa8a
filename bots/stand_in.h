// Who answers where nobody sits: bots for empty chairs, each from what it sees and has been told;
// and the house, which draws, closes and lets time pass.
#pragma once
#include <optional>
#include <span>
#include <vector>

#include "bots/feed.h"
#include "engine/any_game.h"

namespace omerta::bots {

struct Player {  // who plays for everybody who is not there
  Level level = Level::detective;
  std::uint64_t seed = 0;
};

// What a bot says to the question that is open before it in this lane; nothing: it keeps silent, or
// keeps its card. It has the seat's own view, and what the seat has heard.
using Answering = std::optional<Choice> (*)(const Player&, const AnyView&,
                                            std::span<const Event> heard, unsigned lane);

// A bot for rulebooks that have none: what it is asked it answers by chance, and volunteers
// nothing.
std::optional<Choice> by_chance(const Player& player, const AnyView& view,
                                std::span<const Event> heard, unsigned lane);

class Chairs {  // what each has been told
 public:
  Chairs();
  void hear(Audience to, const Event& event);
  std::span<const Event> heard(Seat seat) const { return feeds_[index(seat)].heard(); }

 private:
  std::vector<Feed> feeds_;
};

enum class Waited { for_it, not_for_it };  // whether the game does, for an answer

// The next word from one of the empty chairs; nothing if none of them has anything to say. Where
// the game waits for nobody, somebody else is asked first each time. No bot: chance answers.
std::optional<Command> stand_in(const AnyGame& game, const Chairs& chairs, Seats empty,
                                const Player& player, Answering bot, Waited waited);

// What the house says now; nothing if it has no say.
std::optional<Command> house(const AnyGame& game, const Player& player);

}  // namespace omerta::bots
