// Events of gorod in written form. The reader folds the public feed, because the order in which
// candidates stand is known to the table and not written on the event.
#include <fmt/format.h>

#include "notation/scribe.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/text/facts.h"

namespace omerta::notation {
namespace {

using gorod::FactRow;
using gorod::MuchIs;
using gorod::Place;
using gorod::Table;
using gorod::WhatIs;

FactSlot described(WhatIs what) {
  switch (what) {
    case WhatIs::role: return {"role"};
    case WhatIs::sign: return {.name = "sign", .or_number = true};
    case WhatIs::call: return {"call"};
    case WhatIs::reason: return {"reason"};
    case WhatIs::ballot: return {"ballot", Argument::Kind::number};
    case WhatIs::result: return {"result"};
    case WhatIs::ask: return {"question"};
    case WhatIs::none:
    case WhatIs::clock: break;
  }
  return {};
}

FactSlot described(MuchIs much) {
  if (much == MuchIs::reason) return {"reason"};
  return {"round", Argument::Kind::number};
}

FactSlot described(const FactRow& row, Place place) {
  using enum Argument::Kind;
  using Stands = FactSlot::Stands;
  switch (place) {
    case Place::who: return {"who", seat};
    case Place::self: return {"told", seat, Stands::unsaid};
    case Place::about: return {"about", list, Stands::unsaid, FactSlot::Order::by_seat};
    case Place::whom: return {"whom", seat};
    case Place::whom_or_none: return {.name = "whom", .kind = seat, .or_none = true};
    case Place::what: return described(row.what);
    case Place::much: return described(row.much);
    case Place::seats: return {.name = "players", .kind = list, .order = FactSlot::Order::by_seat};
    case Place::candidates: return {"players", list};
    case Place::deck: return {"cards", counts};
    case Place::votes: return {"votes", pairs};
  }
  return {};
}

class GorodReader : public Scribe {
 public:
  explicit GorodReader(const Casting& casting)
      : Scribe{casting.names}, plan_{casting.game->plan<gorod::Gorod>()} {}

  void read(const Told& told, EventId id) override {
    if (told.to.is_everyone()) gorod::Gorod::learn(plan_, table_, told.event);
    const FactRow& row = gorod::row_of(told.event.fact);
    if (row.telling == Telling::listed && !said_.empty()) {  // of the totals the list says all
      const bool clock = told.event.what != 0;
      if (row.has(Trait::ballot)) add_ballot(said_.back(), told.event, clock ? "*" : "");
      return;
    }
    Utterance said{told.to, told.event, id, gorod_name(row.fact), {}, row.has(Trait::own_act)};
    fill(said, row.written, [&](Place place) { add(said, row, place); });
    said_.push_back(std::move(said));
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

  void add_what(Utterance& said, WhatIs what) const {
    const std::uint8_t value = said.event.what;
    switch (what) {
      case WhatIs::role: return word(said, gorod_role(names_, static_cast<gorod::Role>(value)));
      case WhatIs::sign: return add_sign(said);
      case WhatIs::call:
        return word(said, gorod_call(plan_, names_, static_cast<gorod::Call>(value)));
      case WhatIs::reason: return word(said, gorod_name(static_cast<gorod::Reason>(value)));
      case WhatIs::ballot: return number(said, value);
      case WhatIs::result: return add_result(said);
      case WhatIs::ask: return word(said, gorod_name(static_cast<Ask>(value)));
      case WhatIs::none:
      case WhatIs::clock: return;
    }
  }

  void add(Utterance& said, const FactRow& row, Place place) const {
    const Event& event = said.event;
    switch (place) {
      case Place::who: return seat(said, event.who);
      case Place::self: return quiet_seat(said, event.who);
      case Place::about:
        list(said, event.seats);
        said.arguments.back().quiet = true;
        return;
      case Place::whom:
      case Place::whom_or_none: return seat(said, event.whom);
      case Place::what: return add_what(said, row.what);
      case Place::much:
        if (row.much != MuchIs::reason) return number(said, event.much);
        return word(said, gorod_name(static_cast<gorod::Reason>(event.much)));
      case Place::seats: return list(said, event.seats);
      case Place::candidates: return ordered_list(said, event.seats);
      case Place::deck: return add_counts(said);
      case Place::votes: return said.arguments.push_back({Argument::Kind::pairs, {}});
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
  static const std::vector<FactShape> all = fact_shapes(
      gorod::fact_rows(), [](const FactRow& row, Place p) { return described(row, p); },
      [](Fact fact) { return gorod_name(fact); });
  return all;
}

}  // namespace omerta::notation
