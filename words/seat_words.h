// What every rulebook's words share: the names of chairs, a yes or no, the shape of a question.
#pragma once
#include <string>
#include <string_view>

#include "engine/seat.h"
#include "words/names.h"
#include "words/words.h"

namespace omerta::notation {

std::string seat_name(const Words& words, const Names& names, Seat seat);
List seat_names(const Words& words, const Names& names, Seats seats);

constexpr std::string_view yes(bool holds) { return holds ? "yes" : "no"; }  // for `select`

struct Question {
  std::string text;
  std::string hint;  // what may be chosen, and what a pass means
};

}  // namespace omerta::notation
