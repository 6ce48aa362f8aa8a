// The only file that knows the TOML library: it takes a minute of everybody's life to compile.
#include "notation/house_toml.h"

#define TOML_EXCEPTIONS 0
#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>

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
  const toml::parse_result result = toml::parse(text);
  if (!result) {
    const toml::parse_error& error = result.error();
    return tl::unexpected(TomlFault{spot_of(error.source()),
                                    fmt::format("this is not TOML: {}", error.description())});
  }
  return value_of(result.table(), 0);
}

}  // namespace omerta::house
