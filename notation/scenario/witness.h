// What was heard and asked in a play, and why somebody is out: what expectations are compared with.
#pragma once
#include <string>
#include <vector>

#include "notation/scenario/pattern.h"
#include "notation/scenario/play.h"

namespace omerta::notation {

enum class Listener { all, moderator, seat };

class Witness {
 public:
  explicit Witness(const Play& play) : play_{play} {}

  std::vector<Utterance> heard_by(Listener who, Seat seat) const;
  Seats listeners(const Pattern& pattern) const;  // who was told an event of this phase that fits
  std::vector<std::string> asked_names(Seat seat) const;
  const Prompt* last_prompt(Seat seat, const std::string& name) const;

  struct Link {
    std::string event;
    std::string clause;
  };
  std::vector<Link> why_out(Seat seat) const;

 private:
  bool heard(Listener who, Seat seat, const Utterance& said) const;
  const Play& play_;
};

}  // namespace omerta::notation
