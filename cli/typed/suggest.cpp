// Comparing words as people type them.
#include "cli/typed/suggest.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <utility>

namespace omerta::cli {
namespace {

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row[b.size()];
}

}  // namespace

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& among) {
  const std::string wanted = folded(word);
  if (wanted.size() < 3 || wanted.size() > 64) return {};
  std::size_t best = wanted.size() / 3 + 1;
  std::optional<std::string> found;
  for (const std::string& candidate : among) {
    const std::string other = folded(candidate);
    const bool begins = other.rfind(wanted, 0) == 0;
    const std::size_t apart = begins ? 0 : distance(wanted, other);
    if (apart >= best) continue;
    best = apart;
    found = candidate;
  }
  return found;
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (char c : text) {
    const bool gap = c == ' ' || c == ',' || c == '\t';
    if (gap && !word.empty()) words.push_back(std::exchange(word, {}));
    if (!gap) word += c;
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

std::optional<long long> whole_number(std::string_view text) {
  long long value = 0;
  const char* end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, value);
  if (parsed.ec != std::errc{} || parsed.ptr != end) return {};
  return value;
}

}  // namespace omerta::cli
