// What bots say, and what must have happened before anybody can say it.
#pragma once
#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "chance/dice.h"
#include "presentation/course/said.h"

namespace omerta::course {

struct Saying {
  std::string_view key;
  enum class Ground { none, vote, loss, bullet } ground = Ground::none;
};

struct Grounds {        // what everyone has seen so far
  bool vote = false;    // ballots have been cast
  bool loss = false;    // somebody is out
  bool bullet = false;  // a shot has been reported
  bool has(Saying::Ground ground) const;
};

// What has been said in this game, by whomever: nothing is said again while there is something that
// has not been. It is drawn by the seed and by how much was said before, without regard to anything
// that a bot knows.
class Repertoire {
 public:
  explicit Repertoire(std::uint64_t seed) : seed_{seed} {}
  std::string_view draw(std::span<const Saying> sayings, const Grounds& grounds);
  Seat speaker(Seats bots);

 private:
  chance::Dice dice() { return {seed_, ++drawn_}; }

  std::uint64_t seed_;
  std::uint64_t drawn_ = 0;
  std::map<std::string_view, int> said_;  // how often
};

struct Moment {  // where something is said, and what it follows from
  std::size_t at = 0;
  Clause by{};
};

Said quoted(const Moment& moment, Seat seat, std::string_view key);
// A few bots say something in the open talk.
std::vector<Said> small_talk(const Moment& moment, Seats bots, Repertoire& repertoire,
                             const Grounds& grounds);

}  // namespace omerta::course
