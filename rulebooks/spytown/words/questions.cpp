// Questions, their answers, refusals and complaints of spytown in words. A question is made from
// what everyone knows and from the options; what a seat holds shows in the offers alone.
#include "rulebooks/spytown/text/ids.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::notation {
namespace {

using spytown::Card;
using spytown::Setup;
using spytown::Table;
using spytown_id::key;
namespace ask = spytown::ask;

// The card a question speaks of.
Card card_of(Ask what) {
  switch (static_cast<spytown::number::Ask>(what)) {
    case spytown::number::vest: return Card::vest;
    case spytown::number::bandage: return Card::bandage;
    case spytown::number::last_shot: return Card::last_shot;
    case spytown::number::arrest: return Card::arrest;
    case spytown::number::shelter: return Card::shelter;
    case spytown::number::safe_conduct: return Card::safe_conduct;
    default: return Card::none;
  }
}

// SPY-CARD-15  The cards a window asks for: those everyone has not seen yet.
spytown::Cards asked_for(const Table& table, Ask what) {
  if (what == ask::start_window) return table.unseen & spytown::kStartWindow;
  return what == ask::end_window ? table.unseen & spytown::kEndWindow : spytown::Cards{};
}

bool offers_seats(Ask what) {
  switch (static_cast<spytown::number::Ask>(what)) {
    case spytown::number::role_swap:
    case spytown::number::agent_look:
    case spytown::number::mafia_point:
    case spytown::number::deadlock:
    case spytown::number::lot:
    case spytown::number::last_shot:
    case spytown::number::vote_preliminary:
    case spytown::number::vote_final:
    case spytown::number::move_vote:
    case spytown::number::recruit:
    case spytown::number::wiretap:
    case spytown::number::corner_shot:
    case spytown::number::kidnapping:
    case spytown::number::expel: return true;
    default: return false;
  }
}

Question asked(const Words& words, const spytown::Plan& plan, const Names& names,
               const Table& table, const Prompt& prompt) {
  const Setup& setup = plan.setup;
  const spytown::Cards cards = asked_for(table, prompt.ask);
  const bool named = table.named != Seat::nobody;
  const Args args{{"who", named ? seat_name(words, names, table.named) : std::string{}},
                  {"card", card_name(words, setup, card_of(prompt.ask))},
                  {"cards", cards_text(words, setup, cards)},
                  {"n", std::popcount(cards.bits)},
                  {"phase", spytown_id::of(table.phase)},
                  {"commander", yes(table.commander != Seat::nobody)},
                  {"right", yes(table.window == spytown::Window::last_shot_right)},
                  {"pass", yes(prompt.pass == Pass::allowed)},
                  {"self", yes(setup.self_vote == spytown::SelfVote::allowed)},
                  {"replaces", yes(setup.recruit_replaces_kill == spytown::Allowed::yes)},
                  {"small", yes(plan.small())},
                  {"extended", yes(plan.extended())}};
  const std::string_view id = spytown_id::of(prompt.ask);
  return {say(words, setup, key("ask", id), args), say(words, setup, key("ask", id, "hint"), args)};
}

// Which kind a thing of the deal is: they lie in the order of the list (SPY-DEAL-1, SPY-CARD-3).
template <std::size_t kKinds>
unsigned kind_of(const std::array<std::uint8_t, kKinds>& counts, Choice choice) {
  auto thing = static_cast<unsigned>(std::countr_zero(choice));
  unsigned kind = 0;
  while (kind + 1 < kKinds && thing >= counts[kind]) thing -= counts[kind++];
  return kind;
}

std::string word_of(const Words& words, const Setup& setup, Ask what, Choice choice) {
  const std::string_view form = choice == kPass                 ? "pass"
                                : choice == spytown::kUndecided ? "undecided"
                                                                : "yes";
  const std::string own = key("choice", spytown_id::of(what), form);
  return say(words, setup, words.has(own) ? own : key("choice", form));
}

// SPY-CARD-5  From 19 players on the box has too few neutral cards for the recommendation.
bool box_wants_more(const Setup& setup) {
  return setup.component_limit == spytown::ComponentLimit::box &&
         setup.seats - spytown::kNeutralInBox > spytown::recommended_cards(setup);
}

}  // namespace

Question question(const Words& words, const Names& names, const spytown::View& view,
                  const Prompt& prompt) {
  return asked(words, view.plan, names, view.table, prompt);
}

Question house_question(const Words& words, const spytown::Plan& plan, const Names& names,
                        const Table& table, const Prompt& prompt) {
  return asked(words, plan, names, table, prompt);
}

std::string choice_name(const Words& words, const spytown::Plan& plan, const Names& names, Ask what,
                        Choice choice) {
  const bool thing = choice != kPass && choice != spytown::kUndecided;
  if (thing && offers_seats(what)) return seat_name(words, names, seat_of(choice));
  if (what == ask::deal) {
    return token_name(words, plan.setup, static_cast<spytown::Token>(kind_of(plan.tokens, choice)));
  }
  if (what == ask::deal_card) {
    return card_name(words, plan.setup, static_cast<Card>(kind_of(plan.cards, choice)));
  }
  if (what == ask::rule) {
    const spytown::RulingGiven given = spytown::ruling_of(choice);
    const bool named = given.seat != Seat::nobody;
    return say(words, plan.setup, key("ruling", spytown_id::of(given.ruling)),
               {{"who", named ? seat_name(words, names, given.seat) : std::string{}},
                {"card", card_name(words, plan.setup, given.card)}});
  }
  return word_of(words, plan.setup, what, choice);
}

std::string refusal_text(const Words& words, const spytown::Plan& plan, const Names& names,
                         Refusal refusal, const Prompt* open) {
  Seats offered;
  if (open != nullptr && offers_seats(open->ask)) {
    offered = seats_of(open->offers) & Seats::first(kSeats);  // the last bit is kUndecided
  }
  return say(words, plan.setup, key("refusal", spytown_id::of(refusal)),
             {{"seats", seat_names(words, names, offered)}});
}

std::string finding_text(const Words& words, const Names& names, const Setup& setup,
                         const spytown::Finding& finding, const Args& more) {
  const int players = spytown::players(setup);
  const bool possible = players >= spytown::kFewestPlayers && players <= spytown::kMostPlayers;
  const spytown::Tokens tokens =
      possible ? spytown::tokens_for(players, setup.kids_no_agent) : spytown::Tokens{};
  const bool turned = finding.complaint == spytown::Complaint::rerecruit_needs_two_mafiosi;
  const Card card = turned ? Card::re_recruitment : finding.card;
  Args args = more;  // the first argument of a name is the one that counts
  args.emplace_back("card", card_name(words, setup, card));
  args.emplace_back("tokens", tokens_text(words, setup, tokens));
  args.emplace_back("have", finding.have);
  args.emplace_back("allowed", finding.allowed);
  args.emplace_back("players", players);
  args.emplace_back("box", yes(box_wants_more(setup)));
  args.emplace_back("name", names.moderator);
  args.emplace_back("value", "…");
  return say(words, setup, key("complaint", spytown_id::of(finding.complaint)), args);
}

}  // namespace omerta::notation
