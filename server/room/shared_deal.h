// The deal of one game as server and phones make it together (docs/verifiable-deal.md): rounds
// until one is complete, what everybody is shown of it, and the transcript for the end.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "dealing/game.h"
#include "dealing/round.h"

namespace omerta::server {

class SharedDeal {
 public:
  // Of a game that may start; nothing if what is frozen of it would be too long.
  static std::optional<SharedDeal> of(const notation::Record& game, std::string_view engine);

  enum class Step { none, commits, opens, dealt };
  Step step() const;

  // Another number and another seed. Whoever has made the round before void takes no part.
  void begin(const std::string& room, std::uint32_t number, const dealing::Digest& seed);
  bool may_take_part(unsigned seat) const;
  dealing::Round::Answer commit(unsigned seat, const dealing::Digest& commit);
  bool has_committed(unsigned seat) const;
  void close();
  dealing::Round::Answer open(unsigned seat, const dealing::Digest& entropy);
  bool is_complete() const { return round_ && round_->complete(); }
  bool has_hands() const { return dealt_.has_value(); }  // else no shuffle gave legal ones
  void make_void();                                      // somebody has committed and does not open

  const dealing::Digest& key() const { return *key_; }  // once it is complete
  std::string own_json(unsigned seat) const;  // what this seat alone is given: cards and nonce
  std::string open_json() const;              // what everybody is shown
  const std::string& setup() const { return setup_; }
  std::string transcript(const notation::Record& played) const;

 private:
  struct Void {
    std::uint32_t number = 0;
    std::vector<unsigned> silent;
  };
  void deal();

  unsigned seats_ = 0;
  dealing::Frozen frozen_;
  std::string setup_;
  std::optional<dealing::Round> round_;
  std::vector<Void> voids_;
  std::set<unsigned> left_out_;
  std::optional<dealing::Digest> key_;
  std::optional<dealing::Dealt> dealt_;
};

}  // namespace omerta::server
