// The enumerators of spytown as text: their C++ names, from which the keys of the messages are
// made.
#pragma once
#include <string>
#include <string_view>

#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::notation::spytown_id {

std::string_view of(Fact fact);
std::string_view of(Ask ask);
std::string_view of(Refusal refusal);
std::string_view of(spytown::Phase phase);
std::string_view of(spytown::Cause cause);
std::string_view of(spytown::Window window);
std::string_view of(spytown::Result result);
std::string_view of(spytown::Ruling ruling);
std::string_view of(spytown::Token token);  // "hidden" for a covered one
std::string_view of(spytown::Card card);    // "none" for no card
std::string_view of(spytown::Side side);
std::string_view of(spytown::Force force);
std::string_view of(spytown::Complaint complaint);
std::string_view of(spytown::Edition edition);

// "fact", "lot_drawn", "you" -> "spytown.fact.lot-drawn.you"
std::string key(std::string_view family, std::string_view id, std::string_view form = {});

}  // namespace omerta::notation::spytown_id
