// Every denominator divides n (n - 2) (n - 4) …, which fits up to 31 players.
#include "lab/exact.h"

#include <numeric>

#include "engine/expect.h"

namespace omerta::lab {
namespace {

Fraction reduced(std::uint64_t over, std::uint64_t under) {
  const std::uint64_t divisor = std::gcd(over, under);
  return {over / divisor, under / divisor};
}

// (a times `first` + b times `second`) / (a + b)
Fraction mixed(std::uint64_t a, const Fraction& first, std::uint64_t b, const Fraction& second) {
  const std::uint64_t under = std::lcm(first.under, second.under);
  const std::uint64_t over =
      a * first.over * (under / first.under) + b * second.over * (under / second.under);
  const std::uint64_t divisor = std::gcd(over, a + b);
  return reduced(over / divisor, under * ((a + b) / divisor));
}

bool is_lost(const PlainGame& game) {
  return game.wins == PlainGame::Wins::at_parity ? game.mafia >= game.citizens : game.citizens == 0;
}

Fraction by_day(PlainGame game);

Fraction by_night(PlainGame game) {
  if (game.mafia == 0) return {1, 1};
  if (is_lost(game)) return {0, 1};
  --game.citizens;
  return by_day(game);
}

Fraction by_day(PlainGame game) {
  if (game.mafia == 0) return {1, 1};
  if (is_lost(game)) return {0, 1};
  if (game.even == PlainGame::Even::waits && game.players() % 2 == 0) return by_night(game);
  PlainGame hit = game;
  --hit.mafia;
  PlainGame missed = game;
  --missed.citizens;
  return mixed(static_cast<std::uint64_t>(game.mafia), by_night(hit),
               static_cast<std::uint64_t>(game.citizens), by_night(missed));
}

}  // namespace

std::string Fraction::text() const {
  return under == 1 ? std::to_string(over) : std::to_string(over) + "/" + std::to_string(under);
}

Fraction town_wins(const PlainGame& game) {
  expect(game.mafia >= 0 && game.citizens >= 0 && game.players() <= kMostExact);
  return game.begins == PlainGame::Begins::day ? by_day(game) : by_night(game);
}

}  // namespace omerta::lab
