// What one listener hears, event by event: everyone, a seat, or the moderator. Each listener has
// numbers of his own, so that nothing shows by a gap, and hears nothing that he was not told.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "presentation/story/heard.h"
#include "presentation/story/teller.h"

namespace omerta::story {

class Feed {
 public:
  Feed(std::unique_ptr<Teller> teller, const Listener& listener);

  void hear(const Told& told);  // every event of the game, in its order
  void hear(const std::vector<Told>& all);
  // The same for what has been heard before: learned and numbered, but made into no sentences.
  void pass_over(std::span<const Told> past);

  const std::vector<Heard>& heard() const { return heard_; }
  std::optional<Reason> reason(std::size_t heard) const;       // nothing as long as it is secret
  EventId id(std::size_t heard) const { return ids_[heard]; }  // the record's; never for a seat
  std::uint64_t hash(Stream stream) const {                    // of all that was heard in it
    return hashes_[static_cast<std::size_t>(stream)];
  }
  bool is_over() const { return over_; }
  bool hears_everything() const;  // whoever runs the game
  const Teller& teller() const { return *teller_; }

 private:
  Seat seat() const;
  bool is_told(Audience to) const;  // this seat, and not all
  enum class Keeps : std::uint8_t { sentences, numbers };
  void take_in(const Told& told, Keeps keeps);
  Message sentence(const Told& told) const;
  Label number(const Told& told, const Part& part);
  void add(EventId id, const Part& part, Keeps keeps);
  void learn_the_past(Keeps keeps);

  std::unique_ptr<Teller> teller_;
  Listener listener_;
  std::vector<Told> told_;  // all of it: whoever takes the post hears what was before
  std::vector<Heard> heard_;
  std::vector<EventId> ids_;
  std::vector<Label> labels_;  // of each event of the record
  Label last_{};
  std::array<std::uint32_t, 2> counts_{};
  std::array<std::uint64_t, 2> hashes_{};
  bool has_post_ = false;
  bool over_ = false;
};

}  // namespace omerta::story
