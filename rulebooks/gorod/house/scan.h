// The characters of a TOML text and the smallest things made of them: blanks, keys, strings, bare
// words. After the first fault there is nothing left to read, so every loop over it ends.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rulebooks/gorod/house/toml.h"

namespace omerta::house {

struct TomlKey {
  std::string text;
  Spot spot{};
};

class Scanner {
 public:
  explicit Scanner(std::string_view text) : rest_{text} {}

  bool at_end() const { return rest_.empty(); }
  char next(std::size_t ahead = 0) const { return ahead < rest_.size() ? rest_[ahead] : '\0'; }
  Spot spot() const { return spot_; }
  const std::optional<TomlFault>& fault() const { return fault_; }

  void step();                 // one character further
  bool accept(char expected);  // if it stands here
  void fail(const Message& what) { fail(spot_, what); }
  void fail(Spot spot, const Message& what);
  Message found() const;  // what stands here, for a complaint

  void skip_blanks();      // spaces and tabs
  void skip_comment();     // to the end of the line
  void skip_lines();       // blanks, comments and ends of lines
  void expect_line_end();  // nothing more may stand here

  std::vector<TomlKey> keys();   // a key, or a dotted one part by part
  std::string string();          // a string in either kind of quotes
  std::string_view bare_word();  // letters, digits and signs: a number, a truth, a date

 private:
  TomlKey key();
  std::string basic_string(Spot start);
  std::string literal_string(Spot start);
  std::string escape();
  bool line_ends() const { return at_end() || next() == '\n' || (next() == '\r'); }

  std::string_view rest_;
  Spot spot_{};
  std::optional<TomlFault> fault_;
};

// The first character that may not stand anywhere in a text, and why.
std::optional<TomlFault> character_fault(std::string_view text);

}  // namespace omerta::house
