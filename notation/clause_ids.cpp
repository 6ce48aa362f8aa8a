// The ids of the clauses, from every rulebook's own list.
#include "notation/clause_ids.h"

#include <algorithm>
#include <map>

#include "rulebooks/rulebook.h"

namespace omerta::notation {
namespace {

const std::map<Clause, std::string>& ids() {
  static const std::map<Clause, std::string> kIds = [] {
    std::map<Clause, std::string> all;
    for (const Rulebook* book : rulebooks()) {
      for (const ClauseName& each : book->clauses) all[each.clause] = each.id;
    }
    return all;
  }();
  return kIds;
}

}  // namespace

std::string clause_id(Clause clause) {
  const auto found = ids().find(clause);
  return found == ids().end() ? "" : found->second;
}

bool is_clause_id(std::string_view text) {
  return std::any_of(ids().begin(), ids().end(),
                     [&](const auto& each) { return each.second == text; });
}

}  // namespace omerta::notation
