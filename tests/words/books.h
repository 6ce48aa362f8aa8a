// The rulebooks whose words are tested, and what a rulebook's messages must cover.
#pragma once
#include <array>
#include <set>
#include <string>
#include <string_view>

#include "words/words.h"

namespace omerta::notation {

inline constexpr std::array<std::string_view, 3> kBooks{"gorod", "spytown", "mrakoszlap"};

void expect_message_in(std::string_view book, const std::string& key);  // in every language

// The ids that stand between the family and the next dot.
std::set<std::string> ids_of(std::string_view book, std::string_view family);

// The family has a message for each of them and for nobody else.
void expect_family_in(std::string_view book, std::string_view family, const List& names);

// A row of a catalogue's table of options: what it is called, and what it may be.
struct OptionRow {
  std::string option;
  List values;
  std::string cell;  // the values as they are written
};
std::vector<OptionRow> options_of(const std::string& catalogue, std::string_view heading);

// The cells of a row of a catalogue's table, without the marks for italics and code.
List cells_of(const std::string& line);

std::string folded(const std::string& text);  // a capital letter is up to the sentence

}  // namespace omerta::notation
