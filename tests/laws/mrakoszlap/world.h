// One of two twin worlds of mrakoszlap: a game, all that its observers can see of it, and all that
// the catalogue lets them learn.
#pragma once
#include "tests/laws/mrakoszlap/declared.h"
#include "tests/laws/watch.h"

namespace omerta::mrakoszlap::laws {

using omerta::laws::Entry;

struct Moment {  // before a command
  Row row{};
  std::uint16_t round = 0;
  std::uint8_t place = 0;  // in the order of the calls
  Seats awaited{};
  Seats in_play{};
  std::uint32_t show = 0;  // of hands; another number for each
  Seats up{};              // hands, in it
  Words aloud;             // what a draw of chance made heard: a bullet's line, a lost card
};

// MRK-CALL-3  Between the calls, when no question is before them.
struct Sleeps {
  bool operator()(const State& state, Seats seats) const;
};

inline constexpr unsigned kAsks = static_cast<unsigned>(number::Ask::speak) + 1;

class World : public omerta::laws::Watch<Mrakoszlap, kAsks, Sleeps> {
 public:
  World(const Setup& setup, Seats observers);

  Refusal say(const Command& command);

  Declared declared;
  std::vector<Moment> moments;
  std::vector<std::size_t> items_after;  // how many items there are after each command

  std::size_t items_until(std::size_t command) const;
};

// What would be heard if chance drew this.
Words aloud(const Plan& plan, const State& state, Choice drawn);

// MRK-CALL-7, section 6: from the first call to dawn.
bool is_hidden(Row row);

}  // namespace omerta::mrakoszlap::laws
