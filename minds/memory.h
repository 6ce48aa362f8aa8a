// A table's memory between two questions: the public record so far, what was said, and the public
// mind of each level. Without it a bot reads the record again at each question; both come to the
// same.
#pragma once
#include <memory>
#include <vector>

#include "bots/feed.h"
#include "minds/speech.h"

namespace omerta::minds {

struct Followed {  // a mind, and how much of the record it has heard
  Followed(const Known& dealt, const Row& row) : mind{dealt, row} {}

  PublicMind mind;
  std::size_t events = 0;
  std::size_t said = 0;
};

struct Reads {  // who listens
  bots::Level level;
  const Row& row;
};

struct Memory {
  std::vector<Event> told;  // to everyone
  std::vector<talk::Said> said;
  std::array<std::unique_ptr<Followed>, bots::kLevels> by_level{};

  void hear(Audience to, const Event& event) {
    if (to.is_everyone()) told.push_back(event);
  }
  void forget() {  // for another game; the room is kept
    told.clear();
    said.clear();
    for (auto& each : by_level) each.reset();
  }
};

// Goes on hearing: whatever was said after so many events is heard before the next of them.
// `hear(mind, event)` is the rulebook's.
template <class Hear>
void follow(Followed& followed, const Tongue& tongue, std::span<const Event> told,
            std::span<const talk::Said> said, const Hear& hear) {
  PublicMind& mind = followed.mind;
  const auto words = [&] {
    for (; followed.said < said.size() && said[followed.said].after <= followed.events;
         ++followed.said) {
      listen(mind, tongue, said[followed.said]);
    }
  };
  words();
  for (const Event& event : told) {
    mind.talk_is_over();
    mind.remember(event);
    hear(mind, event);
    ++followed.events;
    words();
  }
}

}  // namespace omerta::minds
