// Action cards as entries of a game master: who plays which, and on whom; and his rulings.
#include <algorithm>
#include <array>
#include <utility>

#include "rulebooks/spytown/presentation/guide.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::spytown {
namespace {

using script::EntryKind;

enum class On : std::uint8_t { nobody, somebody };
struct Play {
  Card card{};
  Ask ask{};
  On on = On::nobody;
};
constexpr std::array kPlays{Play{Card::vest, ask::vest},
                            Play{Card::bandage, ask::bandage},
                            Play{Card::recruitment, ask::recruit, On::somebody},
                            Play{Card::role_swap, ask::role_swap, On::somebody},
                            Play{Card::wiretap, ask::wiretap, On::somebody},
                            Play{Card::shelter, ask::shelter},
                            Play{Card::safe_conduct, ask::safe_conduct},
                            Play{Card::arrest, ask::arrest},
                            Play{Card::corner_shot, ask::corner_shot, On::somebody},
                            Play{Card::kidnapping, ask::kidnapping, On::somebody},
                            Play{Card::last_shot, ask::last_shot, On::somebody}};

// SPY-GM-1  A card by its name, whoever holds it.
script::Entry ruling_on_cards(const Desk& desk, const std::string& id, Choice (*choice)(Card)) {
  script::Entry entry{
      .kind = EntryKind::word, .ask = ask::rule, .label = "spy.word." + id, .id = id};
  for (Card card : each(desk.plan.chosen)) {
    entry.options.push_back({choice(card), desk.name(card), notation::spytown_name(card)});
  }
  return entry;
}

}  // namespace

bool is_card_play(Ask what) {
  return what == ask::show_card || std::any_of(kPlays.begin(), kPlays.end(),
                                               [&](const Play& each) { return each.ask == what; });
}

// A card that nobody has is known, too: typed in wrongly, it is refused with the reason.
std::vector<script::Entry> plays(const Desk& desk) {
  std::vector<script::Entry> all;
  for (const Play& each : kPlays) {
    const bool somebody = each.on == On::somebody;
    all.push_back({.kind = EntryKind::play,
                   .ask = each.ask,
                   .label = desk.name(each.card),
                   .id = notation::spytown_name(each.card),
                   .who = desk.plan.chosen.has(each.card) ? desk.table.in_game : Seats{},
                   .offered = somebody ? desk.table.in_game : Seats{},
                   .take = static_cast<std::uint8_t>(somebody ? 1 : 0)});
  }
  return all;
}

// SPY-CARD-10  Whoever turns up a usable card in a wrong phase is out; what it would have done
// does not matter. Otherwise nothing, if it is not said on whom.
std::vector<Command> play(const Desk& desk, const script::Entry& entry, const script::Hand& hand) {
  const auto played = std::find_if(kPlays.begin(), kPlays.end(),
                                   [&](const Play& each) { return each.ask == entry.ask; });
  expect(played != kPlays.end());
  if (hand.who == Seat::nobody) return {};
  const bool holds = desk.state.notes[index(hand.who)].card == played->card;
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
           .label = "spy.word.put-out",
           .id = "put",
           .offered = desk.table.in_game},
          ruling_on_cards(desk, "allow", [](Card card) { return allow_choice(card); }),
          ruling_on_cards(desk, "forbid", [](Card card) { return forbid_choice(card); }),
          {.kind = EntryKind::page,
           .ask = ask::look,
           .label = "spy.word.show",
           .id = "show",
           .offered = Seats::first(desk.setup.seats)}};
}

void add_how_to_play(script::Lines& lines, const Desk& desk, Cards cards) {
  const Seats in_game = desk.table.in_game;
  Message examples;
  for (Card card : each(desk.table.unseen & cards)) {
    const bool somebody = std::any_of(kPlays.begin(), kPlays.end(), [&](const Play& each) {
      return each.card == card && each.on == On::somebody;
    });
    const Message example{
        somebody ? "cli.label.play-on" : "cli.label.play",
        {{"who", *in_game}, {"card", desk.name(card)}, {"whom", script::last_of(in_game)}}};
    const Message before = std::exchange(examples, example);
    if (!before.empty()) examples = {"cli.label.either", {{"one", before}, {"other", example}}};
  }
  if (!examples.empty()) lines.push_back(desk.enter("guide.card.how", {{"name", examples}}));
}

}  // namespace omerta::spytown
