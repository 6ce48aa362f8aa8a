// What happens in a game of spytown, in words: tokens and cards, the narrator's calls, sentences
// for everyone, for one seat and for the game master's log, questions, refusals, the host's
// complaints and settings. The words are those of Words::of(language, "spytown").
//
// Everything is said as the setup wants it: with `kids-wording` gently, as in a police academy
// (SPY-KIDS-5). The wording changes no rule.
#pragma once
#include <string>

#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/rules/spytown.h"
#include "words/seat_words.h"

namespace omerta::notation {

// A message in the wording of this setup: where `key` has a form for children, that one.
std::string say(const Words& words, const spytown::Setup& setup, const std::string& key,
                const Args& args = {});

// Tokens and cards: their names, numbers, and what they do, for somebody who has never played.
std::string token_name(const Words& words, const spytown::Setup& setup, spytown::Token token);
std::string token_count(const Words& words, const spytown::Setup& setup, spytown::Token token,
                        int copies);
std::string tokens_text(const Words& words, const spytown::Setup& setup,
                        const spytown::Tokens& tokens);
std::string token_does(const Words& words, const spytown::Plan& plan, spytown::Token token);
std::string card_name(const Words& words, const spytown::Setup& setup, spytown::Card card);
std::string cards_text(const Words& words, const spytown::Setup& setup, spytown::Cards cards);
std::string card_does(const Words& words, const spytown::Setup& setup, spytown::Card card);
std::string card_symbols(const Words& words, const spytown::Setup& setup, spytown::Card card);

// Labels.
std::string phase_name(const Words& words, const spytown::Setup& setup, spytown::Phase phase);
std::string side_name(const Words& words, const spytown::Setup& setup, spytown::Side side);
std::string force_name(const Words& words, const spytown::Setup& setup, spytown::Force force);
std::string result_name(const Words& words, const spytown::Setup& setup, spytown::Result result);
std::string cause_name(const Words& words, const spytown::Setup& setup, spytown::Cause cause);

// The setup screen: every option of section 1.3, by the catalogue's own ids.
std::string edition_name(const Words& words, spytown::Edition edition);
std::string option_name(const Words& words, const spytown::Setup& setup, std::string_view option);
std::string option_about(const Words& words, const spytown::Setup& setup, std::string_view option);
std::string option_value(const Words& words, const spytown::Setup& setup, std::string_view option,
                         std::string_view value);

// The narrator (SPY-TABLE-4), for the Agent phase, gang recognition, the Mafia phase, and the
// Police phase, which everybody wakes for and which everybody's sleep follows.
std::string call_wakes(const Words& words, const spytown::Plan& plan, spytown::Phase phase);
std::string call_acts(const Words& words, const spytown::Plan& plan, spytown::Phase phase);
std::string call_sleeps(const Words& words, const spytown::Plan& plan, spytown::Phase phase);

std::string opening_story(const Words& words, const spytown::Setup& setup);        // SPY-TABLE-1
std::string reminder_of_silence(const Words& words, const spytown::Setup& setup);  // SPY-TABLE-3

// What is said aloud when it happens; a phase is opened in the narrator's words. `after` is what
// the table knows once the event is told.
std::string public_sentence(const Words& words, const spytown::Plan& plan, const Names& names,
                            const Event& event, const spytown::Table& after);

// The same in the third person, for the game master's log and for replays: every fact has one.
std::string log_sentence(const Words& words, const spytown::Plan& plan, const Names& names,
                         const Event& event, const spytown::Table& after);

// What a seat is told: in the second person where the fact concerns it, as everyone hears it
// otherwise. `after` is the seat's own view once it has learned the event.
std::string private_sentence(const Words& words, const Names& names, const spytown::View& after,
                             const Event& event);

// SPY-CARD-15  What is asked in a window is made from what everyone knows: it reads the same in
// every hand.
Question question(const Words& words, const Names& names, const spytown::View& view,
                  const Prompt& prompt);
Question house_question(const Words& words, const spytown::Plan& plan, const Names& names,
                        const spytown::Table& table, const Prompt& prompt);

// One thing that a question offers, as a short label: a player, a word, a ruling, what is dealt.
// `kPass` is what passing means here.
std::string choice_name(const Words& words, const spytown::Plan& plan, const Names& names, Ask what,
                        Choice choice);

// Why an answer was refused and what would have been allowed: no more than the open question
// itself discloses. `open` is nullptr if there was none.
std::string refusal_text(const Words& words, const spytown::Plan& plan, const Names& names,
                         Refusal refusal, const Prompt* open);

// A complaint about a setup. What only the reader of the setup knows, the name and the value of an
// unknown setting or card, is given in `more`.
std::string finding_text(const Words& words, const Names& names, const spytown::Setup& setup,
                         const spytown::Finding& finding, const Args& more = {});

}  // namespace omerta::notation
