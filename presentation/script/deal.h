// What is dealt at the beginning of a game, as values: the kinds there are, and how many each gets.
#pragma once
#include <string_view>
#include <vector>

#include "presentation/script/script.h"

namespace omerta::script {

struct Kind {  // of what is dealt
  int id = 0;
  Message name;
  int copies = 0;
  int numbered = 0;  // so many copies are in the box, each with an id from `id` on; 0: all alike
  List also{};       // what else it is called, in every language
};

// What is dealt at once, as many to each seat.
struct Deal {
  Message title{};
  Lines lines{};                // said and done with real ones
  std::string_view question{};  // the key that asks who holds a kind
  std::vector<Kind> kinds{};
  int each = 1;
  Message example{};  // of how several of them are called
  // What is done if nobody has looked at one of them and it is needed, and the question for it.
  std::string_view lift = "guide.blind.lift";
  std::string_view which = "cli.moderate.card-of";
};
using Hands = std::vector<std::vector<int>>;  // what was dealt, by seat

}  // namespace omerta::script
