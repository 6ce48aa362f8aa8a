// Chairs are called by the people who sit on them, or by their number.
#include "words/seat_words.h"

namespace omerta {

std::string seat_name(const Words& words, const Names& names, Seat seat) {
  if (index(seat) < names.seats.size()) return names.seats[index(seat)];
  return words.say("seat.unnamed", {{"n", index(seat) + 1}});
}

List seat_names(const Words& words, const Names& names, Seats seats) {
  List list;
  for (Seat seat : seats) list.push_back(seat_name(words, names, seat));
  return list;
}

Question spoken(const Words& words, const Names& names, const QuestionText& question) {
  return {words.said(question.text, names), words.said(question.hint, names)};
}

}  // namespace omerta
