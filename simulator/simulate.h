// Many games on many threads, and what came of them. The numbers depend on the seed, never on how
// many threads shared the work.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "bots/stand_in.h"
#include "simulator/policy.h"

namespace omerta::simulator {

inline constexpr unsigned kResults = 8;   // as many as the rulebook with the most of them has
inline constexpr unsigned kLoners = 8;    // ... kinds of players who win alone
inline constexpr unsigned kKinds = 32;    // ... kinds of chairs: roles, tokens
inline constexpr unsigned kNights = 16;   // that are followed one by one; later ones are not
inline constexpr unsigned kLengths = 32;  // rounds; what is longer counts as the longest

inline constexpr unsigned kFirstSide =
    1;  // the town's victory, or whose is like it: after no result

// How well the bots of each side play: a side is the result that is its victory.
struct Levels {
  std::array<bots::Level, kResults> of_side = [] {
    std::array<bots::Level, kResults> all{};
    all.fill(bots::Level::detective);
    return all;
  }();

  friend bool operator==(const Levels&, const Levels&) = default;
};

struct Request {
  Policy policy = Policy::random;
  std::uint64_t games = 10'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;     // 0: as many as the machine has
  std::uint64_t first = 0;  // the number of the first game, and how far it is to the next
  std::uint64_t step = 1;
  Levels levels{};
  bots::Talk talk = bots::Talk::held;        // of bots
  const minds::LevelTable* table = nullptr;  // of their levels; nothing: the rulebook's own
  enum class Keep { sums, outcomes } keep = Keep::sums;
};

struct Tally {
  std::uint64_t games = 0;
  std::array<std::uint64_t, kResults> results{};  // by the rulebook's own Result
  std::array<std::uint64_t, kLoners> loners{};    // who won alone, by the number of his definition
  std::uint64_t commands = 0;
  std::uint64_t events = 0;
  std::uint64_t rounds = 0;
  std::uint64_t rounds_squared = 0;
  double seconds = 0;  // on the wall; all the rest is the same whenever it is run
  std::array<std::uint64_t, kLengths> lengths{};  // games of so many rounds
  // Of chairs of each kind, in the games that had this night: how many, and how many in play.
  std::array<std::array<std::uint64_t, kNights>, kKinds> seated{};
  std::array<std::array<std::uint64_t, kNights>, kKinds> lived{};
  std::array<std::uint64_t, kKinds> dealt{};
  std::uint8_t outcome = 0;              // the result of the game that was added last
  std::vector<std::uint8_t> outcomes{};  // of each game in order, if they are kept

  std::uint64_t won(auto result) const { return results[static_cast<unsigned>(result)]; }
  double mean_rounds() const;
  double deviation_of_rounds() const;  // the standard deviation of one game's rounds
};

struct Interval {
  double low = 0;
  double high = 0;
};

// The 95 % interval of Wilson for a share; unlike the usual one it stays honest near 0 and 1.
Interval wilson(std::uint64_t times, std::uint64_t of);

// Told from time to time how many games are done, by one thread at a time.
using Progress = std::function<void(std::uint64_t done)>;

// Games that somebody else plays, on as many threads; `request.policy` is his to read.
using GameFunction = std::function<void(std::uint64_t game, Tally&)>;
Tally simulate(const Request& request, const GameFunction& game, const Progress& progress = {});

}  // namespace omerta::simulator
