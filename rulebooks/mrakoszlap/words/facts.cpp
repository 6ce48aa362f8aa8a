// The facts of mrakoszlap in words. A table says what the fields of each fact mean; the steps of a
// bullet and the orders of the night have sentences of their own.
#include <algorithm>

#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/steps.h"
#include "rulebooks/mrakoszlap/text/ids.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::notation {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Course;
using mrakoszlap::Kind;
using mrakoszlap::Phase;
using mrakoszlap::Table;
using mrakoszlap::Type;
using mrakoszlap_id::key;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

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

struct Teller {
  const Words& words;
  const mrakoszlap::Plan& plan;
  const Names& names;
  const Event& event;

  std::string name(Seat seat) const {
    return seat == Seat::nobody ? std::string{} : seat_name(words, names, seat);
  }
};

// MRK-CALL-4  Declined is always the first question of a call.
Type type_that_asks(Ask what) {
  const auto calls = mrakoszlap::calls();
  const auto found = std::find_if(calls.begin(), calls.end(),
                                  [&](const mrakoszlap::Call& call) { return call.ask == what; });
  expect(found != calls.end());
  return found->type;
}

std::string order_line(const Teller& t) {
  return t.words.say(key("order", mrakoszlap_id::of(static_cast<Ask>(t.event.what))),
                     {{"whom", t.name(t.event.whom)}, {"many", yes(t.event.whom == Seat::nobody)}});
}

void add_card(const Teller& t, Args& args) {
  const std::uint8_t what = t.event.what;
  const auto put = [&](const std::string& card) { args.emplace_back("card", card); };
  switch (kShapes[static_cast<std::size_t>(t.event.fact)]) {
    case What::nothing: return;
    case What::card:
      if (static_cast<CardId>(what) == CardId::none) return put({});  // woken for the prison alone
      return put(card_name(t.words, static_cast<CardId>(what)));
    case What::shown:
      return put(t.event.much != 0 ? copy_name(t.words, Type::mirror, t.event.much)
                                   : card_name(t.words, static_cast<CardId>(what)));
    case What::copy: return put(copy_name(t.words, static_cast<Type>(what), t.event.much));
    case What::gain:
      args.emplace_back("by", card_name(t.words, static_cast<Type>(what)));
      args.emplace_back("type", mrakoszlap_id::of(static_cast<Type>(what)));
      return put(copy_name(t.words, mrakoszlap::gained_by(static_cast<Type>(what)), t.event.much));
    case What::order:
      args.emplace_back("order", order_line(t));
      return put(card_name(t.words, static_cast<Type>(t.event.much)));
    case What::refrain: return put(card_name(t.words, type_that_asks(static_cast<Ask>(what))));
  }
}

// What only one fact has.
void add_own(const Teller& t, const Table& after, Args& args) {
  const Event& event = t.event;
  const auto put = [&](const char* name, std::string_view value) {
    args.emplace_back(name, value);
  };
  switch (static_cast<number::Fact>(event.fact)) {
    case number::phase_opened:
      return put("called", phase_name(t.words, static_cast<Phase>(event.what)));
    case number::deck_announced:
      args.emplace_back("n", t.plan.each);
      return put("cards", deck_text(t.words, t.plan.deck));
    case number::skipped:
      put("time", event.what == 0 ? "night" : "day");
      return put("phrase", power_phrase(mrakoszlap::Power::time_lord));
    case number::bullet: return put("matrix", yes(event.what != 0));
    case number::card_called: return put("shoots", yes(event.much != 0));
    case number::imprisoned:
      return put("called", yes(static_cast<CardId>(event.what) != CardId::none));
    case number::report_opened: return put("skipped", yes(event.what != 0));
    case number::floor:
      return put("silenced", yes(after.silenced.has(event.who) && after.equal == 0));
    case number::show_opened:
    case number::hand:
      return put("show", mrakoszlap_id::of(static_cast<mrakoszlap::Show>(event.what)));
    case number::tied: return put("runoff", yes(event.what != 0));
    case number::power_used:
      put("power", mrakoszlap_id::of(static_cast<mrakoszlap::Power>(event.what)));
      return put("phrase", power_phrase(static_cast<mrakoszlap::Power>(event.what)));
    case number::faction_shown:
      return put("side", side_name(t.words, static_cast<mrakoszlap::Result>(event.what)));
    case number::game_over:
      return put("result", mrakoszlap_id::of(static_cast<mrakoszlap::Result>(event.what)));
    case number::card_dealt:
      return put("brief", card_brief(t.words, type_of(static_cast<CardId>(event.what))));
    case number::doctor_offset: return put("nights", nights_text(event.much));
    case number::lost: return put("reason", mrakoszlap_id::of(static_cast<Kind>(event.seats.bits)));
    case number::gained: return put("by", card_name(t.words, static_cast<Type>(event.seats.bits)));
    case number::counted: args.emplace_back("against", event.what); return;
    case number::mud: return put("stuck", yes(event.what != 0));
    default: return;
  }
}

// In `lost` and `gained` the set of seats holds a reason and not people.
Seats people_of(const Event& event) {
  const bool reason = event.fact == fact::lost || event.fact == fact::gained;
  return reason ? Seats{} : event.seats;
}

Args fact_args(const Teller& t, const Table& after, Seats seats) {
  Args args{{"who", t.name(t.event.who)}, {"whom", t.name(t.event.whom)}};
  args.emplace_back("seats", seat_names(t.words, t.names, seats));
  add_card(t, args);
  add_own(t, after, args);
  args.emplace_back("n", t.event.much);  // the first argument of a name is the one that counts
  return args;
}

// --- the steps of a bullet --------------------------------------------------------------------

std::string step_card(const Teller& t, Course course) {
  const Type type = course == Course::passed ? Type::mage : card_of(course);
  if (type == Type::none) return {};
  return copy_name(t.words, type, mrakoszlap::number_part(t.event.much));
}

// MRK-REPORT-2 (7), -3  What is read out: no names but those of the dead.
std::string step_read(const Teller& t, const Trail& trail) {
  const auto course = static_cast<Course>(t.event.what);
  const std::string_view family = t.event.fact == fact::smell ? "smell" : "course";
  const std::string path = trail.fragment();
  return t.words.say(key(family, mrakoszlap_id::of(course)),
                     {{"who", t.name(t.event.who)},
                      {"n", t.event.much},
                      {"card", course == Course::passed ? "" : step_card(t, course)},
                      {"fragment", path.empty() ? std::to_string(t.event.much) : path}});
}

// Only a bullet begins with a shot; what follows from nothing else is the smell.
std::string label_of(const Teller& t, const Trail& trail) {
  const auto course = static_cast<Course>(t.event.what);
  if (course != Course::fired && t.event.cause == 0) return t.words.say("mrk.bullet.smell");
  if (!trail.is_known()) return t.words.say("mrk.bullet.any");
  const std::string path = trail.fragment();
  return t.words.say(path.empty() ? "mrk.bullet.whole" : "mrk.bullet.part",
                     {{"n", trail.bullet()},
                      {"kind", kind_name(t.words, trail.kind())},
                      {"who", t.name(trail.shooter())},
                      {"whom", t.name(trail.target())},
                      {"fragment", path}});
}

// Section 6: the moderator sees the full course.
std::string step_logged(const Teller& t, const Trail& trail) {
  const auto course = static_cast<Course>(t.event.what);
  const Args args{{"who", t.name(t.event.who)},
                  {"whom", t.name(t.event.whom)},
                  {"n", t.event.much},
                  {"card", step_card(t, course)},
                  {"why", t.event.by == Clause::mrk_jozin_3 ? "mud" : "sniper"}};
  if (is_gain(course)) {
    Args gain = args;
    gain.emplace_back("by", card_name(t.words, mrakoszlap::type_part(t.event.much)));
    return t.words.say("mrk.flight.gain", gain);
  }
  return t.words.say("mrk.bullet.told",
                     {{"label", label_of(t, trail)},
                      {"line", t.words.say(key("flight", mrakoszlap_id::of(course)), args)}});
}

}  // namespace

std::string nights_text(unsigned first) {
  return std::to_string(first) + ", " + std::to_string(first + 3) + ", " +
         std::to_string(first + 6);
}

std::string log_sentence(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                         const Event& event, const Table& after, const Trail& trail) {
  const Teller t{words, plan, names, event};
  if (event.fact == fact::flight) return step_logged(t, trail);
  if (event.fact == fact::course || event.fact == fact::smell) return step_read(t, trail);
  return words.say(key("fact", mrakoszlap_id::of(event.fact)),
                   fact_args(t, after, people_of(event)));
}

std::string public_sentence(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                            const Event& event, const Table& after, const Trail& trail) {
  if (event.fact == fact::phase_opened) {
    return phase_opening(words, plan, names, static_cast<Phase>(event.what), after);
  }
  if (event.fact == fact::card_called) {
    const auto card = static_cast<CardId>(event.what);
    const bool shoots = event.much != 0;  // the Matrix, for the second time tonight
    return call_wakes(words, card) + ' ' +
           (shoots ? words.say("mrk.call.matrix.shoots") : call_acts(words, plan.setup, card));
  }
  return log_sentence(words, plan, names, event, after, trail);
}

std::string private_sentence(const Words& words, const Names& names, const mrakoszlap::View& after,
                             const Event& event, const Trail& trail) {
  const std::string own = key("fact", mrakoszlap_id::of(event.fact), "you");
  if (!words.has(own)) {
    return public_sentence(words, after.plan, names, event, after.table, trail);
  }
  const Teller t{words, after.plan, names, event};
  const bool group = event.fact == fact::mafia_meets;  // the others, without oneself
  const Seats people = people_of(event);
  Args args = fact_args(t, after.table, group ? people - after.seat : people);
  args.emplace_back("mine", yes(event.who == after.seat));
  return words.say(own, args);
}

std::string told_together(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                          std::span<const Event> events, const Table& after) {
  Trail trail;
  std::string all;
  for (const Event& event : events) {
    trail.follow(event);
    if (!all.empty()) all += ' ';
    all += public_sentence(words, plan, names, event, after, trail);
  }
  return all;
}

}  // namespace omerta::notation
