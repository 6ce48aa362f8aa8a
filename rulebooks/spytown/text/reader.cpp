// Events of spytown in written form. The reader folds the public feed, because the order in which
// suspects defend themselves is known to the table and not written on the event.
#include <fmt/format.h>

#include <algorithm>

#include "notation/scribe.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/text/facts.h"

namespace omerta::notation {
namespace {

using spytown::FactRow;
using spytown::MuchIs;
using spytown::Place;
using spytown::WhatIs;

FactSlot described(WhatIs what) {
  switch (what) {
    case WhatIs::none: return {};
    case WhatIs::token: return {"token"};
    case WhatIs::card: return {"card"};
    case WhatIs::phase: return {"phase"};
    case WhatIs::cause: return {"cause"};
    case WhatIs::window: return {"window"};
    case WhatIs::ruling: return {"ruling"};
    case WhatIs::result: return {"result"};
  }
  return {};
}

FactSlot described(MuchIs much) {
  if (much == MuchIs::round) return {"round", Argument::Kind::number};
  return {much == MuchIs::works ? "usable" : "cause"};
}

FactSlot described(const FactRow& row, Place place) {
  using enum Argument::Kind;
  using Stands = FactSlot::Stands;
  switch (place) {
    case Place::who: return {"who", seat};
    case Place::self: return {"told", seat, Stands::unsaid};
    case Place::whom: return {"whom", seat};
    case Place::whom_or_none: return {.name = "whom", .kind = seat, .or_none = true};
    case Place::target: return {"whom", seat, Stands::sometimes};
    case Place::what: return described(row.what);
    case Place::much: return described(row.much);
    case Place::seats: return {.name = "players", .kind = list, .order = FactSlot::Order::by_seat};
    case Place::suspects: return {"players", list};
    case Place::tokens: return {"tokens", counts};
    case Place::cards: return {"cards", counts};
    case Place::secret_card: return {"card", word, Stands::sometimes};
    case Place::secret_side: return {"side"};
    case Place::secret_force: return {"force"};
    case Place::votes: return {"votes", pairs};
  }
  return {};
}

class SpytownReader : public Scribe {
 public:
  explicit SpytownReader(const Casting& casting)
      : Scribe{casting.names}, plan_{casting.game->plan<spytown::Spytown>()} {}

  void read(const Told& told, EventId id) override {
    if (told.event.fact == spytown::fact::suspects) before_ = table_;
    if (told.to.is_everyone()) spytown::Spytown::learn(plan_, table_, told.event);
    const FactRow& row = spytown::row_of(told.event.fact);
    if (row.has(Trait::ballot) && !said_.empty()) return add_ballot(said_.back(), told.event, "");
    Utterance said{told.to, told.event, id, spytown_name(row.fact), {}, row.has(Trait::own_act)};
    fill(said, row.written, [&](Place place) { add(said, row, place); });
    said_.push_back(std::move(said));
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

  void add_what(Utterance& said, WhatIs what) const {
    const std::uint8_t value = said.event.what;
    switch (what) {
      case WhatIs::none: return;
      case WhatIs::token: return word(said, spytown_name(static_cast<spytown::Token>(value)));
      case WhatIs::card: return word(said, spytown_name(static_cast<spytown::Card>(value)));
      case WhatIs::phase: return word(said, spytown_name(static_cast<spytown::Phase>(value)));
      case WhatIs::cause: return word(said, spytown_name(static_cast<spytown::Cause>(value)));
      case WhatIs::window: return word(said, spytown_name(static_cast<spytown::Window>(value)));
      case WhatIs::ruling: return word(said, spytown_name(static_cast<spytown::Ruling>(value)));
      case WhatIs::result: return word(said, spytown_name(static_cast<spytown::Result>(value)));
    }
  }

  void add_much(Utterance& said, MuchIs much) const {
    const std::uint16_t value = said.event.much;
    if (much == MuchIs::round) return number(said, value);
    if (much == MuchIs::works) return word(said, value != 0 ? "usable" : "not-usable");
    word(said, spytown_name(static_cast<spytown::Cause>(value)));
  }

  void add(Utterance& said, const FactRow& row, Place place) const {
    const Event& event = said.event;
    switch (place) {
      case Place::who: return seat(said, event.who);
      case Place::self: return quiet_seat(said, event.who);
      case Place::whom:
      case Place::whom_or_none: return seat(said, event.whom);
      case Place::target:
        if (event.whom != Seat::nobody) seat(said, event.whom);
        return;
      case Place::what: return add_what(said, row.what);
      case Place::much: return add_much(said, row.much);
      case Place::seats: return list(said, event.seats);
      case Place::suspects: return suspect_list(said);
      case Place::tokens: return counts(said, plan_.tokens, 0);
      case Place::cards: return counts(said, plan_.cards, spytown::kTokens);
      case Place::secret_card: return secret_card(said);
      case Place::secret_side:
        return word(said, spytown_name(static_cast<spytown::Side>(event.much >> 8 & 0xf)));
      case Place::secret_force:
        return word(said, spytown_name(static_cast<spytown::Force>(event.much >> 12)));
      case Place::votes: return said.arguments.push_back({Argument::Kind::pairs, {}});
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
  static const std::vector<FactShape> all = fact_shapes(
      spytown::fact_rows(), [](const FactRow& row, Place p) { return described(row, p); },
      [](Fact fact) { return spytown_name(fact); });
  return all;
}

}  // namespace omerta::notation
