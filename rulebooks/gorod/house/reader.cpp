// How single values of a definition are read, and how a complaint about them is made.
#include "rulebooks/gorod/house/reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "words/words.h"

namespace omerta::house {

std::string to_string(const Mistake& mistake, const Words& words) {
  return fmt::format("{}:{}:{}: {}", mistake.file, mistake.line, mistake.column,
                     words.said(mistake.what));
}

std::string to_string(const Mistake& mistake) {
  return to_string(mistake, Words::of(Language::en));
}

Message found_in(const TomlValue& value) {
  if (value.kind == TomlKind::text) return as_written(quote(value.text));
  return value.what;
}

Place Reader::place(Spot spot) const {
  return {source_.file, spot.line + source_.first_line - 1, spot.column + source_.first_column - 1};
}

void Reader::complain(Spot spot, const Message& what) {
  if (mistakes_.size() >= kMistakes) return;
  Place at = place(spot);
  mistakes_.push_back({std::move(at.file), at.line, at.column, what});
}

std::string Reader::text(const TomlValue& value, const Message& what) {
  if (value.kind == TomlKind::text) return value.text;
  complain(value.spot,
           {"fault.house.not-string", {{"name", what}, {"found", Message{value.what}}}});
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
  const Message found = number ? as_written(std::to_string(value.number)) : Message{value.what};
  complain(value.spot,
           {"fault.house.not-number",
            {{"name", key}, {"found", found}, {"low", range.least}, {"high", range.most}}});
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
    complain(
        entry->value.spot,
        {"fault.house.not-uses",
         {{"name", key}, {"found", found_in(entry->value)}, {"low", least}, {"high", kMostUses}}});
  }
  return gorod::kUnlimited;
}

const std::vector<TomlValue>& Reader::list(const TomlValue& table, std::string_view key) {
  static const std::vector<TomlValue> kNone;
  const TomlEntry* entry = table.find(key);
  if (entry == nullptr) return kNone;
  if (entry->value.kind == TomlKind::list) return entry->value.items;
  complain(entry->value.spot,
           {"fault.house.not-list", {{"name", key}, {"found", Message{entry->value.what}}}});
  return kNone;
}

}  // namespace omerta::house
