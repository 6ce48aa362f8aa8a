// What every rulebook's words share: the names of chairs, and a question in words.
#pragma once
#include <string>
#include <string_view>

#include "engine/seat.h"
#include "words/names.h"
#include "words/words.h"

namespace omerta {

std::string seat_name(const Words& words, const Names& names, Seat seat);
List seat_names(const Words& words, const Names& names, Seats seats);

struct Question {
  std::string text;
  std::string hint;  // what may be chosen, and what a pass means
};
Question spoken(const Words& words, const Names& names, const QuestionText& question);

}  // namespace omerta
