// How a level reads a table and plays at it: a level is a row of numbers, one table of them a
// rulebook (level_table.h). The numbers were raced against each other in play.
#pragma once
#include <array>
#include <cstdint>

namespace omerta::minds {

// How a clan treats its own by day. It is drawn for each game, so that people can read bots.
enum class Style : std::uint8_t {
  saver,  // never votes for a partner
  swing,  // votes as the town does, except where its ballots turn the vote from a partner
  last,   // the same, only where that wins the game
  mimic   // never differs from a citizen
};
inline constexpr unsigned kStyles = 4;

enum class Ties : std::uint8_t {
  own_dice,   // everybody for himself
  common_lot  // drawn from the public record: all agree, and hardly anybody can steer it
};

struct Row {
  double sharpness = 10;  // how surely a citizen takes whom he suspects most
  double blunder = 0.1;   // how often he takes anybody
  double sparing = 0.35;  // how much less one of the clan likes to choose his own
  double lot = 0;         // how far a citizen is expected to keep to the common lot
  double ballots = 1;     // what a ballot is worth as evidence; 0: it is not read
  double nominations = 0.5;
  double suspicions = 0.25;   // a word against somebody, measured by a ballot
  double deaths = 1;          // whom the night takes
  std::uint16_t tremble = 0;  // choices by dice, in a thousand
  Ties ties = Ties::common_lot;
  std::array<std::uint8_t, kStyles> styles{};                     // in a hundred
  std::array<std::uint8_t, kStyles> silent_styles{50, 50, 0, 0};  // where nobody can talk
  std::uint8_t counter_claims = 0;   // of liars who are accused, in a hundred
  std::uint8_t claim_findings = 1;   // so many enemies found make the holder speak
  std::uint8_t claim_results = 255;  // ... or so many results
  std::uint8_t claim_at = 6;         // ... or so few in play
  std::uint8_t words_a_day = 2;

  friend bool operator==(const Row&, const Row&) = default;
};

}  // namespace omerta::minds
