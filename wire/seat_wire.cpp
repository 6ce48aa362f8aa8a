// Takes a seat's view out of a game and makes it figures; nothing else of the game is read.
#include "wire/seat_wire.h"

#include "rulebooks/gorod/presentation/seat_wire.h"
#include "rulebooks/mrakoszlap/presentation/seat_wire.h"
#include "rulebooks/spytown/presentation/seat_wire.h"

namespace omerta::notation {
namespace {

template <class R>
Fields fields_of(const Words& words, const Names& names, const AnyGame& game, Seat seat) {
  const View<R> view = game.view<R>(seat);
  Fields fields = view_fields(names, view);
  std::vector<Fields> questions;
  for (unsigned lane = 0; lane < R::kLanes; ++lane) {
    const Prompt* prompt = game.prompt(lane, seat);
    if (prompt != nullptr) questions.push_back(prompt_fields(words, names, view, *prompt));
  }
  fields.push_back({"questions", questions});
  return fields;
}

}  // namespace

Fields seat_fields(const Words& words, const Casting& casting, const AnyGame& game, Seat seat) {
  const Names& names = casting.names;
  if (casting.rulebook == "spytown") return fields_of<spytown::Spytown>(words, names, game, seat);
  if (casting.rulebook == "mrakoszlap") {
    return fields_of<mrakoszlap::Mrakoszlap>(words, names, game, seat);
  }
  return fields_of<gorod::Gorod>(words, names, game, seat);
}

}  // namespace omerta::notation
