// A table's memory between two questions: the public record so far, what was said, and the public
// mind of each level. Without it a bot reads the record again at each question; both come to the
// same.
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "bots/feed.h"
#include "minds/speech.h"

namespace omerta::minds {

// A mind, and how much of the record it has heard.
class Followed {
 public:
  Followed(const Known& dealt, const Row& row) : mind_{dealt, row} {}

  std::size_t events() const { return events_; }
  // As it is while people talk.
  PublicMind& mind() { return mind_; }
  // As it is for somebody who has to choose now: whoever had something to say has said it. Who is
  // asked, and how often, is no part of the record, so that it changes nothing of what is followed.
  PublicMind& asked() {
    if (!mind_.is_talk_open()) return mind_;
    if (!asked_) asked_.emplace(mind_).talk_is_over();
    return *asked_;
  }

  // Goes on hearing: whatever was said after so many events is heard before the next of them.
  // `hear(mind, event)` is the rulebook's.
  template <class Hear>
  void follow(const Tongue& tongue, std::span<const Event> told, std::span<const talk::Said> said,
              const Hear& hear) {
    follow_words(tongue, said);
    for (const Event& event : told) {
      end_talk();
      mind_.remember(event);
      hear(mind_, event);
      ++events_;
      follow_words(tongue, said);
    }
  }

 private:
  void follow_words(const Tongue& tongue, std::span<const talk::Said> said) {
    for (; said_ < said.size() && said[said_].after <= events_; ++said_) {
      listen(mind_, tongue, said[said_]);
      asked_.reset();
    }
  }

  void end_talk() {
    if (asked_) mind_ = *asked_;
    asked_.reset();
    mind_.talk_is_over();
  }

  PublicMind mind_;
  std::optional<PublicMind> asked_;
  std::size_t events_ = 0;
  std::size_t said_ = 0;
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

}  // namespace omerta::minds
