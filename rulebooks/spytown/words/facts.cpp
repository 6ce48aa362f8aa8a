// The facts of spytown in words. A table says what the fields of each fact mean; the rest follows.
#include "rulebooks/spytown/text/ids.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::notation {
namespace {

using spytown::Card;
using spytown::Phase;
using spytown::Table;
using spytown::Token;
using spytown_id::key;
namespace fact = spytown::fact;
namespace number = spytown::number;

enum class What : std::uint8_t { nothing, token, card, phase, cause, window, ruling, result };
enum class Much : std::uint8_t { nothing, number, cause, works, person };
struct Shape {
  What what = What::nothing;
  Much much = Much::nothing;
};

// What `what` and `much` of a fact are; the facts not named use neither.
constexpr auto kShapes = [] {
  std::array<Shape, number::recruited + 1> shape{};
  for (auto each : {number::card_shown, number::card_played, number::card_removed, number::saved,
                    number::card_allowed, number::card_forbidden}) {
    shape[each].what = What::card;
  }
  for (auto each : {number::phase_opened, number::phase_closed, number::ballots, number::awake}) {
    shape[each].what = What::phase;
  }
  for (auto each : {number::expelled, number::token_dealt, number::token_seen}) {
    shape[each].what = What::token;
  }
  for (auto each : {number::window_opened, number::window_closed}) {
    shape[each].what = What::window;
  }
  shape[number::round_began].much = Much::number;
  shape[number::named].what = What::cause;
  shape[number::ruled].what = What::ruling;
  shape[number::game_over].what = What::result;
  shape[number::eliminated] = {What::token, Much::cause};
  shape[number::card_dealt] = {What::card, Much::works};
  shape[number::revealed] = {What::token, Much::person};
  return shape;
}();

struct Teller {
  const Words& words;
  const spytown::Plan& plan;
  const Names& names;
  const Event& event;

  std::string say(const std::string& key, const Args& args) const {
    return notation::say(words, plan.setup, key, args);
  }
};

const Shape& shape_of(const Event& event) {
  const auto fact = static_cast<std::size_t>(event.fact);
  expect(fact < kShapes.size());
  return kShapes[fact];
}

Card card_of(spytown::Window window) {
  switch (window) {
    case spytown::Window::vest: return Card::vest;
    case spytown::Window::bandage: return Card::bandage;
    default: return Card::last_shot;
  }
}

void add_card(const Teller& t, Args& args, Card card) {
  args.emplace_back("card", card_name(t.words, t.plan.setup, card));
  args.emplace_back("kind", spytown_id::of(card));
}

void add_what(const Teller& t, Args& args) {
  const std::uint8_t what = t.event.what;
  switch (shape_of(t.event).what) {
    case What::nothing: return;
    case What::token:
      args.emplace_back("token", token_name(t.words, t.plan.setup, static_cast<Token>(what)));
      return;
    case What::card: return add_card(t, args, static_cast<Card>(what));
    case What::phase:
      args.emplace_back("phase", spytown_id::of(static_cast<Phase>(what)));
      args.emplace_back("called", phase_name(t.words, t.plan.setup, static_cast<Phase>(what)));
      return;
    case What::cause:
      args.emplace_back("cause", spytown_id::of(static_cast<spytown::Cause>(what)));
      return;
    case What::window:
      args.emplace_back("window", spytown_id::of(static_cast<spytown::Window>(what)));
      return add_card(t, args, card_of(static_cast<spytown::Window>(what)));
    case What::ruling:
      args.emplace_back("ruling", spytown_id::of(static_cast<spytown::Ruling>(what)));
      return;
    case What::result:
      args.emplace_back("result", spytown_id::of(static_cast<spytown::Result>(what)));
      return;
  }
}

// SPY-REVEAL-3  A card, a side and a force in one number; in the basic game there is no card.
void add_person(const Teller& t, Args& args) {
  const auto card = static_cast<Card>(t.event.much & 0xFFU);
  const auto force = static_cast<spytown::Force>(t.event.much >> 12U);
  const bool none = !t.plan.extended() || card == Card::none;
  args.emplace_back("dealt", none ? "none" : "card");
  args.emplace_back("force", force_name(t.words, t.plan.setup, force));
  add_card(t, args, none ? Card::none : card);
}

void add_much(const Teller& t, Args& args) {
  switch (shape_of(t.event).much) {
    case Much::nothing: return;
    case Much::number: args.emplace_back("n", t.event.much); return;
    case Much::cause:
      args.emplace_back("cause", spytown_id::of(static_cast<spytown::Cause>(t.event.much)));
      return;
    case Much::works: {
      const bool neutral = static_cast<Card>(t.event.what) == Card::neutral;
      args.emplace_back("works", neutral ? "neutral" : yes(t.event.much != 0));
      return;
    }
    case Much::person: return add_person(t, args);
  }
}

// SPY-SETUP-3, SPY-CARD-2  What is dealt, everybody knows.
void add_deal(const Teller& t, Args& args) {
  const spytown::Setup& setup = t.plan.setup;
  if (t.event.fact == fact::tokens_announced) {
    args.emplace_back("tokens", tokens_text(t.words, setup, t.plan.tokens));
  }
  if (t.event.fact == fact::cards_announced) {
    args.emplace_back("cards", cards_text(t.words, setup, t.plan.chosen));
    args.emplace_back("n", t.plan.cards[index(Card::neutral)]);
  }
}

std::string name_or_nothing(const Teller& t, Seat seat) {
  return seat == Seat::nobody ? std::string{} : seat_name(t.words, t.names, seat);
}

Args fact_args(const Teller& t, Seats seats) {
  const bool nobody = t.event.whom == Seat::nobody;
  Args args{{"who", name_or_nothing(t, t.event.who)},
            {"whom", name_or_nothing(t, t.event.whom)},
            {"cleared", yes(nobody)},
            {"passed", yes(!nobody)},
            {"seats", seat_names(t.words, t.names, seats)}};
  add_what(t, args);
  add_much(t, args);
  add_deal(t, args);
  return args;
}

// SPY-TABLE-4  Whom the narrator calls by name; the Police phase is everybody's.
bool is_called(Phase phase) {
  return phase == Phase::agent_phase || phase == Phase::gang_recognition ||
         phase == Phase::mafia_phase;
}

std::string opening_of(const Teller& t, const Table& after) {
  const auto phase = static_cast<Phase>(t.event.what);
  if (is_called(phase)) {
    return call_wakes(t.words, t.plan, phase) + ' ' + call_acts(t.words, t.plan, phase);
  }
  if (phase == Phase::police_phase) return call_wakes(t.words, t.plan, phase);
  const std::string own = key("opens", spytown_id::of(phase));
  if (!t.words.has(own)) return {};
  const bool start = phase == Phase::start_window;
  const spytown::Cards cards =
      after.unseen & (start ? spytown::kStartWindow : spytown::kEndWindow);  // SPY-CARD-15
  return t.say(own, {{"cards", cards_text(t.words, t.plan.setup, cards)},
                     {"n", std::popcount(cards.bits)},
                     {"commander", yes(after.commander != Seat::nobody)},
                     {"single", yes(t.plan.setup.kids_single_ballot == spytown::Switch::on)},
                     {"seats", seat_names(t.words, t.names, after.suspects)}});
}

// SPY-RECRUIT-9  A member of the New Gang stays one.
bool is_member(const spytown::View& view) {
  return view.notes.card == Card::new_gang && spytown::usable(Card::new_gang, view.notes.token);
}

}  // namespace

std::string log_sentence(const Words& words, const spytown::Plan& plan, const Names& names,
                         const Event& event, const Table&) {
  const Teller t{words, plan, names, event};
  return t.say(key("fact", spytown_id::of(event.fact)), fact_args(t, event.seats));
}

std::string public_sentence(const Words& words, const spytown::Plan& plan, const Names& names,
                            const Event& event, const Table& after) {
  const Teller t{words, plan, names, event};
  const auto phase = static_cast<Phase>(event.what);
  std::string line;
  if (event.fact == fact::phase_opened) line = opening_of(t, after);
  if (event.fact == fact::phase_closed && is_called(phase)) line = call_sleeps(words, plan, phase);
  if (!line.empty()) return line;
  line = log_sentence(words, plan, names, event, after);
  if (event.fact == fact::round_began) {
    line += ' ' + call_sleeps(words, plan, Phase::police_phase);
  }
  return line;
}

std::string private_sentence(const Words& words, const Names& names, const spytown::View& after,
                             const Event& event) {
  const std::string own = key("fact", spytown_id::of(event.fact), "you");
  if (!words.has(own)) return public_sentence(words, after.plan, names, event, after.table);
  const Teller t{words, after.plan, names, event};
  const bool group = event.fact == fact::awake;  // the others, without oneself
  const bool mine = group ? event.seats.has(after.seat) : event.who == after.seat;
  Args args = fact_args(t, group ? event.seats - after.seat : event.seats);
  args.emplace_back("mine", yes(mine));
  args.emplace_back("part", mine ? "who" : event.whom == after.seat ? "whom" : "neither");
  args.emplace_back("gang", yes(is_member(after)));
  return t.say(own, args);
}

}  // namespace omerta::notation
