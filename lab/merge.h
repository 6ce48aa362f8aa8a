// Parts of one run made whole again: the counts of documents that were played apart, added up.
#pragma once
#include <string>
#include <vector>

#include "lab/document.h"

namespace omerta::lab {

struct Merged {
  Document document;
  enum class Fault { none, foreign, overlapping, incomplete } fault = Fault::none;
  std::size_t which = 0;      // of the documents, with a fault
  std::uint64_t missing = 0;  // of an incomplete one: how many shards
};

// At least one. What does not belong together is refused; what is not whole yet is merged and said.
Merged merge(const std::vector<Document>& parts);

}  // namespace omerta::lab
