// What the views of all rulebooks are made of when they become figures: people by name, hands that
// point at somebody, and a question with its answers.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/prompt.h"
#include "wire/wire.h"
#include "words/seat_words.h"

namespace omerta::notation {

std::vector<std::string> people(const Names& names, Seats seats);

// Each is left out if there is nobody.
void add_people(Fields& fields, const Names& names, std::string_view name, Seats seats);
void add_person(Fields& fields, const Names& names, std::string_view name, Seat seat);
// In this order, where the order says something.
void add_list(Fields& fields, const Names& names, std::string_view name,
              std::span<const Seat> seats);
// By name: at whom each of them points.
void add_hands(Fields& fields, const Names& names, std::string_view name, std::span<const Seat> at);

// A choice as a record writes it; a yes is "yes".
std::string answer_value(const Book& book, const Names& names, Ask ask, Choice choice);

struct Answer {
  std::string value;
  std::string label;
};
Fields question_fields(const std::string& ask, const Question& question, const Prompt& prompt,
                       const std::function<Answer(Choice)>& answer);

}  // namespace omerta::notation
