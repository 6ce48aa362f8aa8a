// The lists of gorod.h, roles.h and setup.h as the keys of the messages have them.
#include "rulebooks/gorod/text/ids.h"

#include "notation/ids.h"
#include "rulebooks/gorod/text/lists.h"

namespace omerta::notation::gorod_id {
namespace {

constexpr std::string_view kSides[] = {"town", "mafia", "yakuza", "alone"};
constexpr std::string_view kEditions[] = {"newer", "of_2012"};
constexpr std::string_view kYakuzaModes[] = {"unset", "second_clan", "plain_mafia"};
constexpr std::string_view kBallots[] = {"sealed", "open"};
constexpr std::string_view kRepeats[] = {"free", "not_twice_running", "once_each", "not_the_last"};

}  // namespace

std::string_view of(Fact fact) { return name_at(kFacts, fact); }
std::string_view of(Ask ask) { return name_at(kAsks, ask); }
std::string_view of(Refusal refusal) { return name_at(kRefusals, refusal); }
std::string_view of(gorod::Sign sign) { return name_at(kSigns, sign); }
std::string_view of(gorod::Reason reason) { return name_at(kReasons, reason); }
std::string_view of(gorod::Result result) { return name_at(kResults, result); }
std::string_view of(gorod::Block block) { return name_at(kBlocks, block); }
std::string_view of(gorod::Side side) { return name_at(kSides, side); }
std::string_view of(gorod::Edition edition) { return name_at(kEditions, edition); }
std::string_view of(gorod::YakuzaMode mode) { return name_at(kYakuzaModes, mode); }
std::string_view of(gorod::Ballot ballot) { return name_at(kBallots, ballot); }
std::string_view of(gorod::Repeat repeat) { return name_at(kRepeats, repeat); }
std::string_view of(gorod::Complaint complaint) { return name_at(kComplaintNames, complaint); }
std::string_view of(gorod::HouseFault fault) { return name_at(kHouseFaults, fault); }
std::string_view additional(unsigned number) { return name_at(kAdditionalNames, number); }

std::string_view of(gorod::Role role) {
  if (role == gorod::Role::hidden) return "hidden";
  return role >= gorod::Role::first_house ? "house" : name_at(kRoleNames, role);
}

std::string_view of(gorod::Call call) {
  using gorod::Call;
  switch (call) {
    case Call::none: return "none";
#define X(name, slot) \
  case Call::name: return #name;
      OMERTA_GOROD_CALLS(X)
#undef X
    case Call::acquaintance_mafia: return "acquaintance_mafia";
    case Call::acquaintance_yakuza: return "acquaintance_yakuza";
    default: return "house";
  }
}

std::string key(std::string_view family, std::string_view id, std::string_view form) {
  return message_key(family, id, form);
}

}  // namespace omerta::notation::gorod_id
