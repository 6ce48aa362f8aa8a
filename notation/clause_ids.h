// The ids of the catalogues' clauses, and the clauses they stand for.
#pragma once
#include <string>
#include <string_view>

#include "engine/event.h"

namespace omerta::notation {

std::string clause_id(Clause clause);      // empty: none
bool is_clause_id(std::string_view text);  // of any catalogue

}  // namespace omerta::notation
