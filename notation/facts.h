// The shape of each fact: which arguments it has, in which order, and who hears it. Expectations
// are read by it, and the tables of facts in docs/notation.md are made from it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/fact.h"

namespace omerta::notation {

// One argument of an event, in written form.
struct Argument {
  enum class Kind { seat, list, number, word, pairs, counts } kind = Kind::word;
  std::vector<std::string> items;
  bool quiet = false;    // clear from the context: matched, but not written
  std::size_t slot = 0;  // its place in the shape of the fact
  friend bool operator==(const Argument&, const Argument&) = default;
};

// What may stand at one place of a fact.
struct FactSlot {
  enum class Stands { always, sometimes, unsaid };  // unsaid: it may be written, it goes unsaid
  enum class Order { any, by_seat };
  std::string_view name;  // as the table calls it; a rulebook knows the words of this name
  Argument::Kind kind = Argument::Kind::word;
  Stands stands = Stands::always;
  Order order = Order::any;
  bool or_none = false;    // of a player: `none` may stand for nobody
  bool or_number = false;  // of a word: a number may stand there
};

struct FactShape {
  std::string name;
  Hearers to;
  std::vector<FactSlot> slots;
  bool leaves = false;  // somebody goes out with it
};

// The rows of a rulebook as they are written, with its own words for the places and the facts: what
// all hear, what some hear, what the moderator hears alone. A line of a list is no fact of its own.
template <class Rows, class Described, class Name>
std::vector<FactShape> fact_shapes(const Rows& rows, Described described, Name name) {
  std::vector<FactShape> shapes;
  const auto take = [&](auto belongs) {
    for (const auto& row : rows) {
      if (row.telling == Telling::listed || !belongs(row.to)) continue;
      shapes.push_back({name(row.fact), row.to, {}, row.has(Trait::out)});
      for (std::size_t i = 0; i < row.written.size(); ++i) {
        shapes.back().slots.push_back(described(row, row.written[i]));
      }
    }
  };
  take([](const Hearers& to) { return to.all; });
  take([](const Hearers& to) { return !to.all && to.some; });
  take([](const Hearers& to) { return !to.all && !to.some; });
  return shapes;
}

std::string written(const FactShape& shape);  // "eliminated(who, role)"

class Book;
const FactShape* find_fact(const Book& book, std::string_view name);  // nothing: there is none

// The table of a rulebook's facts, as docs/notation.md has it.
std::string facts_table(const Book& book);

}  // namespace omerta::notation
