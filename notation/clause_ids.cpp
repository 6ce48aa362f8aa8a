// The ids of the clauses, from the generated list.
#include "notation/clause_ids.h"

#include <map>
#include <set>

#include "engine/clauses.h"

namespace omerta::notation {

std::string clause_id(Clause clause) {
  static const std::map<Clause, std::string> ids{
#define X(name, id) {Clause::name, id},
      OMERTA_CLAUSES(X)
#undef X
  };
  const auto found = ids.find(clause);
  return found == ids.end() ? "" : found->second;
}

bool is_clause_id(std::string_view text) {
  static const std::set<std::string, std::less<>> known{
#define X(name, id) id,
      OMERTA_CLAUSES(X)
#undef X
  };
  return known.contains(text);
}

}  // namespace omerta::notation
