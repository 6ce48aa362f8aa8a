// Taking an object apart at the commas between its fields, and putting some of them together again.
#include "server/room/value.h"

#include <algorithm>
#include <span>

#include "engine/expect.h"

namespace omerta::server {
namespace {

// Behind the value that begins here: where the next comma or the closing brace of the object is.
std::size_t end_of_value(std::string_view text, std::size_t at) {
  int depth = 0;
  bool quoted = false;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted) {
      if (c == '\\') ++at;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if ((c == ',' || c == '}' || c == ']') && depth == 0) {
      return at;
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  expect(false);
  return at;
}

bool is_list(std::string_view json) { return json.starts_with('['); }

std::vector<std::string_view> items_of(std::string_view list) {
  std::vector<std::string_view> items;
  for (std::size_t at = 1; at + 1 < list.size();) {
    const std::size_t end = end_of_value(list, at);
    items.push_back(list.substr(at, end - at));
    at = end + 1;
  }
  return items;
}

using Items = std::span<const std::string_view>;

// How one list becomes another one when so many have been dropped from its front.
std::string spliced(Items before, Items now, std::size_t dropped) {
  before = before.subspan(dropped);
  const std::size_t both = std::min(before.size(), now.size());
  std::size_t same = 0;
  while (same < both && before[same] == now[same]) ++same;
  std::size_t tail = 0;
  while (same + tail < both && before.end()[-1 - static_cast<std::ptrdiff_t>(tail)] ==
                                   now.end()[-1 - static_cast<std::ptrdiff_t>(tail)]) {
    ++tail;
  }
  std::string text = R"({"drop":)" + std::to_string(dropped) + R"(,"at":)" + std::to_string(same) +
                     R"(,"take":)" + std::to_string(before.size() - same - tail) + R"(,"add":[)";
  for (std::size_t i = same; i + tail < now.size(); ++i) {
    if (i > same) text += ',';
    text += now[i];
  }
  return text + "]}";
}

std::string shortest(std::string_view before, const std::string& now) {
  if (!is_list(before) || !is_list(now)) return now;
  const std::vector<std::string_view> old_items = items_of(before);
  const std::vector<std::string_view> items = items_of(now);
  std::string best = spliced(old_items, items, 0);
  if (!items.empty()) {
    const auto first = std::find(old_items.begin(), old_items.end(), items.front());
    const auto dropped = static_cast<std::size_t>(first - old_items.begin());
    std::string other = spliced(old_items, items, dropped);
    if (other.size() < best.size()) best = std::move(other);
  }
  return best.size() < now.size() ? best : now;
}

}  // namespace

Value fields_of(std::string_view object) {
  Value value;
  expect(object.size() >= 2 && object.front() == '{' && object.back() == '}');
  for (std::size_t at = 1; at + 1 < object.size();) {
    const std::size_t named = object.find('"', at + 1);
    const std::size_t end = end_of_value(object, named + 2);
    value.push_back({std::string{object.substr(at + 1, named - at - 1)},
                     std::string{object.substr(named + 2, end - named - 2)}});
    at = end + 1;
  }
  return value;
}

Value changed(const Value& before, const Value& now) {
  Value fresh;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (i >= before.size() || before[i].name != now[i].name) {
      fresh.push_back(now[i]);
    } else if (before[i].json != now[i].json) {
      fresh.push_back({now[i].name, shortest(before[i].json, now[i].json)});
    }
  }
  return fresh;
}

std::string written(const Value& value) {
  std::string text = "{";
  for (const ValueField& field : value) {
    if (text.size() > 1) text += ',';
    text += '"' + field.name + "\":" + field.json;
  }
  return text + '}';
}

}  // namespace omerta::server
