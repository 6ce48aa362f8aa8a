// Reading and writing the value of an option.
#include "notation/options.h"

#include <algorithm>
#include <charconv>

namespace omerta::notation {
namespace {

std::optional<int> number(const std::string& text, int most) {
  if (text == "off") return 0;
  int value = 0;
  const char* end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, value);
  const bool whole = parsed.ec == std::errc{} && parsed.ptr == end;
  return whole && value >= 1 && value <= most ? std::optional{value} : std::nullopt;
}

}  // namespace

std::optional<int> option_value(const std::vector<std::string>& values, int most,
                                const std::string& written) {
  if (values.empty()) return number(written, most);
  const auto found = std::find(values.begin(), values.end(), written);
  if (found == values.end()) return {};
  return static_cast<int>(found - values.begin());
}

OptionInfo option_info(const std::string& name, const std::vector<std::string>& values, int most,
                       int now) {
  if (!values.empty()) {
    return {name, values, now < 0 ? "" : values[static_cast<std::size_t>(now)], most};
  }
  const std::string written = now < 0 ? "" : now == 0 ? "off" : std::to_string(now);
  return {name, {"off", "N"}, written, most};
}

}  // namespace omerta::notation
