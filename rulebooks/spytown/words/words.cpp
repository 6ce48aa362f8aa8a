// Tokens, cards, labels, settings and the narrator's calls of spytown in words. Questions,
// refusals and complaints: spytown_questions.cpp; facts: spytown_facts.cpp.
#include "rulebooks/spytown/words/words.h"

#include "rulebooks/spytown/text/ids.h"

namespace omerta::notation {
namespace {

using spytown::Card;
using spytown::Phase;
using spytown::Setup;
using spytown::Switch;
using spytown::Token;
using spytown_id::key;

std::string call_line(const Words& words, const spytown::Plan& plan, Phase phase,
                      std::string_view form) {
  return say(words, plan.setup, key("call", spytown_id::of(phase), form));
}

// The label printed on a card (section 2.3).
std::string_view when_played(Card card) {
  if (spytown::kPoliceCards.has(card)) return "police";
  switch (card) {
    case Card::recruitment: return "mafia";
    case Card::commander:
    case Card::role_swap: return "start";
    case Card::none:
    case Card::neutral: return "never";
    default: return "whole";
  }
}

}  // namespace

std::string say(const Words& words, const Setup& setup, const std::string& key, const Args& args) {
  const std::string gentle = key + ".kids";
  const bool kids = setup.kids_wording == Switch::on && words.has(gentle);
  return words.say(kids ? gentle : key, args);
}

std::string token_name(const Words& words, const Setup& setup, Token token) {
  return say(words, setup, key("token", spytown_id::of(token), "name"));
}

std::string token_count(const Words& words, const Setup& setup, Token token, int copies) {
  return say(words, setup, key("token", spytown_id::of(token), "count"), {{"n", copies}});
}

std::string tokens_text(const Words& words, const Setup& setup, const spytown::Tokens& tokens) {
  List kinds;
  for (unsigned i = 0; i < spytown::kTokens; ++i) {
    if (tokens[i] > 0) {
      kinds.push_back(token_count(words, setup, static_cast<Token>(i), tokens[i]));
    }
  }
  return words.join(kinds);
}

std::string token_does(const Words& words, const spytown::Plan& plan, Token token) {
  return say(words, plan.setup, key("token", spytown_id::of(token), "does"),
             {{"small", yes(plan.small())}});
}

std::string card_name(const Words& words, const Setup& setup, Card card) {
  return say(words, setup, key("card", spytown_id::of(card), "name"));
}

std::string cards_text(const Words& words, const Setup& setup, spytown::Cards cards) {
  List kinds;
  for (unsigned i = 0; i < spytown::kCards; ++i) {
    const Card card = static_cast<Card>(i);
    if (cards.has(card)) kinds.push_back(card_name(words, setup, card));
  }
  return words.join(kinds);
}

std::string card_does(const Words& words, const Setup& setup, Card card) {
  const bool at_once = setup.commander_preliminary == spytown::CommanderPreliminary::eliminate;
  return say(words, setup, key("card", spytown_id::of(card), "does"),
             {{"shots", yes(spytown::stops_shots(setup))},
              {"replaces", yes(setup.recruit_replaces_kill == spytown::Allowed::yes)},
              {"recognition", yes(setup.new_gang_recognition == Switch::on)},
              {"tie", at_once ? "eliminate" : "questioning"}});
}

std::string card_symbols(const Words& words, const Setup& setup, Card card) {
  List tokens;
  for (Token token : {Token::policeman, Token::mafioso, Token::agent}) {
    const bool printed = card == Card::neutral || spytown::usable(card, token);
    if (printed) tokens.push_back(token_name(words, setup, token));
  }
  return say(words, setup, "spy.symbols",
             {{"tokens", words.join(tokens)},
              {"when", say(words, setup, key("when", when_played(card)))}});
}

std::string phase_name(const Words& words, const Setup& setup, Phase phase) {
  return say(words, setup, key("phase", spytown_id::of(phase)));
}
std::string side_name(const Words& words, const Setup& setup, spytown::Side side) {
  return say(words, setup, key("side", spytown_id::of(side)));
}
std::string force_name(const Words& words, const Setup& setup, spytown::Force force) {
  return say(words, setup, key("force", spytown_id::of(force)));
}
std::string result_name(const Words& words, const Setup& setup, spytown::Result result) {
  return say(words, setup, key("result", spytown_id::of(result)));
}
std::string cause_name(const Words& words, const Setup& setup, spytown::Cause cause) {
  return say(words, setup, key("cause", spytown_id::of(cause)));
}

std::string edition_name(const Words& words, spytown::Edition edition) {
  return words.say(key("edition", spytown_id::of(edition)));
}
std::string option_name(const Words& words, const Setup& setup, std::string_view option) {
  return option_value(words, setup, option, "name");
}
std::string option_about(const Words& words, const Setup& setup, std::string_view option) {
  return option_value(words, setup, option, "about");
}
std::string option_value(const Words& words, const Setup& setup, std::string_view option,
                         std::string_view value) {
  return say(words, setup, key("option", option, value));
}

std::string call_wakes(const Words& words, const spytown::Plan& plan, Phase phase) {
  return call_line(words, plan, phase, "wakes");
}
std::string call_acts(const Words& words, const spytown::Plan& plan, Phase phase) {
  return call_line(words, plan, phase, "acts");
}
std::string call_sleeps(const Words& words, const spytown::Plan& plan, Phase phase) {
  return call_line(words, plan, phase, "sleeps");
}

std::string opening_story(const Words& words, const Setup& setup) {
  return say(words, setup, "spy.story");
}
std::string reminder_of_silence(const Words& words, const Setup& setup) {
  return say(words, setup, "spy.reminder");
}

}  // namespace omerta::notation
