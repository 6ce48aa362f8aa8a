// The plain game worked out exactly: so many of the mafia, so many citizens, no special cards. By
// day a common lot puts somebody out, each in play as likely as the others; by night the mafia
// takes a citizen. Values are fractions, by backward induction.
#pragma once
#include <cstdint>
#include <string>

namespace omerta::lab {

struct Fraction {  // in lowest terms
  std::uint64_t over = 0;
  std::uint64_t under = 1;

  double value() const { return static_cast<double>(over) / static_cast<double>(under); }
  std::string text() const;  // "11/160"
  friend bool operator==(const Fraction&, const Fraction&) = default;
};

inline constexpr int kMostExact = 31;  // players: beyond, a denominator might not fit

struct PlainGame {
  int mafia = 1;
  int citizens = 1;
  enum class Begins { day, night } begins = Begins::day;
  // Parity: the mafia wins as soon as it is half of those in play; last: when no citizen is.
  enum class Wins { at_parity, as_the_last } wins = Wins::at_parity;
  // Whether the town votes when an even number is in play; a lot there only helps the mafia.
  enum class Even { votes, waits } even = Even::votes;

  int players() const { return mafia + citizens; }
};

// How likely the town is to win. At least one of the mafia, at most kMostExact players.
Fraction town_wins(const PlainGame& game);

}  // namespace omerta::lab
