// The lists of spytown.h, cards.h and setup.h as the keys of the messages have them.
#include "rulebooks/spytown/text/ids.h"

#include "notation/ids.h"
#include "rulebooks/spytown/text/lists.h"

namespace omerta::notation::spytown_id {
namespace {

constexpr std::string_view kSides[] = {"police", "mafia"};
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
  return "spytown." + message_key(family, id, form);
}

}  // namespace omerta::notation::spytown_id
