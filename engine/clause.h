// A paragraph of a rule catalogue, by its number. The constants are generated, one header a
// catalogue (rulebooks/<book>/rules/clauses.h), so that a new clause concerns its rulebook alone.
#pragma once
#include <cstdint>

namespace omerta {

enum class Clause : std::uint16_t { none = 0 };

struct ClauseName {
  Clause clause{};
  const char* id = "";  // "GOR-NURSE-2"
};

}  // namespace omerta
