// A TOML text as a small tree in which every key and value knows where it stands. The rest of the
// house-role reader sees this tree and never the TOML library.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace omerta::house {

struct Spot {
  int line = 1;
  int column = 1;
};

enum class TomlKind : std::uint8_t { table, list, text, number, truth, other };

struct TomlEntry;
struct TomlValue {
  TomlKind kind = TomlKind::other;
  Spot spot{};
  std::string text;         // of a text
  std::int64_t number = 0;  // of a number; of a truth, 1 or 0
  std::string_view what;    // what a person would call it: "a string", "a date"
  std::vector<TomlValue> items;
  std::vector<TomlEntry> entries;  // in the order of the file

  const TomlEntry* find(std::string_view key) const;
};

struct TomlEntry {
  std::string key;
  Spot spot{};  // of the key
  TomlValue value{};
};

struct TomlFault {
  Spot spot{};
  std::string what;
};

tl::expected<TomlValue, TomlFault> read_toml(std::string_view text);

}  // namespace omerta::house
