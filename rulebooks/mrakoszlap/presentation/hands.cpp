// Who holds what in mrakoszlap, as its moderator sees it: cards, copies gained in play, what lies
// on them; and one player's own page.
#include <bit>

#include "rulebooks/mrakoszlap/presentation/guide.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::mrakoszlap {
namespace {

constexpr unsigned kPrintedMirrors = kCopies[index(Type::mirror)];
constexpr unsigned kPrintedTreaders = kCopies[index(Type::cloud_treader)];

bool has_bit(std::uint64_t bits, unsigned at) { return (bits >> at & 1U) != 0; }

std::vector<int> numbers_of(Hand cards) {
  std::vector<int> numbers;
  for (std::uint64_t left = cards.bits; left != 0; left &= left - 1) {
    numbers.push_back(std::countr_zero(left));
  }
  return numbers;
}

Message marked(Message card, const Message& mark) {
  if (mark.empty()) return card;
  return {"cli.label.with", {{"what", std::move(card)}, {"more", mark}}};
}

Message mirror_mark(const Desk& desk, unsigned number) {
  return has_bit(desk.truth.muddied, number) ? "cli.moderate.mark.muddied" : Message{};
}

// How often a card still works, where that is not plain from its being there.
Message use_mark(const Desk& desk, CardId id) {
  const Truth& truth = desk.truth;
  const Type type = type_of(id);
  if (Hand{truth.used}.has(id)) return "cli.moderate.mark.used-up";
  if (type == Type::mirror) return mirror_mark(desk, number_of(id));
  if (type == Type::jozin || type == Type::blind_executioner) {
    const int left = type == Type::jozin ? truth.mud : truth.pairs;
    return {"cli.moderate.mark.uses-left", {{"n", left}}};
  }
  if (type == Type::doctor && truth.offset != 0) {
    return {"cli.moderate.mark.own-nights", {{"n", truth.offset}}};
  }
  return {};
}

// What lies before a seat, gained cards and marks included.
Messages held_by(const Desk& desk, Seat seat) {
  const Truth& truth = desk.truth;
  Messages cards;
  for (int number : numbers_of(Hand{truth.hand[index(seat)]})) {
    const auto id = static_cast<CardId>(number);
    cards.push_back(marked(said::card_name(id), use_mark(desk, id)));
  }
  for (unsigned i = 0; i < truth.treaders; ++i) {
    if (truth.treader[i] != seat) continue;
    cards.push_back(said::copy_name(Type::cloud_treader, kPrintedTreaders + 1 + i));
  }
  for (unsigned number = kPrintedMirrors + 1; number < kMirrorNumbers; ++number) {
    if (!has_bit(truth.mirrors[index(seat)], number)) continue;
    cards.push_back(marked(said::copy_name(Type::mirror, number), mirror_mark(desk, number)));
  }
  return cards;
}

}  // namespace

std::vector<script::Kind> kinds(const Plan& plan) {
  std::vector<script::Kind> all;
  for (unsigned i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    all.push_back({.id = static_cast<int>(index(card(type))),
                   .name = said::card_name(type),
                   .copies = plan.deck.count(type),
                   .numbered = kCopies[i],
                   .also = {notation::mrakoszlap_name(type), notation::mrakoszlap_printed(type)}});
  }
  return all;
}

// As they were dealt, whatever was lost or used since.
script::Hands dealt_hands(const Desk& desk) {
  script::Hands hands(desk.plan.setup.seats);
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    if (desk.truth.row == Row::deal) hands[seat] = numbers_of(Hand{desk.truth.hand[seat]});
  }
  for (unsigned i = 0; i < kDeck; ++i) {
    const Seat holder = desk.truth.holder[i];
    if (holder != Seat::nobody) hands[index(holder)].push_back(static_cast<int>(i));
  }
  return hands;
}

// MRK-DEAL-14  Alone with the screen: one's own hand and what its cards do.
script::Step own_page(const Desk& desk, Seat seat) {
  script::Step page{
      .page = "card/" + std::to_string(index(seat)),
      .entries = {{.kind = script::EntryKind::nod, .ask = ask::look, .who = Seats::of(seat)}},
      .usual = script::Filled{0, {{seat, kYes}}},
      .eyes = script::Eyes::owner,
      .owner = seat};
  const Hand hand{desk.truth.hand[index(seat)]};
  for (int id : numbers_of(hand)) {
    const auto card = static_cast<CardId>(id);
    Message traits;
    for (const Message& each : said::card_traits(type_of(card))) {
      traits =
          traits.empty() ? each : Message{"cli.label.more", {{"first", traits}, {"next", each}}};
    }
    page.lines.push_back({.kind = script::Line::Kind::card,
                          .text = said::card_does(desk.plan.setup, type_of(card)),
                          .label = said::card_name(card)});
    page.lines.push_back({.kind = script::Line::Kind::card, .text = traits});
  }
  if (hand.has(Type::doctor) && desk.truth.offset != 0) {
    const std::string nights = said::nights_text(desk.truth.offset);
    page.lines.push_back({.kind = script::Line::Kind::secret,
                          .text = {"mrakoszlap.fact.doctor-offset.you", {{"nights", nights}}}});
  }
  return page;
}

std::vector<script::SecretRow> secrets(const Desk& desk) {
  const Truth& truth = desk.truth;
  const Seats all = Seats::first(desk.plan.setup.seats);
  std::vector<script::SecretRow> rows;
  for (Seat seat : all) {
    script::SecretRow row{.seat = seat, .holds = held_by(desk, seat)};
    const auto mark = [&](Seats seats, const char* key) {
      if (seats.has(seat)) row.marks.push_back(key);
    };
    mark(truth.mafia, "cli.moderate.mark.mafia");
    mark(truth.magnetised, "cli.moderate.mark.magnetised");
    mark(desk.speaks_freely() ? Seats{} : desk.table.silenced, "cli.moderate.mark.silenced");
    mark(desk.speaks_freely() ? Seats{} : desk.table.banned, "cli.moderate.mark.banned");
    mark(all - truth.alive, "cli.label.out");
    rows.push_back(std::move(row));
  }
  if (truth.pair_first != Seat::nobody) {
    rows.push_back({.seat = Seat::nobody,
                    .holds = {{"guide.mrakoszlap.pair",
                               {{"who", truth.pair_first}, {"whom", truth.pair_second}}}}});
  }
  return rows;
}

}  // namespace omerta::mrakoszlap
