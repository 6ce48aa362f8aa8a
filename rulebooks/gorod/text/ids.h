// The enumerators of gorod as text: their C++ names, from which the keys of the messages are made.
#pragma once
#include <string>
#include <string_view>

#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::notation::gorod_id {

std::string_view of(Fact fact);
std::string_view of(Ask ask);
std::string_view of(Refusal refusal);
std::string_view of(gorod::Sign sign);
std::string_view of(gorod::Reason reason);
std::string_view of(gorod::Result result);
std::string_view of(gorod::Role role);  // "house" for a house role, "hidden" for a covered card
std::string_view of(gorod::Call call);  // "house" for a house role's own call
std::string_view of(gorod::Block block);
std::string_view of(gorod::Side side);
std::string_view of(gorod::Edition edition);
std::string_view of(gorod::YakuzaMode mode);
std::string_view of(gorod::Ballot ballot);
std::string_view of(gorod::Repeat repeat);
std::string_view of(gorod::Complaint complaint);
std::string_view of(gorod::HouseFault fault);
std::string_view additional(unsigned number);  // the pictures without rules

// "fact", "not_healed", "you" -> "fact.not-healed.you"
std::string key(std::string_view family, std::string_view id, std::string_view form = {});

}  // namespace omerta::notation::gorod_id
