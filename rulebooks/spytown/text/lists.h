// The enumerators of spytown as text, once: what each number is called.
#pragma once
#include <array>
#include <string_view>

#include "rulebooks/spytown/rules/fixture.h"
#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::notation::spytown_id {

using namespace std::string_view_literals;

#define X(name) #name##sv,
inline constexpr auto kFacts = std::to_array({"no_fact"sv, OMERTA_SPYTOWN_FACTS(X)});
inline constexpr auto kAsks = std::to_array({"no_ask"sv, OMERTA_SPYTOWN_ASKS(X)});
inline constexpr auto kRefusals = std::to_array({"accepted"sv, OMERTA_SPYTOWN_REFUSALS(X)});
inline constexpr auto kTokenNames = std::to_array({OMERTA_SPYTOWN_TOKENS(X)});
inline constexpr auto kCardNames = std::to_array({OMERTA_SPYTOWN_CARDS(X)});
inline constexpr auto kPhases = std::to_array({OMERTA_SPYTOWN_PHASES(X)});
inline constexpr auto kCauses = std::to_array({OMERTA_SPYTOWN_CAUSES(X)});
inline constexpr auto kWindows = std::to_array({OMERTA_SPYTOWN_WINDOWS(X)});
inline constexpr auto kResults = std::to_array({OMERTA_SPYTOWN_RESULTS(X)});
inline constexpr auto kRulings = std::to_array({OMERTA_SPYTOWN_RULINGS(X)});
inline constexpr auto kComplaintNames = std::to_array({OMERTA_SPYTOWN_COMPLAINTS(X)});
inline constexpr auto kFaults = std::to_array({OMERTA_SPYTOWN_FIXTURE_FAULTS(X)});
#undef X
inline constexpr auto kForceNames = std::to_array({"police"sv, "mafia"sv, "new_gang"sv});

}  // namespace omerta::notation::spytown_id
