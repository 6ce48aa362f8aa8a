// Events of mrakoszlap in written form.
#include <fmt/format.h>

#include <algorithm>

#include "notation/scribe.h"
#include "rulebooks/mrakoszlap/rules/steps.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/text/facts.h"

namespace omerta::notation {
namespace {

using mrakoszlap::Course;
using mrakoszlap::FactRow;
using mrakoszlap::MuchIs;
using mrakoszlap::Place;
using mrakoszlap::Type;
using mrakoszlap::WhatIs;

FactSlot described(WhatIs what) {
  using enum Argument::Kind;
  using Stands = FactSlot::Stands;
  switch (what) {
    case WhatIs::card:
    case WhatIs::shown:
    case WhatIs::copy: return {"card"};
    case WhatIs::any_card: return {"card", word, Stands::sometimes};
    case WhatIs::gain: return {"type"};
    case WhatIs::order:
    case WhatIs::refrain: return {"question"};
    case WhatIs::step: return {"step"};
    case WhatIs::phase: return {"phase"};
    case WhatIs::skipped: return {"skipped", word, Stands::sometimes};
    case WhatIs::matrix: return {"matrix", word, Stands::sometimes};
    case WhatIs::show: return {"show"};
    case WhatIs::power: return {"power"};
    case WhatIs::side: return {"side"};
    case WhatIs::result: return {"result"};
    case WhatIs::against: return {"against", number};
    case WhatIs::none:
    case WhatIs::time:
    case WhatIs::runoff:
    case WhatIs::stuck: break;  // not written
  }
  return {};
}

FactSlot described(MuchIs much) {
  using enum Argument::Kind;
  switch (much) {
    case MuchIs::none: break;
    case MuchIs::round:
    case MuchIs::offset: return {"round", number};
    case MuchIs::count: return {"number", number};
    case MuchIs::in_favour: return {"for", number};
    case MuchIs::shoots: return {"shoots", word, FactSlot::Stands::sometimes};
  }
  return {};
}

FactSlot described(const FactRow& row, Place place) {
  using enum Argument::Kind;
  using Stands = FactSlot::Stands;
  switch (place) {
    case Place::who: return {"who", seat};
    case Place::self: return {"told", seat, Stands::unsaid};
    case Place::whom: return {"whom", seat};
    case Place::target: return {"whom", seat, Stands::sometimes};
    case Place::dead: return {"who", seat, Stands::sometimes};
    case Place::what: return described(row.what);
    case Place::much: return described(row.much);
    case Place::seats: return {.name = "players", .kind = list, .order = FactSlot::Order::by_seat};
    case Place::step_card: return {"card", word, Stands::sometimes};
    case Place::step_number: return {"number", number, Stands::sometimes};
    case Place::new_copy: return {"card"};
    case Place::gainer: return {"type"};
    case Place::reason: return {"reason"};
    case Place::deck: return {"cards", counts};
  }
  return {};
}

class MrakoszlapReader : public Scribe {
 public:
  explicit MrakoszlapReader(const Casting& casting)
      : Scribe{casting.names}, plan_{casting.game->plan<mrakoszlap::Mrakoszlap>()} {}

  void read(const Told& told, EventId id) override {
    const FactRow& row = mrakoszlap::row_of(told.event.fact);
    Utterance said{told.to, told.event, id, mrakoszlap_name(row.fact), {}, row.has(Trait::own_act)};
    fill(said, row.written, [&](Place place) { add(said, row, place); });
    said_.push_back(std::move(said));
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

  static void what(Utterance& said, WhatIs what) {
    const std::uint8_t value = said.event.what;
    const auto card = [&] {
      return word(said, mrakoszlap_name(static_cast<mrakoszlap::CardId>(value)));
    };
    switch (what) {
      case WhatIs::card: return card();
      case WhatIs::any_card:
        return static_cast<mrakoszlap::CardId>(value) == mrakoszlap::CardId::none ? void() : card();
      case WhatIs::shown:
        if (said.event.much == 0) return card();
        return word(said, mrakoszlap_copy(Type::mirror, said.event.much));
      case WhatIs::copy:
        return word(said, mrakoszlap_copy(static_cast<Type>(value), said.event.much));
      case WhatIs::gain: return word(said, mrakoszlap_name(static_cast<Type>(value)));
      case WhatIs::order:
      case WhatIs::refrain: return word(said, mrakoszlap_name(static_cast<Ask>(value)));
      case WhatIs::step: return step(said);
      case WhatIs::phase: return word(said, mrakoszlap_name(static_cast<mrakoszlap::Phase>(value)));
      case WhatIs::skipped: return value == 0 ? void() : word(said, "skipped");
      case WhatIs::matrix: return value == 0 ? void() : word(said, "matrix");
      case WhatIs::show: return word(said, mrakoszlap_name(static_cast<mrakoszlap::Show>(value)));
      case WhatIs::power: return word(said, mrakoszlap_name(static_cast<mrakoszlap::Power>(value)));
      case WhatIs::side:
      case WhatIs::result:
        return word(said, mrakoszlap_name(static_cast<mrakoszlap::Result>(value)));
      case WhatIs::against: return number(said, value);
      case WhatIs::none:
      case WhatIs::time:
      case WhatIs::runoff:
      case WhatIs::stuck: return;
    }
  }

  static void much(Utterance& said, MuchIs much) {
    if (much != MuchIs::shoots) return number(said, said.event.much);
    if (said.event.much != 0) word(said, "shoots");
  }

  void add(Utterance& said, const FactRow& row, Place place) const {
    const Event& event = said.event;
    switch (place) {
      case Place::who: return seat(said, event.who);
      case Place::self: return quiet_seat(said, event.who);
      case Place::whom: return seat(said, event.whom);
      case Place::target: return event.whom == Seat::nobody ? void() : seat(said, event.whom);
      case Place::dead: return event.who == Seat::nobody ? void() : seat(said, event.who);
      case Place::what: return what(said, row.what);
      case Place::much: return much(said, row.much);
      case Place::seats: return list(said, event.seats);
      case Place::step_card: return step_card(said);
      case Place::step_number: return step_number(said);
      case Place::new_copy:
        return word(said, mrakoszlap_copy(mrakoszlap::gained_by(static_cast<Type>(event.what)),
                                          event.much));
      case Place::gainer: return word(said, mrakoszlap_name(static_cast<Type>(event.seats.bits)));
      case Place::reason: return word(said, reason(event));
      case Place::deck: return deck(said);
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
  static const std::vector<FactShape> all = fact_shapes(
      mrakoszlap::fact_rows(), [](const FactRow& row, Place p) { return described(row, p); },
      [](Fact fact) { return mrakoszlap_name(fact); });
  return all;
}

}  // namespace omerta::notation
