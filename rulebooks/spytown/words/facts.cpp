// The facts of spytown as messages: what the fields of a fact mean says its row (text/facts.cpp).
#include "rulebooks/spytown/text/facts.h"

#include "rulebooks/spytown/text/ids.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::spytown::said {
namespace {

using notation::spytown_id::key;
using notation::spytown_id::of;

Card card_of(Window window) {
  switch (window) {
    case Window::vest: return Card::vest;
    case Window::bandage: return Card::bandage;
    default: return Card::last_shot;
  }
}

void add_card(const Setup& setup, Args& args, Card card) {
  args.emplace_back("card", card_name(setup, card));
  args.emplace_back("kind", of(card));
}

void add_what(const Plan& plan, const Event& event, Args& args) {
  const std::uint8_t what = event.what;
  switch (row_of(event.fact).what) {
    case WhatIs::none: return;
    case WhatIs::token:
      args.emplace_back("token", token_name(plan.setup, static_cast<Token>(what)));
      return;
    case WhatIs::card: return add_card(plan.setup, args, static_cast<Card>(what));
    case WhatIs::phase:
      args.emplace_back("phase", of(static_cast<Phase>(what)));
      args.emplace_back("called", phase_name(plan.setup, static_cast<Phase>(what)));
      return;
    case WhatIs::cause: args.emplace_back("cause", of(static_cast<Cause>(what))); return;
    case WhatIs::window:
      args.emplace_back("window", of(static_cast<Window>(what)));
      return add_card(plan.setup, args, card_of(static_cast<Window>(what)));
    case WhatIs::ruling: args.emplace_back("ruling", of(static_cast<Ruling>(what))); return;
    case WhatIs::result: args.emplace_back("result", of(static_cast<Result>(what))); return;
  }
}

// SPY-REVEAL-3  A card, a side and a force in one number; in the basic game there is no card.
void add_person(const Plan& plan, const Event& event, Args& args) {
  const auto card = static_cast<Card>(event.much & 0xFFU);
  const auto force = static_cast<Force>(event.much >> 12U);
  const bool none = !plan.extended() || card == Card::none;
  args.emplace_back("dealt", none ? "none" : "card");
  args.emplace_back("force", force_name(plan.setup, force));
  add_card(plan.setup, args, none ? Card::none : card);
}

void add_much(const Plan& plan, const Event& event, Args& args) {
  switch (row_of(event.fact).much) {
    case MuchIs::none: return;
    case MuchIs::round: args.emplace_back("n", event.much); return;
    case MuchIs::cause: args.emplace_back("cause", of(static_cast<Cause>(event.much))); return;
    case MuchIs::works: {
      const bool neutral = static_cast<Card>(event.what) == Card::neutral;
      args.emplace_back("works", neutral ? "neutral" : yes(event.much != 0));
      return;
    }
    case MuchIs::person: return add_person(plan, event, args);
  }
}

// SPY-SETUP-3, SPY-CARD-2  What is dealt, everybody knows.
void add_deal(const Plan& plan, const Event& event, Args& args) {
  const Setup& setup = plan.setup;
  if (event.fact == fact::tokens_announced) {
    args.emplace_back("tokens", token_counts(setup, plan.tokens));
  }
  if (event.fact == fact::cards_announced) {
    args.emplace_back("cards", card_names(setup, plan.chosen));
    args.emplace_back("n", plan.cards[index(Card::neutral)]);
  }
}

Args fact_args(const Plan& plan, const Event& event, Seats seats) {
  const bool nobody = event.whom == Seat::nobody;
  Args args{{"who", event.who},
            {"whom", event.whom},
            {"cleared", yes(nobody)},
            {"passed", yes(!nobody)},
            {"seats", seats}};
  add_what(plan, event, args);
  add_much(plan, event, args);
  add_deal(plan, event, args);
  return args;
}

// SPY-TABLE-4  Whom the narrator calls by name; the Police phase is everybody's.
bool is_called(Phase phase) {
  return phase == Phase::agent_phase || phase == Phase::gang_recognition ||
         phase == Phase::mafia_phase;
}

Message opening_of(const Plan& plan, Phase phase, const Table& after) {
  if (is_called(phase)) return together({call_wakes(plan, phase), call_acts(plan, phase)});
  if (phase == Phase::police_phase) return call_wakes(plan, phase);
  const std::string own = key("opens", of(phase));
  if (!has_message("spytown", own)) return {};
  const bool start = phase == Phase::start_window;
  const Cards cards = after.unseen & (start ? kStartWindow : kEndWindow);  // SPY-CARD-15
  return worded(plan.setup, own,
                {{"cards", card_names(plan.setup, cards)},
                 {"n", std::popcount(cards.bits)},
                 {"commander", yes(after.commander != Seat::nobody)},
                 {"single", yes(plan.setup.kids_single_ballot == Switch::on)},
                 {"seats", after.suspects}});
}

// SPY-RECRUIT-9  A member of the New Gang stays one.
bool is_member(const View& view) {
  return view.notes.card == Card::new_gang && usable(Card::new_gang, view.notes.token);
}

}  // namespace

Message logged(const Plan& plan, const Event& event, const Table&) {
  return worded(plan.setup, key("fact", of(event.fact)), fact_args(plan, event, event.seats));
}

Message aloud(const Plan& plan, const Event& event, const Table& after) {
  const auto phase = static_cast<Phase>(event.what);
  Message line;
  if (event.fact == fact::phase_opened) line = opening_of(plan, phase, after);
  if (event.fact == fact::phase_closed && is_called(phase)) line = call_sleeps(plan, phase);
  if (!line.empty()) return line;
  line = logged(plan, event, after);
  if (event.fact != fact::round_began) return line;
  return together({std::move(line), call_sleeps(plan, Phase::police_phase)});
}

Message to_seat(const View& after, const Event& event) {
  const std::string own = key("fact", of(event.fact), "you");
  if (!has_message("spytown", own)) return aloud(after.plan, event, after.table);
  const bool group = event.fact == fact::awake;  // the others, without oneself
  const bool mine = group ? event.seats.has(after.seat) : event.who == after.seat;
  Args args = fact_args(after.plan, event, group ? event.seats - after.seat : event.seats);
  args.emplace_back("mine", yes(mine));
  args.emplace_back("part", mine ? "who" : event.whom == after.seat ? "whom" : "neither");
  args.emplace_back("gang", yes(is_member(after)));
  return worded(after.plan.setup, own, std::move(args));
}

}  // namespace omerta::spytown::said
