// What bots of every rulebook have: a level, and a chair's memory of what it was told.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/audience.h"
#include "engine/event.h"

namespace omerta::bots {

enum class Level : std::uint8_t {
  random,    // dice
  novice,    // believes cards, its own answers and whoever speaks up; errs now and then
  player,    // and draws conclusions from nominations, ballots and victims
  detective  // and draws them as well as we know how
};
inline constexpr unsigned kLevels = 4;

// By name; "loyal" is what a player was called in older records.
std::optional<Level> level(std::string_view name);
std::string_view name(Level level);

// What one chair has been told, in order, as a person there hears it: without the causes.
class Feed {
 public:
  explicit Feed(Seat seat) : seat_{seat} {}
  void hear(Audience to, const Event& event);
  std::span<const Event> heard() const { return heard_; }
  void forget() { heard_.clear(); }

 private:
  Seat seat_;
  std::vector<Event> heard_;
};

}  // namespace omerta::bots
