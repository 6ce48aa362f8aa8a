// What was said as sentences: values that everybody reads in a language of his own. Which of
// several phrasings it is follows from the number, the speaker and the act, so all readers get the
// same.
#pragma once
#include <span>
#include <string_view>

#include "talk/lexicon.h"

namespace omerta::talk {

struct Phrase {
  std::string_view id;  // of say.ID.VARIANT
  int variants = 3;
};
// Every phrase that there is: the acts, and those of them that are said differently of a card, of
// nobody, or by their ground.
std::span<const Phrase> phrases();

int variant(int variants, std::uint16_t number, Seat who, Act act);  // from 1

// Who said the statement with this number; nobody: it has not been said.
Seat speaker_of(std::span<const Said> all, std::uint16_t number);

// One of the statements of `said`, as its speaker says it. `all`: what was said before, at least.
Message sentence(const Lexicon& lexicon, const AnyTable& table, std::span<const Said> all,
                 const Said& said, int which);
// All that was said in one breath, by whom: `Anna: “…”`.
Message told(const Lexicon& lexicon, const AnyTable& table, std::span<const Said> all,
             const Said& said);

}  // namespace omerta::talk
