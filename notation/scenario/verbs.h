// Verbs of a scenario's commands: what people say, and the questions it answers.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/prompt.h"

namespace omerta::notation {

inline constexpr Choice kTarget = ~Choice{0};             // what is chosen stands behind the verb
inline constexpr Choice kUndecidedWord = ~Choice{0} - 1;  // a declaration is taken back

struct Verb {
  std::vector<std::string> words;
  std::vector<std::string> asks;  // by name; none: the name of the card follows
  Choice choice = kTarget;
};

// The verb that stands here; `next` decides between "looks" and "looks at".
const Verb* find_verb(std::string_view word, std::string_view next);

// What a moderator does to somebody, said in words or as in a record; empty if it is nothing.
std::string_view house_ask(std::string_view verb);

std::string as_id(std::string text);  // ILLEGAL_TARGET and illegal-target are the same word

}  // namespace omerta::notation
