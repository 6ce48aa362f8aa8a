// The options of a rulebook by name: each is a field of its setup, with the words of its values.
#pragma once
#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "notation/book.h"

namespace omerta::notation {

template <class Setup>
struct OptionRow {
  std::string name;
  std::vector<std::string> values;       // empty: a number, or `off`
  std::function<int(const Setup&)> get;  // below 0: what cannot be written
  std::function<void(Setup&, int)> set;
  int most = 0;  // of a number
};

// An option whose values are the enumerators from `first` on; those before it cannot be written.
template <class Setup, class E>
OptionRow<Setup> choice(std::string name, std::vector<std::string> values, E Setup::* field,
                        int first = 0) {
  return {std::move(name), std::move(values),
          [=](const Setup& s) { return static_cast<int>(s.*field) - first; },
          [=](Setup& s, int value) { s.*field = static_cast<E>(value + first); }};
}

inline std::optional<int> option_number(const std::string& text, int most) {
  if (text == "off") return 0;
  int value = 0;
  const char* end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, value);
  const bool whole = parsed.ec == std::errc{} && parsed.ptr == end;
  return whole && value >= 1 && value <= most ? std::optional{value} : std::nullopt;
}

// Which of the values this is, or which number; nothing: neither.
template <class Setup>
std::optional<int> value_of(const OptionRow<Setup>& row, const std::string& written) {
  if (row.values.empty()) return option_number(written, row.most);
  const auto found = std::find(row.values.begin(), row.values.end(), written);
  if (found == row.values.end()) return {};
  return static_cast<int>(found - row.values.begin());
}

template <class Setup>
OptionInfo info_of(const OptionRow<Setup>& row, const Setup& setup) {
  const int now = row.get(setup);
  if (!row.values.empty()) {
    return {row.name, row.values, now < 0 ? "" : row.values[static_cast<std::size_t>(now)],
            row.most};
  }
  const std::string number = now == 0 ? "off" : std::to_string(now);
  return {row.name, {"off", "N"}, now < 0 ? "" : number, row.most};
}

// False: there is no such option or value.
template <class Setup>
bool set_option(const std::vector<OptionRow<Setup>>& rows, Setup& setup, const std::string& name,
                const std::string& written) {
  for (const OptionRow<Setup>& row : rows) {
    if (row.name != name) continue;
    const auto value = value_of(row, written);
    if (value) row.set(setup, *value);
    return value.has_value();
  }
  return false;
}

template <class Setup>
std::vector<OptionInfo> options_of(const std::vector<OptionRow<Setup>>& rows, const Setup& setup) {
  std::vector<OptionInfo> all;
  for (const OptionRow<Setup>& row : rows) {
    all.push_back(info_of(row, setup));
  }
  return all;
}

}  // namespace omerta::notation
