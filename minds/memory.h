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

// A mind, and how much of the record it has heard. There is room for two of them, which change
// places when people have talked.
class Followed {
 public:
  bool has_begun() const { return minds_[now_].has_value(); }
  void begin(const Known& dealt, const Row& row) { minds_[now_].emplace(dealt, row); }
  void forget() {  // for another game; the room is kept
    for (auto& each : minds_) each.reset();
    asked_ = Asked::no;
    events_ = said_ = 0;
  }

  std::size_t events() const { return events_; }
  // As it is while people talk.
  PublicMind& mind() { return *minds_[now_]; }
  // As it is for somebody who has to choose now: whoever had something to say has said it. Who is
  // asked, and how often, is no part of the record, so that it changes nothing of what is followed.
  PublicMind& asked() {
    if (!mind().is_talk_open()) return mind();
    std::optional<PublicMind>& other = minds_[1 - now_];
    if (asked_ == Asked::no) {
      other = mind();
      other->talk_is_over();
      asked_ = Asked::yes;
    }
    return *other;
  }

  // Goes on hearing: whatever was said after so many events is heard before the next of them.
  // `hear(mind, event)` is the rulebook's.
  template <class Hear>
  void follow(const Tongue& tongue, std::span<const Event> told, std::span<const talk::Said> said,
              const Hear& hear) {
    follow_words(tongue, said);
    for (const Event& event : told) {
      end_talk();
      mind().remember(event);
      hear(mind(), event);
      ++events_;
      follow_words(tongue, said);
    }
  }

 private:
  enum class Asked : std::uint8_t { no, yes };  // since anything was said

  void follow_words(const Tongue& tongue, std::span<const talk::Said> said) {
    for (; said_ < said.size() && said[said_].after <= events_; ++said_) {
      listen(mind(), tongue, said[said_]);
      asked_ = Asked::no;
    }
  }

  void end_talk() {
    if (asked_ == Asked::yes) now_ = 1 - now_;
    asked_ = Asked::no;
    mind().talk_is_over();
  }

  std::array<std::optional<PublicMind>, 2> minds_;
  unsigned now_ = 0;
  Asked asked_ = Asked::no;
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
    for (auto& each : by_level) {
      if (each != nullptr) each->forget();
    }
  }
};

// Who follows for this level: in the table's memory, if there is one, else in `own`.
inline Followed& kept(Memory* memory, bots::Level level, std::unique_ptr<Followed>& own) {
  std::unique_ptr<Followed>& place =
      memory != nullptr ? memory->by_level[static_cast<unsigned>(level)] : own;
  if (place == nullptr) place = std::make_unique<Followed>();
  return *place;
}

}  // namespace omerta::minds
