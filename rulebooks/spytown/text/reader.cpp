// Events of spytown in written form. The reader folds the public feed, because the order in which
// suspects defend themselves is known to the table and not written on the event.
#include <fmt/format.h>

#include <algorithm>

#include "notation/scribe.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::notation {
namespace {

namespace fact = spytown::fact;

enum class Slot {  // where an argument of an event stands
  who,
  self,  // whom the event is told to: it goes without saying
  whom,
  target,  // like whom, but left out where there is none
  round,
  seats,
  suspects,
  token,
  card,
  usable,
  phase,
  cause,
  cause_much,
  window,
  ruling,
  result,
  tokens,
  cards,
  secret_card,
  secret_side,
  secret_force,
  whom_or_none,
  votes
};

FactSlot described(Slot slot) {
  using enum Argument::Kind;
  using Stands = FactSlot::Stands;
  switch (slot) {
    case Slot::who: return {"who", seat};
    case Slot::self: return {"told", seat, Stands::unsaid};
    case Slot::whom: return {"whom", seat};
    case Slot::whom_or_none: return {.name = "whom", .kind = seat, .or_none = true};
    case Slot::target: return {"whom", seat, Stands::sometimes};
    case Slot::round: return {"round", number};
    case Slot::seats: return {.name = "players", .kind = list, .order = FactSlot::Order::by_seat};
    case Slot::suspects: return {"players", list};
    case Slot::token: return {"token"};
    case Slot::card: return {"card"};
    case Slot::usable: return {"usable"};
    case Slot::phase: return {"phase"};
    case Slot::cause:
    case Slot::cause_much: return {"cause"};
    case Slot::window: return {"window"};
    case Slot::ruling: return {"ruling"};
    case Slot::result: return {"result"};
    case Slot::tokens: return {"tokens", counts};
    case Slot::cards: return {"cards", counts};
    case Slot::secret_card: return {"card", word, Stands::sometimes};
    case Slot::secret_side: return {"side"};
    case Slot::secret_force: return {"force"};
    case Slot::votes: return {"votes", pairs};
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
      {fact::tokens_announced, {tokens}},
      {fact::cards_announced, {cards}},
      {fact::card_shown, {who, card}},
      {fact::commander, {who}},
      {fact::swapped, {who, whom}},
      {fact::no_swap, {who}},
      {fact::round_began, {round}},
      {fact::phase_opened, {phase}},
      {fact::phase_closed, {phase}},
      {fact::nobody_chosen, {}},
      {fact::named, {who, cause}},
      {fact::window_opened, {window, who}},
      {fact::window_closed, {window}},
      {fact::saved, {who, card}},
      {fact::ruled, {ruling, who}},
      {fact::card_allowed, {card}},
      {fact::card_forbidden, {card}},
      {fact::eliminated, {who, token, cause_much}},
      {fact::expelled, {who, token}},
      {fact::fired, {who, whom}},
      {fact::card_played, {who, card, target}},
      {fact::card_removed, {who, card}},
      {fact::recruitment, {}},
      {fact::spoke, {who}},
      {fact::ballots, {phase, votes}},
      {fact::missed_vote, {who}},
      {fact::voted, {who, whom}},
      {fact::suspects, {suspects}},
      {fact::floor, {who}},
      {fact::defended, {who}},
      {fact::waived, {who}},
      {fact::tied, {seats}},
      {fact::vote_moved, {who, whom}},
      {fact::lot_drawn, {who}},
      {fact::nobody_eliminated, {}},
      {fact::game_over, {result, seats}},
      {fact::revealed, {who, token, secret_card, secret_side, secret_force}},
  };
  return all;
}

const std::vector<Shape>& told_to_some() {
  using enum Slot;
  static const std::vector<Shape> all{
      {fact::token_dealt, {self, token}},
      {fact::card_dealt, {self, card, usable}},
      {fact::token_seen, {whom, token}},
      {fact::awake, {phase, seats}, {.moderator = true}},
      {fact::looked, {who, whom}},
      {fact::no_look, {who}},
      {fact::exposed, {who}},
      {fact::pointed, {who, whom_or_none}},
      {fact::chosen, {whom_or_none}},
      {fact::recruited, {who, whom}},
  };
  return all;
}

const std::vector<Shape>& told_to_moderator() {
  static const std::vector<Shape> all{};
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

class SpytownReader : public Scribe {
 public:
  explicit SpytownReader(const Casting& casting)
      : Scribe{casting.names}, plan_{casting.game->plan<spytown::Spytown>()} {}

  void read(const Told& told, EventId id, std::vector<Utterance>& into) override {
    if (told.event.fact == fact::suspects) before_ = table_;
    if (told.to.is_everyone()) spytown::Spytown::learn(plan_, table_, told.event);
    if (told.event.fact == fact::ballot && !into.empty()) {
      return add_ballot(into.back(), told.event, "");
    }
    Utterance said{told.to, told.event, id, spytown_name(told.event.fact), {}, false};
    fill(said, slots_of(told.event.fact), [&](Slot slot) { add(said, slot); });
    into.push_back(std::move(said));
  }

 private:
  // SPY-VOTE-9  Most preliminary votes first, equal numbers in seat order.
  void suspect_list(Utterance& said) const {
    std::vector<Seat> order;
    for (Seat seat : said.event.seats) order.push_back(seat);
    const auto rank = [&](Seat suspect) {
      const auto votes = std::count(before_.votes.begin(), before_.votes.end(), suspect);
      return std::pair{-votes, suspect};
    };
    std::sort(order.begin(), order.end(), [&](Seat a, Seat b) { return rank(a) < rank(b); });
    list(said, order);
  }

  template <class Counts>
  static void counts(Utterance& said, const Counts& counts, int first) {
    Argument argument{Argument::Kind::counts, {}};
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const int thing = first + static_cast<int>(i);
      if (counts[i] == 0 || thing == thing_of(spytown::Card::neutral)) continue;
      argument.items.push_back(fmt::format("{} {}", counts[i], spytown_thing(thing)));
    }
    said.arguments.push_back(std::move(argument));
  }

  // SPY-REVEAL-3  Card, side and force stand together on the event; a basic game has no card.
  void secret_card(Utterance& said) const {
    if (!plan_.extended()) return;
    word(said, spytown_name(static_cast<spytown::Card>(said.event.much & 0xff)));
  }

  void add(Utterance& said, Slot slot) const {
    const Event& event = said.event;
    switch (slot) {
      case Slot::who: return seat(said, event.who);
      case Slot::self: return quiet_seat(said, event.who);
      case Slot::whom:
      case Slot::whom_or_none: return seat(said, event.whom);
      case Slot::target:
        if (event.whom != Seat::nobody) seat(said, event.whom);
        return;
      case Slot::round: return number(said, event.much);
      case Slot::seats: return list(said, event.seats);
      case Slot::suspects: return suspect_list(said);
      case Slot::token: return word(said, spytown_name(static_cast<spytown::Token>(event.what)));
      case Slot::card: return word(said, spytown_name(static_cast<spytown::Card>(event.what)));
      case Slot::usable: return word(said, event.much != 0 ? "usable" : "not-usable");
      case Slot::phase: return word(said, spytown_name(static_cast<spytown::Phase>(event.what)));
      case Slot::cause: return word(said, spytown_name(static_cast<spytown::Cause>(event.what)));
      case Slot::cause_much:
        return word(said, spytown_name(static_cast<spytown::Cause>(event.much)));
      case Slot::window: return word(said, spytown_name(static_cast<spytown::Window>(event.what)));
      case Slot::ruling: return word(said, spytown_name(static_cast<spytown::Ruling>(event.what)));
      case Slot::result: return word(said, spytown_name(static_cast<spytown::Result>(event.what)));
      case Slot::tokens: return counts(said, plan_.tokens, 0);
      case Slot::cards: return counts(said, plan_.cards, spytown::kTokens);
      case Slot::secret_card: return secret_card(said);
      case Slot::secret_side:
        return word(said, spytown_name(static_cast<spytown::Side>(event.much >> 8 & 0xf)));
      case Slot::secret_force:
        return word(said, spytown_name(static_cast<spytown::Force>(event.much >> 12)));
      case Slot::votes: return said.arguments.push_back({Argument::Kind::pairs, {}});
    }
  }

  const spytown::Plan plan_;
  spytown::Table table_{};
  spytown::Table before_{};  // the votes by which the suspects were found
};

}  // namespace

std::unique_ptr<Reader> spytown_reader(const Casting& casting) {
  return std::make_unique<SpytownReader>(casting);
}

const std::vector<FactShape>& spytown_facts() {
  static const std::vector<FactShape> all =
      fact_shapes(told_to_all(), told_to_some(), told_to_moderator(), described,
                  [](Fact fact) { return spytown_name(fact); });
  return all;
}

}  // namespace omerta::notation
