// The lists of mrakoszlap.h, cards.h and setup.h as the keys of the messages have them.
#include "rulebooks/mrakoszlap/text/ids.h"

#include "notation/ids.h"
#include "rulebooks/mrakoszlap/text/lists.h"

namespace omerta::notation::mrakoszlap_id {
namespace {

constexpr std::string_view kShows[] = {"none", "in_favour", "against", "either"};
constexpr std::string_view kReaches[] = {"direct", "direct_and_tunnel", "always"};
constexpr std::string_view kSocks[] = {"adjacent", "any_two", "own_neighbours"};

}  // namespace

std::string_view of(Fact fact) { return name_at(kFacts, fact); }
std::string_view of(Ask ask) { return name_at(kAsks, ask); }
std::string_view of(Refusal refusal) { return name_at(kRefusals, refusal); }
std::string_view of(mrakoszlap::Phase phase) { return name_at(kPhases, phase); }
std::string_view of(mrakoszlap::Kind kind) { return name_at(kKinds, kind); }
std::string_view of(mrakoszlap::Course course) { return name_at(kCourses, course); }
std::string_view of(mrakoszlap::Result result) { return name_at(kResults, result); }
std::string_view of(mrakoszlap::Power power) { return name_at(kPowers, power); }
std::string_view of(mrakoszlap::Show show) { return name_at(kShows, show); }
std::string_view of(mrakoszlap::Type type) { return name_at(kTypeNames, type); }
std::string_view of(mrakoszlap::Complaint complaint) { return name_at(kComplaintNames, complaint); }
std::string_view of(mrakoszlap::HandFault fault) { return name_at(kHandFaults, fault); }
std::string_view of(mrakoszlap::AlCaponeReach reach) { return name_at(kReaches, reach); }
std::string_view of(mrakoszlap::SockTargets targets) { return name_at(kSocks, targets); }

std::string key(std::string_view family, std::string_view id, std::string_view form) {
  return "mrakoszlap." + message_key(family, id, form);
}

}  // namespace omerta::notation::mrakoszlap_id
