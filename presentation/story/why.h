// Why something happened, as values: an event and what it followed from, back to the beginning,
// each link a sentence with its clause. For whoever runs the game at once, for everybody when it is
// over.
#pragma once
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "presentation/story/feed.h"

namespace omerta::story {

struct Link {
  EventId id = 0;
  Message text;
  Messages ballots{};  // the lines under it
  Clause by{};
};
using Chain = std::vector<Link>;  // what happened, and behind it its causes

struct Fate {  // of a seat: why it is out, or each time that it was in danger and stayed
  enum class Ends { out, in_play } ends = Ends::in_play;
  std::vector<Chain> chains;
};

struct Moment {  // of a night
  enum class Kind { came_of_it, step, dawn } kind = Kind::step;
  Chain chain;  // a step and the sentence of dawn have one link
};

class Why {
 public:
  // `told` is to outlive it.
  Why(std::unique_ptr<Teller> teller, const std::vector<Told>& told);

  Chain of_event(EventId id) const;
  Fate of_seat(Seat seat) const;
  std::vector<Moment> of_night(int night) const;
  bool has_night(int night) const;
  Chain of_the_end() const;  // empty as long as it is not over
  std::vector<Left> left() const { return feed_.teller().left(); }

  // The first event that is called so: "p12", "q3"; nothing if none is.
  std::optional<EventId> labelled(std::string_view label) const;

 private:
  Link link(EventId id) const;
  const Event& event(EventId id) const { return told_[id - 1].event; }
  const Part& part(EventId id) const { return feed_.heard()[id - 1].part; }
  EventId last() const { return static_cast<EventId>(told_.size()); }

  Feed feed_;  // of a listener who hears everything: each event at its number
  const std::vector<Told>& told_;
};

}  // namespace omerta::story
