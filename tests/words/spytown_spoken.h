// The messages of spytown as tests read them: in a reader's language.
#pragma once
#include "rulebooks/spytown/words/words.h"
#include "words/seat_words.h"

namespace omerta::notation {

inline std::string say(const Words& words, const spytown::Setup& setup, const std::string& key,
                       const Args& args = {}) {
  return words.said(spytown::said::worded(setup, key, args));
}
inline std::string token_name(const Words& words, const spytown::Setup& setup,
                              spytown::Token token) {
  return words.said(spytown::said::token_name(setup, token));
}
inline std::string token_count(const Words& words, const spytown::Setup& setup,
                               spytown::Token token, int copies) {
  return words.said(spytown::said::token_count(setup, token, copies));
}
inline std::string tokens_text(const Words& words, const spytown::Setup& setup,
                               const spytown::Tokens& tokens) {
  return words.join(words.each(spytown::said::token_counts(setup, tokens)));
}
inline std::string token_does(const Words& words, const spytown::Plan& plan, spytown::Token token) {
  return words.said(spytown::said::token_does(plan, token));
}
inline std::string card_name(const Words& words, const spytown::Setup& setup, spytown::Card card) {
  return words.said(spytown::said::card_name(setup, card));
}
inline std::string cards_text(const Words& words, const spytown::Setup& setup,
                              spytown::Cards cards) {
  return words.join(words.each(spytown::said::card_names(setup, cards)));
}
inline std::string card_does(const Words& words, const spytown::Setup& setup, spytown::Card card) {
  return words.said(spytown::said::card_does(setup, card));
}
inline std::string card_symbols(const Words& words, const spytown::Setup& setup,
                                spytown::Card card) {
  return words.said(spytown::said::card_symbols(setup, card));
}
inline std::string phase_name(const Words& words, const spytown::Setup& setup,
                              spytown::Phase phase) {
  return words.said(spytown::said::phase_name(setup, phase));
}
inline std::string force_name(const Words& words, const spytown::Setup& setup,
                              spytown::Force force) {
  return words.said(spytown::said::force_name(setup, force));
}
inline std::string result_name(const Words& words, const spytown::Setup& setup,
                               spytown::Result result) {
  return words.said(spytown::said::result_name(setup, result));
}
inline std::string edition_name(const Words& words, spytown::Edition edition) {
  return words.said(spytown::said::edition_name(edition));
}
inline std::string option_name(const Words& words, const spytown::Setup& setup,
                               std::string_view option) {
  return words.said(spytown::said::option_name(setup, option));
}
inline std::string option_about(const Words& words, const spytown::Setup& setup,
                                std::string_view option) {
  return words.said(spytown::said::option_about(setup, option));
}
inline std::string option_value(const Words& words, const spytown::Setup& setup,
                                std::string_view option, std::string_view value) {
  return words.said(spytown::said::option_value(setup, option, value));
}
inline std::string opening_story(const Words& words, const spytown::Setup& setup) {
  return words.said(spytown::said::opening_story(setup));
}
inline std::string reminder_of_silence(const Words& words, const spytown::Setup& setup) {
  return words.said(spytown::said::reminder_of_silence(setup));
}
inline std::string public_sentence(const Words& words, const spytown::Plan& plan,
                                   const Names& names, const Event& event,
                                   const spytown::Table& after) {
  return words.said(spytown::said::aloud(plan, event, after), names);
}
inline std::string log_sentence(const Words& words, const spytown::Plan& plan, const Names& names,
                                const Event& event, const spytown::Table& after) {
  return words.said(spytown::said::logged(plan, event, after), names);
}
inline std::string private_sentence(const Words& words, const Names& names,
                                    const spytown::View& after, const Event& event) {
  return words.said(spytown::said::to_seat(after, event), names);
}
inline Question question(const Words& words, const Names& names, const spytown::View& view,
                         const Prompt& prompt) {
  return spoken(words, names, spytown::said::question(view, prompt));
}
inline Question house_question(const Words& words, const spytown::Plan& plan, const Names& names,
                               const spytown::Table& table, const Prompt& prompt) {
  return spoken(words, names, spytown::said::house_question(plan, table, prompt));
}
inline std::string choice_name(const Words& words, const spytown::Plan& plan, const Names& names,
                               Ask what, Choice choice) {
  return words.said(spytown::said::choice_name(plan, what, choice), names);
}
inline std::string refusal_text(const Words& words, const spytown::Plan& plan, const Names& names,
                                Refusal refusal, const Prompt* open) {
  return words.said(spytown::said::refusal(plan, refusal, open), names);
}
inline std::string finding_text(const Words& words, const Names& names, const spytown::Setup& setup,
                                const spytown::Finding& finding, const Args& more = {}) {
  return words.said(spytown::said::finding(names, setup, finding, more), names);
}

}  // namespace omerta::notation
