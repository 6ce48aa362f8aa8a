// Tokens, cards, labels, settings and the narrator's calls of spytown as messages. Questions,
// refusals and complaints: questions.cpp; facts: facts.cpp.
#include "rulebooks/spytown/words/words.h"

#include "rulebooks/spytown/text/ids.h"

namespace omerta::spytown::said {
namespace {

using notation::spytown_id::key;
using notation::spytown_id::of;

Message call_line(const Plan& plan, Phase phase, std::string_view form) {
  return worded(plan.setup, key("call", of(phase), form));
}

// The label printed on a card (section 2.3).
std::string_view when_played(Card card) {
  switch (card == Card::none ? Label::never : row_of(card).label) {
    case Label::never: return "never";
    case Label::start: return "start";
    case Label::whole: return "whole";
    case Label::mafia: return "mafia";
    case Label::police: return "police";
  }
  return {};
}

}  // namespace

Message worded(const Setup& setup, const std::string& key, Args args) {
  const std::string gentle = key + ".kids";
  const bool kids = setup.kids_wording == Switch::on && has_message("spytown", gentle);
  return {kids ? gentle : key, std::move(args)};
}

Message token_name(const Setup& setup, Token token) {
  return worded(setup, key("token", of(token), "name"));
}

Message token_count(const Setup& setup, Token token, int copies) {
  return worded(setup, key("token", of(token), "count"), {{"n", copies}});
}

Messages token_counts(const Setup& setup, const Tokens& tokens) {
  Messages kinds;
  for (unsigned i = 0; i < kTokens; ++i) {
    if (tokens[i] > 0) {
      kinds.push_back(token_count(setup, static_cast<Token>(i), tokens[i]));
    }
  }
  return kinds;
}

Message token_does(const Plan& plan, Token token) {
  return worded(plan.setup, key("token", of(token), "does"), {{"small", yes(plan.small())}});
}

Message card_name(const Setup& setup, Card card) {
  return worded(setup, key("card", of(card), "name"));
}

Messages card_names(const Setup& setup, Cards cards) {
  Messages kinds;
  for (unsigned i = 0; i < kCards; ++i) {
    const Card card = static_cast<Card>(i);
    if (cards.has(card)) kinds.push_back(card_name(setup, card));
  }
  return kinds;
}

Message card_does(const Setup& setup, Card card) {
  const bool at_once = setup.commander_preliminary == CommanderPreliminary::eliminate;
  return worded(setup, key("card", of(card), "does"),
                {{"shots", yes(stops_shots(setup))},
                 {"replaces", yes(setup.recruit_replaces_kill == Allowed::yes)},
                 {"recognition", yes(setup.new_gang_recognition == Switch::on)},
                 {"tie", at_once ? "eliminate" : "questioning"}});
}

Message card_symbols(const Setup& setup, Card card) {
  Messages tokens;
  for (Token token : {Token::policeman, Token::mafioso, Token::agent}) {
    const bool printed = card == Card::neutral || usable(card, token);
    if (printed) tokens.push_back(token_name(setup, token));
  }
  return worded(
      setup, "spytown.symbols",
      {{"tokens", std::move(tokens)}, {"when", worded(setup, key("when", when_played(card)))}});
}

Message phase_name(const Setup& setup, Phase phase) {
  return worded(setup, key("phase", of(phase)));
}
Message side_name(const Setup& setup, Side side) { return worded(setup, key("side", of(side))); }
Message force_name(const Setup& setup, Force force) {
  return worded(setup, key("force", of(force)));
}
Message result_name(const Setup& setup, Result result) {
  return worded(setup, key("result", of(result)));
}
Message cause_name(const Setup& setup, Cause cause) {
  return worded(setup, key("cause", of(cause)));
}

Message edition_name(Edition edition) { return key("edition", of(edition)); }
Message option_name(const Setup& setup, std::string_view option) {
  return option_value(setup, option, "name");
}
Message option_about(const Setup& setup, std::string_view option) {
  return option_value(setup, option, "about");
}
Message option_value(const Setup& setup, std::string_view option, std::string_view value) {
  return worded(setup, key("option", option, value));
}

Message call_wakes(const Plan& plan, Phase phase) { return call_line(plan, phase, "wakes"); }
Message call_acts(const Plan& plan, Phase phase) { return call_line(plan, phase, "acts"); }
Message call_sleeps(const Plan& plan, Phase phase) { return call_line(plan, phase, "sleeps"); }

Message opening_story(const Setup& setup) { return worded(setup, "spytown.story"); }
Message reminder_of_silence(const Setup& setup) { return worded(setup, "spytown.reminder"); }

}  // namespace omerta::spytown::said
