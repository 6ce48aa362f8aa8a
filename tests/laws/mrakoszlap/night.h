// A night of a second world: whoever is woken there answers as in the first, or otherwise where
// nobody looks.
#pragma once
#include "tests/laws/mrakoszlap/world.h"

namespace omerta::mrakoszlap::laws {

inline constexpr unsigned kPrisonPlace = 61;  // behind the order of calls
inline constexpr unsigned kSpyglassPlace = 62;
inline constexpr unsigned kReleasePlace = 63;

struct NightScript {  // what was answered in the first world, by place in the order of calls
  std::array<std::vector<Command>, 64> answers;
  std::vector<Seat> seen;   // in the order in which the Spyglass was told
  std::uint64_t asked = 0;  // places at which somebody other than an observer answered
};

NightScript night_script(const World& first, std::size_t from, std::size_t to);

struct Mischief {
  std::uint64_t places = 0;  // where somebody answers otherwise
  std::uint64_t seed = 0;
};

class Night {
 public:
  Night(const NightScript& script, Seats observers, Mischief mischief)
      : script_{script}, observers_{observers}, mischief_{mischief}, dice_{mischief.seed, 1} {}

  // What is said next.
  Command next(const State& state);

 private:
  Command answer(const State& state, Seat seat, unsigned place);
  Command close(const State& state) const;
  Choice otherwise(const Prompt& prompt);
  Command draw_seen(const Prompt& house);

  const NightScript& script_;
  Seats observers_;
  Mischief mischief_;
  Dice dice_;
  std::array<unsigned, 64> given_{};
  std::size_t seen_ = 0;
};

}  // namespace omerta::mrakoszlap::laws
