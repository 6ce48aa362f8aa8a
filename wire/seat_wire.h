// Everything one seat sees and is asked at this moment, in whatever rulebook: one JSON object.
#pragma once
#include "wire/wire.h"
#include "words/words.h"

namespace omerta::notation {

// The view's figures and, under "questions", what is open before this seat. The words are those of
// the casting's rulebook.
Fields seat_fields(const Words& words, const Casting& casting, const AnyGame& game, Seat seat);

// Takes a seat's view out of a game and makes it figures; nothing else of the game is read.
template <class R, class ViewFields, class PromptFields>
Fields seat_fields_of(const AnyGame& game, Seat seat, const ViewFields& view_fields,
                      const PromptFields& prompt_fields) {
  const View<R> view = game.view<R>(seat);
  Fields fields = view_fields(view);
  std::vector<Fields> questions;
  for (unsigned lane = 0; lane < R::kLanes; ++lane) {
    const Prompt* prompt = game.prompt(lane, seat);
    if (prompt != nullptr) questions.push_back(prompt_fields(view, *prompt));
  }
  fields.push_back({"questions", questions});
  return fields;
}

}  // namespace omerta::notation
