// A TOML text as a small tree in which every key and value knows where it stands.
//
// The reader is ours because definitions come from strangers: the packaged library has undefined
// behaviour on some broken files (characters above ASCII outside strings, brackets without end) and
// no limit on dotted keys. A test holds the two side by side. Left out on purpose: strings of
// several lines; dates and fractions are recognised, to be refused by name.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "words/message.h"

namespace omerta::house {

inline constexpr int kTomlDepth = 8;  // lists and tables in each other, and parts of a dotted key

struct Spot {
  int line = 1;
  int column = 1;
};

enum class TomlKind : std::uint8_t { table, list, text, number, truth, other };

// How a table came to be, which decides whether it may still grow.
enum class TomlOrigin : std::uint8_t { value, implied, header, dotted };

struct TomlEntry;
struct TomlValue {
  TomlKind kind = TomlKind::other;
  TomlOrigin origin = TomlOrigin::value;
  Spot spot{};
  const char* what = "";    // what a person would call it: the key of "a string", "a date or time"
  std::string text;         // of a text
  std::int64_t number = 0;  // of a number; of a truth, 1 or 0
  std::vector<TomlValue> items;
  std::vector<TomlEntry> entries;  // in the order of the file

  const TomlEntry* find(std::string_view key) const;
  TomlEntry* find(std::string_view key);
};

struct TomlEntry {
  std::string key;
  Spot spot{};  // of the key
  TomlValue value{};
};

struct TomlFault {
  Spot spot{};
  Message what;
};

tl::expected<TomlValue, TomlFault> read_toml(std::string_view text);

// A word of the file as a complaint may repeat it: short, and without characters that move a
// cursor.
std::string quote(std::string_view text);

}  // namespace omerta::house
