// The rulebooks that exist: the only list.
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::notation {

std::vector<const Book*> books() { return {&gorod_book(), &spytown_book(), &mrakoszlap_book()}; }

}  // namespace omerta::notation
