// Section 7 of the catalogue, as sentences of the message files. A card is called as it is written.
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/text/ids.h"
#include "words/words.h"

namespace omerta::notation {
namespace {

using spytown_id::key;

// Some sentences have a gentler form for children.
Message sentence(const spytown::Setup& setup, const std::string& key, Args args) {
  const bool kids = setup.kids_wording == spytown::Switch::on;
  const bool gentle = kids && Words::of(Language::en, "spytown").has(key + ".kids");
  return {gentle ? key + ".kids" : key, std::move(args), "spytown"};
}

Messages tokens_for(const spytown::Setup& setup) {
  const int players = spytown::players(setup);
  if (players < spytown::kFewestPlayers || players > spytown::kMostPlayers) return {};
  const spytown::Tokens tokens = spytown::tokens_for(players, setup.kids_no_agent);
  Messages all;
  for (unsigned i = 0; i < spytown::kTokens; ++i) {
    if (tokens[i] == 0) continue;
    all.push_back(sentence(setup,
                           key("token", spytown_id::of(static_cast<spytown::Token>(i)), "count"),
                           {{"n", tokens[i]}}));
  }
  return all;
}

// SPY-CARD-5  From 19 players on the box has too few neutral cards for the recommendation.
bool box_wants_more(const spytown::Setup& setup) {
  return setup.component_limit == spytown::ComponentLimit::box &&
         setup.seats - spytown::kNeutralInBox > spytown::recommended_cards(setup);
}

}  // namespace

Message spytown_finding(const spytown::Setup& setup, const spytown::Finding& f) {
  const bool turned = f.complaint == spytown::Complaint::rerecruit_needs_two_mafiosi;
  const spytown::Card card = turned ? spytown::Card::re_recruitment : f.card;
  return sentence(setup, key("complaint", spytown_id::of(f.complaint)),
                  {{"card", spytown_name(card)},
                   {"tokens", tokens_for(setup)},
                   {"have", f.have},
                   {"allowed", f.allowed},
                   {"players", spytown::players(setup)},
                   {"box", box_wants_more(setup) ? "yes" : "no"}});
}

}  // namespace omerta::notation
