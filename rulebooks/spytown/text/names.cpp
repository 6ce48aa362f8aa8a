// The words of spytown: what each number is called in a file.
#include "notation/ids.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/text/lists.h"

namespace omerta::notation {
namespace {

using namespace spytown_id;

template <class Names, class Value>
std::string pick(const Names& names, Value value) {
  return id_of(names, value, "none");
}

}  // namespace

std::string spytown_name(Fact fact) { return pick(kFacts, fact); }
std::string spytown_name(Ask ask) { return pick(kAsks, ask); }
std::string spytown_name(Refusal refusal) { return refusal_id(kRefusals, refusal); }
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
