// The messages of mrakoszlap as tests read them: in a reader's language.
#pragma once
#include "rulebooks/mrakoszlap/words/words.h"
#include "words/seat_words.h"

namespace omerta::notation {

using mrakoszlap::said::nights_text;
using mrakoszlap::said::numbers_read;
using mrakoszlap::said::power_phrase;
using mrakoszlap::said::Trail;

// Cards.
inline std::string card_name(const Words& words, mrakoszlap::Type type) {
  return words.said(mrakoszlap::said::card_name(type));
}
inline std::string card_name(const Words& words, mrakoszlap::CardId card) {
  return words.said(mrakoszlap::said::card_name(card));
}
inline std::string copy_name(const Words& words, mrakoszlap::Type type, unsigned number) {
  return words.said(mrakoszlap::said::copy_name(type, number));
}
inline std::string cards_text(const Words& words, mrakoszlap::Hand cards) {
  return words.join(words.each(mrakoszlap::said::cards(cards)));
}
inline std::string deck_text(const Words& words, mrakoszlap::Hand deck) {
  return words.join(words.each(mrakoszlap::said::deck(deck)));
}
inline std::string card_brief(const Words& words, mrakoszlap::Type type) {
  return words.said(mrakoszlap::said::card_brief(type));
}
inline std::string card_does(const Words& words, const mrakoszlap::Setup& setup,
                             mrakoszlap::Type type) {
  return words.said(mrakoszlap::said::card_does(setup, type));
}
inline std::string card_traits(const Words& words, mrakoszlap::Type type) {
  std::string all;
  for (const std::string& each : words.each(mrakoszlap::said::card_traits(type))) {
    all += (all.empty() ? "" : ", ") + each;
  }
  return all;
}

// Labels and settings.
inline std::string phase_name(const Words& words, mrakoszlap::Phase phase) {
  return words.said(mrakoszlap::said::phase_name(phase));
}
inline std::string kind_name(const Words& words, mrakoszlap::Kind kind) {
  return words.said(mrakoszlap::said::kind_name(kind));
}
inline std::string result_name(const Words& words, mrakoszlap::Result result) {
  return words.said(mrakoszlap::said::result_name(result));
}
inline std::string side_name(const Words& words, mrakoszlap::Result side) {
  return words.said(mrakoszlap::said::side_name(side));
}
inline std::string power_name(const Words& words, mrakoszlap::Power power) {
  return words.said(mrakoszlap::said::power_name(power));
}
inline std::string preset_name(const Words& words, std::string_view preset) {
  return words.said(mrakoszlap::said::preset_name(preset));
}
inline std::string preset_about(const Words& words, std::string_view preset) {
  return words.said(mrakoszlap::said::preset_about(preset));
}
inline std::string mrakoszlap_option_about(const Words& words, std::string_view option) {
  return words.said(mrakoszlap::said::option_about(option));
}
inline std::string mrakoszlap_option_value(const Words& words, std::string_view option,
                                           std::string_view value) {
  return words.said(mrakoszlap::said::option_value(option, value));
}

// The narrator.
inline std::string call_sleeps(const Words& words, mrakoszlap::CardId card) {
  return words.said(mrakoszlap::said::call_sleeps(card));
}
inline std::string mrakoszlap_story(const Words& words) {
  return words.said(mrakoszlap::said::story());
}

// Facts.
inline std::string public_sentence(const Words& words, const mrakoszlap::Plan& plan,
                                   const Names& names, const Event& event,
                                   const mrakoszlap::Table& after, const Trail& trail = {}) {
  return words.said(mrakoszlap::said::aloud(plan, event, after, trail), names);
}
inline std::string log_sentence(const Words& words, const mrakoszlap::Plan& plan,
                                const Names& names, const Event& event,
                                const mrakoszlap::Table& after, const Trail& trail = {}) {
  return words.said(mrakoszlap::said::logged(plan, event, after, trail), names);
}
inline std::string private_sentence(const Words& words, const Names& names,
                                    const mrakoszlap::View& after, const Event& event,
                                    const Trail& trail = {}) {
  return words.said(mrakoszlap::said::to_seat(after, event, trail), names);
}
inline std::string told_together(const Words& words, const mrakoszlap::Plan& plan,
                                 const Names& names, std::span<const Event> events,
                                 const mrakoszlap::Table& after) {
  return words.said(mrakoszlap::said::told_together(plan, events, after), names);
}

// Questions, refusals and complaints.
inline Question question(const Words& words, const Names& names, const mrakoszlap::View& view,
                         const Prompt& prompt) {
  return spoken(words, names, mrakoszlap::said::question(view, prompt));
}
inline Question house_question(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                               const mrakoszlap::Table& table, const Prompt& prompt) {
  return spoken(words, names, mrakoszlap::said::house_question(plan, table, prompt));
}
inline std::string choice_name(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                               Ask what, Choice choice) {
  return words.said(mrakoszlap::said::choice_name(plan, what, choice), names);
}
inline std::string refusal_text(const Words& words, const mrakoszlap::Plan& plan,
                                const Names& names, Refusal refusal, const Prompt* open) {
  return words.said(mrakoszlap::said::refusal(plan, refusal, open), names);
}
inline std::string finding_text(const Words& words, const Names& names,
                                const mrakoszlap::Setup& setup, const mrakoszlap::Finding& finding,
                                const Args& more = {}) {
  return words.said(mrakoszlap::said::finding(setup, finding, more), names);
}

}  // namespace omerta::notation
