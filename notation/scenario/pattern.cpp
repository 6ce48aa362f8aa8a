// Reading event patterns and holding them against what was said.
#include "notation/scenario/pattern.h"

#include <algorithm>

namespace omerta::notation {
namespace {

using Part = Pattern::Part;
using Kind = Argument::Kind;

// A word, or a ballot: "A:E", with a star if the clock cast it.
std::string read_item(Line& line) {
  std::string item = line.name("fault.want.argument");
  if (line.accept(":")) item += ":" + line.name("fault.want.candidate");
  if (line.accept("*")) item += "*";
  return item;
}

Part read_list(Line& line) {
  Part part{.kind = Part::Kind::list};
  while (!line.accept("]")) {
    if (line.accept("...")) {
      part.more = true;
    } else {
      part.items.push_back(read_item(line));
    }
    line.accept(",");
    line.accept("and");
    if (line.at_end()) line.fail(quoted("]"));
  }
  return part;
}

bool digits(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

// "3 mafioso": how many of a card; several of them are one argument.
bool read_count(Line& line, std::vector<Part>& parts) {
  if (!digits(line.peek().text) || line.peek(1).kind != omerta::notation::Kind::word) return false;
  if (parts.empty() || parts.back().kind != Part::Kind::counts) {
    parts.push_back({.kind = Part::Kind::counts});
  }
  const std::string count = line.take().text;
  parts.back().items.push_back(count + " " + line.take().text);
  return true;
}

// "winners A, B, C": the catalogue's way to write the list of a result.
Part read_winners(Line& line) {
  Part part{.kind = Part::Kind::list};
  do {
    part.items.push_back(line.name("fault.want.player"));
  } while (line.accept(",") || line.accept("and"));
  return part;
}

// Finds for each part the place in the fact's shape where it can stand, from the left. A word that
// cannot be would make "nobody hears" hold for ever: it is a mistake.
class Aligner {
 public:
  Aligner(const FactShape& shape, const Book& book, const Casting& casting)
      : shape_{shape}, book_{book}, casting_{casting} {}

  void align(Pattern& pattern) const {
    std::size_t next = 0;
    std::vector<std::string> words(shape_.slots.size());
    for (Part& part : pattern.parts) {
      while (next < shape_.slots.size() && !fits(part, shape_.slots[next])) ++next;
      if (next == shape_.slots.size()) refuse(part);
      write_plainly(part, shape_.slots[next]);
      if (part.kind == Part::Kind::one) words[next] = part.items.front();
      check_order(part, shape_.slots[next]);
      part.slot = next++;
    }
    if (book_.go_together(shape_, words)) return;
    throw Misread(pattern.parts.front().place,
                  {"fault.event.never-together", {{"name", shape_.name}}});
  }

 private:
  bool sits(const std::string& name) const {
    const auto& seats = casting_.names.seats;
    return std::find(seats.begin(), seats.end(), name) != seats.end();
  }

  bool is_word(const FactSlot& slot, const std::string& word) const {
    return book_.knows_word(casting_, shape_, slot.name, plain(slot, word));
  }

  std::string plain(const FactSlot& slot, const std::string& word) const {
    const bool known = book_.knows_word(casting_, shape_, slot.name, word);
    return known ? word : book_.plain_word(casting_, word);
  }

  // As it is told, so that the two can be compared.
  void write_plainly(Part& part, const FactSlot& slot) const {
    const bool counts = part.kind == Part::Kind::counts;
    if (!counts && (part.kind != Part::Kind::one || slot.kind != Kind::word)) return;
    for (std::string& item : part.items) {
      const std::size_t from = counts ? item.find(' ') + 1 : 0;
      item.replace(from, item.npos, plain(slot, item.substr(from)));
    }
  }

  // "A:E", "A:E*", "all:E"
  bool is_vote(std::string item) const {
    if (!item.empty() && item.back() == '*') item.pop_back();
    const std::size_t colon = item.find(':');
    if (colon == std::string::npos || !sits(item.substr(colon + 1))) return false;
    return item.substr(0, colon) == "all" || sits(item.substr(0, colon));
  }

  bool fits_one(const std::string& item, const FactSlot& slot) const {
    switch (slot.kind) {
      case Kind::seat: return sits(item) || (slot.or_none && item == "none");
      case Kind::number: return digits(item);
      case Kind::word: return is_word(slot, item) || (slot.or_number && digits(item));
      default: return false;
    }
  }

  bool fits(const Part& part, const FactSlot& slot) const {
    const auto all = [&](auto holds) {
      return std::all_of(part.items.begin(), part.items.end(), holds);
    };
    switch (part.kind) {
      case Part::Kind::any: return slot.stands != FactSlot::Stands::unsaid;
      case Part::Kind::one: return fits_one(part.items.front(), slot);
      case Part::Kind::list:
        return (slot.kind == Kind::list && all([&](const auto& item) { return sits(item); })) ||
               (slot.kind == Kind::pairs && all([&](const auto& item) { return is_vote(item); }));
      case Part::Kind::counts:
        return slot.kind == Kind::counts && all([&](const std::string& item) {
                 return is_word(slot, item.substr(item.find(' ') + 1));
               });
    }
    return false;
  }

  // A list that is told in seat order can be nothing else.
  void check_order(const Part& part, const FactSlot& slot) const {
    if (part.kind != Part::Kind::list || slot.order == FactSlot::Order::any || part.more) return;
    const auto& seats = casting_.names.seats;
    const auto later = [&](const std::string& a, const std::string& b) {
      return std::find(seats.begin(), seats.end(), a) >= std::find(seats.begin(), seats.end(), b);
    };
    if (std::adjacent_find(part.items.begin(), part.items.end(), later) == part.items.end()) return;
    throw Misread(part.place, {"fault.event.seat-order", {{"name", shape_.name}}});
  }

  // Of a list the one who does not sit here; otherwise the list itself is wrong.
  std::string culprit(const Part& part) const {
    if (part.kind == Part::Kind::any) return "_";
    if (part.kind != Part::Kind::list) return join(part.items, ", ");
    for (const std::string& item : part.items) {
      if (!sits(item) && !is_vote(item)) return item;
    }
    return "[" + join(part.items, ", ") + "]";
  }

  [[noreturn]] void refuse(const Part& part) const {
    const std::string text = culprit(part);
    throw Misread(part.place, {"fault.event.cannot-stand",
                               {{"text", text}, {"form", notation::written(shape_)}}});
  }

  const FactShape& shape_;
  const Book& book_;
  const Casting& casting_;
};

// "all:A": a unanimous list.
bool unanimous(const std::string& item, const std::vector<std::string>& pairs) {
  return item.rfind("all:", 0) == 0 &&
         std::all_of(pairs.begin(), pairs.end(), [&](const std::string& pair) {
           return pair.substr(pair.find(':') + 1) == item.substr(4);
         });
}

bool list_matches(const Part& part, const Argument& argument) {
  std::vector<std::string> wanted = part.items;
  std::vector<std::string> seen = argument.items;
  if (argument.kind == Kind::pairs) {
    if (wanted.size() == 1 && unanimous(wanted.front(), seen)) return true;
    std::sort(wanted.begin(), wanted.end());
    std::sort(seen.begin(), seen.end());
  }
  if (!part.more) return wanted == seen;
  return std::all_of(wanted.begin(), wanted.end(), [&](const std::string& item) {
    return std::find(seen.begin(), seen.end(), item) != seen.end();
  });
}

bool same_counts(std::vector<std::string> wanted, std::vector<std::string> seen) {
  std::sort(wanted.begin(), wanted.end());
  std::sort(seen.begin(), seen.end());
  return wanted == seen;
}

// A card without its number is any copy of it: `mirror` is `mirror-1`, `mirror-2`, ...
bool is_copy(const std::string& wanted, const Argument& argument) {
  const std::string& seen = argument.items.front();
  return argument.kind == Kind::word && seen.rfind(wanted + "-", 0) == 0 &&
         digits(seen.substr(wanted.size() + 1));
}

bool part_matches(const Part& part, const Argument& argument) {
  if (part.kind == Part::Kind::any) return true;
  if (part.kind == Part::Kind::list) return list_matches(part, argument);
  if (part.kind == Part::Kind::counts) return same_counts(part.items, argument.items);
  return part.items == argument.items || is_copy(part.items.front(), argument);
}

void read_parts(Line& line, Pattern& pattern) {
  while (!line.accept(")")) {
    const Where place = line.place();
    if (line.accept("["))
      pattern.parts.push_back(read_list(line));
    else if (line.accept("_"))
      pattern.parts.push_back({.kind = Part::Kind::any});
    else if (line.accept("winners"))
      pattern.parts.push_back(read_winners(line));
    else if (!read_count(line, pattern.parts))
      pattern.parts.push_back({.kind = Part::Kind::one, .items = {read_item(line)}});
    if (pattern.parts.back().place.line == 0) pattern.parts.back().place = place;
    line.accept(",");
    if (line.at_end()) line.fail(quoted(")"));
  }
}

}  // namespace

Pattern read_pattern(Line& line, const Book& book, const Casting& casting) {
  const Where place = line.place();
  const std::size_t mark = line.mark();
  Pattern pattern{line.word("fault.want.event"), {}, {}};
  const FactShape* shape = find_fact(book, pattern.name);
  if (shape == nullptr) {
    throw Misread(place, {"fault.event.none", {{"name", pattern.name}}});
  }
  if (line.accept("(")) read_parts(line, pattern);
  Aligner(*shape, book, casting).align(pattern);
  const std::size_t end = line.mark();
  line.back_to(mark);
  while (line.mark() < end) pattern.text += line.take().text;
  return pattern;
}

bool matches(const Pattern& pattern, const Utterance& said) {
  if (pattern.name != said.name) return false;
  return std::all_of(pattern.parts.begin(), pattern.parts.end(), [&](const Part& part) {
    const auto held = std::find_if(said.arguments.begin(), said.arguments.end(),
                                   [&](const Argument& each) { return each.slot == part.slot; });
    return held != said.arguments.end() && part_matches(part, *held);
  });
}

}  // namespace omerta::notation
