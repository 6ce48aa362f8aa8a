// The rulebooks by name, and events in written form.
#include "notation/book.h"

#include "notation/gorod_book.h"
#include "notation/mrakoszlap_book.h"
#include "notation/spytown_book.h"

namespace omerta::notation {
namespace {

std::string written(const Argument& argument) {
  if (argument.kind == Argument::Kind::list || argument.kind == Argument::Kind::pairs) {
    return "[" + join(argument.items, ", ") + "]";
  }
  if (argument.kind == Argument::Kind::counts) return join(argument.items, ", ");
  return argument.items.front();
}

}  // namespace

std::string written(const Utterance& utterance) {
  if (utterance.arguments.empty()) return utterance.name;
  std::vector<std::string> parts;
  for (const Argument& argument : utterance.arguments) {
    if (!argument.quiet) parts.push_back(written(argument));
  }
  if (parts.empty()) return utterance.name;
  return utterance.name + "(" + join(parts, ", ") + ")";
}

std::vector<const Book*> books() { return {&gorod_book(), &spytown_book(), &mrakoszlap_book()}; }

const Book* find_book(std::string_view id) {
  for (const Book* book : books()) {
    if (book->id() == id) return book;
  }
  return nullptr;
}

}  // namespace omerta::notation
