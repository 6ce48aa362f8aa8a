// What each act is called and what it says besides: a row each. Fields that an act does not have
// are as they were made, so that equal statements are equal bytes.
#pragma once
#include <array>
#include <optional>
#include <string_view>

#include "talk/statement.h"

namespace omerta::talk {

enum class Whom : std::uint8_t { nobody, one, one_or_none, asked };  // asked: as the question says

struct Shape {
  std::string_view id;
  bool word = false;
  bool ask = false;
  Whom whom = Whom::nobody;
  bool answer = false;
  bool round = false;
  bool number = false;
};

inline constexpr auto kShapes = std::to_array<Shape>({
    {"nothing"},
    {"claim", true},
    {"deny", true},
    {"report", false, true, Whom::asked, true, true},
    {"did", false, true, Whom::asked, false, true},
    {"accuse", false, false, Whom::one},
    {"suspect", false, false, Whom::one},
    {"vouch", false, false, Whom::one},
    {"trust", false, false, Whom::one},
    {"defend", false, false, Whom::one},
    {"intend", false, false, Whom::one_or_none},
    {"urge", false, false, Whom::one_or_none},
    {"ask-role", false, false, Whom::one},
    {"ask-result", false, false, Whom::one},
    {"ask-why", false, false, Whom::one},
    {"ask-vote", false, false, Whom::one},
    {.id = "agree", .number = true},
    {.id = "disagree", .number = true},
    {"because"},  // its ground has a shape of its own
});
static_assert(kShapes.size() == kActs);

struct GroundShape {
  std::string_view id;
  bool round = false;
  bool who = false;  // does it to `seats`
  Whom whom = Whom::one;
  bool number = false;
};

inline constexpr auto kGroundShapes = std::to_array<GroundShape>({
    {.id = "none", .whom = Whom::nobody},
    {"ballot", true, true, Whom::one_or_none},
    {"nominated", true, true},
    {"died", true},
    {"shown"},
    {.id = "said", .whom = Whom::nobody, .number = true},
    {"survived", true},
});
static_assert(kGroundShapes.size() == kGrounds);

constexpr const Shape& shape(Act act) { return kShapes[static_cast<std::size_t>(act)]; }
constexpr const GroundShape& shape(Ground ground) {
  return kGroundShapes[static_cast<std::size_t>(ground)];
}

constexpr std::optional<Act> find_act(std::string_view id) {
  for (std::size_t i = 0; i < kShapes.size(); ++i) {
    if (kShapes[i].id == id) return static_cast<Act>(i);
  }
  return {};
}
constexpr std::optional<Ground> find_ground(std::string_view id) {
  for (std::size_t i = 1; i < kGroundShapes.size(); ++i) {
    if (kGroundShapes[i].id == id) return static_cast<Ground>(i);
  }
  return {};
}

}  // namespace omerta::talk
