// The last pages of a game of spytown: who won and by which rule, every token and card, the story.
#include "chronicle/chronicle.h"
#include "cli/play/spytown/spytown.h"
#include "cli/terminal/pager.h"
#include "notation/clause_ids.h"
#include "rulebooks/spytown/rules/rules.h"
#include "rulebooks/spytown/words/spoken.h"

namespace omerta::cli {
namespace {

namespace fact = spytown::fact;
namespace number = spytown::number;

// The story leaves out what the public log says better.
bool belongs_to_the_story(const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::tokens_announced:
    case number::cards_announced:
    case number::round_began:
    case number::phase_opened:
    case number::phase_closed:
    case number::window_opened:
    case number::window_closed:
    case number::spoke:
    case number::ballots:
    case number::ballot:
    case number::voted:
    case number::floor:
    case number::defended:
    case number::waived:
    case number::card_removed:
    case number::token_dealt:
    case number::card_dealt:
    case number::revealed: return false;
    default: return true;
  }
}

// SPY-MAFIA-4  Of the hands the story keeps the last.
bool moved_later(const std::vector<Told>& told, EventId id) {
  const Event& hand = told[id - 1].event;
  if (hand.fact != fact::pointed) return false;
  for (std::size_t i = id; i < told.size(); ++i) {
    const Event& later = told[i].event;
    if (later.fact == fact::phase_closed) return false;
    if (later.fact == fact::pointed && later.who == hand.who) return true;
  }
  return false;
}

}  // namespace

// What lay before a player at the end: the own card, and the Commander where it has come to rest.
std::string SpyPages::cards(const Event& revealed) const {
  using spytown::Card;
  const auto own = static_cast<Card>(revealed.much & 0xFFU);
  const bool moved = match_.table().commander == revealed.who && own != Card::commander;
  std::string line;
  if (!match_.plan().extended()) return line;
  if (own != Card::neutral && own != Card::none) {
    line = notation::card_name(words_, setup(), own);
  }
  if (moved) {
    line += (line.empty() ? "" : ", ") + notation::card_name(words_, setup(), Card::commander);
  }
  return line;
}

// SPY-REVEAL-3  All tokens, cards and forces.
void SpyPages::end() const {
  show_verdict(match_, fact::game_over, words_, terminal_);
  terminal_.title(
      words_.say("cli.heading.all-tokens", {{"extended", yes(match_.plan().extended())}}));
  for (const Told& told : match_.told()) {
    if (told.event.fact != fact::revealed) continue;
    const Event& event = told.event;
    const bool won = match_.table().winners.has(event.who);
    const auto force = static_cast<spytown::Force>(event.much >> 12);
    const auto token = static_cast<spytown::Token>(event.what);
    std::string line = (won ? " * " : "   ") + padded(name(event.who), kNameColumns + 3);
    line += padded(notation::token_name(words_, setup(), token), kNameColumns);
    line += padded(notation::force_name(words_, setup(), force), kNameColumns);
    line += cards(event);
    terminal_.line(line, won ? Style::good : Style::plain);
  }
}

std::string SpyPages::sentence(EventId id, const spytown::Table& after) const {
  const Event& event = match_.told()[id - 1].event;
  return notation::log_sentence(words_, match_.plan(), match_.names(), event, after) + " [" +
         notation::clause_id(event.by) + "]";
}

void SpyPages::story() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.night-log"));
  spytown::Table table{};
  for (EventId id = 1; id <= match_.told().size(); ++id) {
    const Told& told = match_.told()[id - 1];
    if (told.to.is_everyone()) spytown::Spytown::learn(match_.plan(), table, told.event);
    if (told.event.fact == fact::round_began) {
      terminal_.line(sentence(id, table), Style::bold);
      continue;
    }
    if (!belongs_to_the_story(told.event) || moved_later(match_.told(), id)) continue;
    show_numbered(terminal_, id, sentence(id, table),
                  told.to.is_everyone() ? Style::spoken : Style::plain);
  }
}

void SpyPages::reason(EventId id) const {
  terminal_.title(words_.say("cli.heading.why"));
  for (EventId each : why(match_.told(), id)) {
    const std::string text = sentence(each, match_.table());
    show_numbered(terminal_, each,
                  each == id ? text : words_.say("cli.why.because", {{"what", text}}),
                  Style::plain);
  }
  terminal_.say(words_.say("cli.why.start"), Style::dim);
}

}  // namespace omerta::cli
