// The lists of spytown.h, cards.h and setup.h read once more, as text.
#include "rulebooks/spytown/text/ids.h"

#include "notation/ids.h"

namespace omerta::notation::spytown_id {
namespace {

#define X(name) #name,
constexpr std::string_view kFacts[] = {"no_fact", OMERTA_SPYTOWN_FACTS(X)};
constexpr std::string_view kAsks[] = {"no_ask", OMERTA_SPYTOWN_ASKS(X)};
constexpr std::string_view kRefusals[] = {"no_refusal", OMERTA_SPYTOWN_REFUSALS(X)};
constexpr std::string_view kPhases[] = {OMERTA_SPYTOWN_PHASES(X)};
constexpr std::string_view kCauses[] = {OMERTA_SPYTOWN_CAUSES(X)};
constexpr std::string_view kWindows[] = {OMERTA_SPYTOWN_WINDOWS(X)};
constexpr std::string_view kResults[] = {OMERTA_SPYTOWN_RESULTS(X)};
constexpr std::string_view kRulings[] = {OMERTA_SPYTOWN_RULINGS(X)};
constexpr std::string_view kTokenNames[] = {OMERTA_SPYTOWN_TOKENS(X)};
constexpr std::string_view kCardNames[] = {OMERTA_SPYTOWN_CARDS(X)};
constexpr std::string_view kComplaintNames[] = {OMERTA_SPYTOWN_COMPLAINTS(X)};
#undef X
constexpr std::string_view kSides[] = {"police", "mafia"};
constexpr std::string_view kForceNames[] = {"police", "mafia", "new_gang"};
constexpr std::string_view kEditions[] = {"unset", "sk", "pl"};

}  // namespace

std::string_view of(Fact fact) { return name_at(kFacts, fact); }
std::string_view of(Ask ask) { return name_at(kAsks, ask); }
std::string_view of(Refusal refusal) { return name_at(kRefusals, refusal); }
std::string_view of(spytown::Phase phase) { return name_at(kPhases, phase); }
std::string_view of(spytown::Cause cause) { return name_at(kCauses, cause); }
std::string_view of(spytown::Window window) { return name_at(kWindows, window); }
std::string_view of(spytown::Result result) { return name_at(kResults, result); }
std::string_view of(spytown::Ruling ruling) { return name_at(kRulings, ruling); }
std::string_view of(spytown::Side side) { return name_at(kSides, side); }
std::string_view of(spytown::Force force) { return name_at(kForceNames, force); }
std::string_view of(spytown::Complaint complaint) { return name_at(kComplaintNames, complaint); }
std::string_view of(spytown::Edition edition) { return name_at(kEditions, edition); }

std::string_view of(spytown::Token token) {
  return token == spytown::Token::hidden ? "hidden" : name_at(kTokenNames, token);
}

std::string_view of(spytown::Card card) {
  return card == spytown::Card::none ? "none" : name_at(kCardNames, card);
}

std::string key(std::string_view family, std::string_view id, std::string_view form) {
  return "spy." + message_key(family, id, form);
}

}  // namespace omerta::notation::spytown_id
