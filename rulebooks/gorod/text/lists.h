// The enumerators of gorod as text, once: what each number is called.
#pragma once
#include <array>
#include <string_view>

#include "rulebooks/gorod/rules/fixture.h"
#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::notation::gorod_id {

using namespace std::string_view_literals;

#define X(name) #name##sv,
inline constexpr auto kFacts = std::to_array({"no_fact"sv, OMERTA_GOROD_FACTS(X)});
inline constexpr auto kAsks = std::to_array({"no_ask"sv, OMERTA_GOROD_ASKS(X)});
inline constexpr auto kRefusals = std::to_array({"accepted"sv, OMERTA_GOROD_REFUSALS(X)});
inline constexpr auto kSigns = std::to_array({OMERTA_GOROD_SIGNS(X)});
inline constexpr auto kReasons = std::to_array({OMERTA_GOROD_REASONS(X)});
inline constexpr auto kResults = std::to_array({OMERTA_GOROD_RESULTS(X)});
inline constexpr auto kRoleNames = std::to_array({OMERTA_GOROD_ROLES(X)});
inline constexpr auto kAdditionalNames = std::to_array({OMERTA_GOROD_ADDITIONAL(X)});
inline constexpr auto kComplaintNames = std::to_array({OMERTA_GOROD_COMPLAINTS(X)});
inline constexpr auto kHouseFaults = std::to_array({OMERTA_GOROD_HOUSE_FAULTS(X)});
inline constexpr auto kFixtureFaults = std::to_array({OMERTA_GOROD_FIXTURE_FAULTS(X)});
inline constexpr auto kBlocks = std::to_array({OMERTA_GOROD_BLOCKS(X)});
#undef X

}  // namespace omerta::notation::gorod_id
