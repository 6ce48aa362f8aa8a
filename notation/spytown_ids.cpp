// The lists of spytown.h, cards.h and setup.h read once more, as text.
#include "notation/spytown_ids.h"

#include <algorithm>

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

template <std::size_t kCount, class Enum>
std::string_view at(const std::string_view (&names)[kCount], Enum value) {
  const auto number = static_cast<std::size_t>(value);
  expect(number < kCount);
  return names[number];
}

}  // namespace

std::string_view of(Fact fact) { return at(kFacts, fact); }
std::string_view of(Ask ask) { return at(kAsks, ask); }
std::string_view of(Refusal refusal) { return at(kRefusals, refusal); }
std::string_view of(spytown::Phase phase) { return at(kPhases, phase); }
std::string_view of(spytown::Cause cause) { return at(kCauses, cause); }
std::string_view of(spytown::Window window) { return at(kWindows, window); }
std::string_view of(spytown::Result result) { return at(kResults, result); }
std::string_view of(spytown::Ruling ruling) { return at(kRulings, ruling); }
std::string_view of(spytown::Side side) { return at(kSides, side); }
std::string_view of(spytown::Force force) { return at(kForceNames, force); }
std::string_view of(spytown::Complaint complaint) { return at(kComplaintNames, complaint); }
std::string_view of(spytown::Edition edition) { return at(kEditions, edition); }

std::string_view of(spytown::Token token) {
  return token == spytown::Token::hidden ? "hidden" : at(kTokenNames, token);
}

std::string_view of(spytown::Card card) {
  return card == spytown::Card::none ? "none" : at(kCardNames, card);
}

std::string key(std::string_view family, std::string_view id, std::string_view form) {
  std::string all{"spy."};
  all.append(family).append(".").append(id);
  if (!form.empty()) all.append(".").append(form);
  std::replace(all.begin(), all.end(), '_', '-');
  return all;
}

}  // namespace omerta::notation::spytown_id
