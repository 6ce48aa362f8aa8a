// Prints the tables of facts that stand in docs/notation.md, made from the code.
#include <cstdio>

#include "notation/book.h"

int main() {
  for (const omerta::notation::Book* book : omerta::notation::books()) {
    std::printf("<!-- facts: %s -->\n%s<!-- end -->\n\n", std::string{book->id()}.c_str(),
                facts_table(*book).c_str());
  }
}
