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
  void add_some(const Texts& names, std::string_view name, Seats seats) {
    if (!seats.empty()) add(name, people(names, seats));
  }
  void add_one(const Texts& names, std::string_view name, Seat seat) {
    if (seat != Seat::nobody) add(name, person(names, seat));
  }
  void add_number(std::string_view name, unsigned number) {
    if (number != 0) add(name, std::to_string(number));
  }
  void add_object(std::string_view name, const Object& object) {
    if (!object.text_.empty()) add(name, object.closed());
  }
  // At whom each of them points.
  template <class Hands>
  void add_hands(const Texts& names, std::string_view name, const Hands& hands) {
    Object all;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (hands[i] != Seat::nobody) all.add(names[i], person(names, hands[i]));
    }
    add_object(name, all);
  }
  std::string open() const { return '{' + text_; }
  std::string closed() const { return open() + '}'; }

 private:
  std::string text_;
};

}  // namespace omerta::feeds
