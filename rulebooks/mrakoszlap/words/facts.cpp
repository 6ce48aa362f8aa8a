// The facts of mrakoszlap as messages. A table says what the fields of each fact mean; the steps of
// a bullet and the orders of the night have sentences of their own.
#include <algorithm>

#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/steps.h"
#include "rulebooks/mrakoszlap/text/ids.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap::said {
namespace {

using notation::mrakoszlap_id::key;
using notation::mrakoszlap_id::of;

enum class What : std::uint8_t {
  nothing,
  card,    // by its place in the deck
  shown,   // the same, or a gained Mirror by its number
  copy,    // a type, its number in `much`
  gain,    // the type that gains; the number is the new copy's
  order,   // a question; the type in `much`
  refrain  // a question that was declined
};

constexpr auto kShapes = [] {
  std::array<What, number::mud + 1> shape{};
  for (auto each : {number::card_called, number::revealed, number::card_dealt, number::called,
                    number::imprisoned}) {
    shape[each] = What::card;
  }
  for (auto each : {number::saved_by_day, number::bomb_cost, number::lost, number::gained}) {
    shape[each] = What::copy;
  }
  shape[number::card_shown] = What::shown;
  shape[number::gain] = What::gain;
  shape[number::ordered] = What::order;
  shape[number::declined] = What::refrain;
  return shape;
}();

// MRK-CALL-4  Declined is always the first question of a call.
Type type_that_asks(Ask what) {
  const auto all = calls();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Call& call) { return call.ask == what; });
  expect(found != all.end());
  return found->type;
}

Message order_line(const Event& event) {
  return {key("order", of(static_cast<Ask>(event.what))),
          {{"whom", event.whom}, {"many", yes(event.whom == Seat::nobody)}}};
}

void add_card(const Event& event, Args& args) {
  const std::uint8_t what = event.what;
  const auto put = [&](Message card) { args.emplace_back("card", std::move(card)); };
  switch (kShapes[static_cast<std::size_t>(event.fact)]) {
    case What::nothing: return;
    case What::card:
      if (static_cast<CardId>(what) == CardId::none) return put({});  // woken for the prison alone
      return put(card_name(static_cast<CardId>(what)));
    case What::shown:
      return put(event.much != 0 ? copy_name(Type::mirror, event.much)
                                 : card_name(static_cast<CardId>(what)));
    case What::copy: return put(copy_name(static_cast<Type>(what), event.much));
    case What::gain:
      args.emplace_back("by", card_name(static_cast<Type>(what)));
      args.emplace_back("type", of(static_cast<Type>(what)));
      return put(copy_name(gained_by(static_cast<Type>(what)), event.much));
    case What::order:
      args.emplace_back("order", order_line(event));
      return put(card_name(static_cast<Type>(event.much)));
    case What::refrain: return put(card_name(type_that_asks(static_cast<Ask>(what))));
  }
}

// What only one fact has.
void add_own(const Plan& plan, const Event& event, const Table& after, Args& args) {
  const auto put = [&](const char* name, auto value) { args.emplace_back(name, std::move(value)); };
  switch (static_cast<number::Fact>(event.fact)) {
    case number::phase_opened: return put("called", phase_name(static_cast<Phase>(event.what)));
    case number::deck_announced: put("n", plan.each); return put("cards", deck(plan.deck));
    case number::skipped:
      put("time", event.what == 0 ? "night" : "day");
      return put("phrase", power_phrase(Power::time_lord));
    case number::bullet: return put("matrix", yes(event.what != 0));
    case number::card_called: return put("shoots", yes(event.much != 0));
    case number::imprisoned:
      return put("called", yes(static_cast<CardId>(event.what) != CardId::none));
    case number::report_opened: return put("skipped", yes(event.what != 0));
    case number::floor:
      return put("silenced", yes(after.silenced.has(event.who) && after.equal == 0));
    case number::show_opened:
    case number::hand: return put("show", of(static_cast<Show>(event.what)));
    case number::tied: return put("runoff", yes(event.what != 0));
    case number::power_used:
      put("power", of(static_cast<Power>(event.what)));
      return put("phrase", power_phrase(static_cast<Power>(event.what)));
    case number::faction_shown: return put("side", side_name(static_cast<Result>(event.what)));
    case number::game_over: return put("result", of(static_cast<Result>(event.what)));
    case number::card_dealt:
      return put("brief", card_brief(type_of(static_cast<CardId>(event.what))));
    case number::doctor_offset: return put("nights", nights_text(event.much));
    case number::lost: return put("reason", of(static_cast<Kind>(event.seats.bits)));
    case number::gained: return put("by", card_name(static_cast<Type>(event.seats.bits)));
    case number::counted: return put("against", event.what);
    case number::mud: return put("stuck", yes(event.what != 0));
    default: return;
  }
}

// In `lost` and `gained` the set of seats holds a reason and not people, in `flight` a card.
Seats people_of(const Event& event) {
  const bool reason =
      event.fact == fact::lost || event.fact == fact::gained || event.fact == fact::flight;
  return reason ? Seats{} : event.seats;
}

Args fact_args(const Plan& plan, const Event& event, const Table& after, Seats seats) {
  Args args{{"who", event.who}, {"whom", event.whom}, {"seats", seats}};
  add_card(event, args);
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
  if (is_smell(event)) return "mrk.bullet.smell";
  if (!trail.is_known()) return "mrk.bullet.any";
  const std::string path = trail.fragment();
  return {path.empty() ? "mrk.bullet.whole" : "mrk.bullet.part",
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
    return {"mrk.flight.gain", std::move(args)};
  }
  const Message line{key("flight", of(course)), std::move(args)};
  return {"mrk.bullet.told", {{"label", label_of(event, trail)}, {"line", line}}};
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
        {call_wakes(card), shoots ? "mrk.call.matrix.shoots" : call_acts(plan.setup, card)});
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
