// The arguments of a message in one language: what ICU is given.
#pragma once
#include <string>

#include "words/seat_words.h"

namespace omerta {

// Chairs by name, messages said: what is left are texts, numbers, alternatives and lists of texts.
Args spelled(const Words& words, const Args& args, const Names& names);
std::string paragraph(const Words& words, const Message& message, const Names& names);
std::string host_name(const Words& words, const Message& message, const Names& names);

}  // namespace omerta
