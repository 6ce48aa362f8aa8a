// The words of spytown: what each number is called in a file.
#include "notation/ids.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::notation {
namespace {

using namespace std::string_view_literals;

#define X(name) #name##sv,
constexpr auto kFacts = std::to_array({"no-fact"sv, OMERTA_SPYTOWN_FACTS(X)});
constexpr auto kAsks = std::to_array({"no-ask"sv, OMERTA_SPYTOWN_ASKS(X)});
constexpr auto kRefusals = std::to_array({"accepted"sv, OMERTA_SPYTOWN_REFUSALS(X)});
constexpr auto kTokenNames = std::to_array({OMERTA_SPYTOWN_TOKENS(X)});
constexpr auto kCardNames = std::to_array({OMERTA_SPYTOWN_CARDS(X)});
constexpr auto kPhases = std::to_array({OMERTA_SPYTOWN_PHASES(X)});
constexpr auto kCauses = std::to_array({OMERTA_SPYTOWN_CAUSES(X)});
constexpr auto kWindows = std::to_array({OMERTA_SPYTOWN_WINDOWS(X)});
constexpr auto kResults = std::to_array({OMERTA_SPYTOWN_RESULTS(X)});
constexpr auto kRulings = std::to_array({OMERTA_SPYTOWN_RULINGS(X)});
constexpr auto kComplaintNames = std::to_array({OMERTA_SPYTOWN_COMPLAINTS(X)});
constexpr auto kFaults = std::to_array({OMERTA_SPYTOWN_FIXTURE_FAULTS(X)});
#undef X
constexpr auto kForceNames = std::to_array({"police"sv, "mafia"sv, "new-gang"sv});

template <class Names, class Value>
std::string pick(const Names& names, Value value) {
  return id_of(names, value, "none");
}

}  // namespace

std::string spytown_name(Fact fact) { return pick(kFacts, fact); }
std::string spytown_name(Ask ask) { return pick(kAsks, ask); }
std::string spytown_name(Refusal refusal) { return pick(kRefusals, refusal); }
std::string spytown_name(spytown::Token token) { return pick(kTokenNames, token); }
std::string spytown_name(spytown::Card card) { return pick(kCardNames, card); }
std::string spytown_name(spytown::Side side) { return pick(kForceNames, side); }
std::string spytown_name(spytown::Force force) { return pick(kForceNames, force); }
std::string spytown_name(spytown::Phase phase) { return pick(kPhases, phase); }
std::string spytown_name(spytown::Cause cause) { return pick(kCauses, cause); }
std::string spytown_name(spytown::Window window) { return pick(kWindows, window); }
std::string spytown_name(spytown::Result result) { return pick(kResults, result); }
std::string spytown_name(spytown::Ruling ruling) { return pick(kRulings, ruling); }
std::string spytown_name(spytown::Complaint complaint) { return pick(kComplaintNames, complaint); }
std::string spytown_name(spytown::FixtureFault fault) { return pick(kFaults, fault); }

std::string spytown_thing(int thing) {
  return thing < spytown::kTokens
             ? spytown_name(static_cast<spytown::Token>(thing))
             : spytown_name(static_cast<spytown::Card>(thing - spytown::kTokens));
}

}  // namespace omerta::notation
