// Taking an object apart at the commas between its fields, and putting some of them together again.
#include "server/core/value.h"

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
    const bool same = i < before.size() && before[i] == now[i];
    if (!same) fresh.push_back(now[i]);
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
