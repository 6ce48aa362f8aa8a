// All that was said about a deal, published when the game is over, and the check of it.
#pragma once
#include "dealing/round.h"

namespace omerta::dealing {

inline constexpr std::size_t kMostDraws = 10'000;

struct Contribution {  // of a phone
  unsigned seat = 0;
  Digest entropy{};
  Digest commit{};
  friend bool operator==(const Contribution&, const Contribution&) = default;
};

struct Draw {  // what chance was asked after the deal, and what it drew; numbers as on the wire
  std::string purpose;
  std::uint64_t number = 0;
  std::vector<unsigned> among;
  unsigned take = 1;
  bool pass = false;  // nothing might have been drawn as well
  std::vector<unsigned> drawn;
  friend bool operator==(const Draw&, const Draw&) = default;
};

struct Transcript {
  Table table;
  Digest server_seed{};
  Digest server_commit{};
  std::vector<Contribution> players;  // by seat
  std::string fingerprint;
  std::string words;
  std::vector<std::string> roles;  // what each seat holds
  std::vector<Digest> card_commits;
  std::vector<Draw> draws;
  Digest draws_seal{};  // over all of them, in their order
};

// Of a round that is complete and dealt, and of a game that is over.
Transcript transcript_of(const Round& round, const Dealt& dealt, std::vector<Draw> draws);

std::string written(const Transcript& transcript);
std::optional<Transcript> read_transcript(std::string_view text);

struct Check {
  enum class What {
    server,       // the seed is the one the server committed to
    player,       // what this seat's phone opened is what it committed to
    fingerprint,  // the one that was shown before the deal, also in words
    cards,        // every seat's cards are the shuffled ones
    seals,        // and were sealed at the deal
    draws,        // everything drawn later comes from the same key
    setup,        // the cards are those of the game that was set up
    record,       // and this game was played with them
  } what{};
  unsigned seat = 0;
  bool holds = false;
};
using Checks = std::vector<Check>;

// What the numbers say; the key comes with them.
struct Verified {
  Checks checks;
  Digest key{};
  std::optional<Frozen> frozen;
  std::optional<Dealt> dealt;
};
Verified verified(const Transcript& transcript);
bool all_hold(const Checks& checks);

}  // namespace omerta::dealing
