// The facts of gorod as messages: what the fields of a fact mean says its row (text/facts.cpp).
#include "rulebooks/gorod/text/facts.h"

#include "rulebooks/gorod/rules/clauses.h"
#include "rulebooks/gorod/text/ids.h"
#include "rulebooks/gorod/words/words.h"

namespace omerta::gorod::said {
namespace {

using notation::gorod_id::key;
using notation::gorod_id::of;

bool in_house(const Plan& plan, bool (*has)(const Card&)) {
  for (int i = 0; i < plan.setup.house_roles; ++i) {
    const Role role = house_role(i);
    if (plan.setup.deck[index(role)] > 0 && has(plan.card(role))) return true;
  }
  return false;
}

bool plays_alone(const Card& card) {
  return card.side == Side::alone || card.seen_as[static_cast<unsigned>(Seen::maniac)] != Roles{};
}

// GOR-HOUSE-3  ASK-ROLE is answered by a nod or a shake of the head, COUNT by a number.
bool is_yes_or_no(const Event& event) {
  const auto sign = static_cast<Sign>(event.what);
  return sign == Sign::nod || sign == Sign::shake;
}

// Whose question was answered, as the key of a meaning. The clause tells the kind of question; a
// house role that can be mistaken for the maniac makes the meaning a general one.
std::string_view asker(const Plan& plan, const Event& event, Role role) {
  const bool loners = in_house(plan, plays_alone);
  switch (role) {
    case Role::commissioner: return loners ? "ask_side" : "commissioner";
    case Role::lawyer: return loners ? "ask_side" : "lawyer";
    case Role::don: return "don";
    case Role::journalist: return "journalist";
    default: break;
  }
  if (event.by == clause::gor_commissioner_2) return loners ? "ask_side" : "commissioner";
  if (event.by == clause::gor_don_2) return "don";
  if (event.by == clause::gor_journalist_1) return "journalist";
  if (event.by == clause::gor_house_3) return is_yes_or_no(event) ? "ask_role" : "count";
  return "ask_side";
}

Message sign(const Event& event, std::string_view form) {
  return {key("sign", of(static_cast<Sign>(event.what)), form), {{"n", event.much}}};
}

void add_reason(Args& args, unsigned value) {
  const std::string_view id = of(static_cast<Reason>(value));
  args.emplace_back("reason", id);
  args.emplace_back("why", Message{key("reason", id)});
}

void add_what(const Plan& plan, const Event& event, Role asking, Args& args) {
  const std::uint8_t what = event.what;
  switch (row_of(event.fact).what) {
    case WhatIs::none: return;
    case WhatIs::role:
      args.emplace_back("role", role_name(plan.setup.edition, static_cast<Role>(what)));
      return;
    case WhatIs::sign:
      args.emplace_back("sign", sign(event, "name"));
      args.emplace_back("means", sign(event, key("means", asker(plan, event, asking))));
      return;
    case WhatIs::call: {
      const auto call = static_cast<Call>(what);
      args.emplace_back("call", of(call));
      args.emplace_back("caller", call_name(plan, call));
      return;
    }
    case WhatIs::reason: return add_reason(args, what);
    case WhatIs::ballot: args.emplace_back("round", what); return;
    case WhatIs::result: args.emplace_back("result", of(static_cast<Result>(what))); return;
    case WhatIs::clock: args.emplace_back("clock", yes(what != 0)); return;
    case WhatIs::ask: args.emplace_back("ask", of(static_cast<Ask>(what))); return;
  }
}

void add_much(const Plan& plan, const Event& event, Args& args) {
  switch (row_of(event.fact).much) {
    case MuchIs::none: return;
    case MuchIs::round:
    case MuchIs::number: args.emplace_back("n", event.much); return;
    case MuchIs::reason: return add_reason(args, event.much);
    case MuchIs::winner:
      args.emplace_back("role", role_name(plan.setup.edition, static_cast<Role>(event.much)));
      return;
  }
}

// GOR-DAY-2  Candidates are named in the order of their nomination.
People named(const Event& event, const Table& after) {
  if (event.fact != fact::vote_opened || after.standing != event.seats) return people(event.seats);
  return {after.candidate.begin(), after.candidate.begin() + after.candidates};
}

Args fact_args(const Plan& plan, const Event& event, Role asking, People seats) {
  Args args{{"who", event.who},
            {"whom", event.whom},
            {"cleared", yes(event.whom == Seat::nobody)},
            {"seats", std::move(seats)}};
  add_what(plan, event, asking, args);
  add_much(plan, event, args);
  if (event.fact == fact::hit) args.emplace_back("heal", yes(heals(plan.setup)));
  if (event.fact == fact::vote_opened) {
    args.emplace_back("talk", yes(plan.setup.tie_discussion == TieDiscussion::yes));
  }
  if (event.fact == fact::deck_announced) {
    args.emplace_back("deck", deck(plan.setup));
    args.emplace_back("n", plan.setup.seats);
  }
  return args;
}

}  // namespace

Message logged(const Plan& plan, const Event& event, const Table& after) {
  return {key("fact", of(event.fact)), fact_args(plan, event, Role::hidden, named(event, after))};
}

Message aloud(const Plan& plan, const Event& event, const Table& after) {
  const auto call = static_cast<Call>(event.what);
  if (event.fact == fact::call_opened) return call_wakes(plan, call);
  if (event.fact == fact::call_closed) return call_sleeps(plan, call);
  return logged(plan, event, after);
}

Message to_seat(const View& after, const Event& event) {
  const std::string own = key("fact", of(event.fact), "you");
  if (!has_message("gorod", own)) return aloud(after.plan, event, after.table);
  const bool group = event.fact == fact::group_awake;  // the others, without oneself
  const Seats seats = group ? event.seats - after.seat : event.seats;
  Args args = fact_args(after.plan, event, after.notes.role, people(seats));
  args.emplace_back("mine", yes(event.who == after.seat));
  return {own, std::move(args)};
}

Message gesture(const Event& answer) { return sign(answer, "gesture"); }

}  // namespace omerta::gorod::said
