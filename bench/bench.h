// How fast the engine plays, beside a yardstick that does only what every Mafia must do.
#pragma once
#include <cstdint>
#include <ostream>

namespace omerta::bench {

struct Pace {  // of games played with every command checked and every event told and logged
  double seconds = 0;
  std::uint64_t games = 0;
  std::uint64_t commands = 0;
  std::uint64_t events = 0;

  double nanoseconds_a_game() const { return seconds * 1e9 / static_cast<double>(games); }
  double nanoseconds_a_command() const { return seconds * 1e9 / static_cast<double>(commands); }
  double commands_a_second() const { return static_cast<double>(commands) / seconds; }
};

struct Effort {
  int repeats = 9;  // by turns; the best of each is kept, for nothing makes a run too fast
  std::uint64_t yardstick_games = 200'000;
  std::uint64_t engine_games = 50'000;
  std::uint64_t largest_games = 1'000;
  std::uint64_t spytown_games = 20'000;
  std::uint64_t mrakoszlap_games = 4'000;
  std::uint64_t copies = 200'000;
};

struct Figures {
  double yardstick_nanoseconds = 0;  // a game of limit.cpp, level `ballots`
  Pace plain;                        // 10 seats, 3 mafiosi, the same game on the engine
  Pace largest;                      // 31 seats, every character, random play
  double copy_nanoseconds = 0;       // of a State
  Pace spytown_plain;                // 10 players, the basic game
  Pace spytown_largest;              // 22 players, all 16 action cards, random play
  double spytown_copy_nanoseconds = 0;
  Pace mrakoszlap_plain;    // 10 players, the default deck
  Pace mrakoszlap_largest;  // 20 players, every type of card, random play
  double mrakoszlap_copy_nanoseconds = 0;
  std::uint64_t digest = 0;

  double ratio() const { return plain.nanoseconds_a_game() / yardstick_nanoseconds; }
};

Figures measure(const Effort& effort = {});
void bench(std::ostream& out, const Effort& effort = {});

}  // namespace omerta::bench
