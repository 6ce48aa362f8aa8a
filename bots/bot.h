// A bot: what a chair sees and has heard goes in, a choice comes out. It gets nothing else, so it
// can neither cheat nor give away what a person in its place would not know.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rulesets/gorod/gorod.h"

namespace omerta::bots {

enum class Level : std::uint8_t {
  random,    // dice
  loyal,     // uses its powers, keeps its side's secrets, acts on what it has been told
  detective  // and draws conclusions from nominations, ballots and the cards that were shown
};

std::optional<Level> level(std::string_view name);  // "random", "loyal", "detective"
std::string_view name(Level level);

// What one chair has been told, in order, as a person there hears it: without the causes.
class Feed {
 public:
  explicit Feed(Seat seat) : seat_{seat} {}
  void hear(Audience to, const Event& event);
  std::span<const Event> heard() const { return heard_; }

 private:
  Seat seat_;
  std::vector<Event> heard_;
};

struct Chair {  // all that somebody sitting there has
  const gorod::View& view;
  std::span<const Event> heard;
};

// The same bot in the same chair answers the same question in the same way: a bot remembers nothing
// but what it was told, and its dice are thrown anew for each question.
struct Bot {
  Level level = Level::detective;
  std::uint64_t seed = 0;

  Choice choose(const Chair& chair, const Prompt& prompt) const;
};

}  // namespace omerta::bots
