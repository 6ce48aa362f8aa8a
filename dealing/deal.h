// The deal itself: from what everybody has committed to and opened to who holds which cards, and
// the seals by which everyone knows later that his own were not changed.
#pragma once
#include <map>

#include "dealing/digest.h"
#include "dealing/frozen.h"

namespace omerta::dealing {

inline constexpr int kMostTries = 20'000;  // shuffles until the hands are hands

struct Table {       // who deals, and what
  std::string room;  // bytes
  std::uint32_t deal_no = 1;
  std::string setup;  // the exact bytes of the frozen setup
};

Digest server_commit(const Table& table, const Digest& seed);
Digest player_commit(const Table& table, unsigned seat, const Digest& entropy);

// By seat: what the phones that take part have committed to, and what they have opened.
using BySeat = std::map<unsigned, Digest>;

// The hash of all commitments, which everybody's screen shows before anybody opens.
Digest transcript_hash(const Table& table, const Digest& server, const BySeat& commits);
// Its first 66 bits as six words of two syllables, for reading aloud in any of our languages.
std::string spoken(const Digest& transcript);
std::string fingerprint(const Digest& transcript);  // its first 64 bits as digits

Digest key_of(const Digest& seed, const Digest& transcript, const BySeat& entropies);

struct Dealt {
  std::vector<std::vector<std::string>> hands;  // by seat, in the order they were dealt
  std::vector<std::string> order;               // all cards, pack after pack, as chance answers
};
// Nothing if so many shuffles did not give hands that are hands.
std::optional<Dealt> dealt(const Digest& key, const Frozen& frozen);

std::string held(const std::vector<std::string>& hand);  // as it is sealed and told
Digest nonce(const Digest& key, unsigned seat);
Digest seal(const Digest& transcript, unsigned seat, std::string_view held, const Digest& nonce);

}  // namespace omerta::dealing
