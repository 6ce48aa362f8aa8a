// What is fixed before a deal and shown on every phone: who sits where, which cards are dealt,
// which hands are no hands. As canonical JSON, whose exact bytes everybody's fingerprint contains.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace omerta::dealing {

inline constexpr std::size_t kLongestSetup = 64 * 1024;  // bytes
inline constexpr std::size_t kMostCards = 256;           // of one pack

struct Limit {  // at most so many of these cards in one hand
  int most = 0;
  std::vector<std::string> of;
  friend bool operator==(const Limit&, const Limit&) = default;
};

struct Frozen {
  std::vector<std::string> seats;  // names, in their order
  std::vector<std::string> deck;   // all cards of the first pack, in a fixed order
  int each = 1;                    // so many of it for each seat, hand after hand
  std::vector<Limit> limits;       // of a hand of the first pack: otherwise it is shuffled again
  std::vector<std::vector<std::string>> further;  // packs dealt after it, one card a seat
  std::string rulebook;                           // empty: none of ours
  std::string edition;
  std::string engine;  // the version of the program
  std::string game;    // the record's head, from which all the above follows
  friend bool operator==(const Frozen&, const Frozen&) = default;
};

std::string written(const Frozen& frozen);
// Nothing if it is not one, or if it cannot be dealt.
std::optional<Frozen> read_frozen(std::string_view setup);

}  // namespace omerta::dealing
