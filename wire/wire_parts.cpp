// People, hands and questions as named figures.
#include "wire/wire_parts.h"

namespace omerta::notation {

std::vector<std::string> people(const Names& names, Seats seats) {
  std::vector<std::string> list;
  for (Seat seat : seats) list.push_back(names.seats[index(seat)]);
  return list;
}

void add_people(Fields& fields, const Names& names, std::string_view name, Seats seats) {
  if (!seats.empty()) fields.push_back({std::string{name}, people(names, seats)});
}

void add_person(Fields& fields, const Names& names, std::string_view name, Seat seat) {
  if (seat != Seat::nobody) fields.push_back({std::string{name}, names.seats[index(seat)]});
}

void add_list(Fields& fields, const Names& names, std::string_view name,
              std::span<const Seat> seats) {
  std::vector<std::string> list;
  for (Seat seat : seats) list.push_back(names.seats[index(seat)]);
  if (!list.empty()) fields.push_back({std::string{name}, list});
}

void add_hands(Fields& fields, const Names& names, std::string_view name,
               std::span<const Seat> at) {
  Fields all;
  for (std::size_t i = 0; i < names.seats.size(); ++i) {
    if (at[i] != Seat::nobody) all.push_back({names.seats[i], names.seats[index(at[i])]});
  }
  if (!all.empty()) fields.push_back({std::string{name}, all});
}

std::string answer_value(const Book& book, const Names& names, Ask ask, Choice choice) {
  if (choice == kPass) return "pass";
  const std::string word = book.choice_name(ask, choice);
  if (!word.empty()) return word;
  return book.is_wordless(ask) ? "yes" : names.seats[index(seat_of(choice))];
}

Fields question_fields(const std::string& ask, const Question& question, const Prompt& prompt,
                       const std::function<Answer(Choice)>& answer) {
  std::vector<Fields> answers;
  const auto add = [&](Choice choice) {
    const Answer each = answer(choice);
    answers.push_back({{"value", each.value}, {"label", each.label}});
  };
  for (Choice left = prompt.offers; left != 0; left &= left - 1) add(left & (~left + 1));
  if (prompt.pass == Pass::allowed) add(kPass);
  Fields fields{{"ask", ask}, {"text", question.text}, {"hint", question.hint}};
  if (prompt.take > 1) fields.push_back({"take", std::int64_t{prompt.take}});  // so many at once
  fields.push_back({"answers", answers});
  return fields;
}

}  // namespace omerta::notation
