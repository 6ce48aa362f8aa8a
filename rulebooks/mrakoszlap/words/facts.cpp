// The facts of mrakoszlap as messages: what the fields of a fact mean says its row
// (text/facts.cpp); the steps of a bullet and the orders of the night have sentences of their own.
#include "rulebooks/mrakoszlap/text/facts.h"

#include <algorithm>

#include "rulebooks/mrakoszlap/rules/calls.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/steps.h"
#include "rulebooks/mrakoszlap/text/ids.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap::said {
namespace {

using notation::mrakoszlap_id::key;
using notation::mrakoszlap_id::of;

// MRK-CALL-4  Declined is always the first question of a call.
Type type_that_asks(Ask what) {
  const CallRow* call = call_of(what);
  expect(call != nullptr);
  return call->type;
}

Message order_line(const Event& event) {
  return {key("order", of(static_cast<Ask>(event.what))),
          {{"whom", event.whom}, {"many", yes(event.whom == Seat::nobody)}}};
}

// The card a fact is about.
void add_card(const Event& event, Args& args) {
  const std::uint8_t what = event.what;
  const auto put = [&](Message card) { args.emplace_back("card", std::move(card)); };
  switch (row_of(event.fact).what) {
    case WhatIs::card: return put(card_name(static_cast<CardId>(what)));
    case WhatIs::any_card: {
      const bool none = static_cast<CardId>(what) == CardId::none;  // woken for the prison alone
      put(none ? Message{} : card_name(static_cast<CardId>(what)));
      return void(args.emplace_back("called", yes(!none)));
    }
    case WhatIs::shown:
      return put(event.much != 0 ? copy_name(Type::mirror, event.much)
                                 : card_name(static_cast<CardId>(what)));
    case WhatIs::copy: return put(copy_name(static_cast<Type>(what), event.much));
    case WhatIs::gain:
      args.emplace_back("by", card_name(static_cast<Type>(what)));
      args.emplace_back("type", of(static_cast<Type>(what)));
      return put(copy_name(gained_by(static_cast<Type>(what)), event.much));
    case WhatIs::order:
      args.emplace_back("order", order_line(event));
      return put(card_name(static_cast<Type>(event.much)));
    case WhatIs::refrain: return put(card_name(type_that_asks(static_cast<Ask>(what))));
    default: return;
  }
}

// What else `what` of a fact is.
void add_what(const Event& event, Args& args) {
  const std::uint8_t what = event.what;
  const auto put = [&](const char* name, auto value) { args.emplace_back(name, std::move(value)); };
  switch (row_of(event.fact).what) {
    case WhatIs::phase: return put("called", phase_name(static_cast<Phase>(what)));
    case WhatIs::time:
      put("time", what == 0 ? "night" : "day");
      return put("phrase", power_phrase(Power::time_lord));
    case WhatIs::skipped: return put("skipped", yes(what != 0));
    case WhatIs::matrix: return put("matrix", yes(what != 0));
    case WhatIs::show: return put("show", of(static_cast<Show>(what)));
    case WhatIs::runoff: return put("runoff", yes(what != 0));
    case WhatIs::power:
      put("power", of(static_cast<Power>(what)));
      return put("phrase", power_phrase(static_cast<Power>(what)));
    case WhatIs::side: return put("side", side_name(static_cast<Result>(what)));
    case WhatIs::result: return put("result", of(static_cast<Result>(what)));
    case WhatIs::against: return put("against", what);
    case WhatIs::stuck: return put("stuck", yes(what != 0));
    default: return;
  }
}

// What only one fact has.
void add_own(const Plan& plan, const Event& event, const Table& after, Args& args) {
  const auto put = [&](const char* name, auto value) { args.emplace_back(name, std::move(value)); };
  switch (static_cast<number::Fact>(event.fact)) {
    case number::deck_announced: put("n", plan.each); return put("cards", deck(plan.deck));
    case number::card_called: return put("shoots", yes(event.much != 0));
    case number::floor:
      return put("silenced", yes(after.silenced.has(event.who) && after.equal == 0));
    case number::card_dealt:
      return put("brief", card_brief(type_of(static_cast<CardId>(event.what))));
    case number::doctor_offset: return put("nights", nights_text(event.much));
    case number::lost: return put("reason", of(static_cast<Kind>(event.seats.bits)));
    case number::gained: return put("by", card_name(static_cast<Type>(event.seats.bits)));
    default: return;
  }
}

// In `lost` and `gained` the set of seats holds a reason and not people, in `flight` a card.
Seats people_of(const Event& event) {
  return has(event.fact, Trait::coded) ? Seats{} : event.seats;
}

Args fact_args(const Plan& plan, const Event& event, const Table& after, Seats seats) {
  Args args{{"who", event.who}, {"whom", event.whom}, {"seats", seats}};
  add_card(event, args);
  add_what(event, args);
  add_own(plan, event, after, args);
  const bool has_number =
      std::any_of(args.begin(), args.end(), [](const Arg& arg) { return arg.name == "n"; });
  if (!has_number) args.emplace_back("n", event.much);
  return args;
}

// --- the steps of a bullet --------------------------------------------------------------------

Message step_card(const Event& event, Course course) {
  const Type type = course == Course::passed ? Type::mage : card_of(course);
  return type == Type::none ? Message{} : copy_name(type, number_part(event.much));
}

// MRK-REPORT-2 (7), -3  What is read out: no names but those of the dead.
Message step_read(const Event& event, const Trail& trail) {
  const auto course = static_cast<Course>(event.what);
  const std::string_view family = event.fact == fact::smell ? "smell" : "course";
  const std::string path = trail.fragment();
  return {key(family, of(course)),
          {{"who", event.who},
           {"n", event.much},
           {"card", course == Course::passed ? Message{} : step_card(event, course)},
           {"fragment", path.empty() ? std::to_string(event.much) : path}}};
}

Message label_of(const Event& event, const Trail& trail) {
  if (is_smell(event)) return "mrakoszlap.bullet.smell";
  if (!trail.is_known()) return "mrakoszlap.bullet.any";
  const std::string path = trail.fragment();
  return {path.empty() ? "mrakoszlap.bullet.whole" : "mrakoszlap.bullet.part",
          {{"n", trail.bullet()},
           {"kind", kind_name(trail.kind())},
           {"who", trail.shooter()},
           {"whom", trail.target()},
           {"fragment", path}}};
}

// Section 6: the moderator sees the full course.
Message step_logged(const Event& event, const Trail& trail) {
  const auto course = static_cast<Course>(event.what);
  Args args{{"who", event.who},
            {"whom", event.whom},
            {"n", event.much},
            {"card", step_card(event, course)},
            {"why", event.by == clause::mrk_jozin_3 ? "mud" : "sniper"}};
  if (is_gain(course)) {
    args.emplace_back("by", card_name(type_part(event.much)));
    return {"mrakoszlap.flight.gain", std::move(args)};
  }
  const Message line{key("flight", of(course)), std::move(args)};
  return {"mrakoszlap.bullet.told", {{"label", label_of(event, trail)}, {"line", line}}};
}

}  // namespace

std::string nights_text(unsigned first) {
  return std::to_string(first) + ", " + std::to_string(first + 3) + ", " +
         std::to_string(first + 6);
}

Message logged(const Plan& plan, const Event& event, const Table& after, const Trail& trail) {
  if (event.fact == fact::flight) return step_logged(event, trail);
  if (event.fact == fact::course || event.fact == fact::smell) return step_read(event, trail);
  return {key("fact", of(event.fact)), fact_args(plan, event, after, people_of(event))};
}

Message aloud(const Plan& plan, const Event& event, const Table& after, const Trail& trail) {
  if (event.fact == fact::phase_opened) {
    return phase_opening(plan, static_cast<Phase>(event.what), after);
  }
  if (event.fact == fact::card_called) {
    const auto card = static_cast<CardId>(event.what);
    const bool shoots = event.much != 0;  // the Matrix, for the second time tonight
    return together(
        {call_wakes(card), shoots ? "mrakoszlap.call.matrix.shoots" : call_acts(plan.setup, card)});
  }
  return logged(plan, event, after, trail);
}

Message to_seat(const View& after, const Event& event, const Trail& trail) {
  const std::string own = key("fact", of(event.fact), "you");
  if (!has_message("mrakoszlap", own)) return aloud(after.plan, event, after.table, trail);
  const bool group = event.fact == fact::mafia_meets;  // the others, without oneself
  const Seats named = people_of(event);
  Args args = fact_args(after.plan, event, after.table, group ? named - after.seat : named);
  args.emplace_back("mine", yes(event.who == after.seat));
  return {own, std::move(args)};
}

Message told_together(const Plan& plan, std::span<const Event> events, const Table& after) {
  Trail trail;
  Messages all;
  for (const Event& event : events) {
    trail.follow(event);
    all.push_back(aloud(plan, event, after, trail));
  }
  return together(std::move(all));
}

}  // namespace omerta::mrakoszlap::said
