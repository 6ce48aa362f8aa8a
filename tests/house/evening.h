// A random driver for tests: everybody answers every question by dice, and the story is kept.
#pragma once
#include <cstdint>
#include <vector>

#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::house {

class Dice {  // the same numbers on every machine
 public:
  explicit Dice(std::uint64_t seed) : state_{seed} {}
  std::uint64_t next();
  unsigned below(unsigned limit) { return static_cast<unsigned>(next() % limit); }
  bool once_in(unsigned times) { return below(times) == 0; }

 private:
  std::uint64_t state_;
};

struct Told {
  Audience to = Audience::moderator();
  Event event{};
  friend bool operator==(const Told&, const Told&) = default;
};

enum class Ending : std::uint8_t { over, endless, stuck };

struct Evening {
  std::vector<Told> story;
  std::vector<Command> commands;
  gorod::State state{};
  Ending ending = Ending::stuck;
};

// Plays one game. Every open prompt is answered once, uniformly; `speak` and `withdraw` are left
// alone; the clock closes when nobody is left to ask.
Evening play(const gorod::Plan& plan, std::uint64_t seed);

}  // namespace omerta::house
