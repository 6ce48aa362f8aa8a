// What somebody says at the table as a line of a record: `Anna says: claim commissioner; trust
// Eva`.
#pragma once
#include <string>

#include "notation/book.h"
#include "talk/ids.h"
#include "talk/lexicon.h"

namespace omerta::notation {

struct Speech {
  Seat who = Seat::nobody;
  talk::Utterance utterance{};
  friend bool operator==(const Speech&, const Speech&) = default;
};

const talk::Lexicon& lexicon_of(const Book& book);

// The ids of this game, for whoever knows no book; valid as long as both are.
talk::Ids ids_of(const Book& book, const Casting& casting);

bool is_speech(const Line& line);  // a name, `says` and a colon: no command has that
Speech read_speech(Line& line, const Book& book, const Casting& casting);
std::string speech_text(const Book& book, const Casting& casting, const Speech& speech);
// `report check Boris nod 2`
std::string statement_text(const Book& book, const Casting& casting, const talk::Statement& said);

}  // namespace omerta::notation
