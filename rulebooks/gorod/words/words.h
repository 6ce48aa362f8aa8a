// What happens in a game of gorod, in words: sentences for everyone, for one seat and for the
// moderator's log, questions, refusals, the narrator's calls and the host's complaints.
#pragma once
#include <string>

#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/gorod/rules/setup.h"
#include "words/seat_words.h"

namespace omerta::notation {

// Cards.
std::string role_name(const Words& words, const Names& names, gorod::Role role);
// A line of flavour; empty for house roles.
std::string role_motto(const Words& words, gorod::Role role);
// GOR-WIN-2 to -8  Who wins when, by the edition and the cards in this deck; a sentence each.
std::vector<std::string> goals(const Words& words, const gorod::Setup& setup);
bool heals(const gorod::Setup& setup);  // whether any card of the deck does
// GOR-HOUSE-9  What a human moderator rules by; empty if the role has no free text.
std::string house_text(const Names& names, gorod::Role role);
std::string role_count(const Words& words, const Names& names, gorod::Role role, int copies);
std::string deck_text(const Words& words, const Names& names, const gorod::Setup& setup);

// What a card does, for somebody who has never played. A house role is told block by block.
std::string role_does(const Words& words, const Names& names, const gorod::Setup& setup,
                      gorod::Role role);

// The narrator (GOR-NIGHT-12): names only, no word of what a character does.
std::string call_name(const Words& words, const gorod::Plan& plan, const Names& names,
                      gorod::Call call);
std::string call_wakes(const Words& words, const gorod::Plan& plan, const Names& names,
                       gorod::Call call);
std::string call_sleeps(const Words& words, const gorod::Plan& plan, const Names& names,
                        gorod::Call call);

// What is said aloud when it happens; a call is spoken in the narrator's words. `after` is what the
// table knows once the event is told.
std::string public_sentence(const Words& words, const gorod::Plan& plan, const Names& names,
                            const Event& event, const gorod::Table& after);

// The same in the third person, for the moderator's log and for replays: every fact has one.
std::string log_sentence(const Words& words, const gorod::Plan& plan, const Names& names,
                         const Event& event, const gorod::Table& after);

// What a seat is told: in the second person where the fact concerns it, as everyone hears it
// otherwise. `after` is the seat's own view once it has learned the event.
std::string private_sentence(const Words& words, const Names& names, const gorod::View& after,
                             const Event& event);

// The sign a human moderator gives for an answer, as an instruction.
std::string gesture(const Words& words, const Event& answer);

Question question(const Words& words, const Names& names, const gorod::View& view,
                  const Prompt& prompt);
Question house_question(const Words& words, const gorod::Plan& plan, const Prompt& prompt);

// Why an answer was refused and what would have been allowed: no more than the open question
// itself discloses. `open` is nullptr if there was none.
std::string refusal_text(const Words& words, const Names& names, Refusal refusal,
                         const Prompt* open);

// A complaint about a setup. What only the reader of the setup knows, the name and the value of an
// unknown setting, is given in `more`.
std::string finding_text(const Words& words, const Names& names, const gorod::Setup& setup,
                         const gorod::Finding& finding, const Args& more = {});

}  // namespace omerta::notation
