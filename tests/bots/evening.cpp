// The driver: chance deals, bots answer twice where a hand may be moved, then the clock closes.
#include "tests/bots/evening.h"

#include "chance/dice.h"
#include "chance/draw.h"
#include "minds/memory.h"
#include "rulebooks/gorod/rules/plan.h"

namespace omerta::bots {
namespace {

using gorod::Gorod;
using gorod::State;

constexpr int kMostCommands = 30'000;

class Game {
 public:
  Game(const gorod::Plan& plan, std::uint64_t seed, const Levels& levels)
      : plan_{plan}, seed_{seed}, levels_{levels}, dice_{seed, 1} {
    for (unsigned i = 0; i < kSeats; ++i) feeds_.emplace_back(static_cast<Seat>(i));
  }

  Evening play() {
    state_ = begin<Gorod>(plan_, log());
    while (state_.table.phase != gorod::Phase::over && evening_.endless == 0) {
      seats_speak(Stays::until_answered);
      seats_speak(Stays::until_retired);
      seats_speak(Stays::until_retired);
      if (state_.table.phase == gorod::Phase::over) break;
      const Prompt* house = state_.prompts.find(0, Seat::nobody);
      if (house != nullptr) say(house_answer(dice_, *house));
    }
    evening_.result = state_.table.result;
    evening_.rounds = state_.table.round;
    return evening_;
  }

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              static_cast<Game*>(to)->told(audience, event);
            },
            this};
  }

  void told(Audience to, Event event) {
    for (Feed& feed : feeds_) feed.hear(to, event);
    memory_.hear(to, event);
    if (event.fact == gorod::fact::ballots && to.is_everyone()) ++evening_.votes;
    if (event.fact == gorod::fact::shot) ++evening_.shots;
  }

  void say(const Command& command) {
    if (apply<Gorod>(plan_, state_, command, log()) != Refusal::none) ++evening_.refused;
    if (++commands_ > kMostCommands) evening_.endless = 1;
  }

  void seats_speak(Stays stays) {
    for (unsigned lane = 0; lane < Gorod::kLanes; ++lane) {
      for (Seat seat : state_.prompts.open[lane] - Seat::nobody) {
        const Prompt* open = state_.prompts.find(lane, seat);
        if (open == nullptr || open->stays != stays || open->ask == gorod::ask::speak ||
            open->ask == gorod::ask::support) {
          continue;
        }
        const bool declined = open->ask == gorod::ask::nominate && state_.table.declined.has(seat);
        if (!declined) speak(seat, *open);
      }
    }
  }

  void speak(Seat seat, Prompt prompt) {
    const gorod::View view = omerta::view<Gorod>(plan_, state_, seat);
    const Bot bot{levels_(plan_, state_.truth.role[index(seat)]), seed_};
    const Choice choice =
        bot.choose({view, feeds_[index(seat)].heard(), Talk::none, {}, &memory_}, prompt);
    say({.choice = choice, .seat = seat, .ask = prompt.ask, .voice = Voice::player});
  }

  const gorod::Plan& plan_;
  std::uint64_t seed_;
  const Levels& levels_;
  chance::Dice dice_;
  State state_{};
  std::vector<Feed> feeds_;
  minds::Memory memory_;
  Evening evening_;
  int commands_ = 0;
};

}  // namespace

Evening play(const gorod::Setup& setup, std::uint64_t seed, const Levels& levels) {
  const gorod::Plan plan = gorod::plan(setup);
  return Game{plan, seed, levels}.play();
}

}  // namespace omerta::bots
