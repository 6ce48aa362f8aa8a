// Games of our rulebooks dealt this way: what is frozen of a record that has not begun, the record
// with its cards dealt, and a played record held against the transcript of its deal.
#pragma once
#include "dealing/transcript.h"
#include "notation/record.h"

namespace omerta::dealing {

// Of a game that has neither cards nor commands yet.
Frozen frozen_of(const notation::Record& game, std::string_view engine);

// With these cards dealt; nothing if the rulebook does not know them or does not deal like that.
std::optional<notation::Record> with_cards(const notation::Record& game, const Dealt& dealt);

// What chance says to the question before it, from the key of the deal.
Command chance_answer(const Digest& key, const notation::Book& book, const Prompt& prompt);

// What chance has drawn in a game, as it stands in a transcript. Only what was drawn by chance: a
// human moderator may have decided some of it.
std::vector<Draw> draws_of(const notation::Record& played);

// Whether the frozen setup is what follows from the game in it. Nothing: it has none of ours.
std::optional<Check> setup_check(const Frozen& frozen);
// Whether this game was begun with these cards, and everything drawn in it comes from this key.
Check record_check(const Verified& verified, const notation::Record& played);

}  // namespace omerta::dealing
