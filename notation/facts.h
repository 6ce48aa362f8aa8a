// The shape of each fact: which arguments it has, in which order, and who hears it. Expectations
// are read by it, and the tables of facts in docs/notation.md are made from it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace omerta::notation {

// One argument of an event, in written form.
struct Argument {
  enum class Kind { seat, list, number, word, pairs, counts } kind = Kind::word;
  std::vector<std::string> items;
  bool quiet = false;    // goes without saying: matched, but not written
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

struct Hearers {
  bool all = false;
  bool some = false;
  bool moderator = false;  // he alone: he hears the rest too
  friend bool operator==(const Hearers&, const Hearers&) = default;
};

constexpr Hearers joined(const Hearers& a, const Hearers& b) {
  return {a.all || b.all, a.some || b.some, a.moderator || b.moderator};
}

struct FactShape {
  std::string name;
  Hearers to;
  std::vector<FactSlot> slots;
};

// A rulebook's rows of who is told what, with its own words for the places and the facts.
template <class Row, class Described, class Name>
std::vector<FactShape> fact_shapes(const std::vector<Row>& all, const std::vector<Row>& some,
                                   const std::vector<Row>& moderator, Described described,
                                   Name name) {
  std::vector<FactShape> shapes;
  const auto take = [&](const std::vector<Row>& rows, Hearers to) {
    for (const Row& row : rows) {
      shapes.push_back({name(row.fact), joined(to, row.also), {}});
      for (const auto& slot : row.slots) shapes.back().slots.push_back(described(slot));
    }
  };
  take(all, {.all = true});
  take(some, {.some = true});
  take(moderator, {.moderator = true});
  return shapes;
}

std::string written(const FactShape& shape);  // "eliminated(who, role)"

class Book;
const FactShape* find_fact(const Book& book, std::string_view name);  // nothing: there is none

// The table of a rulebook's facts, as docs/notation.md has it.
std::string facts_table(const Book& book);

}  // namespace omerta::notation
