// The structure of a TOML text: tables, lists of tables, keys and their values.
#include "rulebooks/gorod/house/toml.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include "rulebooks/gorod/house/roles.h"
#include "rulebooks/gorod/house/scan.h"

namespace omerta::house {
namespace {

TomlValue table_at(Spot spot, TomlOrigin origin) {
  return {.kind = TomlKind::table, .origin = origin, .spot = spot, .what = "fault.toml.a-table"};
}

bool all_digits(std::string_view text, std::string_view digits) {
  return !text.empty() && text.find_first_not_of(digits) == std::string_view::npos;
}

// 1_000 is 1000; an underscore stands between two digits.
std::optional<std::string> without_underscores(std::string_view word) {
  std::string digits;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const auto digit = [&](std::size_t at) {
      return at < word.size() && std::isxdigit(static_cast<unsigned char>(word[at])) != 0;
    };
    if (word[i] != '_') {
      digits += word[i];
    } else if (i == 0 || !digit(i - 1) || !digit(i + 1)) {
      return std::nullopt;
    }
  }
  return digits;
}

struct Base {
  std::string_view prefix;
  int base;
  std::string_view digits;
};
constexpr std::array<Base, 3> kBases{
    {{"0x", 16, "0123456789abcdefABCDEF"}, {"0o", 8, "01234567"}, {"0b", 2, "01"}}};

enum class Size : std::uint8_t { fits, too_large };

struct Whole {
  std::int64_t number = 0;
  Size size = Size::fits;
};

// A whole number as TOML writes it; nothing if the word is something else.
std::optional<Whole> whole_number(std::string_view word) {
  const auto plain = without_underscores(word);
  if (!plain) return std::nullopt;
  std::string_view digits = *plain;
  int base = 10;
  std::string_view allowed = "0123456789";
  for (const Base& other : kBases) {
    if (digits.substr(0, 2) != other.prefix) continue;
    base = other.base;
    allowed = other.digits;
    digits.remove_prefix(2);
  }
  const bool sign = base == 10 && !digits.empty() && (digits[0] == '+' || digits[0] == '-');
  const std::string_view bare = digits.substr(sign ? 1 : 0);
  const bool padded = base == 10 && bare.size() > 1 && bare.front() == '0';
  if (!all_digits(bare, allowed) || padded) return std::nullopt;
  if (sign && digits[0] == '+') digits.remove_prefix(1);
  Whole whole;
  const auto read =
      std::from_chars(digits.data(), digits.data() + digits.size(), whole.number, base);
  if (read.ec != std::errc{}) whole.size = Size::too_large;
  return whole;
}

// What no field of a definition takes: enough is known of it to say so.
const char* other_value(std::string_view word) {
  const std::string_view unsigned_word =
      !word.empty() && (word[0] == '+' || word[0] == '-') ? word.substr(1) : word;
  if (unsigned_word == "inf" || unsigned_word == "nan") return "fault.toml.a-fraction";
  if (unsigned_word.empty() || unsigned_word[0] < '0' || unsigned_word[0] > '9') return "";
  const bool date = word.find(':') != std::string_view::npos ||
                    (word.find('-', 1) != std::string_view::npos &&
                     word.find_first_of("eE") == std::string_view::npos);
  if (date) return "fault.toml.a-date";
  const bool point = all_digits(unsigned_word, "0123456789_.eE+-") &&
                     unsigned_word.find_first_of(".eE") != std::string_view::npos;
  return point ? "fault.toml.a-fraction" : "";
}

class TomlReader {
 public:
  explicit TomlReader(std::string_view text) : in_{text} {}

  tl::expected<TomlValue, TomlFault> read() {
    TomlValue root = table_at({}, TomlOrigin::header);
    TomlValue* current = &root;
    for (in_.skip_lines(); !in_.at_end(); in_.skip_lines()) {
      if (in_.next() == '[') {
        current = header(root);
      } else {
        pair(*current, 0);
      }
      in_.expect_line_end();
    }
    if (in_.fault()) return tl::unexpected(*in_.fault());
    return root;
  }

 private:
  void twice(const TomlKey& key) {
    in_.fail(key.spot, {"fault.toml.twice", {{"name", quote(key.text)}}});
  }

  // [a.b] or [[a.b]]: the table that the following lines fill.
  TomlValue* header(TomlValue& root) {
    const Spot start = in_.spot();
    in_.step();
    const bool list = in_.accept('[');
    const std::vector<TomlKey> path = in_.keys();
    if (!in_.accept(']') || (list && !in_.accept(']'))) {
      in_.fail({"fault.toml.table-name", {{"found", in_.found()}, {"mark", list ? "]]" : "]"}}});
    }
    TomlValue* parent = &root;
    for (std::size_t i = 0; i + 1 < path.size() && !in_.fault(); ++i) {
      parent = &below(*parent, path[i], start);
    }
    if (in_.fault()) return &root;
    return list ? &next_of_list(*parent, path.back(), start)
                : &named_table(*parent, path.back(), start);
  }

  // The table on the way to a deeper one; of a list of tables, its last.
  TomlValue& below(TomlValue& parent, const TomlKey& key, Spot start) {
    TomlEntry* entry = parent.find(key.text);
    if (entry == nullptr) return put(parent, key, table_at(start, TomlOrigin::implied));
    TomlValue& value = entry->value;
    if (value.origin == TomlOrigin::value) return twice(key), parent;
    return value.kind == TomlKind::list ? value.items.back() : value;
  }

  TomlValue& named_table(TomlValue& parent, const TomlKey& key, Spot start) {
    TomlEntry* entry = parent.find(key.text);
    if (entry == nullptr) return put(parent, key, table_at(start, TomlOrigin::header));
    if (entry->value.origin != TomlOrigin::implied) return twice(key), parent;
    entry->value.origin = TomlOrigin::header;
    entry->value.spot = start;
    return entry->value;
  }

  TomlValue& next_of_list(TomlValue& parent, const TomlKey& key, Spot start) {
    TomlEntry* entry = parent.find(key.text);
    TomlValue list{.kind = TomlKind::list,
                   .origin = TomlOrigin::header,
                   .spot = start,
                   .what = "fault.toml.a-list"};
    TomlValue& all = entry != nullptr ? entry->value : put(parent, key, std::move(list));
    if (all.kind != TomlKind::list || all.origin != TomlOrigin::header) return twice(key), parent;
    all.items.push_back(table_at(start, TomlOrigin::header));
    return all.items.back();
  }

  static TomlValue& put(TomlValue& table, const TomlKey& key, TomlValue value) {
    table.entries.push_back({key.text, key.spot, std::move(value)});
    return table.entries.back().value;
  }

  // key = value, where the key may be dotted.
  void pair(TomlValue& table, int depth) {
    const std::vector<TomlKey> path = in_.keys();
    if (!in_.accept('=')) {
      in_.fail({"fault.toml.after-key", {{"found", in_.found()}}});
    }
    in_.skip_blanks();
    TomlValue read = value(depth);
    TomlValue* in = &table;
    for (std::size_t i = 0; i + 1 < path.size() && !in_.fault(); ++i) {
      TomlEntry* entry = in->find(path[i].text);
      if (entry != nullptr && entry->value.origin != TomlOrigin::dotted) return twice(path[i]);
      in = entry != nullptr ? &entry->value
                            : &put(*in, path[i], table_at(path[i].spot, TomlOrigin::dotted));
    }
    if (in_.fault()) return;
    if (in->find(path.back().text) != nullptr) return twice(path.back());
    put(*in, path.back(), std::move(read));
  }

  TomlValue value(int depth) {
    const Spot start = in_.spot();
    if (depth >= kTomlDepth) {
      in_.fail({"fault.toml.too-deep", {{"most", kTomlDepth}}});
      return {};
    }
    switch (in_.next()) {
      case '"':
      case '\'':
        return {.kind = TomlKind::text,
                .spot = start,
                .what = "fault.toml.a-string",
                .text = in_.string()};
      case '[': return list(depth);
      case '{': return inline_table(depth);
      default: return bare(start);
    }
  }

  TomlValue list(int depth) {
    TomlValue all{.kind = TomlKind::list, .spot = in_.spot(), .what = "fault.toml.a-list"};
    in_.step();
    for (in_.skip_lines(); !in_.accept(']') && !in_.fault(); in_.skip_lines()) {
      all.items.push_back(value(depth + 1));
      in_.skip_lines();
      if (!in_.accept(',') && in_.next() != ']') {
        in_.fail({"fault.toml.in-list", {{"found", in_.found()}}});
      }
    }
    return all;
  }

  TomlValue inline_table(int depth) {
    TomlValue all = table_at(in_.spot(), TomlOrigin::value);
    in_.step();
    in_.skip_blanks();
    if (in_.accept('}')) return all;
    do {
      pair(all, depth + 1);
      in_.skip_blanks();
    } while (in_.accept(','));
    if (!in_.accept('}')) {
      in_.fail({"fault.toml.in-table", {{"found", in_.found()}, {"mark", "}"}}});
    }
    return all;
  }

  TomlValue bare(Spot start) {
    const std::string_view word = in_.bare_word();
    if (word == "true" || word == "false") {
      return {.kind = TomlKind::truth,
              .spot = start,
              .what = "fault.toml.a-truth",
              .number = word == "true" ? 1 : 0};
    }
    if (const auto whole = whole_number(word)) {
      if (whole->size == Size::too_large) in_.fail(start, "fault.toml.number-too-large");
      return {.kind = TomlKind::number,
              .spot = start,
              .what = "fault.toml.a-number",
              .number = whole->number};
    }
    const char* what = other_value(word);
    if (*what == '\0') {
      const Message found = word.empty() ? in_.found() : as_written(quote(word));
      in_.fail(start, {"fault.toml.no-value", {{"found", found}}});
    }
    return {.spot = start, .what = what};
  }

  Scanner in_;
};

template <class Entries>
auto find_in(Entries& entries, std::string_view key) -> decltype(entries.data()) {
  const auto at = std::find_if(entries.begin(), entries.end(),
                               [&](const TomlEntry& entry) { return entry.key == key; });
  return at == entries.end() ? nullptr : &*at;
}

}  // namespace

const TomlEntry* TomlValue::find(std::string_view key) const { return find_in(entries, key); }
TomlEntry* TomlValue::find(std::string_view key) { return find_in(entries, key); }

tl::expected<TomlValue, TomlFault> read_toml(std::string_view text) {
  if (text.size() > kDefinitionBytes) {
    return tl::unexpected(TomlFault{
        {}, {"fault.toml.too-many-bytes", {{"n", text.size()}, {"most", kDefinitionBytes}}}});
  }
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
    text.remove_prefix(kByteOrderMark.size());
  }
  if (const auto fault = character_fault(text)) return tl::unexpected(*fault);
  return TomlReader{text}.read();
}

}  // namespace omerta::house
