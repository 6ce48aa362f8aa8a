// The last pages: who won and by which rule, all the cards, and the story of the nights.
#include <algorithm>

#include "chronicle/chronicle.h"
#include "cli/play/gorod/gorod.h"
#include "cli/terminal/pager.h"
#include "cli/typed/suggest.h"
#include "notation/clause_ids.h"
#include "rulebooks/gorod/words/spoken.h"

namespace omerta::cli {
namespace {

namespace fact = gorod::fact;
namespace number = gorod::number;

// The story leaves out what the public log says better: calls, nominations, ballots.
bool belongs_to_the_story(const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::deck_announced:
    case number::call_opened:
    case number::call_closed:
    case number::nominated:
    case number::no_candidate:
    case number::spoke:
    case number::vote_opened:
    case number::ballots:
    case number::ballot:
    case number::total:
    case number::day_opened:
    case number::mafia_appeared:
    case number::card_dealt:
    case number::card_shown: return false;
    default: return true;
  }
}

std::string sentence(const PageParts& parts, EventId id, const gorod::Table& after) {
  const Event& event = parts.match.told()[id - 1].event;
  return notation::log_sentence(parts.words, parts.match.plan(), parts.match.names(), event,
                                after) +
         " [" + notation::clause_id(event.by) + "]";
}

// GOR-MAFIA-2  Of the hands of a clan the story keeps the last.
bool moved_later(const std::vector<Told>& told, EventId id) {
  const Event& hand = told[id - 1].event;
  if (hand.fact != fact::pointed) return false;
  for (std::size_t i = id; i < told.size(); ++i) {
    const Event& later = told[i].event;
    if (later.fact == fact::shot || later.fact == fact::no_shot) return false;
    if (later.fact == fact::pointed && later.who == hand.who) return true;
  }
  return false;
}

}  // namespace

void show_end(const PageParts& parts) {
  show_verdict(parts.match, fact::game_over, parts.words, parts.terminal);
  const gorod::Table& table = parts.match.table();
  parts.terminal.title(parts.words.say("cli.heading.all-cards"));
  for (Seat seat : Seats::first(parts.match.plan().setup.seats)) {
    const std::string name = seat_name(parts.words, parts.match.names(), seat);
    const gorod::Role role = table.shown[index(seat)];
    const int gap = 18 - columns(name);
    std::string line = table.winners.has(seat) ? " * " : "   ";
    line += name + std::string(static_cast<std::size_t>(gap > 1 ? gap : 1), ' ');
    line += notation::role_name(parts.words, parts.match.names(), role);
    parts.terminal.line(line, table.winners.has(seat) ? Style::good : Style::plain);
  }
}

void show_story(const PageParts& parts) {
  const Pager pager{parts.terminal};
  parts.terminal.title(parts.words.say("cli.heading.night-log"));
  gorod::Table table{};
  for (EventId id = 1; id <= parts.match.told().size(); ++id) {
    const Told& told = parts.match.told()[id - 1];
    if (told.to.is_everyone()) gorod::Gorod::learn(parts.match.plan(), table, told.event);
    if (told.event.fact == fact::night_fell) {
      parts.terminal.line(parts.words.say("cli.heading.night", {{"n", told.event.much}}),
                          Style::bold);
      continue;
    }
    if (!belongs_to_the_story(told.event) || moved_later(parts.match.told(), id)) continue;
    show_numbered(parts.terminal, id, sentence(parts, id, table),
                  told.to.is_everyone() ? Style::spoken : Style::plain);
  }
}

void show_reason(const PageParts& parts, EventId id) {
  parts.terminal.title(parts.words.say("cli.heading.why"));
  for (EventId each : why(parts.match.told(), id)) {
    const std::string text = sentence(parts, each, parts.match.table());
    show_numbered(parts.terminal, each,
                  each == id ? text : parts.words.say("cli.why.because", {{"what", text}}),
                  Style::plain);
  }
  parts.terminal.say(parts.words.say("cli.why.start"), Style::dim);
}

}  // namespace omerta::cli
