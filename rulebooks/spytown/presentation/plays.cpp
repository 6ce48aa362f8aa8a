// Action cards as entries of a game master: who plays which, and on whom; and his rulings.
#include <utility>

#include "rulebooks/spytown/presentation/guide.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::spytown {
namespace {

using script::EntryKind;

constexpr Cards kPlays = cards_that([](const CardRow& row) { return row.ask != Ask{}; });

// SPY-GM-1  A card by its name, whoever holds it.
script::Entry ruling_on_cards(const Desk& desk, const std::string& id, Choice (*choice)(Card)) {
  script::Entry entry{
      .kind = EntryKind::word, .ask = ask::rule, .label = "spytown.word." + id, .id = id};
  for (Card card : each(desk.plan.chosen)) {
    entry.options.push_back({choice(card), desk.name(card), notation::spytown_name(card)});
  }
  return entry;
}

}  // namespace

bool is_card_play(Ask what) { return what == ask::show_card || card_of(what) != Card::none; }

// Whoever turns up a card in a wrong phase does not say which; a last shot may be a right without
// a card (SPY-KIDS-3, SPY-LARGE-2).
std::vector<int> played(const Setup& setup, const Command& command) {
  std::vector<int> all;
  if (command.choice == kPass) return all;
  for (Card card : each(kPlays)) {
    const bool chosen = setup.cards[index(card)] > 0;
    const bool own = command.ask == row_of(card).ask && command.ask != ask::last_shot;
    const bool may = own || command.ask == ask::show_card;
    if (chosen && may) all.push_back(notation::thing_of(card));
  }
  return all;
}

// A card that nobody has is known, too: typed in wrongly, it is refused with the reason.
std::vector<script::Entry> plays(const Desk& desk) {
  std::vector<script::Entry> all;
  for (Card card : each(kPlays)) {
    const bool somebody = row_of(card).on == On::somebody;
    all.push_back({.kind = EntryKind::play,
                   .ask = row_of(card).ask,
                   .label = desk.name(card),
                   .id = notation::spytown_name(card),
                   .who = desk.plan.chosen.has(card) ? desk.table.in_play : Seats{},
                   .offered = somebody ? desk.table.in_play : Seats{},
                   .take = static_cast<std::uint8_t>(somebody ? 1 : 0)});
  }
  return all;
}

// SPY-CARD-10  Whoever turns up a usable card in a wrong phase is out; what it would have done
// does not matter. Otherwise nothing, if it is not said on whom.
std::vector<Command> play(const Desk& desk, const script::Entry& entry, const script::Hand& hand) {
  const Card played = card_of(entry.ask);
  expect(played != Card::none);
  if (hand.who == Seat::nobody) return {};
  const bool holds = desk.state.notes[index(hand.who)].card == played;
  const bool wrong_phase = holds && desk.asked(ask::show_card).has(hand.who);
  if (!wrong_phase && hand.choice == kPass) return {};
  return {{.choice = wrong_phase ? kYes : hand.choice,
           .seat = hand.who,
           .ask = wrong_phase ? ask::show_card : entry.ask,
           .voice = Voice::moderator}};
}

// What a game master may enter besides: rulings about a player or a card, and what a player may
// look at again (SPY-CARD-6).
std::vector<script::Entry> own_words(const Desk& desk) {
  return {{.kind = EntryKind::point,
           .ask = ask::rule,
           .label = "spytown.word.put-out",
           .id = "put",
           .offered = desk.table.in_play},
          ruling_on_cards(desk, "allow", [](Card card) { return allow_choice(card); }),
          ruling_on_cards(desk, "forbid", [](Card card) { return forbid_choice(card); }),
          {.kind = EntryKind::page,
           .ask = ask::look,
           .label = "spytown.word.show",
           .id = "show",
           .offered = Seats::first(desk.setup.seats)}};
}

void add_how_to_play(script::Lines& lines, const Desk& desk, Cards cards) {
  const Seats in_play = desk.table.in_play;
  Message examples;
  for (Card card : each(desk.table.unseen & cards)) {
    const bool somebody = row_of(card).on == On::somebody;
    const Message example{
        somebody ? "cli.label.play-on" : "cli.label.play",
        {{"who", *in_play}, {"card", desk.name(card)}, {"whom", script::last_of(in_play)}}};
    const Message before = std::exchange(examples, example);
    if (!before.empty()) examples = {"cli.label.either", {{"one", before}, {"other", example}}};
  }
  if (!examples.empty()) lines.push_back(desk.enter("guide.card.how", {{"name", examples}}));
}

}  // namespace omerta::spytown
