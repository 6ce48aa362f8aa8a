// The enumerators of mrakoszlap as text, once: what each number is called.
#pragma once
#include <array>
#include <string_view>

#include "rulebooks/mrakoszlap/rules/fixture.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/mrakoszlap/rules/setup.h"

namespace omerta::notation::mrakoszlap_id {

using namespace std::string_view_literals;

#define X(name) #name##sv,
inline constexpr auto kFacts = std::to_array({"no_fact"sv, OMERTA_MRAKOSZLAP_FACTS(X)});
inline constexpr auto kAsks = std::to_array({"no_ask"sv, OMERTA_MRAKOSZLAP_ASKS(X)});
inline constexpr auto kRefusals = std::to_array({"accepted"sv, OMERTA_MRAKOSZLAP_REFUSALS(X)});
inline constexpr auto kPhases = std::to_array({OMERTA_MRAKOSZLAP_PHASES(X)});
inline constexpr auto kKinds = std::to_array({OMERTA_MRAKOSZLAP_KINDS(X)});
inline constexpr auto kCourses = std::to_array({OMERTA_MRAKOSZLAP_STEPS(X)});
inline constexpr auto kResults = std::to_array({OMERTA_MRAKOSZLAP_RESULTS(X)});
inline constexpr auto kPowers = std::to_array({OMERTA_MRAKOSZLAP_POWERS(X)});
inline constexpr auto kComplaintNames = std::to_array({OMERTA_MRAKOSZLAP_COMPLAINTS(X)});
inline constexpr auto kHandFaults = std::to_array({OMERTA_MRAKOSZLAP_HAND_FAULTS(X)});
inline constexpr auto kFixtureFaults = std::to_array({OMERTA_MRAKOSZLAP_FIXTURE_FAULTS(X)});
#undef X
#define X(name, copies) #name##sv,
inline constexpr auto kTypeNames = std::to_array({OMERTA_MRAKOSZLAP_CARDS(X)});
#undef X

}  // namespace omerta::notation::mrakoszlap_id
