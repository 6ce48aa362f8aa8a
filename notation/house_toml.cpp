// The only file that knows the TOML library: it takes a minute of everybody's life to compile.
#include "notation/house_toml.h"

#define TOML_EXCEPTIONS 0
#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <optional>

#include "notation/house_roles.h"

namespace omerta::house {
namespace {

constexpr int kDepth = 8;  // role, acts, an act, its blocks: a definition never nests as deep

Spot spot_of(const toml::source_region& region) {
  return {static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
}

TomlValue value_of(const toml::node& node, int depth);

std::vector<TomlValue> items_of(const toml::array& array, int depth) {
  std::vector<TomlValue> items;
  for (const toml::node& item : array) items.push_back(value_of(item, depth + 1));
  return items;
}

// The library keeps its tables by name; a reader expects the order of the file.
std::vector<TomlEntry> entries_of(const toml::table& table, int depth) {
  std::vector<TomlEntry> entries;
  for (auto&& [key, node] : table) {
    entries.push_back({std::string{key.str()}, spot_of(key.source()), value_of(node, depth + 1)});
  }
  std::stable_sort(entries.begin(), entries.end(), [](const TomlEntry& a, const TomlEntry& b) {
    return std::pair{a.spot.line, a.spot.column} < std::pair{b.spot.line, b.spot.column};
  });
  return entries;
}

std::string_view describe(const toml::node& node) {
  switch (node.type()) {
    case toml::node_type::table: return "a table";
    case toml::node_type::array: return "a list";
    case toml::node_type::string: return "a string";
    case toml::node_type::integer: return "a whole number";
    case toml::node_type::floating_point: return "a number with a point";
    case toml::node_type::boolean: return "true or false";
    default: return "a date or time";
  }
}

TomlValue value_of(const toml::node& node, int depth) {
  TomlValue value{.spot = spot_of(node.source()), .what = describe(node)};
  if (depth > kDepth) return value;
  if (const toml::table* table = node.as_table()) {
    value.kind = TomlKind::table;
    value.entries = entries_of(*table, depth);
  } else if (const toml::array* array = node.as_array()) {
    value.kind = TomlKind::list;
    value.items = items_of(*array, depth);
  } else if (const auto* text = node.as_string()) {
    value.kind = TomlKind::text;
    value.text = text->get();
  } else if (const auto* number = node.as_integer()) {
    value.kind = TomlKind::number;
    value.number = number->get();
  } else if (const auto* truth = node.as_boolean()) {
    value.kind = TomlKind::truth;
    value.number = truth->get() ? 1 : 0;
  }
  return value;
}

// The library limits nested values but not dotted keys, and takes a nest of tables apart
// recursively: a.a.a.a... would be as deep as the file is long. So dots are counted, wherever they
// stand; no honest file has nearly as many.
bool nests_too_deep(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '.')) > kDefinitionDots;
}

// How many bytes the character at the front has; 0 if it is none of UTF-8.
std::size_t character_size(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  if (byte(0) < 0x80U) return 1;
  if (byte(0) < 0xC2U || byte(0) > 0xF4U) return 0;
  const std::size_t size = byte(0) < 0xE0U ? 2 : byte(0) < 0xF0U ? 3 : 4;
  unsigned code = byte(0) & (0x7FU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
    code = code << 6U | (byte(i) & 0x3FU);
  }
  constexpr std::array<unsigned, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};  // no longer than needed
  const bool half = code >= 0xD800U && code <= 0xDFFFU;                  // of a pair of UTF-16
  return code < kLeast[size] || code > 0x10FFFFU || half ? 0 : size;
}

// The library says what is wrong with a broken character, but not exactly where.
std::optional<Spot> broken_character(std::string_view text) {
  Spot spot;
  while (!text.empty()) {
    const std::size_t size = character_size(text);
    if (size == 0) return spot;
    const bool line_ends = text.front() == '\n';
    spot = line_ends ? Spot{spot.line + 1, 1} : Spot{spot.line, spot.column + 1};
    text.remove_prefix(size);
  }
  return std::nullopt;
}

}  // namespace

const TomlEntry* TomlValue::find(std::string_view key) const {
  const auto at = std::find_if(entries.begin(), entries.end(),
                               [&](const TomlEntry& entry) { return entry.key == key; });
  return at == entries.end() ? nullptr : &*at;
}

tl::expected<TomlValue, TomlFault> read_toml(std::string_view text) {
  if (text.size() > kDefinitionBytes) {
    return tl::unexpected(TomlFault{
        {},
        fmt::format("the text has {} bytes; at most {} are read", text.size(), kDefinitionBytes)});
  }
  if (nests_too_deep(text)) {
    return tl::unexpected(TomlFault{
        {}, fmt::format("keys nest too deep: the text has more than {} dots", kDefinitionDots)});
  }
  if (const auto broken = broken_character(text)) {
    return tl::unexpected(TomlFault{*broken, "a broken character; expected UTF-8"});
  }
  const toml::parse_result result = toml::parse(text);
  if (!result) {
    const toml::parse_error& error = result.error();
    return tl::unexpected(
        TomlFault{spot_of(error.source()),
                  fmt::format("this is not TOML: {}; expected key = value, with words in "
                              "quotes",
                              error.description())});
  }
  return value_of(result.table(), 0);
}

}  // namespace omerta::house
