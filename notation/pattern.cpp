// Reading event patterns and holding them against what was said.
#include "notation/pattern.h"

#include <fmt/format.h>

#include <algorithm>

namespace omerta::notation {
namespace {

using Part = Pattern::Part;
using Kind = Argument::Kind;

// A word, or a ballot: "A:E", with a star if the clock cast it.
std::string read_item(Line& line) {
  std::string item = line.name("an argument of the event");
  if (line.accept(":")) item += ":" + line.name("a candidate");
  if (line.accept("*")) item += "*";
  return item;
}

Part read_list(Line& line) {
  Part part{Part::Kind::list, {}};
  while (!line.accept("]")) {
    if (line.accept("...")) {
      part.more = true;
    } else {
      part.items.push_back(read_item(line));
    }
    line.accept(",");
    line.accept("and");
    if (line.at_end()) line.fail("']'");
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
    parts.push_back({Part::Kind::counts, {}});
  }
  const std::string count = line.take().text;
  parts.back().items.push_back(count + " " + line.take().text);
  return true;
}

// A word that means nothing here would make "nobody hears" hold for ever: it is a mistake.
void check_word(const std::string& item, const Where& place, const Book& book,
                const Casting& casting) {
  std::string text = item;
  if (!text.empty() && text.back() == '*') text.pop_back();
  const auto& seats = casting.names.seats;
  const auto known = [&](const std::string& word) {
    return digits(word) || std::find(seats.begin(), seats.end(), word) != seats.end() ||
           word == casting.names.moderator || book.knows_word(casting, word);
  };
  const std::size_t colon = text.find(':');
  const bool pair = colon != std::string::npos &&
                    (text.substr(0, colon) == "all" || known(text.substr(0, colon))) &&
                    known(text.substr(colon + 1));
  const std::size_t space = text.find(' ');
  const bool count = space != std::string::npos && known(text.substr(space + 1));
  if (!known(text) && !pair && !count) {
    throw Misread(place, fmt::format("'{}' is neither a player nor a word of this rulebook", text));
  }
}

// "winners A, B, C": the catalogue's way to write the list of a result.
Part read_winners(Line& line) {
  Part part{Part::Kind::list, {}};
  do {
    part.items.push_back(line.name("the name of a player"));
  } while (line.accept(",") || line.accept("and"));
  return part;
}

bool may_be(const std::string& item, const Argument& argument, const Names& names) {
  const bool seat = std::find(names.seats.begin(), names.seats.end(), item) != names.seats.end();
  switch (argument.kind) {
    case Kind::seat: return seat || (item == "none" && argument.items.front() == item);
    case Kind::number: return digits(item);
    case Kind::word: return !seat && !digits(item);
    default: return false;
  }
}

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

bool part_fits(const Part& part, const Argument& argument, const Names& names) {
  if (part.kind == Part::Kind::any) return true;
  const bool list = argument.kind == Kind::list || argument.kind == Kind::pairs;
  if (part.kind == Part::Kind::list) return list;
  if (part.kind == Part::Kind::counts) return argument.kind == Kind::counts;
  return !list && may_be(part.items.front(), argument, names);
}

bool part_matches(const Part& part, const Argument& argument) {
  if (part.kind == Part::Kind::any) return true;
  if (part.kind == Part::Kind::list) return list_matches(part, argument);
  if (part.kind == Part::Kind::counts) return same_counts(part.items, argument.items);
  return part.items == argument.items;
}

}  // namespace

Pattern read_pattern(Line& line, const Book& book, const Casting& casting) {
  const Where place = line.place();
  const std::size_t mark = line.mark();
  Pattern pattern{line.word("an event of the rulebook"), {}, {}};
  if (!book.knows_fact(pattern.name)) {
    throw Misread(place, fmt::format("'{}' is no event of this rulebook", pattern.name));
  }
  if (line.accept("(")) {
    while (!line.accept(")")) {
      if (line.accept("["))
        pattern.parts.push_back(read_list(line));
      else if (line.accept("_"))
        pattern.parts.push_back({Part::Kind::any, {}});
      else if (line.accept("winners"))
        pattern.parts.push_back(read_winners(line));
      else if (!read_count(line, pattern.parts))
        pattern.parts.push_back({Part::Kind::one, {read_item(line)}});
      line.accept(",");
      if (line.at_end()) line.fail("')'");
    }
  }
  for (const Part& part : pattern.parts) {
    for (const std::string& item : part.items) check_word(item, place, book, casting);
  }
  const std::size_t end = line.mark();
  line.back_to(mark);
  while (line.mark() < end) pattern.text += line.take().text;
  return pattern;
}

bool matches(const Pattern& pattern, const Utterance& said, const Names& names) {
  if (pattern.name != said.name) return false;
  std::size_t next = 0;
  for (const Part& part : pattern.parts) {
    while (next < said.arguments.size() && !part_fits(part, said.arguments[next], names)) ++next;
    if (next == said.arguments.size()) return false;
    if (!part_matches(part, said.arguments[next++])) return false;
  }
  return true;
}

}  // namespace omerta::notation
