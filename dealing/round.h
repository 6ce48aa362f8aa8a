// One deal between a server and its phones, step by step: the server commits, phones commit, the
// host closes, phones open, the key is there. It has no clock: whoever has one says when a silent
// phone makes the deal void, and begins the next number with a new seed.
#pragma once
#include "dealing/deal.h"

namespace omerta::dealing {

inline constexpr unsigned kMostVoids = 2;  // a game; then it is dealt by hand or not at all

class Round {
 public:
  enum class Answer { taken, again, too_late, too_early, no_seat, wrong };

  // The seed is drawn for this number and stored before the commitment is shown.
  Round(Table table, unsigned seats, const Digest& seed);

  const Table& table() const { return table_; }
  const Digest& server_commit() const { return server_; }

  // The same again is `again`; another commitment of the same seat is wrong.
  Answer ready(unsigned seat, const Digest& commit);
  void close();  // from here on the fingerprint is shown
  bool closed() const { return transcript_.has_value(); }
  const BySeat& commits() const { return commits_; }
  const Digest& transcript() const { return *transcript_; }

  Answer open(unsigned seat, const Digest& entropy);
  std::vector<unsigned> silent() const;  // who has committed and not opened
  bool complete() const { return closed() && silent().empty(); }

  // When it is complete, and not before: what nobody could choose.
  const BySeat& entropies() const { return entropies_; }
  Digest key() const;
  const Digest& seed() const { return seed_; }  // for the end of the game

 private:
  Table table_;
  unsigned seats_;
  Digest seed_;
  Digest server_;
  BySeat commits_;
  BySeat entropies_;
  std::optional<Digest> transcript_;
};

// What a phone keeps and looks for: its own number and what it saw before it opened.
struct Phone {
  unsigned seat = 0;
  Digest entropy{};
  Digest server{};  // the server's commitment as it was shown
};
// Whether a phone may open: its own commitment and the server's are what was closed over.
bool may_open(const Phone& phone, const Table& table, const BySeat& commits,
              const Digest& transcript);

}  // namespace omerta::dealing
