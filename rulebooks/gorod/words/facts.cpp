// The facts of gorod in words. A table says what the fields of each fact mean; the rest follows.
#include "rulebooks/gorod/text/ids.h"
#include "rulebooks/gorod/words/words.h"

namespace omerta::notation {
namespace {

using gorod::Role;
namespace number = gorod::number;

enum class What : std::uint8_t { nothing, role, sign, call, reason, round, result, clock, ask };
enum class Much : std::uint8_t { nothing, number, reason, winner };
struct Shape {
  What what = What::nothing;
  Much much = Much::nothing;
};

// What `what` and `much` of a fact are; the facts not named use neither.
constexpr auto kShapes = [] {
  std::array<Shape, number::ruled + 1> shape{};
  for (auto fact : {number::night_fell, number::dawn, number::day_opened, number::total}) {
    shape[fact].much = Much::number;
  }
  for (auto fact :
       {number::eliminated, number::card_shown, number::card_dealt, number::sleepwalker_exposed}) {
    shape[fact].what = What::role;
  }
  for (auto fact : {number::call_opened, number::call_closed, number::group_awake, number::shot}) {
    shape[fact].what = What::call;
  }
  for (auto fact : {number::vote_opened, number::ballots, number::vote_tied}) {
    shape[fact].what = What::round;
  }
  for (auto fact :
       {number::came_to_nothing, number::spared, number::not_healed, number::held, number::ruled}) {
    shape[fact].much = Much::reason;
  }
  shape[number::no_elimination].what = What::reason;
  shape[number::ballot].what = What::clock;
  shape[number::game_over] = {What::result, Much::winner};
  shape[number::chose] = {What::ask, Much::number};
  shape[number::answer] = {What::sign, Much::number};
  shape[number::no_shot] = {What::call, Much::reason};
  return shape;
}();

struct Teller {
  const Words& words;
  const gorod::Plan& plan;
  const Names& names;
  const Event& event;
};

const Shape& shape_of(const Event& event) {
  const auto fact = static_cast<std::size_t>(event.fact);
  expect(fact < kShapes.size());
  return kShapes[fact];
}

bool in_house(const gorod::Plan& plan, bool (*has)(const gorod::Card&)) {
  for (int i = 0; i < plan.setup.house_roles; ++i) {
    const Role role = gorod::house_role(i);
    if (plan.setup.deck[index(role)] > 0 && has(plan.card(role))) return true;
  }
  return false;
}

bool plays_alone(const gorod::Card& card) {
  return card.side == gorod::Side::alone ||
         card.seen_as[static_cast<unsigned>(gorod::Seen::maniac)] != gorod::Roles{};
}

// GOR-HOUSE-3  ASK-ROLE is answered by a nod or a shake of the head, COUNT by a number.
bool is_yes_or_no(const Event& event) {
  const auto sign = static_cast<gorod::Sign>(event.what);
  return sign == gorod::Sign::nod || sign == gorod::Sign::shake;
}

// Whose question was answered, as the key of a meaning. The clause tells the kind of question; a
// house role that can be mistaken for the maniac makes the meaning a general one.
std::string_view asker(const Teller& t, Role role) {
  const bool loners = in_house(t.plan, plays_alone);
  switch (role) {
    case Role::commissioner: return loners ? "ask_side" : "commissioner";
    case Role::lawyer: return loners ? "ask_side" : "lawyer";
    case Role::don: return "don";
    case Role::journalist: return "journalist";
    default: break;
  }
  switch (t.event.by) {
    case Clause::gor_commissioner_2: return loners ? "ask_side" : "commissioner";
    case Clause::gor_don_2: return "don";
    case Clause::gor_journalist_1: return "journalist";
    case Clause::gor_house_3: return is_yes_or_no(t.event) ? "ask_role" : "count";
    default: return "ask_side";
  }
}

std::string sign_text(const Words& words, const Event& event, std::string_view form) {
  const auto sign = static_cast<gorod::Sign>(event.what);
  return words.say(gorod_id::key("sign", gorod_id::of(sign), form), {{"n", event.much}});
}

void add_reason(const Teller& t, Args& args, unsigned value) {
  const std::string_view id = gorod_id::of(static_cast<gorod::Reason>(value));
  args.emplace_back("reason", id);
  args.emplace_back("why", t.words.say(gorod_id::key("reason", id)));
}

void add_what(const Teller& t, Args& args, Role asking) {
  const std::uint8_t what = t.event.what;
  switch (shape_of(t.event).what) {
    case What::nothing: return;
    case What::role:
      args.emplace_back("role", role_name(t.words, t.names, static_cast<Role>(what)));
      return;
    case What::sign:
      args.emplace_back("sign", sign_text(t.words, t.event, "name"));
      args.emplace_back("means",
                        sign_text(t.words, t.event, gorod_id::key("means", asker(t, asking))));
      return;
    case What::call: {
      const auto call = static_cast<gorod::Call>(what);
      args.emplace_back("call", gorod_id::of(call));
      args.emplace_back("caller", call_name(t.words, t.plan, t.names, call));
      return;
    }
    case What::reason: return add_reason(t, args, what);
    case What::round: args.emplace_back("round", what); return;
    case What::result:
      args.emplace_back("result", gorod_id::of(static_cast<gorod::Result>(what)));
      return;
    case What::clock: args.emplace_back("clock", what != 0 ? "yes" : "no"); return;
    case What::ask: args.emplace_back("ask", gorod_id::of(static_cast<Ask>(what))); return;
  }
}

void add_much(const Teller& t, Args& args) {
  switch (shape_of(t.event).much) {
    case Much::nothing: return;
    case Much::number: args.emplace_back("n", t.event.much); return;
    case Much::reason: return add_reason(t, args, t.event.much);
    case Much::winner:
      args.emplace_back("role", role_name(t.words, t.names, static_cast<Role>(t.event.much)));
      return;
  }
}

// GOR-DAY-2  Candidates are named in the order of their nomination.
List seats_text(const Teller& t, const gorod::Table& after) {
  if (t.event.fact != gorod::fact::vote_opened || after.standing != t.event.seats) {
    return seat_names(t.words, t.names, t.event.seats);
  }
  List list;
  for (unsigned i = 0; i < after.candidates; ++i) {
    list.push_back(seat_name(t.words, t.names, after.candidate[i]));
  }
  return list;
}

std::string name_or_nothing(const Teller& t, Seat seat) {
  return seat == Seat::nobody ? std::string{} : seat_name(t.words, t.names, seat);
}

Args fact_args(const Teller& t, Role asking, List seats) {
  Args args{{"who", name_or_nothing(t, t.event.who)},
            {"whom", name_or_nothing(t, t.event.whom)},
            {"cleared", t.event.whom == Seat::nobody ? "yes" : "no"},
            {"seats", std::move(seats)}};
  add_what(t, args, asking);
  add_much(t, args);
  if (t.event.fact == gorod::fact::hit) {
    args.emplace_back("heal", yes(heals(t.plan.setup)));
  }
  if (t.event.fact == gorod::fact::vote_opened) {
    args.emplace_back("talk", yes(t.plan.setup.tie_discussion == gorod::TieDiscussion::yes));
  }
  if (t.event.fact == gorod::fact::deck_announced) {
    args.emplace_back("deck", deck_text(t.words, t.names, t.plan.setup));
    args.emplace_back("n", t.plan.setup.seats);
  }
  return args;
}

}  // namespace

std::string log_sentence(const Words& words, const gorod::Plan& plan, const Names& names,
                         const Event& event, const gorod::Table& after) {
  const Teller t{words, plan, names, event};
  return words.say(gorod_id::key("fact", gorod_id::of(event.fact)),
                   fact_args(t, Role::hidden, seats_text(t, after)));
}

std::string public_sentence(const Words& words, const gorod::Plan& plan, const Names& names,
                            const Event& event, const gorod::Table& after) {
  const auto call = static_cast<gorod::Call>(event.what);
  if (event.fact == gorod::fact::call_opened) return call_wakes(words, plan, names, call);
  if (event.fact == gorod::fact::call_closed) return call_sleeps(words, plan, names, call);
  return log_sentence(words, plan, names, event, after);
}

std::string private_sentence(const Words& words, const Names& names, const gorod::View& after,
                             const Event& event) {
  const std::string key = gorod_id::key("fact", gorod_id::of(event.fact), "you");
  if (!words.has(key)) return public_sentence(words, after.plan, names, event, after.table);
  const Teller t{words, after.plan, names, event};
  const bool group = event.fact == gorod::fact::group_awake;  // the others, without oneself
  const Seats seats = group ? event.seats - after.seat : event.seats;
  Args args = fact_args(t, after.notes.role, seat_names(words, names, seats));
  args.emplace_back("mine", event.who == after.seat ? "yes" : "no");
  return words.say(key, args);
}

std::string gesture(const Words& words, const Event& answer) {
  return sign_text(words, answer, "gesture");
}

}  // namespace omerta::notation
