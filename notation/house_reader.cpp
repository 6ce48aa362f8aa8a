// How single values of a definition are read, and how a complaint about them is made.
#include "notation/house_reader.h"

#include <algorithm>

namespace omerta::house {

std::string to_string(const Mistake& mistake) {
  return fmt::format("{}:{}:{}: {}", mistake.file, mistake.line, mistake.column, mistake.what);
}

std::string one_of(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

Place Reader::place(Spot spot) const {
  return {source_.file, spot.line + source_.first_line - 1, spot.column + source_.first_column - 1};
}

void Reader::complain(Spot spot, std::string what) {
  if (mistakes_.size() >= kMistakes) return;
  Place at = place(spot);
  mistakes_.push_back({std::move(at.file), at.line, at.column, std::move(what)});
}

std::string Reader::text(const TomlValue& value, std::string_view what) {
  if (value.kind == TomlKind::text) return value.text;
  complain(value.spot, fmt::format("{} is {}; expected a string", what, value.what));
  return {};
}

std::uint8_t Reader::number(const TomlValue& table, std::string_view key, Range range,
                            int by_default) {
  const TomlEntry* entry = table.find(key);
  if (entry == nullptr) return static_cast<std::uint8_t>(by_default);
  const TomlValue& value = entry->value;
  const bool number = value.kind == TomlKind::number;
  if (number && value.number >= range.least && value.number <= range.most) {
    return static_cast<std::uint8_t>(value.number);
  }
  complain(value.spot, fmt::format("{} is {}; expected a whole number from {} to {}", key,
                                   number ? std::to_string(value.number) : std::string{value.what},
                                   range.least, range.most));
  return static_cast<std::uint8_t>(by_default);
}

// `unlimited` or a number per game.
std::uint8_t Reader::uses(const TomlValue& table, std::string_view key, int least) {
  const TomlEntry* entry = table.find(key);
  if (entry == nullptr) return gorod::kUnlimited;
  if (entry->value.kind != TomlKind::text) {
    return number(table, key, {least, kMostUses}, gorod::kUnlimited);
  }
  if (entry->value.text != "unlimited") {
    complain(entry->value.spot,
             fmt::format("{} is {}; expected unlimited or a whole number from {} to {}", key,
                         quote(entry->value.text), least, kMostUses));
  }
  return gorod::kUnlimited;
}

const std::vector<TomlValue>& Reader::list(const TomlValue& table, std::string_view key) {
  static const std::vector<TomlValue> kNone;
  const TomlEntry* entry = table.find(key);
  if (entry == nullptr) return kNone;
  if (entry->value.kind == TomlKind::list) return entry->value.items;
  complain(entry->value.spot, fmt::format("{} is {}; expected a list", key, entry->value.what));
  return kNone;
}

}  // namespace omerta::house
