// The calls of a night that phones answer all at once, and what sleepers do meanwhile.
#pragma once
#include <optional>
#include <vector>

#include "presentation/course/joint_call.h"
#include "presentation/story/feed.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

std::vector<course::JointCall> joint_calls(const AnyTable& table, const story::Feed& open);

// Nothing: this part of the night asks nobody to touch anything, or everyone is awake.
std::optional<screen::Touches> sleepers_touches(const PublicView<Mrakoszlap>& view,
                                                const story::Feed& feed);

}  // namespace omerta::mrakoszlap
