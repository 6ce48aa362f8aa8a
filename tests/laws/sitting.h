// A game that is being played in a test: its plan, its state, and all that was said and told.
#pragma once
#include <optional>
#include <vector>

#include "chronicle/chronicle.h"
#include "rulesets/gorod/gorod.h"
#include "tests/laws/random_setup.h"

namespace omerta::gorod::laws {

class Sitting {
 public:
  explicit Sitting(const Setup& setup);
  Sitting(const Sitting& other) = default;
  Sitting& operator=(const Sitting& other) = default;

  [[nodiscard]] Refusal say(const Command& command);
  bool over() const { return state.table.phase == Phase::over; }

  Plan plan;
  State state{};
  std::vector<Command> commands;
  std::vector<Told> told;
  std::vector<std::size_t> told_before;  // how many events preceded each command

 private:
  Log log();
};

bool same_bytes(const State& a, const State& b);

// Something the prompt admits, a pass being one possibility.
Choice draw(Dice& dice, const Prompt& prompt);

// An answer of the house: by a human moderator, by the clock where the app runs, or by chance.
Voice house_voice(const Prompt& prompt);
Command by_the_house(const Prompt& prompt, Choice choice);

struct Taste {  // how often the rarer things happen: once in so many commands; 0: never
  unsigned withdrawal = 80;
  unsigned talk = 20;
  unsigned hurry = 6;  // a window is closed before everyone has answered
  unsigned luck = 0;   // a clan hits on its decoy, a healer on one who was shot
  unsigned quiet = 0;  // every so many days nobody is put up
};

// Something that somebody may say now, drawn at random; clans mostly point as one.
std::optional<Command> random_command(Dice& dice, const Sitting& sitting, Taste taste = {});

// Plays on until the game is over or so many commands have been said.
void play(Sitting& sitting, Dice& dice, int most, Taste taste = {});

Sitting random_game(std::uint64_t seed, House house = House::some, Taste taste = {});

inline constexpr int kLongEvening = 3000;  // commands after which a random game is left alone

}  // namespace omerta::gorod::laws
