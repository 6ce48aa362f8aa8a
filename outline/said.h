// The sentences of a rulebook in outline, by the keys of its message file: "ID.fact.NAME" and
// "ID.fact.NAME.you", "ID.ask.NAME" with ".hint", "ID.role.NAME" with ".does" and ".count", and so
// on. What the file does not have is said as the key itself.
#pragma once
#include <string>

#include "outline/outline.h"
#include "words/message.h"

namespace omerta::outline {

Message said(const Outline& outline, std::string_view key, Args args = {});  // "title"
bool has_words(const Outline& outline, std::string_view key);

Message fact(const Outline& outline, const Cards& cards, const Event& event);
Message fact_to(const Outline& outline, const Cards& cards, const Event& event, Seat seat);
QuestionText question(const Outline& outline, Ask ask);
Message role_name(const Outline& outline, int role);
Message role_does(const Outline& outline, int role);
Message refusal(const Outline& outline, Refusal refusal);
Messages deck(const Outline& outline, const Cards& cards);  // "2 mafiosi", ...

}  // namespace omerta::outline
