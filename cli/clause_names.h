// The ids of the clauses as the catalogues write them.
#pragma once
#include <string_view>

#include "engine/clauses.h"

namespace omerta::cli {

constexpr std::string_view clause_name(Clause clause) {
  switch (clause) {
    case Clause::none: return "";
#define X(name, id) \
  case Clause::name: return id;
      OMERTA_CLAUSES(X)
#undef X
  }
  return "";
}

}  // namespace omerta::cli
