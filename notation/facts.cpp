// The facts of a rulebook in a table: their arguments and who hears them.
#include "notation/facts.h"

#include <fmt/format.h>

#include <algorithm>

#include "notation/book.h"

namespace omerta::notation {
namespace {

std::string written(const FactSlot& slot) {
  std::string text{slot.name};
  if (slot.or_none) text += " or none";
  if (slot.or_number) text += " or number";
  if (slot.kind == Argument::Kind::list || slot.kind == Argument::Kind::pairs) {
    text = "[" + text + "]";
  }
  return slot.stands == FactSlot::Stands::always ? text : text + "?";
}

std::string written(const Hearers& to) {
  std::vector<std::string> who;
  if (to.all) who.emplace_back("all");
  if (to.some) who.emplace_back("some");
  if (to.moderator) who.emplace_back("moderator");
  return join(who, ", ");
}

}  // namespace

std::string written(const FactShape& shape) {
  std::vector<std::string> slots;
  for (const FactSlot& slot : shape.slots) slots.push_back(written(slot));
  return slots.empty() ? shape.name : fmt::format("{}({})", shape.name, join(slots, ", "));
}

const FactShape* find_fact(const Book& book, std::string_view name) {
  const auto& all = book.facts();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const FactShape& shape) { return shape.name == name; });
  return found == all.end() ? nullptr : &*found;
}

std::string facts_table(const Book& book) {
  std::string table = "| Fact | Told to |\n|---|---|\n";
  for (const FactShape& shape : book.facts()) {
    table += fmt::format("| `{}` | {} |\n", written(shape), written(shape.to));
  }
  return table;
}

}  // namespace omerta::notation
