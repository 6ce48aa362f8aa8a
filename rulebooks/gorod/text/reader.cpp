// Events of gorod in written form. The reader folds the public feed, because the order in which
// candidates stand is known to the table and not written on the event.
#include <fmt/format.h>

#include "notation/scribe.h"
#include "rulebooks/gorod/text/book.h"

namespace omerta::notation {
namespace {

using gorod::Table;
namespace fact = gorod::fact;

enum class Slot {  // where an argument of an event stands
  who,
  self,   // whom the event is told to: it goes without saying
  about,  // whom an answer is about: the asker knows
  whom,
  whom_or_none,
  call,
  round,
  ballot,
  seats,
  candidates,
  role,
  sign,
  reason,
  reason_much,
  result,
  ask,
  counts,
  votes
};

FactSlot described(Slot slot) {
  using enum Argument::Kind;
  using Stands = FactSlot::Stands;
  switch (slot) {
    case Slot::who: return {"who", seat};
    case Slot::self: return {"told", seat, Stands::unsaid};
    case Slot::about: return {"about", list, Stands::unsaid, FactSlot::Order::by_seat};
    case Slot::whom: return {"whom", seat};
    case Slot::whom_or_none: return {.name = "whom", .kind = seat, .or_none = true};
    case Slot::call: return {"call"};
    case Slot::round: return {"round", number};
    case Slot::ballot: return {"ballot", number};
    case Slot::seats: return {.name = "players", .kind = list, .order = FactSlot::Order::by_seat};
    case Slot::candidates: return {"players", list};
    case Slot::role: return {"role"};
    case Slot::sign: return {.name = "sign", .or_number = true};
    case Slot::reason:
    case Slot::reason_much: return {"reason"};
    case Slot::result: return {"result"};
    case Slot::ask: return {"question"};
    case Slot::counts: return {"cards", counts};
    case Slot::votes: return {"votes", pairs};
  }
  return {};
}

struct Shape {
  Fact fact;
  std::vector<Slot> slots;
  Hearers also{};  // who else hears it, at times
};

// The arguments of each fact, in the order in which the catalogue writes them (2.4).
const std::vector<Shape>& told_to_all() {
  using enum Slot;
  static const std::vector<Shape> all{
      {fact::deck_announced, {counts}},
      {fact::night_fell, {round}},
      {fact::call_opened, {call}},
      {fact::call_closed, {call}},
      {fact::dawn, {round, seats}},
      {fact::mafia_appeared, {}},
      {fact::day_opened, {round}},
      {fact::nominated, {who, whom}},
      {fact::supported, {who, whom}},
      {fact::no_candidate, {who}},
      {fact::spoke, {who}},
      {fact::vote_opened, {ballot, candidates}},
      {fact::ballots, {ballot, votes}},
      {fact::vote_tied, {ballot, candidates}},
      {fact::eliminated, {who, role}},
      {fact::alibi_announced, {who}},
      {fact::no_elimination, {reason}},
      {fact::moderator_appointed, {who}},
      {fact::withdrawn, {who}},
      {fact::game_over, {result, seats}},
      {fact::card_shown, {who, role}},
  };
  return all;
}

const std::vector<Shape>& told_to_some() {
  using enum Slot;
  static const std::vector<Shape> all{
      {fact::card_dealt, {self, role}},
      {fact::group_awake, {call, seats}},
      {fact::pointed, {who, whom_or_none}},
      {fact::chose, {self, ask, seats}},
      {fact::sleepwalker_exposed, {who}},
      {fact::answer, {self, sign, about}},
      {fact::arrested, {self}},
      {fact::no_shot_tonight, {}},
  };
  return all;
}

const std::vector<Shape>& told_to_moderator() {
  using enum Slot;
  static const std::vector<Shape> all{
      {fact::came_to_nothing, {who, reason_much}},
      {fact::no_shot, {call, reason_much}},
      {fact::shot, {who, call}},
      {fact::spared, {who, reason_much}},
      {fact::redirected, {who, whom}},
      {fact::hit, {who}},
      {fact::healed, {who}},
      {fact::not_healed, {who, reason_much}},
      {fact::held, {who, reason_much}},
      {fact::sheltered, {who}},
      {fact::masked, {who}},
      {fact::jammed, {who}},
      {fact::guarded, {who}},
      {fact::given_alibi, {who}},
      {fact::fell, {who}},
      {fact::drawn, {who}},
      {fact::ruled, {who, reason_much}},
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

class GorodReader : public Scribe {
 public:
  explicit GorodReader(const Casting& casting)
      : Scribe{casting.names}, plan_{casting.game->plan<gorod::Gorod>()} {}

  void read(const Told& told, EventId id, std::vector<Utterance>& into) override {
    if (told.to.is_everyone()) gorod::Gorod::learn(plan_, table_, told.event);
    if (told.event.fact == fact::ballot && !into.empty())
      return add_ballot(into.back(), told.event, told.event.what != 0 ? "*" : "");
    if (told.event.fact == fact::total && !into.empty()) return;  // the list says it already
    Utterance said{
        told.to, told.event, id, gorod_name(told.event.fact), {}, told.event.fact == fact::chose};
    fill(said, slots_of(told.event.fact), [&](Slot slot) { add(said, slot); });
    into.push_back(std::move(said));
  }

 private:
  void ordered_list(Utterance& said, Seats seats) const {
    std::vector<Seat> order;
    for (unsigned i = 0; i < table_.candidates; ++i) {
      if (seats.has(table_.candidate[i])) order.push_back(table_.candidate[i]);
    }
    list(said, order);
  }

  void add_sign(Utterance& said) const {
    const auto sign = static_cast<gorod::Sign>(said.event.what);
    if (sign == gorod::Sign::number) return number(said, said.event.much);
    word(said, gorod_name(sign));
  }

  void add_result(Utterance& said) const {
    const auto result = static_cast<gorod::Result>(said.event.what);
    word(said, result == gorod::Result::house
                   ? gorod_role(names_, static_cast<gorod::Role>(said.event.much))
                   : gorod_name(result));
  }

  void add_counts(Utterance& said) const {
    Argument counts{Argument::Kind::counts, {}};
    for (unsigned i = 0; i < gorod::kRoles; ++i) {
      if (plan_.setup.deck[i] == 0) continue;
      counts.items.push_back(fmt::format("{} {}", plan_.setup.deck[i],
                                         gorod_role(names_, static_cast<gorod::Role>(i))));
    }
    said.arguments.push_back(std::move(counts));
  }

  void add(Utterance& said, Slot slot) const {
    const Event& event = said.event;
    switch (slot) {
      case Slot::who: seat(said, event.who); break;
      case Slot::self: quiet_seat(said, event.who); break;
      case Slot::about:
        list(said, event.seats);
        said.arguments.back().quiet = true;
        break;
      case Slot::whom:
      case Slot::whom_or_none: seat(said, event.whom); break;
      case Slot::call:
        word(said, gorod_call(plan_, names_, static_cast<gorod::Call>(event.what)));
        break;
      case Slot::round: number(said, event.much); break;
      case Slot::ballot: number(said, event.what); break;
      case Slot::seats: list(said, event.seats); break;
      case Slot::candidates: ordered_list(said, event.seats); break;
      case Slot::role: word(said, gorod_role(names_, static_cast<gorod::Role>(event.what))); break;
      case Slot::sign: add_sign(said); break;
      case Slot::reason: word(said, gorod_name(static_cast<gorod::Reason>(event.what))); break;
      case Slot::reason_much: word(said, gorod_name(static_cast<gorod::Reason>(event.much))); break;
      case Slot::result: add_result(said); break;
      case Slot::ask: word(said, gorod_name(static_cast<Ask>(event.what))); break;
      case Slot::counts: add_counts(said); break;
      case Slot::votes: said.arguments.push_back({Argument::Kind::pairs, {}}); break;
    }
  }

  const gorod::Plan plan_;
  Table table_{};
};

}  // namespace

std::unique_ptr<Reader> gorod_reader(const Casting& casting) {
  return std::make_unique<GorodReader>(casting);
}

const std::vector<FactShape>& gorod_facts() {
  static const std::vector<FactShape> all =
      fact_shapes(told_to_all(), told_to_some(), told_to_moderator(), described,
                  [](Fact fact) { return gorod_name(fact); });
  return all;
}

}  // namespace omerta::notation
