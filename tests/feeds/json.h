// JSON written by hand, for names that need no escapes.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"

namespace omerta::feeds {

using Texts = std::vector<std::string>;

inline std::string in_quotes(std::string_view text) { return '"' + std::string{text} + '"'; }

inline std::string listed(const Texts& parts) {
  std::string all;
  for (const std::string& part : parts) all += (all.empty() ? "" : ",") + part;
  return '[' + all + ']';
}

inline std::string person(const Texts& names, Seat seat) {
  return in_quotes(seat == Seat::nobody ? "none" : names[index(seat)]);
}

template <class Chairs>
std::string people(const Texts& names, const Chairs& seats) {
  Texts parts;
  for (Seat seat : seats) parts.push_back(person(names, seat));
  return listed(parts);
}

class Object {
 public:
  void add(std::string_view name, const std::string& value) {
    text_ += (text_.empty() ? "" : ",") + in_quotes(name) + ':' + value;
  }
  std::string closed() const { return '{' + text_ + '}'; }

 private:
  std::string text_;
};

}  // namespace omerta::feeds
