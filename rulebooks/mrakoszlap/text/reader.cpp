// Events of mrakoszlap in written form.
#include <fmt/format.h>

#include <algorithm>

#include "notation/scribe.h"
#include "rulebooks/mrakoszlap/rules/steps.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::notation {
namespace {

namespace fact = mrakoszlap::fact;
using mrakoszlap::Course;
using mrakoszlap::Type;

enum class Slot {  // where an argument of an event stands
  who,
  self,  // whom the event is told to: it goes without saying
  whom,
  target,  // like whom, but left out where there is none
  dead,    // like who, but only where somebody dies
  round,
  seats,
  card,      // by its place in the deck
  any_card,  // the same; the prisoner may be woken for none
  copy,      // type in `what`, number in `much`
  shown,     // a card of the deck, or a gained Mirror by its number
  gainer,    // which type gains
  new_copy,  // of what it gains; the number is a new copy's
  by,        // the type or the kind that caused it, in `seats`
  reason,
  step,
  step_card,
  step_number,
  phase,
  show,
  power,
  ask,
  side,
  result,
  count,
  votes_for,
  votes_against,
  deck,
  skipped,  // that the night was left out
  matrix,   // whose bullet it is, where the option names it
  shoots    // the Matrix is called again, for its own shots
};

FactSlot described(Slot slot) {
  using enum Argument::Kind;
  using Stands = FactSlot::Stands;
  switch (slot) {
    case Slot::who: return {"who", seat};
    case Slot::self: return {"told", seat, Stands::unsaid};
    case Slot::whom: return {"whom", seat};
    case Slot::target: return {"whom", seat, Stands::sometimes};
    case Slot::dead: return {"who", seat, Stands::sometimes};
    case Slot::round: return {"round", number};
    case Slot::count: return {"number", number};
    case Slot::votes_for: return {"for", number};
    case Slot::votes_against: return {"against", number};
    case Slot::seats: return {.name = "players", .kind = list, .order = FactSlot::Order::by_seat};
    case Slot::card:
    case Slot::copy:
    case Slot::shown:
    case Slot::new_copy: return {"card"};
    case Slot::gainer:
    case Slot::by: return {"type"};
    case Slot::reason: return {"reason"};
    case Slot::step: return {"step"};
    case Slot::any_card:
    case Slot::step_card: return {"card", word, Stands::sometimes};
    case Slot::step_number: return {"number", number, Stands::sometimes};
    case Slot::phase: return {"phase"};
    case Slot::show: return {"show"};
    case Slot::power: return {"power"};
    case Slot::ask: return {"question"};
    case Slot::side: return {"side"};
    case Slot::result: return {"result"};
    case Slot::deck: return {"cards", counts};
    case Slot::skipped: return {"skipped", word, Stands::sometimes};
    case Slot::matrix: return {"matrix", word, Stands::sometimes};
    case Slot::shoots: return {"shoots", word, Stands::sometimes};
  }
  return {};
}

struct Shape {
  Fact fact;
  std::vector<Slot> slots;
  Hearers also{};  // who else hears it, at times
};

const std::vector<Shape>& told_to_all() {
  using enum Slot;
  static const std::vector<Shape> all{
      {fact::deck_announced, {deck}},
      {fact::nightfall, {round}},
      {fact::phase_opened, {phase}, {.moderator = true}},
      {fact::skipped, {who}},
      {fact::card_called, {card, shoots}},
      {fact::report_opened, {round, skipped}},
      {fact::silenced, {who}},
      {fact::vote_banned, {who}},
      {fact::slimed, {who, count}},
      {fact::sanded, {who}},
      {fact::mask_stopped_sand, {}},
      {fact::bullet, {matrix}},
      {fact::course, {step, step_card, step_number, dead}},
      {fact::sock_thrown, {}},
      {fact::smell, {step, step_card, step_number, dead}},
      {fact::gain, {gainer, new_copy}},
      {fact::leech_eaten, {}},
      {fact::quiet_night, {}},
      {fact::died, {who}},
      {fact::accused, {who, whom}},
      {fact::defence_over, {who}},
      {fact::floor, {who}},
      {fact::proxy, {who, whom}},
      {fact::spoke, {who}},
      {fact::show_opened, {who, show}},
      {fact::hand, {who, whom, show}},
      {fact::show_closed, {who}},
      {fact::tied, {seats}},
      {fact::nobody_condemned, {}},
      {fact::hanged, {who}},
      {fact::power_used, {who, power, target}},
      {fact::volley, {who, seats}},
      {fact::saved_by_day, {who, copy}},
      {fact::bomb_cost, {copy}},
      {fact::faction_shown, {who, side}},
      {fact::card_shown, {who, shown}},
      {fact::game_over, {result, seats}},
      {fact::revealed, {who, card}},
  };
  return all;
}

const std::vector<Shape>& told_to_some() {
  using enum Slot;
  static const std::vector<Shape> all{
      {fact::card_dealt, {self, card}},     {fact::doctor_offset, {self, round}},
      {fact::mafia_meets, {seats}},         {fact::planned, {who, whom}},
      {fact::called, {self, card}},         {fact::imprisoned, {self, any_card}},
      {fact::ordered, {self, ask, target}}, {fact::declined, {self, ask}},
      {fact::seen_awake, {whom}},           {fact::seen_nobody, {self}},
      {fact::caught, {self, round}},        {fact::lost, {self, copy, reason}},
      {fact::gained, {self, copy, by}},     {fact::eaten, {self}},
  };
  return all;
}

const std::vector<Shape>& told_to_moderator() {
  using enum Slot;
  static const std::vector<Shape> all{
      {fact::flight, {step, step_card, step_number, who, target}},
      {fact::fell, {who}},
      {fact::counted, {who, votes_for, votes_against}},
      {fact::condemned, {seats}},
      {fact::mafia_silent, {}},
      {fact::mud, {who}},
  };
  return all;
}

const std::vector<Slot>& slots_of(Fact what) {
  for (const auto* shapes : {&told_to_all(), &told_to_some(), &told_to_moderator()}) {
    for (const Shape& shape : *shapes) {
      if (shape.fact == what) return shape.slots;
    }
  }
  static const std::vector<Slot> none;
  return none;
}

class MrakoszlapReader : public Scribe {
 public:
  explicit MrakoszlapReader(const Casting& casting)
      : Scribe{casting.names}, plan_{casting.game->plan<mrakoszlap::Mrakoszlap>()} {}

  void read(const Told& told, EventId id, std::vector<Utterance>& into) override {
    const bool own = told.event.fact == fact::ordered || told.event.fact == fact::declined;
    Utterance said{told.to, told.event, id, mrakoszlap_name(told.event.fact), {}, own};
    fill(said, slots_of(told.event.fact), [&](Slot slot) { add(said, slot); });
    into.push_back(std::move(said));
  }

 private:
  // "turned, mirror-1", "split, 2", "lost, vest-1", "dies".
  static void step(Utterance& said) {
    const auto step = static_cast<Course>(said.event.what);
    const bool lost = step == Course::vest || step == Course::cloud_treader;
    word(said, lost ? "lost" : mrakoszlap_name(step));
  }
  static void step_card(Utterance& said) {
    const Type card = card_of(static_cast<Course>(said.event.what));
    if (card == Type::none) return;
    word(said, mrakoszlap_copy(card, mrakoszlap::number_part(said.event.much)));
  }
  static void step_number(Utterance& said) {
    const auto step = static_cast<Course>(said.event.what);
    if (step == Course::split || step == Course::fragment) number(said, said.event.much);
  }

  void deck(Utterance& said) const {
    Argument counts{Argument::Kind::counts, {}};
    for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
      const auto type = static_cast<Type>(i);
      const int count = plan_.deck.count(type);
      if (count > 0) counts.items.push_back(fmt::format("{} {}", count, mrakoszlap_name(type)));
    }
    said.arguments.push_back(std::move(counts));
  }

  void add(Utterance& said, Slot slot) const {
    const Event& event = said.event;
    switch (slot) {
      case Slot::who: return seat(said, event.who);
      case Slot::self: return quiet_seat(said, event.who);
      case Slot::whom: return seat(said, event.whom);
      case Slot::target: return event.whom == Seat::nobody ? void() : seat(said, event.whom);
      case Slot::dead: return event.who == Seat::nobody ? void() : seat(said, event.who);
      case Slot::round:
      case Slot::count: return number(said, event.much);
      case Slot::votes_for: return number(said, event.much);
      case Slot::votes_against: return number(said, event.what);
      case Slot::seats: return list(said, event.seats);
      case Slot::any_card:
        if (static_cast<mrakoszlap::CardId>(event.what) == mrakoszlap::CardId::none) return;
        [[fallthrough]];
      case Slot::card:
        return word(said, mrakoszlap_name(static_cast<mrakoszlap::CardId>(event.what)));
      case Slot::shown:
        return word(said, event.much != 0
                              ? mrakoszlap_copy(Type::mirror, event.much)
                              : mrakoszlap_name(static_cast<mrakoszlap::CardId>(event.what)));
      case Slot::copy:
        return word(said, mrakoszlap_copy(static_cast<Type>(event.what), event.much));
      case Slot::gainer: return word(said, mrakoszlap_name(static_cast<Type>(event.what)));
      case Slot::new_copy:
        return word(said, mrakoszlap_copy(mrakoszlap::gained_by(static_cast<Type>(event.what)),
                                          event.much));
      case Slot::by: return word(said, mrakoszlap_name(static_cast<Type>(event.seats.bits)));
      case Slot::reason: return word(said, reason(event));
      case Slot::step: return step(said);
      case Slot::step_card: return step_card(said);
      case Slot::step_number: return step_number(said);
      case Slot::phase:
        return word(said, mrakoszlap_name(static_cast<mrakoszlap::Phase>(event.what)));
      case Slot::show:
        return word(said, mrakoszlap_name(static_cast<mrakoszlap::Show>(event.what)));
      case Slot::power:
        return word(said, mrakoszlap_name(static_cast<mrakoszlap::Power>(event.what)));
      case Slot::ask: return word(said, mrakoszlap_name(static_cast<Ask>(event.what)));
      case Slot::side:
      case Slot::result:
        return word(said, mrakoszlap_name(static_cast<mrakoszlap::Result>(event.what)));
      case Slot::deck: return deck(said);
      case Slot::skipped: return event.what == 0 ? void() : word(said, "skipped");
      case Slot::matrix: return event.what == 0 ? void() : word(said, "matrix");
      case Slot::shoots: return event.much == 0 ? void() : word(said, "shoots");
    }
  }

  // MRK-REPORT-4  A bullet, the smell, or what struck by day.
  static std::string reason(const Event& event) {
    const auto kind = static_cast<mrakoszlap::Kind>(event.seats.bits);
    return kind == mrakoszlap::Kind::shot ? "bullet" : mrakoszlap_name(kind);
  }

  const mrakoszlap::Plan plan_;
};

}  // namespace

std::unique_ptr<Reader> mrakoszlap_reader(const Casting& casting) {
  return std::make_unique<MrakoszlapReader>(casting);
}

const std::vector<FactShape>& mrakoszlap_facts() {
  static const std::vector<FactShape> all =
      fact_shapes(told_to_all(), told_to_some(), told_to_moderator(), described,
                  [](Fact fact) { return mrakoszlap_name(fact); });
  return all;
}

}  // namespace omerta::notation
