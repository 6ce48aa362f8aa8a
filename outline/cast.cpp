// From the setup lines of a file to a game in outline, and events in written form.
#include <algorithm>
#include <numeric>

#include "notation/scribe.h"
#include "notation/seating.h"
#include "outline/book.h"
#include "outline/said.h"

namespace omerta::outline {
namespace {

using notation::Argument;
using notation::Casting;
using notation::FactSlot;
using notation::Misread;
using notation::SetupText;
using notation::Utterance;
using notation::Written;

class Caster {
 public:
  Caster(const Outline& outline, const SetupText& text) : outline_{outline}, text_{text} {}

  Casting cast(const std::string& edition) {
    casting_.rulebook = outline_.id;
    casting_.edition = edition;
    refuse_foreign_lines();
    for (const notation::SeatText& seat : notation::seats_in(text_, {})) {
      notation::take_seat(casting_.names.seats, seat.name);
      roles_.push_back(seat.role);
    }
    casting_.names.moderator = text_.moderator().text;
    read_deck();
    judge();
    return std::move(casting_);
  }

 private:
  int seats() const { return static_cast<int>(casting_.names.seats.size()); }

  void refuse_foreign_lines() const {
    if (casting_.edition != outline_.edition) {
      throw Misread(text_.edition.place, {"fault.setup.edition",
                                          {{"options", OneOf{{std::string{outline_.edition}}}},
                                           {"name", casting_.edition}}});
    }
    if (!text_.cards.empty()) {
      throw Misread(text_.cards.front().card.place, "fault.setup.no-action-cards");
    }
    if (!text_.house.empty())
      throw Misread(text_.house.front().place, "fault.setup.no-house-roles");
  }

  int role(const Written& word) const {
    const auto found = find_role(outline_, word.text);
    if (!found) throw Misread(word.place, {"fault.card.not-here", {{"name", word.text}}});
    return *found;
  }

  void read_deck() {
    const bool on_seats =
        std::any_of(roles_.begin(), roles_.end(), [](const Written& w) { return !w.text.empty(); });
    const std::vector<Written>& dealt = on_seats ? roles_ : text_.deal;
    deck_.assign(outline_.roles.size(), 0);
    casting_.deal.assign(roles_.size(), -1);
    for (std::size_t i = 0; i < dealt.size(); ++i) {
      if (i >= casting_.deal.size()) throw Misread(dealt[i].place, "fault.setup.too-many-dealt");
      casting_.deal[i] = role(dealt[i]);
      if (on_seats && text_.deck.empty()) ++deck_[static_cast<std::size_t>(casting_.deal[i])];
    }
    for (const notation::DeckText& each : text_.deck) {
      deck_[static_cast<std::size_t>(role(each.role))] += each.count;
    }
    const bool fits = seats() >= outline_.fewest && seats() <= outline_.most;
    if (!on_seats && text_.deck.empty() && fits) deck_ = outline_.deck(seats());
  }

  void complain(std::string code, Message text, const notation::Where& place) {
    casting_.complaints.push_back({std::move(code), false, std::move(text), place});
  }

  void judge() {
    for (const notation::OptionText& option : text_.options) {
      complain("unknown-option", notation::unknown_option({}, option), option.name.place);
    }
    if (notation::sits(casting_.names.seats, casting_.names.moderator)) {
      complain("moderator-is-player", said(outline_, "complaint.moderator-is-player"),
               text_.moderator().place);
    }
    for (notation::Complaint& each : complaints(outline_, seats(), deck_)) {
      complain(each.code, each.text, text_.deck_place());
    }
    if (!casting_.complaints.empty()) return;
    casting_.game = outline_.game(seats(), deck_);
    for (std::size_t i = 0; i < deck_.size(); ++i) {
      if (deck_[i] > 0) casting_.deck.emplace_back(outline_.roles[i], deck_[i]);
    }
  }

  const Outline& outline_;
  const SetupText& text_;
  Casting casting_;
  std::vector<Written> roles_;
  std::vector<int> deck_;
};

FactSlot described(Place place) {
  using enum Argument::Kind;
  switch (place) {
    case Place::who: return {"who", seat};
    case Place::self: return {"told", seat, FactSlot::Stands::unsaid};
    case Place::whom: return {"whom", seat};
    case Place::role: return {"role"};
    case Place::result: return {"result"};
    case Place::round: return {"round", number};
    case Place::seats: return {.name = "players", .kind = list, .order = FactSlot::Order::by_seat};
    case Place::deck: return {"cards", counts};
  }
  return {};
}

class Reader : public notation::Scribe {
 public:
  Reader(const Outline& outline, const Casting& casting)
      : Scribe{casting.names}, outline_{outline}, deck_{casting.deck} {}

  void read(const Told& told, EventId id) override {
    const Row& row = outline_.row(told.event.fact);
    Utterance said{told.to, told.event, id, std::string{row.name}, {}, row.has(Trait::own_act)};
    fill(said, row.written, [&](Place place) { add(said, place); });
    said_.push_back(std::move(said));
  }

 private:
  void add(Utterance& said, Place place) const {
    const Event& event = said.event;
    switch (place) {
      case Place::who: return seat(said, event.who);
      case Place::self: return quiet_seat(said, event.who);
      case Place::whom: return seat(said, event.whom);
      case Place::role: return word(said, std::string{outline_.roles[event.what]});
      case Place::result: return word(said, std::string{outline_.results[event.what]});
      case Place::round: return number(said, event.much);
      case Place::seats: return list(said, event.seats);
      case Place::deck: return add_deck(said);
    }
  }

  void add_deck(Utterance& said) const {
    Argument counts{Argument::Kind::counts, {}};
    for (const auto& [role, count] : deck_) {
      counts.items.push_back(std::to_string(count) + " " + role);
    }
    said.arguments.push_back(std::move(counts));
  }

  const Outline& outline_;
  const std::vector<std::pair<std::string, int>> deck_;
};

}  // namespace

Casting cast(const Outline& outline, const SetupText& text, const std::string& edition) {
  return Caster{outline, text}.cast(edition);
}

std::vector<notation::Complaint> complaints(const Outline& outline, int seats,
                                            const std::vector<int>& deck) {
  std::vector<notation::Complaint> all;
  const auto complain = [&](std::string_view code) {
    all.push_back({std::string{code},
                   false,
                   said(outline, "complaint." + std::string{code},
                        {{"n", seats}, {"low", outline.fewest}, {"high", outline.most}}),
                   {}});
  };
  if (seats < outline.fewest) complain("too-few-players");
  if (seats > outline.most) complain("too-many-players");
  const bool matches = std::accumulate(deck.begin(), deck.end(), 0) == seats;
  if (all.empty() && !matches) complain("deck-does-not-match");
  const std::string_view fault =
      all.empty() && outline.fault != nullptr ? outline.fault(deck) : std::string_view{};
  if (!fault.empty()) complain(fault);
  return all;
}

std::unique_ptr<notation::Reader> reader(const Outline& outline, const Casting& casting) {
  return std::make_unique<Reader>(outline, casting);
}

std::vector<notation::FactShape> fact_shapes(const Outline& outline) {
  return notation::fact_shapes(
      outline.facts, [](const Row&, Place place) { return described(place); },
      [&](Fact fact) { return std::string{outline.row(fact).name}; });
}

}  // namespace omerta::outline
