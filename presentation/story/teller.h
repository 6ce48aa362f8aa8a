// What a rulebook knows about telling its own games: its sentences, and what its facts are in a
// story. It folds the feed of one listener and never sees a state.
#pragma once
#include <memory>
#include <vector>

#include "chronicle/chronicle.h"
#include "presentation/story/part.h"
#include "words/message.h"

namespace omerta::story {

struct Left {  // somebody who is still in the game
  Seat seat = Seat::nobody;
  Message card{};  // if it is open
};

class Teller {
 public:
  virtual ~Teller() = default;

  // What everyone learns, and what the listener learns besides. Seat::nobody: everyone's feed.
  virtual void learn(const Told& told, Seat listener) = 0;

  // The event as a sentence, once it has been learned: said aloud, in the log, to the seat itself.
  virtual Message aloud(const Event& event) const = 0;
  virtual Message logged(const Event& event) const = 0;
  virtual Message to_seat(const Event& event, Seat seat) const = 0;

  virtual Part part(const Event& event) const = 0;
  virtual std::vector<Left> left() const = 0;
  virtual Message card(const Event&) const { return {}; }  // of a `hand`, by name
};

}  // namespace omerta::story
