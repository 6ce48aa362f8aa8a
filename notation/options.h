// The options of a rulebook by name: each is a field of its setup, with the words of its values.
#pragma once
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

// Which of the values this is, or which number; nothing: neither.
std::optional<int> option_value(const std::vector<std::string>& values, int most,
                                const std::string& written);
OptionInfo option_info(const std::string& name, const std::vector<std::string>& values, int most,
                       int now);

// False: there is no such option or value.
template <class Setup>
bool set_option(const std::vector<OptionRow<Setup>>& rows, Setup& setup, const std::string& name,
                const std::string& written) {
  for (const OptionRow<Setup>& row : rows) {
    if (row.name != name) continue;
    const auto value = option_value(row.values, row.most, written);
    if (value) row.set(setup, *value);
    return value.has_value();
  }
  return false;
}

template <class Setup>
std::vector<OptionInfo> options_of(const std::vector<OptionRow<Setup>>& rows, const Setup& setup) {
  std::vector<OptionInfo> all;
  for (const OptionRow<Setup>& row : rows) {
    all.push_back(option_info(row.name, row.values, row.most, row.get(setup)));
  }
  return all;
}

}  // namespace omerta::notation
