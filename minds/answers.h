// What somebody answers who was accused or asked, and the reasons people give. Guilty or not, he
// answers in the same form, in the same order, and as soon: from what everybody knows, and whom he
// would vote for.
#pragma once
#include "minds/speech.h"

namespace omerta::minds {

// What he owes and would answer at his level: whoever makes nothing of words only defends himself.
Dues answerable(const PublicMind& mind, Seat self);

// After his own words, as far as there is room.
talk::Utterance with_answers(const PublicMind& mind, const Tongue& tongue, const Speaker& speaker,
                             const talk::Utterance& own);

// What somebody has found out about the suspect; else a choice of his that has proved wrong since.
std::optional<talk::Statement> reason_against(const PublicMind& mind, Seat suspect, Seat says);

}  // namespace omerta::minds
