// What happens in a game of spytown, as messages: tokens and cards, the narrator's calls, sentences
// for everyone, for one seat and for the game master's log, questions, refusals, the host's
// complaints and settings.
//
// Everything is said as the setup wants it: with `kids-wording` gently, as in a police academy
// (SPY-KIDS-5). The wording changes no rule.
#pragma once
#include <string>
#include <string_view>

#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/rules/spytown.h"
#include "words/words.h"

namespace omerta::spytown::said {

// A message in the wording of this setup: where `key` has a form for children, that one.
Message worded(const Setup& setup, const std::string& key, Args args = {});

// Tokens and cards: their names, numbers, and what they do, for somebody who has never played.
Message token_name(const Setup& setup, Token token);
Message token_count(const Setup& setup, Token token, int copies);
Messages token_counts(const Setup& setup, const Tokens& tokens);
Message token_does(const Plan& plan, Token token);
Message card_name(const Setup& setup, Card card);
Messages card_names(const Setup& setup, Cards cards);
Message card_does(const Setup& setup, Card card);
Message card_symbols(const Setup& setup, Card card);

// Labels.
Message phase_name(const Setup& setup, Phase phase);
Message side_name(const Setup& setup, Side side);
Message force_name(const Setup& setup, Force force);
Message result_name(const Setup& setup, Result result);
Message cause_name(const Setup& setup, Cause cause);

// The setup screen: every option of section 1.3, by the catalogue's own ids.
Message edition_name(Edition edition);
Message option_name(const Setup& setup, std::string_view option);
Message option_about(const Setup& setup, std::string_view option);
Message option_value(const Setup& setup, std::string_view option, std::string_view value);

// The narrator (SPY-TABLE-4), for the Agent phase, gang recognition, the Mafia phase, and the
// Police phase, which everybody wakes for and which everybody's sleep follows.
Message call_wakes(const Plan& plan, Phase phase);
Message call_acts(const Plan& plan, Phase phase);
Message call_sleeps(const Plan& plan, Phase phase);

Message opening_story(const Setup& setup);        // SPY-TABLE-1
Message reminder_of_silence(const Setup& setup);  // SPY-TABLE-3

// What is said aloud when it happens; a phase is opened in the narrator's words. `after` is what
// the table knows once the event is told.
Message aloud(const Plan& plan, const Event& event, const Table& after);

// The same in the third person, for the game master's log and for replays: every fact has one.
Message logged(const Plan& plan, const Event& event, const Table& after);

// What a seat is told: in the second person where the fact concerns it, as everyone hears it
// otherwise. `after` is the seat's own view once it has learned the event.
Message to_seat(const View& after, const Event& event);

// SPY-CARD-15  What is asked in a window is made from what everyone knows: it reads the same in
// every hand.
QuestionText question(const View& view, const Prompt& prompt);
QuestionText house_question(const Plan& plan, const Table& table, const Prompt& prompt);

// One thing that a question offers, as a short label: a player, a word, a ruling, what is dealt.
// `kPass` is what passing means here.
Message choice_name(const Plan& plan, Ask what, Choice choice);

// Why an answer was refused and what would have been allowed: no more than the open question
// itself discloses. `open` is nullptr if there was none.
Message refusal(const Plan& plan, Refusal refusal, const Prompt* open);

// A complaint about a setup. What only the reader of the setup knows, the name and the value of an
// unknown setting or card, is given in `more`.
Message finding(const Names& names, const Setup& setup, const Finding& finding, Args more = {});

}  // namespace omerta::spytown::said
