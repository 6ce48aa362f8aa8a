// What the readers of all rulebooks share: the parts of an utterance, written with people's names.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "notation/book.h"

namespace omerta::notation {

class Scribe : public Reader {
 protected:
  explicit Scribe(Names names) : names_{std::move(names)} {}

  std::string name(Seat seat) const {
    return seat == Seat::nobody ? "none" : names_.seats[index(seat)];
  }
  void seat(Utterance& said, Seat seat) const {
    said.arguments.push_back({Argument::Kind::seat, {name(seat)}});
  }
  void quiet_seat(Utterance& said, Seat seat) const {
    said.arguments.push_back({Argument::Kind::seat, {name(seat)}, true});
  }
  template <class Chairs>  // a set of seats, or seats in an order of their own
  void list(Utterance& said, const Chairs& seats) const {
    Argument argument{Argument::Kind::list, {}};
    for (Seat seat : seats) argument.items.push_back(name(seat));
    said.arguments.push_back(std::move(argument));
  }
  static void word(Utterance& said, std::string text) {
    said.arguments.push_back({Argument::Kind::word, {std::move(text)}});
  }
  static void number(Utterance& said, int value) {
    said.arguments.push_back({Argument::Kind::number, {std::to_string(value)}});
  }
  // What stands at each place of the fact's shape; a place may be empty.
  template <class Slots, class Add>
  static void fill(Utterance& said, const Slots& slots, Add add) {
    for (std::size_t i = 0; i < slots.size(); ++i) {
      const std::size_t before = said.arguments.size();
      add(slots[i]);
      if (said.arguments.size() > before) said.arguments.back().slot = i;
    }
  }
  // One more vote for the list that is being read out.
  void add_ballot(Utterance& list, const Event& ballot, std::string_view mark) const {
    list.arguments.back().items.push_back(name(ballot.who) + ":" + name(ballot.whom) +
                                          std::string(mark));
  }

  const Names names_;
};

}  // namespace omerta::notation
