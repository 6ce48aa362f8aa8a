// Levels by name, and hearing.
#include "bots/feed.h"

#include <array>
#include <utility>

namespace omerta::bots {
namespace {

constexpr std::array<std::pair<Level, std::string_view>, kLevels> kNames{
    {{Level::random, "random"},
     {Level::novice, "novice"},
     {Level::player, "player"},
     {Level::detective, "detective"}}};

}  // namespace

std::optional<Level> level(std::string_view name) {
  if (name == "loyal") return Level::player;
  for (const auto& [level, called] : kNames) {
    if (called == name) return level;
  }
  return {};
}

std::string_view name(Level level) { return kNames[static_cast<unsigned>(level)].second; }

void Feed::hear(Audience to, const Event& event) {
  if (!to.reaches(seat_)) return;
  heard_.push_back(event);
  heard_.back().cause = 0;
}

}  // namespace omerta::bots
