// Games of our rulebooks dealt this way: what is frozen of a record that has not begun, the record
// with its cards dealt, and a played record compared with the transcript of its deal.
#pragma once
#include "chance/dice.h"
#include "dealing/transcript.h"
#include "notation/record.h"

namespace omerta::dealing {

// Of a game that has neither cards nor commands yet.
Frozen frozen_of(const notation::Record& game, std::string_view engine);

// What these dice deal, asked as the rulebook asks chance before the first night: all cards, in the
// rulebook's order. Hands that are no hands are dealt again.
std::vector<int> dealt_by(chance::Dice& dice, const notation::Record& game);

// With these cards dealt; nothing if the rulebook does not know them or does not deal like that.
std::optional<notation::Record> with_cards(const notation::Record& game, const Dealt& dealt);

// Dealt by a key; nothing if so many shuffles did not give hands that are hands.
std::optional<notation::Record> with_cards(const notation::Record& game, const Digest& key);

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
