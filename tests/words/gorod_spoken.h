// The messages of gorod as tests read them: in a reader's language.
#pragma once
#include "rulebooks/gorod/words/words.h"
#include "words/seat_words.h"

namespace omerta::notation {

inline gorod::Edition edition_of(const Names& names) {
  return names.edition == "2012" ? gorod::Edition::of_2012 : gorod::Edition::newer;
}
inline std::string role_name(const Words& words, const Names& names, gorod::Role role) {
  return words.said(gorod::said::role_name(edition_of(names), role), names);
}
inline std::string role_motto(const Words& words, gorod::Role role) {
  return words.said(gorod::said::role_motto(role));
}
inline List goals(const Words& words, const gorod::Setup& setup) {
  return words.each(gorod::said::goals(setup), {});
}
using gorod::said::heals;
using gorod::said::house_text;
inline std::string role_count(const Words& words, const Names& names, gorod::Role role,
                              int copies) {
  return words.said(gorod::said::role_count(edition_of(names), role, copies), names);
}
inline std::string deck_text(const Words& words, const Names& names, const gorod::Setup& setup) {
  return words.join(words.each(gorod::said::deck(setup), names));
}
inline std::string role_does(const Words& words, const Names& names, const gorod::Setup& setup,
                             gorod::Role role) {
  return words.said(gorod::said::role_does(names, setup, role), names);
}
inline std::string call_name(const Words& words, const gorod::Plan& plan, const Names& names,
                             gorod::Call call) {
  return words.said(gorod::said::call_name(plan, call), names);
}
inline std::string call_wakes(const Words& words, const gorod::Plan& plan, const Names& names,
                              gorod::Call call) {
  return words.said(gorod::said::call_wakes(plan, call), names);
}
inline std::string call_sleeps(const Words& words, const gorod::Plan& plan, const Names& names,
                               gorod::Call call) {
  return words.said(gorod::said::call_sleeps(plan, call), names);
}
inline std::string public_sentence(const Words& words, const gorod::Plan& plan, const Names& names,
                                   const Event& event, const gorod::Table& after) {
  return words.said(gorod::said::aloud(plan, event, after), names);
}
inline std::string log_sentence(const Words& words, const gorod::Plan& plan, const Names& names,
                                const Event& event, const gorod::Table& after) {
  return words.said(gorod::said::logged(plan, event, after), names);
}
inline std::string private_sentence(const Words& words, const Names& names,
                                    const gorod::View& after, const Event& event) {
  return words.said(gorod::said::to_seat(after, event), names);
}
inline std::string gesture(const Words& words, const Event& answer) {
  return words.said(gorod::said::gesture(answer));
}
inline Question question(const Words& words, const Names& names, const gorod::View& view,
                         const Prompt& prompt) {
  return spoken(words, names, gorod::said::question(view, prompt));
}
inline Question house_question(const Words& words, const gorod::Plan& plan, const Prompt& prompt) {
  return spoken(words, {}, gorod::said::house_question(plan, prompt));
}
inline std::string refusal_text(const Words& words, const Names& names, Refusal refusal,
                                const Prompt* open) {
  return words.said(gorod::said::refusal(refusal, open), names);
}
inline std::string finding_text(const Words& words, const Names& names, const gorod::Setup& setup,
                                const gorod::Finding& finding, const Args& more = {}) {
  return words.said(gorod::said::finding(names, setup, finding, more), names);
}

}  // namespace omerta::notation
