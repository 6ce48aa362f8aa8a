// What happens in a game of gorod, as messages: sentences for everyone, for one seat and for the
// moderator's log, questions, refusals, the narrator's calls and the host's complaints.
#pragma once
#include <vector>

#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/gorod/rules/setup.h"
#include "words/words.h"

namespace omerta::gorod::said {

// Cards.
Message role_name(Edition edition, Role role);  // as printed in this edition
Message role_motto(Role role);                  // a line of flavour; nothing for house roles
// GOR-WIN-2 to -8  Who wins when, by the edition and the cards in this deck; a sentence each.
Messages goals(const Setup& setup);
bool heals(const Setup& setup);  // whether any card of the deck does
Message role_count(Edition edition, Role role, int copies);
Messages deck(const Setup& setup);

// What a card does, for somebody who has never played. A house role is told block by block, and
// with what a human moderator rules by (GOR-HOUSE-9), if its author has written that.
Message role_does(const Names& names, const Setup& setup, Role role);
std::string house_text(const Names& names, Role role);

// The narrator (GOR-NIGHT-12): names only, no word of what a character does.
Message call_name(const Plan& plan, Call call);
Message call_wakes(const Plan& plan, Call call);
Message call_sleeps(const Plan& plan, Call call);

// What is said aloud when it happens; a call is spoken in the narrator's words. `after` is what the
// table knows once the event is told.
Message aloud(const Plan& plan, const Event& event, const Table& after);

// The same in the third person, for the moderator's log and for replays: every fact has one.
Message logged(const Plan& plan, const Event& event, const Table& after);

// What a seat is told: in the second person where the fact concerns it, as everyone hears it
// otherwise. `after` is the seat's own view once it has learned the event.
Message to_seat(const View& after, const Event& event);

// The sign a human moderator gives for an answer, as an instruction.
Message gesture(const Event& answer);

QuestionText question(const View& view, const Prompt& prompt);
QuestionText house_question(const Plan& plan, const Prompt& prompt);

// Why an answer was refused and what would have been allowed: no more than the open question
// itself discloses. `open` is nullptr if there was none.
Message refusal(Refusal refusal, const Prompt* open);

// A complaint about a setup. What only the reader of the setup knows, the name and the value of an
// unknown setting, is given in `more`.
Message finding(const Names& names, const Setup& setup, const Finding& finding, Args more = {});

}  // namespace omerta::gorod::said
