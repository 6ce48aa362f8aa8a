// Questions, their answers, refusals and complaints of spytown as messages. A question is made
// from what everyone knows and from the options; what a seat holds shows in the offers alone.
#include "rulebooks/spytown/text/ids.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::spytown::said {
namespace {

using notation::spytown_id::key;
using notation::spytown_id::of;

// SPY-CARD-15  The cards a window asks for: those everyone has not seen yet.
Cards asked_for(const Table& table, Ask what) {
  if (what == ask::start_window) return table.unseen & kStartWindow;
  return what == ask::end_window ? table.unseen & kEndWindow : Cards{};
}

bool offers_seats(Ask what) {
  switch (static_cast<number::Ask>(what)) {
    case number::agent_look:
    case number::mafia_point:
    case number::deadlock:
    case number::lot:
    case number::vote_preliminary:
    case number::vote_final:
    case number::move_vote:
    case number::expel: return true;
    default: break;
  }
  const Card card = card_of(what);
  return card != Card::none && row_of(card).on == On::somebody;
}

QuestionText asked(const Plan& plan, const Table& table, const Prompt& prompt) {
  const Setup& setup = plan.setup;
  const Cards cards = asked_for(table, prompt.ask);
  const Args args{{"who", table.named},
                  {"card", card_name(setup, card_of(prompt.ask))},
                  {"cards", card_names(setup, cards)},
                  {"n", std::popcount(cards.bits)},
                  {"phase", of(table.phase)},
                  {"commander", yes(table.commander != Seat::nobody)},
                  {"right", yes(table.window == Window::last_shot_right)},
                  {"pass", yes(prompt.pass == Pass::allowed)},
                  {"self", yes(setup.self_vote == SelfVote::allowed)},
                  {"replaces", yes(setup.recruit_replaces_kill == Allowed::yes)},
                  {"small", yes(plan.small())},
                  {"extended", yes(plan.extended())}};
  const std::string_view id = of(prompt.ask);
  return {worded(setup, key("ask", id), args), worded(setup, key("ask", id, "hint"), args)};
}

// Which kind a thing of the deal is: they lie in the order of the list (SPY-DEAL-1, SPY-CARD-3).
template <std::size_t kKinds>
unsigned kind_of(const std::array<std::uint8_t, kKinds>& counts, Choice choice) {
  auto thing = static_cast<unsigned>(std::countr_zero(choice));
  unsigned kind = 0;
  while (kind + 1 < kKinds && thing >= counts[kind]) thing -= counts[kind++];
  return kind;
}

Message word_of(const Setup& setup, Ask what, Choice choice) {
  const std::string_view form = choice == kPass        ? "pass"
                                : choice == kUndecided ? "undecided"
                                                       : "yes";
  const std::string own = key("choice", of(what), form);
  return worded(setup, has_message("spytown", own) ? own : key("choice", form));
}

// SPY-CARD-5  From 19 players on the box has too few neutral cards for the recommendation.
bool box_wants_more(const Setup& setup) {
  return setup.component_limit == ComponentLimit::box &&
         setup.seats - kNeutralInBox > recommended_cards(setup);
}

}  // namespace

QuestionText question(const View& view, const Prompt& prompt) {
  return asked(view.plan, view.table, prompt);
}

QuestionText house_question(const Plan& plan, const Table& table, const Prompt& prompt) {
  return asked(plan, table, prompt);
}

Message choice_name(const Plan& plan, Ask what, Choice choice) {
  const bool thing = choice != kPass && choice != kUndecided;
  if (thing && offers_seats(what)) return chair(seat_of(choice));
  if (what == ask::deal) {
    return token_name(plan.setup, static_cast<Token>(kind_of(plan.tokens, choice)));
  }
  if (what == ask::deal_card) {
    return card_name(plan.setup, static_cast<Card>(kind_of(plan.cards, choice)));
  }
  if (what == ask::rule) {
    const RulingGiven given = ruling_of(choice);
    return worded(plan.setup, key("ruling", of(given.ruling)),
                  {{"who", given.seat}, {"card", card_name(plan.setup, given.card)}});
  }
  return word_of(plan.setup, what, choice);
}

Message refusal(const Plan& plan, Refusal refusal, const Prompt* open) {
  if (refusal == Refusal::stale) return std::string{kStale};
  Seats offered;
  if (open != nullptr && offers_seats(open->ask)) {
    offered = seats_of(open->offers) & Seats::first(kSeats);  // the last bit is kUndecided
  }
  return worded(plan.setup, key("refusal", of(refusal)), {{"seats", offered}});
}

Message finding(const Names& names, const Setup& setup, const Finding& finding, Args more) {
  const int players = spytown::players(setup);
  const bool possible = players >= kFewestPlayers && players <= kMostPlayers;
  const Tokens tokens = possible ? tokens_for(players, setup.kids_no_agent) : Tokens{};
  const bool turned = finding.complaint == Complaint::rerecruit_needs_two_mafiosi;
  const Card card = turned ? Card::re_recruitment : finding.card;
  Args args = std::move(more);  // the first argument of a name is the one that counts
  args.emplace_back("card", card_name(setup, card));
  args.emplace_back("tokens", token_counts(setup, tokens));
  args.emplace_back("have", finding.have);
  args.emplace_back("allowed", finding.allowed);
  args.emplace_back("players", players);
  args.emplace_back("box", yes(box_wants_more(setup)));
  args.emplace_back("name", names.moderator);
  args.emplace_back("value", "…");
  return worded(setup, key("complaint", of(finding.complaint)), std::move(args));
}

}  // namespace omerta::spytown::said
