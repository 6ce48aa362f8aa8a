// The words of gorod: what each number is called in a file.
#include "notation/ids.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/text/lists.h"

namespace omerta::notation {
namespace {

using namespace gorod_id;

template <class Names, class Value>
std::string pick(const Names& names, Value value) {
  return id_of(names, value, "unknown");
}

}  // namespace

std::string gorod_name(Fact fact) { return pick(kFacts, fact); }
std::string gorod_name(Ask ask) { return pick(kAsks, ask); }
std::string gorod_name(Refusal refusal) { return refusal_id(kRefusals, refusal); }
std::string gorod_name(gorod::Sign sign) { return pick(kSigns, sign); }
std::string gorod_name(gorod::Reason reason) { return pick(kReasons, reason); }
std::string gorod_name(gorod::Result result) { return pick(kResults, result); }
std::string gorod_name(gorod::HouseFault fault) { return pick(kHouseFaults, fault); }
std::string gorod_name(gorod::FixtureFault fault) { return pick(kFixtureFaults, fault); }

std::string gorod_name(gorod::Complaint complaint) {
  // The catalogue has one name for the two: an error in one edition, a warning in the other.
  if (complaint == gorod::Complaint::unequal_clans_warning)
    complaint = gorod::Complaint::unequal_clans;
  return pick(kComplaintNames, complaint);
}

std::string gorod_role(const Names& names, gorod::Role role) {
  const auto number = static_cast<std::size_t>(role);
  if (number < kRoleNames.size()) return dashed(kRoleNames[number]);
  const std::size_t house = number - kRoleNames.size();
  return house < names.house.size() ? names.house[house].id : "unknown";
}

std::vector<std::string> gorod_additional() {
  std::vector<std::string> names;
  for (std::string_view name : kAdditionalNames) names.push_back(dashed(name));
  return names;
}

std::string gorod_call(const gorod::Plan& plan, const Names& names, gorod::Call call) {
  if (call == gorod::Call::acquaintance_mafia) return "acquaintance-mafia";
  if (call == gorod::Call::acquaintance_yakuza) return "acquaintance-yakuza";
  if (call == gorod::Call::mafia) return "mafia";
  if (call == gorod::Call::yakuza) return "yakuza";
  for (unsigned i = 0; i < plan.night_rows; ++i) {
    if (plan.nights[i].call == call) return gorod_role(names, plan.nights[i].role);
  }
  return "none";
}

}  // namespace omerta::notation
