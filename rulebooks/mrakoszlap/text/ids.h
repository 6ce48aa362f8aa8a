// The enumerators of mrakoszlap as text: their C++ names, from which the keys of the messages are
// made.
#pragma once
#include <string>
#include <string_view>

#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/mrakoszlap/rules/setup.h"

namespace omerta::notation::mrakoszlap_id {

std::string_view of(Fact fact);
std::string_view of(Ask ask);
std::string_view of(Refusal refusal);
std::string_view of(mrakoszlap::Phase phase);
std::string_view of(mrakoszlap::Kind kind);
std::string_view of(mrakoszlap::Course course);
std::string_view of(mrakoszlap::Result result);
std::string_view of(mrakoszlap::Power power);
std::string_view of(mrakoszlap::Show show);
std::string_view of(mrakoszlap::Type type);
std::string_view of(mrakoszlap::Complaint complaint);
std::string_view of(mrakoszlap::HandFault fault);
std::string_view of(mrakoszlap::AlCaponeReach reach);
std::string_view of(mrakoszlap::SockTargets targets);

// "fact", "quiet_night", "you" -> "mrakoszlap.fact.quiet-night.you"
std::string key(std::string_view family, std::string_view id, std::string_view form = {});

}  // namespace omerta::notation::mrakoszlap_id
